/**
 * Bots: they pick one of the legal intents from what their seat sees and from what the definitions
 * of the cards say, never from titles. A decision is a function of its {@code Situation} alone. Read
 * {@code situation} first, then {@code table} and {@code reading}, which tell what a bot sees and what
 * cards say, then {@code judgment}, which weighs both, and {@code search}, which plays on from there.
 */
package org.aemberlog.game.bot;
