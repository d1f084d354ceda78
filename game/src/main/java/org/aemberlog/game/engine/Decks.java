package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.House;
import org.aemberlog.game.engine.MatchCards.CompiledCards;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.SeatSetup;

/** Checks decks and gives their cards numbers that say nothing. */
final class Decks {

    private static final int HOUSES = 3;

    /** No event has these numbers, so the numbering shares no dice with anything in the match. */
    private static final int NUMBERING = -2;

    private Decks() {}

    /** What is wrong with a deck, as a sentence. */
    static Optional<String> problem(DeckList deck, CompiledCards compiledCards) {
        if (deck.houses().size() != HOUSES || new HashSet<>(deck.houses()).size() != HOUSES) {
            return Optional.of("a deck has three different houses, not " + deck.houses() + ".");
        }
        if (deck.cards().size() != DeckList.SIZE) {
            return Optional.of("a deck has " + DeckList.SIZE + " cards, not "
                    + deck.cards().size() + ".");
        }
        var counts = new EnumMap<House, Integer>(House.class);
        for (var card : deck.cards()) {
            if (!compiledCards.knows(card.definition())) {
                return Optional.of("there is no card definition " + card.definition() + ".");
            }
            counts.merge(card.house(), 1, Integer::sum);
        }
        for (var house : deck.houses()) {
            int count = counts.getOrDefault(house, 0);
            if (count != DeckList.SIZE / HOUSES) {
                return Optional.of("a deck has 12 cards of each house, not " + count + " of " + house + ".");
            }
        }
        return Optional.empty();
    }

    /** The setups with each deck list in an order rolled from the seed. */
    static List<SeatSetup> dealtOut(String seed, List<SeatSetup> seats) {
        var dealt = new ArrayList<SeatSetup>();
        for (var setup : seats) {
            var dice = new Dice(seed, NUMBERING + dealt.size());
            var deck = setup.deck();
            var mixed = deck.withCards(dice.shuffle(deck.cards()));
            dealt.add(setup.with(mixed));
        }
        return dealt;
    }
}
