/**
 * The card language: what a card is. A card is data, printed values plus abilities built from a
 * closed set of records, so that it can be stored, shipped, hashed and read aloud, and the engine
 * interprets the very data the player reads.
 */
package org.aemberlog.game.card;
