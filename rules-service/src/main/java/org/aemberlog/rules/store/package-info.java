/** The event store: one document per commit, and snapshots to start from. */
package org.aemberlog.rules.store;
