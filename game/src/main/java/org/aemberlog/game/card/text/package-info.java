/**
 * Reads cards aloud. {@link org.aemberlog.game.card.text.RulesText} writes the English text of a
 * card from the very records that the engine resolves, so a player reads what will happen. Every
 * switch here is exhaustive: a new record of the card language does not compile until it has words.
 */
package org.aemberlog.game.card.text;
