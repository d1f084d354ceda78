/** What a match being played is, and which ones cannot go on. */
package org.aemberlog.rules.live;
