/** replay-service: the archive of all events, and what is folded from it. */
package org.aemberlog.replay;
