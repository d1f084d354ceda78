/**
 * The language card authors write: static methods that read like the card and build the records of
 * {@link org.aemberlog.game.card}. A card is one expression, from {@code card("Batdrone")} to the
 * last ability, and nothing here knows how the engine resolves it.
 *
 * <p>{@link org.aemberlog.game.card.dsl.Card} holds the printed values and the abilities; {@link
 * org.aemberlog.game.card.dsl.Language} has all words, one class for each topic, each word under one
 * line that ends in an example. docs/card-language.md is their index.
 */
package org.aemberlog.game.card.dsl;
