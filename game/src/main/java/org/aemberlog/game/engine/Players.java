package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Modifier.*;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Seat;

/** Works out what is so for a player: key cost, hand size, houses, and Æmber to pay with. */
final class Players {

    private static final int KEY_COST = 6;
    private static final int HAND_SIZE = 6;
    private static final List<Class<? extends Modifier>> OWN_PURSES =
            List.of(SpendableAember.class, SpendableOnKeys.class);
    private static final List<Class<? extends Modifier>> OWN_POOLS = List.of(SpendableAember.class);
    private static final List<Class<? extends Modifier>> ENEMY_POOLS = List.of(SpendableByOpponent.class);

    private Players() {}

    static int keyCost(Board board, Seat seat) {
        int cost = KEY_COST;
        for (var it : board.inForce(ModKeyCost.class)) {
            if (it.means(board, it.modifier().whose(), seat) && it.holds(board)) {
                cost += it.amount(board, it.modifier().delta());
            }
        }
        return Math.max(0, cost);
    }

    static int handSize(Board board, Seat seat) {
        int size = HAND_SIZE;
        for (var it : board.inForce(ModHandSize.class)) {
            if (it.means(board, it.modifier().whose(), seat) && it.holds(board)) {
                size += it.amount(board, it.modifier().delta());
            }
        }
        return Math.max(0, size);
    }

    /** The houses on a player's identity card. */
    static List<House> identityHouses(Board board, Seat seat) {
        return board.state().setup(seat).deck().houses();
    }

    /** The houses a player may choose (glossary, House Choice), in a fixed order. */
    static List<House> houses(Board board, Seat seat) {
        var eligible = new ArrayList<>(identityHouses(board, seat));
        for (var card : Places.controlled(board, seat)) {
            for (var house : board.housesOf(card)) {
                if (!eligible.contains(house)) {
                    eligible.add(house);
                }
            }
        }
        for (var it : board.inForce(CannotChooseHouse.class)) {
            if (it.means(board, it.modifier().who(), seat) && it.holds(board)) {
                it.by().context().memory().house.ifPresent(eligible::remove);
            }
        }
        for (var it : board.inForce(CannotRepeatHouse.class)) {
            if (it.means(board, it.modifier().who(), seat) && it.holds(board)) {
                eligible.remove(board.state().turn().chosen().get(seat));
            }
        }
        var mandatory = new ArrayList<House>();
        for (var it : board.inForce(MustChooseHouse.class)) {
            if (it.you() == seat && it.holds(board)) {
                mandatory.add(it.modifier().house());
            }
        }
        for (var it : board.inForce(MustChooseThatHouse.class)) {
            if (it.means(board, it.modifier().who(), seat) && it.holds(board)) {
                it.by().context().memory().house.ifPresent(mandatory::add);
            }
        }
        mandatory.retainAll(eligible);
        return mandatory.isEmpty() ? eligible : mandatory.stream().distinct().toList();
    }

    /** The cards in play whose Æmber a player may spend on keys: first their own. */
    static List<CardId> purses(Board board, Seat seat) {
        return purses(board, seat, OWN_PURSES);
    }

    /** Those whose Æmber they may spend as if it were in their pool. */
    static List<CardId> pursesLikePools(Board board, Seat seat) {
        return purses(board, seat, OWN_POOLS);
    }

    private static List<CardId> purses(Board board, Seat seat, List<Class<? extends Modifier>> own) {
        var found = new ArrayList<CardId>();
        addPurses(board, seat, found, own);
        addPurses(board, seat.opponent(), found, ENEMY_POOLS);
        return found;
    }

    private static void addPurses(
            Board board, Seat controller, List<CardId> found, List<Class<? extends Modifier>> spendable) {
        for (var permanent : board.permanents(controller)) {
            if (permanent.aember() > 0 && isPurse(board, permanent.card(), spendable)) {
                found.add(permanent.card());
            }
        }
    }

    private static boolean isPurse(Board board, CardId card, List<Class<? extends Modifier>> spendable) {
        for (var kind : spendable) {
            if (board.anyApplies(kind, card)) {
                return true;
            }
        }
        return false;
    }

    /** All the Æmber that a player could spend on a key. */
    static int spendable(Board board, Seat seat) {
        return board.state().side(seat).aember() + Purses.total(board, purses(board, seat));
    }

    /** Whether a player skips the "forge a key" step. */
    static boolean skipsForgeStep(Board board, Seat seat) {
        for (var it : board.inForce(SkipsForgeStep.class)) {
            if (it.means(board, it.modifier().who(), seat) && it.holds(board)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a player gets the Æmber that the opponent spends on keys. */
    static boolean getsSpentAember(Board board, Seat seat) {
        for (var it : board.inForce(GetsSpentAember.class)) {
            if (it.you() == seat && it.holds(board)) {
                return true;
            }
        }
        return false;
    }

    /** Whether Æmber stolen or captured from a player comes from the supply (FAQ). */
    static boolean loseFromSupply(Board board, Seat victim) {
        for (var it : board.inForce(TakenFromSupply.class)) {
            if (it.you() == victim && it.holds(board)) {
                return true;
            }
        }
        return false;
    }
}
