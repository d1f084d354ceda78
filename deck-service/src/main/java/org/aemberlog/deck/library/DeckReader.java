package org.aemberlog.deck.library;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.CardSet;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.dsl.CardTitle;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.ShownName;

/** Checks a deck as people write it and makes the deck list that matches are played with. */
public final class DeckReader {

    private static final int HOUSES = 3;
    private static final int CARDS_PER_HOUSE = DeckList.SIZE / HOUSES;

    private final CardPool pool;

    /** Reads decks of the cards of {@code pool}. */
    public DeckReader(CardPool pool) {
        this.pool = pool;
    }

    /**
     * Reads a deck. Houses and cards are put in a fixed order and the id is made from the content,
     * so that the same deck always has the same id, however it was written down.
     *
     * @throws DeckFormatException when it is no deck of 36 known cards, twelve of each of three
     *     houses
     */
    public DeckList read(DeckFile file) {
        var name = name(file.name());
        var entries = entries(file);
        checkCounts(entries);
        var cards = new ArrayList<DeckCard>();
        entries.forEach((house, all) -> cards.addAll(deckCards(file.set(), house, all)));
        boolean tide = file.set() == CardSet.DARK_TIDINGS;
        return DeckIds.named(new DeckList("", name, List.copyOf(entries.keySet()), cards, tide));
    }

    private static String name(String text) {
        try {
            return ShownName.ofDeck(text);
        } catch (IllegalArgumentException e) {
            throw new DeckFormatException(e.getMessage());
        }
    }

    private static Map<House, List<String>> entries(DeckFile file) {
        if (file.houses().isEmpty() == file.cards().isEmpty()) {
            throw new DeckFormatException("A deck says its cards either in 'houses' or in 'cards'; found "
                    + (file.cards().isEmpty() ? "neither." : "both."));
        }
        var entries = new EnumMap<House, List<String>>(House.class);
        entries.putAll(file.houses());
        for (String text : file.cards()) {
            var line = line(text);
            entries.computeIfAbsent(line.house(), _ -> new ArrayList<>()).add(line.number());
        }
        return entries;
    }

    private static DeckLine line(String text) {
        var words = text.strip().split("\\s+");
        if (words.length != 2) {
            throw new DeckFormatException(
                    "A line of 'cards' is a number and a house, such as '108 logos'; found '" + text + "'.");
        }
        try {
            return Plain.read(DeckLine.class, Map.of("number", words[0], "house", words[1]));
        } catch (MalformedException e) {
            throw new DeckFormatException("In the line '" + text + "', " + e.getMessage() + ".");
        }
    }

    private static void checkCounts(Map<House, List<String>> entries) {
        var found = new TreeMap<String, Integer>();
        entries.forEach((house, all) -> found.put((String) Plain.of(house), all.size()));
        int cards = found.values().stream().mapToInt(Integer::intValue).sum();
        if (found.size() != HOUSES || found.values().stream().anyMatch(n -> n != CARDS_PER_HOUSE)) {
            throw new DeckFormatException(
                    "A deck has 36 cards, 12 of each of three houses; found %d: %s.".formatted(cards, found));
        }
    }

    private List<DeckCard> deckCards(CardSet set, House house, List<String> entries) {
        return entries.stream()
                .map(entry -> printing(set, entry))
                .sorted(Comparator.comparing(Printing::number))
                .map(printing -> pool.pinnedName(printing.card().id()).orElseThrow())
                .map(definition -> new DeckCard(definition, house, List.of()))
                .toList();
    }

    private Printing printing(CardSet set, String entry) {
        return pool.printing(set, entry)
                .or(() -> pool.titled(set, CardTitle.idOf(entry)))
                .orElseThrow(() -> unknown(set, entry));
    }

    private static DeckFormatException unknown(CardSet set, String entry) {
        return new DeckFormatException(
                "Every card has to be known; found '%s', which is neither a number of three digits".formatted(entry)
                        + " nor a title of "
                        + Plain.of(set)
                        + ". GET /cards lists all.");
    }
}
