package org.aemberlog.deck.library;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.dsl.CardTitle;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.ShownName;

/** Checks a deck as people write it and makes the deck list that matches are played with. */
public final class DeckReader {

    private final CardPool pool;
    private final NearestTitles titles;
    private final GiganticCreatures gigantic;

    /** Reads decks of the cards of {@code pool}. */
    public DeckReader(CardPool pool) {
        this.pool = pool;
        this.titles = new NearestTitles(pool);
        this.gigantic = new GiganticCreatures(pool);
    }

    /**
     * Reads a deck. Houses and cards are put in a fixed order and the id is made from the content,
     * so that the same deck always has the same id, however it was written down.
     *
     * @throws DeckFormatException when it is no deck of 36 known cards, twelve of each of three
     *     houses of its set; the message says which lines are wrong
     */
    public DeckList read(DeckDraft said) {
        var draft = underItsHeader(said).ofAnySetIfUnknown();
        var name = name(draft.name());
        if (draft.cards().isEmpty()) {
            throw new DeckFormatException("A deck has 36 cards; found none.");
        }
        if (draft.isOfUnknownSet()) {
            checkTitles(draft.cards());
        }
        var set = draft.set().orElseGet(() -> likeliest(draft.cards()));
        var lines = draft.isOfUnknownSet() ? ofAllSets(set, draft.cards()) : draft.cards();
        var listed = gigantic.inHalves(listed(set, lines));
        DeckChecks.checkCounts(listed);
        if (!draft.isOfUnknownSet()) {
            DeckChecks.checkHouses(set, listed);
        }
        DeckChecks.checkEnhancements(listed);
        var cards = listed.stream()
                .map(ListedCard::entry)
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
        return new DeckDraft(name, draft.set(), cards.subList(1, cards.size()), draft.isOfUnknownSet());
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

    /** Where the set says nothing of them, lines name cards by their titles. */
    private void checkTitles(List<DeckLine> lines) {
        var unknown = lines.stream()
                .filter(line -> pool.printingsOf(line.title()).isEmpty())
                .toList();
        if (!unknown.isEmpty()) {
            throw new DeckFormatException(
                    "In a deck of another set than %s every line has to say the title of a card of one of these; not known: %s."
                            .formatted(
                                    Arrays.stream(CardSet.values())
                                            .map(Plain::of)
                                            .toList(),
                                    DeckLine.named(unknown, line -> titles.advice(line.title()))));
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

    /** What the likeliest set does not have is from elsewhere, as in a deck that says so. */
    private List<DeckLine> ofAllSets(CardSet set, List<DeckLine> lines) {
        return lines.stream()
                .map(line -> elsewhere(set, line).map(line::from).orElse(line))
                .toList();
    }

    /** Whether the card of a line is of an earlier or a later set, if it is not of this one. */
    private Optional<CardOrigin> elsewhere(CardSet set, DeckLine line) {
        var sets = pool.printingsOf(line.title()).stream().map(Printing::set).toList();
        return sets.isEmpty() || sets.contains(set)
                ? Optional.empty()
                : Optional.of(Collections.min(sets).compareTo(set) < 0 ? CardOrigin.LEGACY : CardOrigin.ANOMALY);
    }

    private List<ListedCard> listed(CardSet set, List<DeckLine> lines) {
        var cards = new ArrayList<ListedCard>();
        var unknown = new ArrayList<DeckLine>();
        for (var line : lines) {
            var printings = printings(set, line);
            if (printings.isEmpty()) {
                unknown.add(line);
            } else if (!printings.getFirst().isReference()) {
                var entry = new DeckEntry(printings.getFirst(), house(line, printings), line.enhancements());
                cards.addAll(Collections.nCopies(line.count(), new ListedCard(line, entry)));
            }
        }
        if (!unknown.isEmpty()) {
            throw new DeckFormatException(
                    "Every line has to name a card of %s, or a house above its cards; not known: %s."
                            .formatted(Plain.of(set), DeckLine.named(unknown, line -> advice(set, line))));
        }
        return cards;
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
        throw line.wrong("%s; write which, such as '%s (%s)'"
                .formatted(
                        houses.isEmpty() ? "an anomaly may come in any house" : title + " is printed in several houses",
                        title,
                        Plain.of(houses.isEmpty() ? House.DIS : houses.getFirst())));
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
        return titles.advice(set, line.title());
    }

    private static String distinctly(Printing printing) {
        var card = printing.card();
        return card.title() + (card.isEvilTwin() ? " (evil twin)" : "");
    }
}
