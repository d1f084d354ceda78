package org.aemberlog.rules;

import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.CardWords.creature;
import static org.aemberlog.game.card.dsl.DamageWords.damage;
import static org.aemberlog.game.card.dsl.TargetWords.a;

import java.util.ArrayList;
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
import org.aemberlog.game.state.SeatSetup;

/** A deck of three plain creatures, one of which asks for a decision when it reaps. */
public final class TestDecks implements CardLibrary {

    private static final int HASH_DIGITS = 16;

    private final Map<String, CardDefinition> definitions = new LinkedHashMap<>();
    private final DeckList deck;

    public TestDecks() {
        var cards = new ArrayList<DeckCard>();
        add(cards, card("Plain Giant").creature(5).build(), House.BROBNAR);
        add(cards, card("Plain Imp").creature(3).build(), House.DIS);
        add(
                cards,
                card("Plain Archer").creature(4).reap(damage(1, a(creature()))).build(),
                House.LOGOS);
        deck = new DeckList("plain", "The Plain", List.of(House.BROBNAR, House.DIS, House.LOGOS), cards);
    }

    private void add(List<DeckCard> cards, CardDefinition definition, House house) {
        var pinned = pinned(definition);
        definitions.put(pinned, definition);
        for (int i = 0; i < DeckList.SIZE / 3; i++) {
            cards.add(new DeckCard(pinned, house, List.of()));
        }
    }

    /** The name that a definition is pinned by. */
    public static String pinned(CardDefinition definition) {
        return definition.id() + "@" + Canonical.sha256(definition).substring(0, HASH_DIGITS);
    }

    public Map<String, CardDefinition> definitions() {
        return definitions;
    }

    /** Alice and Bob, both with the plain deck. */
    public List<SeatSetup> seats() {
        return List.of(new SeatSetup("Alice", deck, 0), new SeatSetup("Bob", deck, 0));
    }

    @Override
    public Optional<CardDefinition> find(String pinned) {
        return Optional.ofNullable(definitions.get(pinned));
    }
}
