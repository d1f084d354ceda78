/** How finished matches ended, told to others: on a topic, and to webhooks. */
package org.aemberlog.replay.results;
