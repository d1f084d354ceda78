package org.aemberlog.game.engine;

import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Claim;
import org.aemberlog.game.state.Lasting;
import org.aemberlog.game.state.Seat;

/** A change that may be in force, and the constant ability that makes it. */
record ActiveModifier<M extends Modifier>(M modifier, ConstantAbility by) {

    /** Whether it holds and is about a card. */
    boolean appliesTo(Board board, CardId card) {
        return by.appliesTo(board, card);
    }

    boolean holds(Board board) {
        return by.holds(board);
    }

    /** The card whose text it is. */
    CardId source() {
        return by.context().source();
    }

    /** Its text, as something that was said by it is told apart. */
    Claim.Text text() {
        return new Claim.Text(source(), by.lasting().map(Lasting::id).orElse(0L));
    }

    /** "You" in its text. */
    Seat you() {
        return by.context().you();
    }

    int amount(Board board, Amount amount) {
        return Values.amount(board, by.context(), amount);
    }

    boolean means(Board board, PlayerRef who, Seat seat) {
        return Values.means(who, board, by.context(), seat);
    }

    boolean matches(Board board, Filter filter, CardId card) {
        return Filters.test(board, by.context(), filter, card);
    }
}
