/** Who may read hidden cards, and how much anybody may read. */
package org.aemberlog.replay.access;
