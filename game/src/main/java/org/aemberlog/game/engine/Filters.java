package org.aemberlog.game.engine;

import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Filter.*;
import org.aemberlog.game.state.CardId;

/** Tests cards against filters. */
final class Filters {

    private Filters() {}

    static boolean test(Board board, Frame frame, Filter filter, CardId card) {
        return switch (filter) {
            case Any f -> true;
            case Friendly f -> board.controller(card) == frame.you();
            case Enemy f -> board.controller(card) != frame.you();
            case OfType f -> f.types().contains(board.cast().definition(card).type());
            case OfHouse f -> board.state().houseOf(card) == f.house();
            case OfTrait f -> board.cast().definition(card).traits().contains(f.trait());
            case IsSelf f -> card.equals(frame.source());
            case NeighborOfSelf f -> board.neighbors(frame.source()).contains(card);
            case OnFlank f -> board.onFlank(card);
            case Damaged f -> board.state().find(card).map(p -> p.damage() > 0).orElse(false);
            case Not f -> !test(board, frame, f.filter(), card);
            case And f -> {
                for (var each : f.all()) {
                    if (!test(board, frame, each, card)) {
                        yield false;
                    }
                }
                yield true;
            }
            case Or f -> {
                for (var each : f.any()) {
                    if (test(board, frame, each, card)) {
                        yield true;
                    }
                }
                yield false;
            }
            default -> throw new UnsupportedOperationException(String.valueOf(filter));
        };
    }
}
