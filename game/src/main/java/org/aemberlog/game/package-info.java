/**
 * KeyForge itself, in pure Java: no Spring, no I/O, no clock and no randomness of its own. A match
 * is a fold over events: {@link org.aemberlog.game.engine.Rules} turns an intent into events or a
 * rejection, and {@link org.aemberlog.game.state.MatchState} folds the events.
 */
package org.aemberlog.game;
