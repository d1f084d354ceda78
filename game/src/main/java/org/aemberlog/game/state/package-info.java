/**
 * The match and its fold: who has which card where, and what changed since. State is plain,
 * immutable data; it never knows what a card's text says.
 */
package org.aemberlog.game.state;
