package org.aemberlog.deck.library;

import org.aemberlog.deck.cards.Printing;
import org.aemberlog.game.card.House;

/** A card of a deck, with the line of the list that names it. */
record ListedCard(DeckLine line, DeckEntry entry) {

    House house() {
        return entry.house();
    }

    String title() {
        return entry.printing().card().title();
    }

    boolean isEnhanced() {
        return !entry.received().isEmpty();
    }

    /** The same as another of the cards of this title and number. */
    ListedCard as(Printing printing) {
        return new ListedCard(line, new DeckEntry(printing, entry.house(), entry.received()));
    }
}
