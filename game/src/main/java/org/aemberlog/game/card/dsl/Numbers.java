package org.aemberlog.game.card.dsl;

import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Token;

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

    /** The tokens of a kind on the cards. */
    public static Amount tokens(Token token, Selector on) {
        return new Amount.Tokens(token, on);
    }

    /** The power of the cards together. */
    public static Amount powerOf(Selector of) {
        return new Amount.StatOf(Modifier.Stat.POWER, of);
    }

    /** How many different houses the cards belong to. */
    public static Amount housesAmong(Selector of) {
        return new Amount.Houses(of);
    }

    /** How often something happened this turn. */
    public static Amount timesThisTurn(EventPattern what) {
        return new Amount.History(what, Amount.Window.THIS_TURN);
    }

    /** How often something happened on the turn before this one. */
    public static Amount timesLastTurn(EventPattern what) {
        return new Amount.History(what, Amount.Window.PREVIOUS_TURN);
    }

    /** How much Æmber a player gained, lost, stole or captured this turn. */
    public static Amount aemberThisTurn(Amount.AemberDeed how, PlayerRef who) {
        return new Amount.AemberHistory(how, who, Amount.Window.THIS_TURN);
    }

    /** The same on the turn before this one. */
    public static Amount aemberLastTurn(Amount.AemberDeed how, PlayerRef who) {
        return new Amount.AemberHistory(how, who, Amount.Window.PREVIOUS_TURN);
    }

    /** One for each card the labelled effect destroyed. */
    public static Amount perCardDestroyedBy(String label) {
        return new Amount.DestroyedBy(label);
    }

    /** How much the labelled effect was about. */
    public static Amount amountOf(String label) {
        return new Amount.AmountOf(label);
    }

    /** {@code amount} less {@code less}; effects treat less than 0 as 0. */
    public static Amount minus(Amount amount, Amount less) {
        return new Amount.Arith(Amount.Operator.MINUS, amount, less);
    }

    /** Both together. */
    public static Amount plus(Amount one, Amount other) {
        return new Amount.Arith(Amount.Operator.PLUS, one, other);
    }
}
