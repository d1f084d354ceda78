/**
 * Matches that a player has left. Who stays may claim the match once the other, who has to decide, has
 * given no sign for long enough.
 */
package org.aemberlog.match.absence;
