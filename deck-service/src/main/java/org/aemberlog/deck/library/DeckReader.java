package org.aemberlog.deck.library;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.Checklist;
import org.aemberlog.deck.pool.Companions;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.dsl.CardTitle;
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

    /**
     * Reads a deck. Houses and cards are put in a fixed order and the id is made from the content,
     * so that the same deck always has the same id, however it was written down.
     *
     * @throws DeckFormatException when it is no deck of 36 known cards, twelve of each of three
     *     houses of its set
     */
    public DeckList read(DeckDraft said) {
        var draft = underItsHeader(said);
        var name = name(draft.name());
        if (draft.cards().isEmpty()) {
            throw new DeckFormatException("A deck has 36 cards; found none.");
        }
        var set = draft.set().orElseGet(() -> likeliest(draft.cards()));
        var entries = entries(set, draft.cards());
        checkHouses(set, entries);
        checkEnhancements(entries);
        var cards = entries.stream()
                .sorted(DeckEntry.ORDER)
                .map(it -> it.card(pool))
                .toList();
        var houses = cards.stream().map(DeckCard::house).distinct().toList();
        return DeckIds.named(new DeckList("", name, houses, cards, set == CardSet.DARK_TIDINGS));
    }

    /** A first line that names no card is the deck's name when the lines below it are enough for a deck. */
    private DeckDraft underItsHeader(DeckDraft draft) {
        var cards = draft.cards();
        int below = cards.stream().skip(1).mapToInt(DeckLine::count).sum();
        if (below < DeckList.SIZE || namesCard(cards.getFirst())) {
            return draft;
        }
        var name = draft.name().isEmpty() ? cards.getFirst().text() : draft.name();
        return new DeckDraft(name, draft.set(), cards.subList(1, cards.size()));
    }

    private boolean namesCard(DeckLine line) {
        return line.number().isPresent() || !pool.printingsOf(line.title()).isEmpty();
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
                                .filter(line -> !printings(set, line).isEmpty())
                                .count())
                        .thenComparing(Comparator.reverseOrder()));
    }

    /** The icons that cards received are those that cards of the deck enhance others with (glossary, Enhance). */
    private static void checkEnhancements(List<DeckEntry> cards) {
        var given = cards.stream().flatMap(it -> it.given().stream()).sorted().toList();
        var received =
                cards.stream().flatMap(it -> it.received().stream()).sorted().toList();
        if (!given.equals(received)) {
            throw new DeckFormatException(
                    ("The cards of the deck enhance others with %s; by the list others received %s. Write them in"
                                    + " parentheses behind the card that received them, such as '(draw, damage)'.")
                            .formatted(icons(given), icons(received)));
        }
    }

    private static String icons(List<BonusIcon> icons) {
        return icons.isEmpty()
                ? "no icons"
                : icons.stream().collect(groupingBy(Plain::of, TreeMap::new, counting())).entrySet().stream()
                        .map(it -> it.getValue() + " " + it.getKey())
                        .collect(joining(", "));
    }

    private List<DeckEntry> entries(CardSet set, List<DeckLine> lines) {
        var entries = new ArrayList<DeckEntry>();
        var unknown = new ArrayList<DeckLine>();
        for (var line : lines) {
            var printings = printings(set, line);
            if (printings.isEmpty()) {
                unknown.add(line);
            } else if (!printings.getFirst().isReference()) {
                var entry = new DeckEntry(printings.getFirst(), house(line, printings), line.enhancements());
                entries.addAll(Collections.nCopies(line.count(), entry));
            }
        }
        if (!unknown.isEmpty()) {
            throw unknown(set, unknown);
        }
        return inHalves(entries);
    }

    /** Both halves of a gigantic creature have one title and number; icons are on the top half (glossary, Gigantic). */
    private List<DeckEntry> inHalves(List<DeckEntry> cards) {
        var all = new ArrayList<DeckEntry>();
        var gigantic = new LinkedHashMap<String, List<DeckEntry>>();
        for (var card : cards) {
            if (Companions.isGigantic(card.printing())) {
                gigantic.computeIfAbsent(card.printing().card().title(), _ -> new ArrayList<>())
                        .add(card);
            } else {
                all.add(card);
            }
        }
        gigantic.forEach((title, pairs) -> {
            if (pairs.size() % 2 != 0) {
                throw new DeckFormatException(
                        "%s is a gigantic creature of two cards, which come together; found %d of them."
                                .formatted(title, pairs.size()));
            }
            pairs.sort(Comparator.comparing(card -> !card.received().isEmpty()));
            var first = pairs.getFirst().printing();
            var halves = Companions.halves(first, pool.printings(first.set(), first.number()));
            for (int i = 0; i < pairs.size(); i++) {
                var half = i < pairs.size() / 2 ? halves.getFirst() : halves.getLast();
                all.add(new DeckEntry(half, pairs.get(i).house(), pairs.get(i).received()));
            }
        });
        return all;
    }

    private static House house(DeckLine line, List<Printing> printings) {
        if (line.house().isPresent()) {
            return line.house().get();
        }
        var houses =
                printings.stream().flatMap(it -> it.house().stream()).distinct().toList();
        if (houses.size() == 1) {
            return houses.getFirst();
        }
        var title = printings.getFirst().card().title();
        throw new DeckFormatException("Line %d, '%s': %s; write which, such as '%s (dis)'."
                .formatted(
                        line.at(),
                        line.text(),
                        houses.isEmpty() ? "an anomaly may come in any house" : title + " is printed in several houses",
                        title));
    }

    /**
     * How the card of a line is printed; in several houses, perhaps. The number tells an evil twin from the other, and
     * has to be the card's own, for a legacy in the set that it comes from.
     */
    private List<Printing> printings(CardSet set, DeckLine line) {
        var numbered = numbered(set, line);
        if (line.title().isEmpty() || numbered.stream().anyMatch(it -> isTitled(it, line.title()))) {
            return numbered;
        }
        return titled(set, line).stream()
                .filter(printing -> line.number().map(printing.number()::equals).orElse(true))
                .toList();
    }

    /** The number of a legacy is that of another set. */
    private List<Printing> numbered(CardSet set, DeckLine line) {
        return line.number()
                .filter(_ -> !line.origin().equals(Optional.of(CardOrigin.LEGACY)))
                .map(number -> pool.printings(set, number))
                .orElse(List.of());
    }

    private List<Printing> titled(CardSet set, DeckLine line) {
        return pool.printingsOf(line.title()).stream()
                .filter(printing -> switch (line.origin().orElse(CardOrigin.MAVERICK)) {
                    case MAVERICK -> printing.set() == set;
                    case LEGACY -> printing.set().compareTo(set) < 0;
                    case ANOMALY -> printing.set().compareTo(set) >= 0;
                })
                .toList();
    }

    private static boolean isTitled(Printing printing, String id) {
        return CardTitle.idOf(printing.card().title()).equals(id);
    }

    private DeckFormatException unknown(CardSet set, List<DeckLine> lines) {
        int more = lines.size() - MAX_COMPLAINTS;
        return new DeckFormatException(
                "Every line has to name a card of %s, or a house above its cards; not known: %s%s."
                        .formatted(
                                Plain.of(set),
                                lines.stream()
                                        .limit(MAX_COMPLAINTS)
                                        .map(line ->
                                                "line %d, '%s'%s".formatted(line.at(), line.text(), advice(set, line)))
                                        .collect(joining("; ")),
                                more > 0 ? "; and %d more".formatted(more) : ""));
    }

    private String advice(CardSet set, DeckLine line) {
        var one = Stream.concat(
                        numbered(set, line).stream().limit(1),
                        titled(set, line).stream().limit(1))
                .map(it -> "number %s is %s".formatted(it.number(), distinctly(it)))
                .toList();
        if (!one.isEmpty()) {
            return " (" + String.join("; ", one) + ")";
        }
        var elsewhere = pool.printingsOf(line.title()).stream()
                .min(Comparator.comparing(Printing::set))
                .filter(printing -> printing.set() != set);
        if (elsewhere.isPresent()) {
            var first = elsewhere.get();
            var written = ": as a legacy it is written '%s (legacy)'"
                    .formatted(first.card().title());
            return " (a card of %s%s)"
                    .formatted(Plain.of(first.set()), first.set().compareTo(set) < 0 ? written : "");
        }
        var near = titles.nearest(set, line.title());
        return near.isEmpty() ? "" : " (nearest: " + String.join(", ", near) + ")";
    }

    private static String distinctly(Printing printing) {
        boolean twin = printing.card().id().endsWith("-evil-twin");
        return printing.card().title() + (twin ? " (evil twin)" : "");
    }

    private static void checkHouses(CardSet set, List<DeckEntry> cards) {
        Map<String, Long> found = cards.stream()
                .collect(groupingBy(it -> String.valueOf(Plain.of(it.house())), TreeMap::new, counting()));
        if (found.size() != HOUSES || found.values().stream().anyMatch(n -> n != CARDS_PER_HOUSE)) {
            throw new DeckFormatException("A deck has 36 cards, 12 of each of three houses; found %d: %s."
                    .formatted(
                            cards.size(),
                            found.entrySet().stream()
                                    .map(it -> it.getValue() + " of " + it.getKey())
                                    .collect(joining(", "))));
        }
        var ofSet = Checklist.of(set).houses();
        var houses = cards.stream().map(DeckEntry::house).distinct().sorted().toList();
        if (!ofSet.containsAll(houses)) {
            throw new DeckFormatException("The houses of %s are %s; found %s."
                    .formatted(
                            Plain.of(set),
                            ofSet.stream().sorted().map(Plain::of).toList(),
                            houses.stream().map(Plain::of).toList()));
        }
    }
}
