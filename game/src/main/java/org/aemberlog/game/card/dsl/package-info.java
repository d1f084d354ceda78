/**
 * The language card authors write: static methods that read like the card and build the records of
 * {@link org.aemberlog.game.card}. A card is one expression, from {@code card("Batdrone")} to the
 * last ability, and nothing here knows how the engine resolves it.
 *
 * <p>{@link org.aemberlog.game.card.dsl.Card} holds the printed values and the abilities, {@link
 * org.aemberlog.game.card.dsl.Cards} says which cards, {@link org.aemberlog.game.card.dsl.Effects}
 * what happens to them, {@link org.aemberlog.game.card.dsl.Numbers} how much and {@link
 * org.aemberlog.game.card.dsl.Rules} what holds or waits.
 */
package org.aemberlog.game.card.dsl;
