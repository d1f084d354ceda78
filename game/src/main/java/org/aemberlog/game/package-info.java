/**
 * KeyForge itself, in pure Java: no Spring, no I/O, no clock and no randomness of its own. A match
 * is a fold over facts: {@link org.aemberlog.game.engine.Rules} turns an intent into facts or a
 * refusal, and {@link org.aemberlog.game.state.MatchState} folds the facts.
 */
package org.aemberlog.game;
