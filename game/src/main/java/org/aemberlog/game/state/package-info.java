/**
 * The match and its fold: who has which card where, and what changed since. State is plain,
 * immutable data; it never knows what a card's text says. {@code Fold} says what each event changes;
 * {@code Corrections} does it for a judge's.
 */
package org.aemberlog.game.state;
