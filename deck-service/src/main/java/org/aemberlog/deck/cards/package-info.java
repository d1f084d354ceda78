/** The cards, one package for each set and one file for each house. */
package org.aemberlog.deck.cards;
