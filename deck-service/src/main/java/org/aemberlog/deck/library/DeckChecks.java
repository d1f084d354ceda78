package org.aemberlog.deck.library;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.pool.Checklist;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.House;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.DeckList;

/** What makes known cards a deck: twelve of each of three houses, and the icons that they enhance each other with. */
final class DeckChecks {

    private static final int HOUSES = 3;
    private static final int CARDS_PER_HOUSE = DeckList.SIZE / HOUSES;

    private DeckChecks() {}

    /** How many cards there are of each house, such as "11 of dis, 1 of mars". */
    static String counts(List<ListedCard> cards) {
        return cards.stream().collect(groupingBy(ListedCard::house, TreeMap::new, counting())).entrySet().stream()
                .map(it -> it.getValue() + " of " + Plain.of(it.getKey()))
                .collect(joining(", "));
    }

    /**
     * Checks that there are twelve cards of each of three houses.
     *
     * @param cards in the order of their lines
     */
    static void checkCounts(List<ListedCard> cards) {
        var houses = cards.stream().collect(groupingBy(ListedCard::house, LinkedHashMap::new, toList()));
        if (houses.size() != HOUSES || houses.values().stream().anyMatch(it -> it.size() != CARDS_PER_HOUSE)) {
            throw new DeckFormatException("A deck has 36 cards, 12 of each of three houses; found %d: %s.%s"
                    .formatted(
                            cards.size(),
                            counts(cards),
                            tooMany(houses).or(() -> tooFew(houses)).orElse("")));
        }
    }

    /** The first card beyond twelve of a house, or of a house beyond the three that have the most. */
    private static Optional<String> tooMany(Map<House, List<ListedCard>> houses) {
        var others = houses.values().stream()
                .sorted(Comparator.<List<ListedCard>>comparingInt(List::size).reversed())
                .skip(HOUSES)
                .map(List::getFirst);
        var more = houses.values().stream()
                .filter(it -> it.size() > CARDS_PER_HOUSE)
                .map(it -> it.get(CARDS_PER_HOUSE));
        return Stream.concat(others, more)
                .map(ListedCard::line)
                .min(Comparator.comparing(DeckLine::at))
                .map(line -> " The first too many: %s.".formatted(line.named()));
    }

    private static Optional<String> tooFew(Map<House, List<ListedCard>> houses) {
        return houses.values().stream()
                .filter(it -> it.size() < CARDS_PER_HOUSE)
                .map(List::getLast)
                .findFirst()
                .map(last -> " The last of %s: %s."
                        .formatted(Plain.of(last.house()), last.line().named()));
    }

    /** Checks that the houses are of the set. */
    static void checkHouses(CardSet set, List<ListedCard> cards) {
        var ofSet = Checklist.of(set).houses();
        cards.stream().filter(it -> !ofSet.contains(it.house())).findFirst().ifPresent(other -> {
            throw new DeckFormatException("The houses of %s are %s; found %s. The first card of another house: %s."
                    .formatted(
                            Plain.of(set),
                            ofSet.stream().sorted().map(Plain::of).toList(),
                            cards.stream()
                                    .map(ListedCard::house)
                                    .distinct()
                                    .sorted()
                                    .map(Plain::of)
                                    .toList(),
                            other.line().named()));
        });
    }

    /** Checks that the icons that cards received are those that cards enhance others with (glossary, Enhance). */
    static void checkEnhancements(List<ListedCard> cards) {
        var given = icons(cards, DeckEntry::given);
        var received = icons(cards, DeckEntry::received);
        if (!given.equals(received)) {
            throw new DeckFormatException(
                    ("The cards of the deck enhance others with %s; by the list others received %s. Write them in"
                                    + " parentheses behind the card that received them, such as '(draw, damage)'.")
                            .formatted(
                                    named(given, cards, DeckEntry::given),
                                    named(received, cards, DeckEntry::received)));
        }
    }

    private static List<BonusIcon> icons(List<ListedCard> cards, Function<DeckEntry, List<BonusIcon>> of) {
        return cards.stream()
                .flatMap(it -> of.apply(it.entry()).stream())
                .sorted()
                .toList();
    }

    /** The icons, and the lines of the cards that have them. */
    private static String named(
            List<BonusIcon> icons, List<ListedCard> cards, Function<DeckEntry, List<BonusIcon>> of) {
        if (icons.isEmpty()) {
            return "no icons";
        }
        var counts = icons.stream().collect(groupingBy(Plain::of, TreeMap::new, counting())).entrySet().stream()
                .map(it -> it.getValue() + " " + it.getKey())
                .collect(joining(", "));
        var lines = cards.stream()
                .filter(it -> !of.apply(it.entry()).isEmpty())
                .map(ListedCard::line)
                .distinct()
                .toList();
        return "%s (%s)".formatted(counts, DeckLine.named(lines, _ -> ""));
    }
}
