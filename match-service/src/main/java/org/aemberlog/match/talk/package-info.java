/**
 * What is said at a table beside the game: ready-made phrases, and whether there is to be a rematch. It
 * is no part of the match, so it is in no event and makes nobody's version stale.
 */
package org.aemberlog.match.talk;
