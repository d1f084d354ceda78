/** The cards: the form of a house of a set, and one package for each set with one file for each house. */
package org.aemberlog.deck.cards;
