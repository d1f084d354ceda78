package org.aemberlog.deck.library;

import java.util.Optional;
import java.util.function.Predicate;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.dsl.CardTitle;

/**
 * Which decks are wanted.
 *
 * @param name words that the name has to contain, whatever their case, accents and quotes
 * @param house a house that the deck has to have
 * @param shelf only decks that who asks has put there
 */
public record DeckQuery(Optional<String> name, Optional<House> house, Optional<Shelf> shelf) {

    /** Where a profile puts decks. */
    public enum Shelf {
        /** The profile's own decks. */
        OWN,
        /** Those it likes best, its own or others'. */
        FAVORITES
    }

    /** Whether a deck's name contains the words. */
    Predicate<String> named() {
        return name.map(CardTitle::idOf)
                .<Predicate<String>>map(words -> it -> CardTitle.idOf(it).contains(words))
                .orElse(_ -> true);
    }
}
