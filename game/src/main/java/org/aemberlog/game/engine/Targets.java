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
    static List<CardId> all(Board board, AbilityContext context, Selector selector) {
        board.step();
        return switch (selector) {
            case Self s -> List.of(context.source());
            case Granter s -> context.granter().map(List::of).orElse(List.of());
            case Ref s -> context.memory().cards(s.name());
            case Touched s -> context.memory().outcome(s.label()).cards();
            case ThatCard s ->
                context.about().flatMap(h -> h.subject).map(List::of).orElse(List.of());
            case Host s ->
                board.at(context.source())
                        .state()
                        .hostOf(context.source())
                        .map(host -> List.of(host.card()))
                        .orElse(List.of());
            case FightOpponent s ->
                board.fightOpponent(context.source()).map(List::of).orElse(List.of());
            case UnderThis s ->
                board.state()
                        .find(context.source())
                        .map(p -> p.under().stream()
                                .filter(under -> under.faceup() || !s.grafted())
                                .map(Permanent.Under::card)
                                .toList())
                        .orElse(List.of());
            case PurgedByThis s ->
                board.permanent(context.source()).map(Permanent::purged).orElse(List.of()).stream()
                        .filter(card ->
                                board.state().side(card.owner()).purged().contains(card))
                        .toList();
            case NeighborsOf s ->
                all(board, context, s.of()).stream()
                        .flatMap(card -> noted(board, context, s.of(), card).neighbors(card).stream())
                        .filter(card -> Filters.test(board, context, s.filter(), card))
                        .distinct()
                        .toList();
            case Among s ->
                all(board, context, s.of()).stream()
                        .filter(card -> Filters.test(board, context, s.filter(), card))
                        .toList();
            case AnyOf s -> {
                var found = new LinkedHashSet<CardId>();
                s.from().forEach(each -> found.addAll(all(board, context, each)));
                yield List.copyOf(found);
            }
            case Select s -> select(board, context, s);
        };
    }

    /** The board on which a card is looked at that a selector refers to. */
    private static Board noted(Board board, AbilityContext context, Selector reference, CardId card) {
        return context.memory()
                .since(reference)
                .map(events -> board.at(card, events))
                .orElseGet(() -> board.at(card));
    }

    private static List<CardId> select(Board board, AbilityContext context, Select s) {
        var found = new ArrayList<CardId>();
        var active = board.state().active();
        for (var seat : List.of(active, active.opponent())) {
            if (s.zone() == Zone.IN_PLAY) {
                addInPlay(board, context, s.filter(), seat, found);
            } else if (Values.means(s.whose(), board, context, seat)) {
                for (var card : board.state().side(seat).zone(s.zone())) {
                    add(board.whereItLies(card), context, s.filter(), card, found);
                }
            }
        }
        return found;
    }

    private static void addInPlay(Board board, AbilityContext context, Filter filter, Seat seat, List<CardId> found) {
        for (var permanent : board.permanents(seat)) {
            add(board, context, filter, permanent.card(), found);
            for (var upgrade : permanent.upgrades()) {
                add(board, context, filter, upgrade.card(), found);
            }
        }
    }

    private static void add(Board board, AbilityContext context, Filter filter, CardId card, List<CardId> found) {
        if (Filters.test(board, context, filter, card)) {
            found.add(card);
        }
    }
}
