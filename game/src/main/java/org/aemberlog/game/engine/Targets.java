package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.*;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/** Finds the cards that a selector is about, before anybody chooses among them. */
final class Targets {

    private Targets() {}

    /**
     * Every card that qualifies, the active player's first, from left to right and from the top.
     */
    static List<CardId> all(Board board, AbilityContext frame, Selector selector) {
        board.step();
        return switch (selector) {
            case Self s -> List.of(frame.source());
            case Granter s -> frame.granter().map(List::of).orElse(List.of());
            case Ref s -> frame.notes().cards(s.name());
            case Touched s -> frame.notes().outcome(s.label()).cards();
            case ThatCard s ->
                frame.about().flatMap(h -> h.subject).map(List::of).orElse(List.of());
            case Host s ->
                board.at(frame.source())
                        .state()
                        .hostOf(frame.source())
                        .map(host -> List.of(host.card()))
                        .orElse(List.of());
            case FightOpponent s ->
                board.fightOpponent(frame.source()).map(List::of).orElse(List.of());
            case UnderThis s ->
                board.state()
                        .find(frame.source())
                        .map(p -> p.under().stream().map(Permanent.Under::card).toList())
                        .orElse(List.of());
            case PurgedByThis s ->
                board.permanent(frame.source()).map(Permanent::purged).orElse(List.of());
            case NeighborsOf s ->
                all(board, frame, s.of()).stream()
                        .flatMap(card -> noted(board, frame, s.of(), card).neighbors(card).stream())
                        .filter(card -> Filters.test(board, frame, s.filter(), card))
                        .distinct()
                        .toList();
            case Among s ->
                all(board, frame, s.of()).stream()
                        .filter(card -> Filters.test(board, frame, s.filter(), card))
                        .toList();
            case AnyOf s -> {
                var found = new LinkedHashSet<CardId>();
                s.from().forEach(each -> found.addAll(all(board, frame, each)));
                yield List.copyOf(found);
            }
            case Select s -> select(board, frame, s);
        };
    }

    /** The board on which a card is looked at that a selector refers to. */
    private static Board noted(Board board, AbilityContext frame, Selector reference, CardId card) {
        return frame.notes()
                .since(reference)
                .map(events -> board.at(card, events))
                .orElseGet(() -> board.at(card));
    }

    private static List<CardId> select(Board board, AbilityContext frame, Select s) {
        var found = new ArrayList<CardId>();
        var active = board.state().active();
        for (var seat : List.of(active, active.opponent())) {
            if (s.zone() == Zone.IN_PLAY) {
                addInPlay(board, frame, s.filter(), seat, found);
            } else if (Values.means(s.whose(), board, frame, seat)) {
                for (var card : board.state().side(seat).zone(s.zone())) {
                    add(board.whereItLies(card), frame, s.filter(), card, found);
                }
            }
        }
        return found;
    }

    private static void addInPlay(Board board, AbilityContext frame, Filter filter, Seat seat, List<CardId> found) {
        for (var permanent : board.permanents(seat)) {
            add(board, frame, filter, permanent.card(), found);
            for (var upgrade : permanent.upgrades()) {
                add(board, frame, filter, upgrade.card(), found);
            }
        }
    }

    private static void add(Board board, AbilityContext frame, Filter filter, CardId card, List<CardId> found) {
        if (Filters.test(board, frame, filter, card)) {
            found.add(card);
        }
    }
}
