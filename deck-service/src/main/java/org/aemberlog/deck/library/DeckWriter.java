package org.aemberlog.deck.library;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;

/** Writes decks as lists in plain text that {@link DeckReader} reads. */
public final class DeckWriter {

    private final CardPool pool;

    /** Writes decks of the cards of {@code pool}. */
    public DeckWriter(CardPool pool) {
        this.pool = pool;
    }

    /** The list of a deck of a set: name, set, and a line for each card under its house. */
    public String write(CardSet set, DeckList deck) {
        var text = new StringBuilder("name: %s\nset: %s\n".formatted(deck.name(), Plain.of(set)));
        for (var house : deck.houses()) {
            text.append("\n%s\n".formatted(Plain.of(house)));
            deck.cards().stream()
                    .filter(card -> card.house() == house)
                    .forEach(card -> text.append(line(set, card)).append('\n'));
        }
        return text.toString();
    }

    private String line(CardSet set, DeckCard card) {
        var ofSet = pool.titled(set, card.cardId());
        var title = pool.card(card.cardId()).orElseThrow().title();
        var number = ofSet.map(Printing::number).filter(it -> Character.isDigit(it.charAt(0)));
        var notes = Stream.concat(
                        ofSet.isPresent() ? Stream.of() : Stream.of("legacy"),
                        card.enhancements().stream().map(Plain::of))
                .map(String::valueOf)
                .collect(Collectors.joining(", "));
        return number.map(it -> it + " ").orElse("")
                + title
                + Optional.of(notes)
                        .filter(it -> !it.isEmpty())
                        .map(" (%s)"::formatted)
                        .orElse("");
    }
}
