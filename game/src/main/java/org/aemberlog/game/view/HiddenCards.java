package org.aemberlog.game.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Side;

/** Deals the cards anew that a viewer does not see, and which may thus as well lie in each other's places. */
public final class HiddenCards {

    private static final List<Zone> PILES = List.of(Zone.HAND, Zone.DECK, Zone.ARCHIVES);

    private final Predicate<CardId> hidden;
    private final Map<Seat, Iterator<CardId>> next = new EnumMap<>(Seat.class);

    private HiddenCards(MatchState state, Predicate<CardId> hidden, RandomGenerator random) {
        this.hidden = hidden;
        var listed = Comparator.comparing(state::deckCard, Redaction.LISTED).thenComparing(CardId::number);
        for (var owner : Seat.values()) {
            var cards = new ArrayList<>(Stream.of(Seat.values())
                    .flatMap(seat -> piles(state.side(seat)))
                    .filter(card -> card.owner() == owner && hidden.test(card))
                    .sorted(listed)
                    .toList());
            Collections.shuffle(cards, random);
            next.put(owner, cards.iterator());
        }
    }

    /**
     * A position that the viewer cannot tell from this one: each player's hidden cards are dealt to
     * the places of hidden cards, the dice follow from another secret, and no time is taken. It is a
     * function of what the viewer sees: neither where the hidden cards are nor the secret matters.
     *
     * @param known cards that the viewer knows of by other means; the first of their pile
     */
    public static MatchState dealtAnew(MatchState state, Viewer viewer, Set<Integer> known, RandomGenerator random) {
        var secret = Long.toHexString(random.nextLong());
        var cards = new HiddenCards(
                state, card -> !known.contains(card.number()) && !VisibleCards.sees(viewer, card, state), random);
        return state.dealtAnew(secret, cards::dealt);
    }

    private static Stream<CardId> piles(Side side) {
        var under = Stream.concat(side.battleline().stream(), side.artifacts().stream())
                .flatMap(permanent -> permanent.under().stream().map(Permanent.Under::card));
        return Stream.concat(PILES.stream().flatMap(pile -> side.zone(pile).stream()), under);
    }

    private List<CardId> dealt(List<CardId> pile) {
        var cards = new ArrayList<>(pile.stream().filter(hidden.negate()).toList());
        pile.stream()
                .filter(hidden)
                .forEach(card -> cards.add(next.get(card.owner()).next()));
        return cards;
    }
}
