/** The matches as they are now, folded from the commits on Kafka, and who waits for them. */
package org.aemberlog.match.live;
