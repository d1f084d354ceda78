package org.aemberlog.game.engine;

import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Modifier.Toll;
import org.aemberlog.game.event.MatchEvent.AemberLost;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Spot;

/** What a player has to pay or lose in order to play or use a card. */
final class Tolls {

    private final Resolution r;

    Tolls(Resolution resolution) {
        this.r = resolution;
    }

    /** How much it takes. */
    static int due(Board board, PlayerAction deed, Seat who, CardId card) {
        int sum = deed == PlayerAction.PLAY ? cost(board, card) : 0;
        for (var it : board.inForce(Toll.class)) {
            sum += isDue(board, it, deed, who, card) ? it.modifier().aember() : 0;
        }
        return sum;
    }

    /** Whether the player has enough for it. */
    static boolean payable(Board board, PlayerAction deed, Seat who, CardId card) {
        return due(board, deed, who, card) <= board.state().side(who).aember();
    }

    /** Pays what is due, which has to be payable, before anything else happens. */
    void pay(PlayerAction deed, Seat who, CardId card) {
        var board = r.board();
        for (var it : board.inForce(Toll.class)) {
            if (isDue(board, it, deed, who, card)) {
                r.aember.move(
                        new Spot.Pool(who),
                        new Spot.Pool(it.you()),
                        it.modifier().aember());
            }
        }
        int lost = deed == PlayerAction.PLAY ? cost(board, card) : 0;
        if (lost > 0) {
            r.emit(new AemberLost(who, lost));
        }
    }

    private static boolean isDue(Board board, ActiveModifier<Toll> it, PlayerAction deed, Seat who, CardId card) {
        return it.modifier().deed() == deed
                && it.means(board, it.modifier().who(), who)
                && it.matches(board, it.modifier().subject(), card)
                && it.holds(board);
    }

    private static int cost(Board board, CardId card) {
        return board.script(card).cost();
    }
}
