/** The finished matches of each player. */
package org.aemberlog.replay.players;
