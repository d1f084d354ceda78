/**
 * The words in which cards are written: static methods that build the records of the card language
 * and read like the card.
 */
package org.aemberlog.game.card.dsl;
