package org.aemberlog.deck.library;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.CardSet;
import org.aemberlog.game.card.House;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.wire.Canonical;

/** Checks a deck as people write it and makes the deck list that matches are played with. */
public final class DeckReader {

    private static final int HOUSES = 3;
    private static final int CARDS_PER_HOUSE = DeckList.SIZE / HOUSES;
    private static final int LONGEST_NAME = 80;
    private static final int ID_DIGITS = 16;

    private final CardPool pool;

    /** Reads decks of the cards of {@code pool}. */
    public DeckReader(CardPool pool) {
        this.pool = pool;
    }

    /**
     * Reads a deck. Its id is made from its content, so that the same deck always has the same id.
     *
     * @throws DeckFormatException when it is no deck of 36 known cards, twelve of each of three
     *     houses
     */
    public DeckList read(DeckFile file) {
        if (file.name() == null || file.name().isBlank() || file.name().length() > LONGEST_NAME) {
            throw new DeckFormatException("A deck needs a name of 1 to 80 characters.");
        }
        if (file.houses() == null || file.houses().size() != HOUSES) {
            throw new DeckFormatException(
                    "A deck has three houses, not "
                            + (file.houses() == null ? "none" : file.houses().keySet())
                            + ".");
        }
        var set = constant(CardSet.class, file.set(), "set");
        var houses = new ArrayList<House>();
        var cards = new ArrayList<DeckCard>();
        file.houses()
                .forEach(
                        (name, numbers) -> {
                            var house = constant(House.class, name, "house");
                            houses.add(house);
                            cards.addAll(cards(set, house, numbers));
                        });
        return named(file.name().strip(), houses, cards);
    }

    private static DeckList named(String name, List<House> houses, List<DeckCard> cards) {
        var content = new DeckList("", name, houses, cards);
        var id = Canonical.sha256(content).substring(0, ID_DIGITS);
        return new DeckList(id, name, houses, cards);
    }

    private List<DeckCard> cards(CardSet set, House house, List<String> numbers) {
        if (numbers == null || numbers.size() != CARDS_PER_HOUSE) {
            throw new DeckFormatException(
                    "A deck has 12 cards of each house, not "
                            + (numbers == null ? 0 : numbers.size())
                            + " of "
                            + house
                            + ".");
        }
        return numbers.stream().map(number -> card(set, house, number)).toList();
    }

    private DeckCard card(CardSet set, House house, String number) {
        var printing =
                pool.printing(set, String.valueOf(number))
                        .orElseThrow(
                                () ->
                                        new DeckFormatException(
                                                "No card with the number "
                                                        + number
                                                        + " of "
                                                        + name(set)
                                                        + " is known; numbers have three digits."));
        return new DeckCard(
                pool.pinnedName(printing.card().id()).orElseThrow(), house, List.of());
    }

    private static <E extends Enum<E>> E constant(Class<E> type, String name, String what) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> name(constant).equals(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                new DeckFormatException(
                                        "There is no "
                                                + what
                                                + " '"
                                                + name
                                                + "'; known are "
                                                + Arrays.stream(type.getEnumConstants())
                                                        .map(DeckReader::name)
                                                        .toList()
                                                + "."));
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
