/**
 * The language card authors write: static methods that read like the card and build the records of
 * {@link org.aemberlog.game.card}. A card is one expression, from {@code card("Batdrone")} to the
 * last ability, and nothing here knows how the engine resolves it.
 *
 * <p>{@link org.aemberlog.game.card.dsl.Card} holds the printed values and the abilities; each class
 * of words has one topic, and each word one line that ends in an example. docs/card-language.md is
 * their index.
 */
package org.aemberlog.game.card.dsl;
