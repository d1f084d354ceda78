package org.aemberlog.deck.library;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.CardSet;
import org.aemberlog.game.card.House;
import org.aemberlog.game.json.Plain;

/**
 * Reads a deck list in plain text, as people write it: one line for each card, a collector number
 * or a title, with how often ({@code 3x Dust Imp}) and with its house behind it ({@code 108 logos},
 * {@code Dust Imp (Dis)}) or above it on a line of its own. Lines {@code name: ...} and {@code set:
 * ...} say the rest; {@code #} begins a comment. Files of starter decks are such lists too.
 */
public final class PlainDeckReader {

    private static final int MAX_COMPLAINTS = 5;

    private final CardPool pool;

    /** Reads lists of the cards of {@code pool}. */
    public PlainDeckReader(CardPool pool) {
        this.pool = pool;
    }

    /**
     * Reads a list; whether it is a deck is for {@link DeckReader} to say.
     *
     * @param name what the deck is called, whatever the list says
     * @param set the set that numbers and titles belong to; if neither this nor the list says it,
     *     the one with most of the titles, the oldest of several
     * @throws DeckFormatException when a line is no card of the set, naming the line
     */
    public DeckFile read(String text, Optional<String> name, Optional<CardSet> set) {
        var list = PlainList.read(text);
        var of = set.or(list::set).orElseGet(() -> likeliest(list.cards()));
        var houses = new EnumMap<House, List<String>>(House.class);
        var unknown = new ArrayList<PlainLine>();
        for (var line : list.cards()) {
            line.printing(pool, of)
                    .ifPresentOrElse(
                            card -> houses.computeIfAbsent(line.house().orElse(card.house()), _ -> new ArrayList<>())
                                    .addAll(Collections.nCopies(line.count(), card.number())),
                            () -> unknown.add(line));
        }
        if (!unknown.isEmpty()) {
            throw unknown(of, unknown);
        }
        return new DeckFile(name.orElse(list.name()), of, houses, List.of());
    }

    private CardSet likeliest(List<PlainLine> cards) {
        return Collections.max(List.of(CardSet.values()), Comparator.comparingLong(set -> titled(cards, set)));
    }

    private long titled(List<PlainLine> cards, CardSet set) {
        return cards.stream()
                .filter(card -> pool.titled(set, card.title()).isPresent())
                .count();
    }

    private static DeckFormatException unknown(CardSet set, List<PlainLine> lines) {
        var found = lines.stream()
                .limit(MAX_COMPLAINTS)
                .map(line -> "line %d, '%s'".formatted(line.at(), line.text()))
                .collect(Collectors.joining("; "));
        int more = lines.size() - MAX_COMPLAINTS;
        return new DeckFormatException("Every line has to name a card of %s; not known: %s%s."
                .formatted(Plain.of(set), found, more > 0 ? "; and %d more".formatted(more) : ""));
    }
}
