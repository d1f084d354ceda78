/** The event store: one document per commit, snapshots to start from, and matches in memory. */
package org.aemberlog.rules.store;
