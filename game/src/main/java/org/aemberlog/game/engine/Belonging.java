package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.*;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Seat;

/** Works out which houses cards belong to. What changes houses changes those of cards in play. */
final class Belonging {

    private Belonging() {}

    /**
     * The houses of a card: first the printed one, or the one it belongs to instead, then those
     * added to it. Of several that it belongs to instead the last counts, lasting effects after
     * printed ones. To which cards a change applies goes by the houses without any change.
     */
    static List<House> houses(Board board, CardId card) {
        var recalled = board.recalled(card);
        if (recalled.isPresent()) {
            return recalled.get().houses();
        }
        var printed = List.of(board.state().houseOf(card));
        boolean fixed =
                board.isInPrintedHouses() || board.inForce(Belongs.class).isEmpty() || !board.inPlay(card);
        return fixed ? printed : changed(board.inPrintedHouses(), card, printed);
    }

    /** Whether a card belongs to a house. */
    static boolean has(Board board, CardId card, House house) {
        return board.recalled(card).isEmpty() && board.inForce(Belongs.class).isEmpty()
                ? board.state().houseOf(card) == house
                : houses(board, card).contains(house);
    }

    private static List<House> changed(Board board, CardId card, List<House> printed) {
        var instead = new ArrayList<>(printed);
        var added = new ArrayList<House>();
        for (var it : board.inForce(Belongs.class)) {
            house(board, it)
                    .filter(house -> it.appliesTo(board, card))
                    .ifPresent(house -> (it.modifier().instead() ? instead : added).add(house));
        }
        var houses = new ArrayList<House>();
        houses.add(instead.getLast());
        houses.addAll(added);
        return houses.stream().distinct().toList();
    }

    private static Optional<House> house(Board board, ActiveModifier<Belongs> it) {
        return switch (it.modifier()) {
            case BelongsTo m -> Optional.of(m.house());
            case BelongsToChosenHouse _ -> it.by().context().memory().house;
            case BelongsToActiveHouse _ -> board.state().activeHouse();
        };
    }

    /** Whether all of several cards, at least two, have a house in common. */
    static boolean share(Board board, AbilityContext context, List<CardId> cards) {
        if (cards.size() < 2) {
            return false;
        }
        var common = new ArrayList<>(List.of(House.values()));
        cards.forEach(card -> common.retainAll(of(context.at(board, card), card)));
        return !common.isEmpty();
    }

    /** The houses of so many creatures in play; for 0, those of which the most are. */
    static Set<House> common(Board board, int creatures) {
        var counts = new EnumMap<House, Integer>(House.class);
        for (var seat : Seat.values()) {
            for (var creature : board.state().side(seat).battleline()) {
                of(board, creature.card()).forEach(house -> counts.merge(house, 1, Integer::sum));
            }
        }
        int most = counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        counts.values().removeIf(count -> count < (creatures == 0 ? most : creatures));
        return counts.keySet();
    }

    /** The houses of a card in play, or those that it had when it last was. */
    static List<House> of(Board now, CardId card) {
        return houses(now.at(card), card);
    }
}
