/** Creating matches. */
package org.aemberlog.match.creation;
