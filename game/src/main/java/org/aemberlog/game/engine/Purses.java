package org.aemberlog.game.engine;

import java.util.List;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Spot;

/** Pays with Æmber that lies on cards beside that in a pool. */
final class Purses {

    private final Resolution r;

    Purses(Resolution resolution) {
        this.r = resolution;
    }

    /** How much lies on these cards. */
    static int total(Board board, List<CardId> purses) {
        int sum = 0;
        for (var card : purses) {
            sum += board.state().find(card).map(Permanent::aember).orElse(0);
        }
        return sum;
    }

    /**
     * The active player says how much of a price is paid from each card (FAQ, Keyfrog).
     *
     * @param pool how much of the pool may be spent; with the cards it is at least the price
     * @return how much was paid from cards; the pool owes the rest
     */
    int pay(List<CardId> purses, int pool, int price, Spot to) {
        int paid = 0;
        int elsewhere = pool + total(r.board(), purses);
        for (var purse : purses) {
            int there = r.state().find(purse).map(Permanent::aember).orElse(0);
            elsewhere -= there;
            int least = Math.max(0, price - paid - elsewhere);
            int most = Math.min(there, price - paid);
            int now = r.chooseNumber(Reason.PAYMENT, purse, least, most);
            r.aember.move(new Spot.On(purse), to, now);
            paid += now;
        }
        return paid;
    }
}
