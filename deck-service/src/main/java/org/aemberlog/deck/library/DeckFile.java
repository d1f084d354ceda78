package org.aemberlog.deck.library;

import java.util.List;
import java.util.Optional;
import org.aemberlog.deck.cards.CardSet;

/**
 * A deck in JSON.
 *
 * @param name the Archon's name, 1 to 80 characters
 * @param set the set that it was printed in; if it is not said, the one with most of the titles
 * @param cards the lines of a list in plain text, such as {@code "108 logos"} or {@code "2x Dust Imp (Dis)"}
 */
public record DeckFile(String name, Optional<CardSet> set, List<String> cards) {

    public DeckFile {
        cards = List.copyOf(cards);
    }

    /** What it says. */
    public DeckDraft draft() {
        return DeckDraft.read(cards).with(Optional.of(name), set);
    }
}
