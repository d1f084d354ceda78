/** Watching: matches as they are, and as they go on. */
package org.aemberlog.match.stream;
