package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.card.Modifier.CountsAsFlank;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Seat;

/** Where cards are on the table and who controls them there. */
final class Places {

    private Places() {}

    static int position(Board board, CardId card) {
        int at = board.state().a().positionOf(card);
        return at >= 0 ? at : board.state().b().positionOf(card);
    }

    static List<CardId> neighbors(Board board, CardId card) {
        var side = board.state().side(board.controller(card));
        var line = side.battleline();
        int at = side.positionOf(card);
        if (at < 0) {
            return List.of();
        }
        var found = new ArrayList<CardId>(2);
        if (at > 0) {
            found.add(line.get(at - 1).card());
        }
        if (at < line.size() - 1) {
            found.add(line.get(at + 1).card());
        }
        return found;
    }

    /** Whether two creatures stand in one battleline, one to the left of the other. */
    static boolean isLeftOf(Board board, CardId one, CardId other) {
        int at = position(board, one);
        return at >= 0 && at < position(board, other) && board.controller(one) == board.controller(other);
    }

    /** Whether a creature is at an end of its battleline or counts as if it were. */
    static boolean onFlank(Board board, CardId card) {
        int at = position(board, card);
        return at == 0 || at > 0 && (onRightFlank(board, card) || board.anyApplies(CountsAsFlank.class, card));
    }

    static boolean onRightFlank(Board board, CardId card) {
        int at = position(board, card);
        return at >= 0 && at == lineOf(board, card) - 1;
    }

    static boolean inCenter(Board board, CardId card) {
        int size = lineOf(board, card);
        return size % 2 == 1 && position(board, card) == size / 2;
    }

    private static int lineOf(Board board, CardId card) {
        return board.state().side(board.controller(card)).battleline().size();
    }

    /** All cards in play that a player controls, and the upgrades among them wherever they are. */
    static List<CardId> controlled(Board board, Seat seat) {
        var found = new ArrayList<CardId>();
        board.permanents(seat).forEach(permanent -> found.add(permanent.card()));
        for (var side : Seat.values()) {
            for (var creature : board.state().side(side).battleline()) {
                for (var upgrade : creature.upgrades()) {
                    if (upgrade.controller() == seat) {
                        found.add(upgrade.card());
                    }
                }
            }
        }
        return found;
    }

    static Seat controller(Board board, CardId card) {
        var state = board.state();
        var found = state.controllerOf(card);
        if (found.isPresent()) {
            return found.get();
        }
        return state.beingPlayed().contains(card) ? state.active() : card.owner();
    }
}
