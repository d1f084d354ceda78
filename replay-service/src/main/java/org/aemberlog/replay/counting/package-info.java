/** What happened in a finished match, counted once for all who ask. */
package org.aemberlog.replay.counting;
