/**
 * Bots: they pick one of the legal intents from what their seat sees and from what the definitions
 * of the cards say, never from titles. A decision is a function of its {@link
 * org.aemberlog.game.bot.Situation} alone. {@code SensibleBot} judges intents; {@code Prospects}
 * says what effects would come to, {@code Reading} which cards they touch and how. {@code
 * SearchingBot} plays matches on from {@code Deals}: what the match may be, for all that is seen.
 */
package org.aemberlog.game.bot;
