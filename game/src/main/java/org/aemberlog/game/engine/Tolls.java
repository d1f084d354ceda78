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
        return lost(board, deed, card) + tolls(board, deed, who, card);
    }

    /** Whether the player has enough for it. */
    static boolean payable(Board board, PlayerAction deed, Seat who, CardId card) {
        int pool = board.state().side(who).aember() - lost(board, deed, card);
        int tolls = tolls(board, deed, who, card);
        return pool >= 0 && (tolls <= pool || tolls <= pool + Purses.total(board, Players.pursesLikePools(board, who)));
    }

    private static int tolls(Board board, PlayerAction deed, Seat who, CardId card) {
        int sum = 0;
        for (var it : board.inForce(Toll.class)) {
            sum += isDue(board, it, deed, who, card) ? it.modifier().aember() : 0;
        }
        return sum;
    }

    /**
     * Pays what is due, which has to be payable, before anything else happens. What may be spent as if it
     * were in the pool pays a toll (glossary, Pay), but is not lost in the pool's place.
     */
    void pay(PlayerAction deed, Seat who, CardId card) {
        var board = r.board();
        int lost = lost(board, deed, card);
        for (var it : board.inForce(Toll.class)) {
            if (isDue(board, it, deed, who, card)) {
                pay(who, it.modifier().aember(), lost, new Spot.Pool(it.you()));
            }
        }
        if (lost > 0) {
            r.emit(new AemberLost(who, lost));
        }
    }

    private void pay(Seat who, int toll, int kept, Spot to) {
        var purses = Players.pursesLikePools(r.board(), who);
        int fromCards = r.purses.pay(purses, r.state().side(who).aember() - kept, toll, to);
        r.aember.move(new Spot.Pool(who), to, toll - fromCards);
    }

    private static boolean isDue(Board board, ActiveModifier<Toll> it, PlayerAction deed, Seat who, CardId card) {
        return it.modifier().deed() == deed
                && it.means(board, it.modifier().who(), who)
                && it.matches(board.whereItLies(card), it.modifier().subject(), card)
                && it.holds(board);
    }

    private static int lost(Board board, PlayerAction deed, CardId card) {
        return deed == PlayerAction.PLAY ? board.compiled(card).cost() : 0;
    }
}
