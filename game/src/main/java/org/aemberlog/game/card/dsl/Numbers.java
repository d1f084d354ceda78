package org.aemberlog.game.card.dsl;

import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;

/** How much: amounts that are printed or counted when they are needed. */
public final class Numbers {

    private Numbers() {}

    /** A printed number. */
    public static Amount number(int value) {
        return new Amount.Const(value);
    }

    /** One for each such card. */
    public static Amount perCard(Selector cards) {
        return new Amount.Count(cards);
    }

    /** One for each card the labelled effect touched. */
    public static Amount perCardOf(String label) {
        return new Amount.CardsOf(label);
    }

    /** One for each key the player has forged. */
    public static Amount forgedKeys(PlayerRef whose) {
        return new Amount.ForgedKeys(whose);
    }

    /** The Æmber in a player's pool. */
    public static Amount pool(PlayerRef whose) {
        return new Amount.Pool(whose);
    }

    /** "That much": what the event or the replaced happening is about. */
    public static Amount thatMuch() {
        return new Amount.ThatMuch();
    }

    /** {@code amount} less {@code less}; effects treat less than 0 as 0. */
    public static Amount minus(Amount amount, int less) {
        return new Amount.Arith(Amount.Operator.MINUS, amount, number(less));
    }

    /** So many times the amount. */
    public static Amount times(int factor, Amount amount) {
        return new Amount.Arith(Amount.Operator.TIMES, number(factor), amount);
    }
}
