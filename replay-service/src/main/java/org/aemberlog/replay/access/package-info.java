/** Who may read hidden cards. */
package org.aemberlog.replay.access;
