package org.aemberlog.match.table;

import static org.aemberlog.game.card.dsl.Card.card;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.House;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;

/** Two plain decks: twelve times the same creature in each of three houses. */
public final class TestDecks implements CardLibrary {

    public static final String GIANTS = "giants";
    public static final String KNIGHTS = "knights";
    public static final String SHORT = "short";

    private static final int HASH_DIGITS = 16;

    private final Map<String, CardDefinition> definitions = new LinkedHashMap<>();
    private final Map<String, DeckList> decks = new LinkedHashMap<>();

    public TestDecks() {
        var brobnar = houseful("Plain Giant", 5, House.BROBNAR);
        var logos = houseful("Plain Scholar", 2, House.LOGOS);
        var dis = houseful("Plain Imp", 3, House.DIS);
        var sanctum = houseful("Plain Knight", 4, House.SANCTUM);
        var shadows = houseful("Plain Thief", 1, House.SHADOWS);
        var untamed = houseful("Plain Wolf", 3, House.UNTAMED);
        add(GIANTS, List.of(House.BROBNAR, House.LOGOS, House.DIS), brobnar, logos, dis);
        add(KNIGHTS, List.of(House.SANCTUM, House.SHADOWS, House.UNTAMED), sanctum, shadows, untamed);
        add(SHORT, List.of(House.BROBNAR, House.LOGOS, House.DIS), brobnar, logos);
    }

    private List<DeckCard> houseful(String title, int power, House house) {
        var definition = card(title).creature(power).build();
        var hash = Canonical.sha256(definition).substring(0, HASH_DIGITS);
        var pinned = definition.id() + "@" + hash;
        definitions.put(pinned, definition);
        return Collections.nCopies(DeckList.SIZE / 3, new DeckCard(pinned, house, List.of()));
    }

    @SafeVarargs
    private void add(String id, List<House> houses, List<DeckCard>... cards) {
        var all = new ArrayList<DeckCard>();
        for (var houseful : cards) {
            all.addAll(houseful);
        }
        decks.put(id, new DeckList(id, "The " + id, houses, all));
    }

    public Optional<DeckList> deck(String id) {
        return Optional.ofNullable(decks.get(id));
    }

    @Override
    public Optional<CardDefinition> find(String pinned) {
        return Optional.ofNullable(definitions.get(pinned));
    }
}
