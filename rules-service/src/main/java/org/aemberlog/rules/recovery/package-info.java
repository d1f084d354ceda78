/** Brings back what was decided: to readers that lost it, and to an event store that is older than its topic. */
package org.aemberlog.rules.recovery;
