/** deck-service: the card pools and the decks. */
package org.aemberlog.deck;
