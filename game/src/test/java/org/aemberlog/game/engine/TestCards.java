package org.aemberlog.game.engine;

import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.SeatSetup;

/** A few plain cards to try the rules with, one for each thing a rule is about. */
final class TestCards {

    private static final Map<String, CardDefinition> CARDS = new LinkedHashMap<>();
    private static final Map<String, House> HOUSES = new LinkedHashMap<>();

    static {
        for (var card : List.of(
                card("Bear").creature(5).build(),
                card("Mouse").creature(1).build(),
                card("Plated").creature(3, 2).build(),
                card("Guard").creature(4).taunt().build(),
                card("Ghost").creature(2).elusive().build(),
                card("Lancer").creature(3).keyword(KeywordKind.ASSAULT, 2).build(),
                card("Thorns").creature(3).keyword(KeywordKind.HAZARDOUS, 2).build(),
                card("Snake").creature(1).keyword(KeywordKind.POISON).build(),
                card("Archer").creature(3).skirmish().build(),
                card("Seer").creature(2).reap(draw(1)).build(),
                card("Brawler").creature(4).fight(gain(1)).build(),
                card("Heir").creature(1).destroyed(gain(1)).build(),
                card("Avenger").creature(1).destroyed(destroy(a(creature()))).build(),
                card("Lever").artifact().action(gain(1)).build(),
                card("Bell").artifact().omni(gain(1)).build(),
                card("Coin").action().aember(1).build(),
                card("Blast").action().play(damage(2, each(creature()))).build(),
                card("Dispel").action().play(toHand(a(creature()))).build(),
                card("Stash").action().play(archive(topOfDeck(YOU))).build(),
                card("Shelter").action().play(ward(a(creature()))).build(),
                card("Fury").action().play(enrage(a(creature()))).build(),
                card("Cloak").upgrade().thisCreature(gains(KeywordKind.ELUSIVE)).build())) {
            CARDS.put(card.id(), card);
            HOUSES.put(card.id(), House.LOGOS);
        }
        var foreigner = card("Foreigner").creature(3).build();
        CARDS.put(foreigner.id(), foreigner);
        HOUSES.put(foreigner.id(), House.DIS);
        var outsider = card("Outsider").artifact().omni(gain(1)).build();
        CARDS.put(outsider.id(), outsider);
        HOUSES.put(outsider.id(), House.DIS);
        var martian = card("Martian").creature(3).build();
        CARDS.put(martian.id(), martian);
        HOUSES.put(martian.id(), House.MARS);
    }

    private TestCards() {}

    static Scenario table(String position) {
        return Scenario.of(position, TestCards::listed, TestCards::find);
    }

    static Optional<CardDefinition> find(String pinned) {
        return Optional.ofNullable(CARDS.get(pinned));
    }

    private static Optional<DeckCard> listed(String id) {
        return Optional.ofNullable(HOUSES.get(id)).map(house -> new DeckCard(id, house, List.of()));
    }

    /** A legal deck of bears, foreigners and martians. */
    static SeatSetup seat(String player, int chains) {
        var cards = new ArrayList<DeckCard>();
        for (var id : List.of("bear", "foreigner", "martian")) {
            for (int i = 0; i < 12; i++) {
                cards.add(listed(id).orElseThrow());
            }
        }
        var houses = List.of(House.LOGOS, House.DIS, House.MARS);
        return new SeatSetup(player, new DeckList("deck", "Deck", houses, cards), chains);
    }
}
