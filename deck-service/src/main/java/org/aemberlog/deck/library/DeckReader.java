package org.aemberlog.deck.library;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.CardSet;
import org.aemberlog.deck.pool.Checklist;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.ShownName;

/** Checks a deck as people write it and makes the deck list that matches are played with. */
public final class DeckReader {

    private static final int HOUSES = 3;
    private static final int CARDS_PER_HOUSE = DeckList.SIZE / HOUSES;
    private static final int MAX_COMPLAINTS = 5;

    private final CardPool pool;
    private final NearestTitles titles;

    /** Reads decks of the cards of {@code pool}. */
    public DeckReader(CardPool pool) {
        this.pool = pool;
        this.titles = new NearestTitles(pool);
    }

    /** A card found: as it is printed, in the house of the deck. */
    private record Found(Printing printing, House house, DeckLine line) {

        private DeckCard card(CardPool pool) {
            return new DeckCard(pool.pinnedName(printing.card().id()).orElseThrow(), house, line.enhancements());
        }
    }

    /**
     * Reads a deck. Houses and cards are put in a fixed order and the id is made from the content,
     * so that the same deck always has the same id, however it was written down.
     *
     * @throws DeckFormatException when it is no deck of 36 known cards, twelve of each of three
     *     houses of its set
     */
    public DeckList read(DeckDraft draft) {
        var name = name(draft.name());
        if (draft.cards().isEmpty()) {
            throw new DeckFormatException("A deck has 36 cards; found none.");
        }
        var set = draft.set().orElseGet(() -> likeliest(draft.cards()));
        checkEnhancements(set, draft.cards());
        var houses = byHouse(set, draft.cards());
        checkHouses(set, houses);
        var cards = houses.values().stream()
                .flatMap(all -> all.stream().sorted(Comparator.comparing(found -> found.printing.number())))
                .map(found -> found.card(pool))
                .toList();
        return DeckIds.named(new DeckList("", name, List.copyOf(houses.keySet()), cards, set == CardSet.DARK_TIDINGS));
    }

    private static String name(String text) {
        try {
            return ShownName.ofDeck(text);
        } catch (IllegalArgumentException e) {
            throw new DeckFormatException(e.getMessage());
        }
    }

    private CardSet likeliest(List<DeckLine> cards) {
        return Collections.max(
                List.of(CardSet.values()),
                Comparator.comparingLong((CardSet set) -> cards.stream()
                                .filter(line -> pool.titled(set, line.title()).isPresent())
                                .count())
                        .thenComparing(Comparator.reverseOrder()));
    }

    private static void checkEnhancements(CardSet set, List<DeckLine> lines) {
        lines.stream()
                .filter(line -> !set.hasEnhancements() && !line.enhancements().isEmpty())
                .findFirst()
                .ifPresent(line -> {
                    throw new DeckFormatException("Line %d, '%s': cards of %s receive no bonus icons."
                            .formatted(line.at(), line.text(), Plain.of(set)));
                });
    }

    private Map<House, List<Found>> byHouse(CardSet set, List<DeckLine> lines) {
        var houses = new EnumMap<House, List<Found>>(House.class);
        var unknown = new ArrayList<DeckLine>();
        for (var line : lines) {
            printing(set, line)
                    .map(it -> new Found(it, house(line, it), line))
                    .ifPresentOrElse(
                            found -> houses.computeIfAbsent(found.house, _ -> new ArrayList<>())
                                    .addAll(Collections.nCopies(line.count(), found)),
                            () -> unknown.add(line));
        }
        if (!unknown.isEmpty()) {
            throw unknown(set, unknown);
        }
        return houses;
    }

    private static House house(DeckLine line, Printing printing) {
        return line.house()
                .or(printing::house)
                .orElseThrow(() -> new DeckFormatException(
                        "Line %d, '%s': an anomaly may come in any house; write which, such as '%s (dis)'."
                                .formatted(
                                        line.at(), line.text(), printing.card().title())));
    }

    /** The title counts more than the number, which is another card's in another set. */
    private Optional<Printing> printing(CardSet set, DeckLine line) {
        if (line.title().isEmpty()) {
            return line.number().flatMap(number -> pool.printing(set, number));
        }
        return pool.printingsOf(line.title()).stream()
                .filter(printing -> switch (line.origin().orElse(CardOrigin.MAVERICK)) {
                    case MAVERICK -> printing.set() == set;
                    case LEGACY -> printing.set().compareTo(set) < 0;
                    case ANOMALY -> printing.set().compareTo(set) >= 0;
                })
                .findFirst();
    }

    private DeckFormatException unknown(CardSet set, List<DeckLine> lines) {
        int more = lines.size() - MAX_COMPLAINTS;
        return new DeckFormatException("Every line has to name a card of %s; not known: %s%s."
                .formatted(
                        Plain.of(set),
                        lines.stream()
                                .limit(MAX_COMPLAINTS)
                                .map(line -> "line %d, '%s'%s".formatted(line.at(), line.text(), advice(set, line)))
                                .collect(joining("; ")),
                        more > 0 ? "; and %d more".formatted(more) : ""));
    }

    private String advice(CardSet set, DeckLine line) {
        var elsewhere = pool.printingsOf(line.title()).stream()
                .filter(printing -> printing.set().compareTo(set) < 0)
                .findFirst();
        if (elsewhere.isPresent()) {
            return " (a card of %s: as a legacy it is written '%s (legacy)')"
                    .formatted(
                            Plain.of(elsewhere.get().set()),
                            elsewhere.get().card().title());
        }
        var near = titles.nearest(set, line.title());
        return near.isEmpty() ? "" : " (nearest: " + String.join(", ", near) + ")";
    }

    private static void checkHouses(CardSet set, Map<House, List<Found>> houses) {
        var found = new TreeMap<String, Integer>();
        houses.forEach((house, all) -> found.put((String) Plain.of(house), all.size()));
        int cards = found.values().stream().mapToInt(Integer::intValue).sum();
        if (found.size() != HOUSES || found.values().stream().anyMatch(n -> n != CARDS_PER_HOUSE)) {
            throw new DeckFormatException(
                    "A deck has 36 cards, 12 of each of three houses; found %d: %s.".formatted(cards, found));
        }
        var ofSet = Checklist.of(set).houses();
        if (!ofSet.containsAll(houses.keySet())) {
            throw new DeckFormatException("The houses of %s are %s; found %s."
                    .formatted(
                            Plain.of(set),
                            ofSet.stream().sorted().map(Plain::of).toList(),
                            houses.keySet().stream().map(Plain::of).toList()));
        }
    }
}
