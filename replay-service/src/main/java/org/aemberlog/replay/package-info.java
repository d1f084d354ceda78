/** replay-service: the archive of all facts, and what is folded from it. */
package org.aemberlog.replay;
