/**
 * Text forms of positions, events and cases, for tests, logs and people. A position reads
 *
 * <pre>
 * alice logos amber 3 hand [punch] line [batdrone, troll damage 5 exhausted] | bob amber 1
 * </pre>
 *
 * <p>with the active player first. Cards are named by card id, a second copy of the same by {@code
 * #2} behind it.
 */
package org.aemberlog.game.notation;
