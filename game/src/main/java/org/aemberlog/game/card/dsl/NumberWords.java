package org.aemberlog.game.card.dsl;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Condition.Comparison;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;

/** How much, how often, and how numbers compare. */
public abstract class NumberWords extends TargetWords {

    /** A printed number: {@code damage(number(3), a(creature()))}. */
    public static Amount number(int value) {
        return new Amount.Const(value);
    }

    /** One for each of the cards: {@code gain(perCard(each(friendly(creature()))))}. */
    public static Amount perCard(Selector cards) {
        return new Amount.Count(cards);
    }

    /** One for each bonus icon of a kind on the cards: {@code gain(bonusIcons(BonusIcon.AEMBER, it()))}. */
    public static Amount bonusIcons(BonusIcon icon, Selector on) {
        return new Amount.BonusIcons(Optional.of(icon), on);
    }

    /** One for each bonus icon on the cards: {@code gain(bonusIcons(it()))}. */
    public static Amount bonusIcons(Selector on) {
        return new Amount.BonusIcons(Optional.empty(), on);
    }

    /** The amount is even: {@code onlyIf(isEven(pool(OPPONENT)), steal(1))}. */
    public static Condition isEven(Amount amount) {
        return new Condition.Even(amount);
    }

    /** The amount is odd: {@code onlyIf(isOdd(pool(OPPONENT)), steal(1))}. */
    public static Condition isOdd(Amount amount) {
        return not(isEven(amount));
    }

    /** One for each card the labelled effect touched: {@code gain(perCardOf("healed"))}. */
    public static Amount perCardOf(String label) {
        return perCardOf(label, PlayerRef.EACH);
    }

    /** The same of those that a player controlled: {@code gain(perCardOf("purged", OPPONENT))}. */
    public static Amount perCardOf(String label, PlayerRef controller) {
        return new Amount.CardsOf(label, controller);
    }

    /** One for each card the labelled effect destroyed: {@code gain(perCardDestroyedBy("hit"))}. */
    public static Amount perCardDestroyedBy(String label) {
        return perCardDestroyedBy(label, PlayerRef.EACH);
    }

    /** The same of those that a player controlled: {@code gain(perCardDestroyedBy("hit", OPPONENT))}. */
    public static Amount perCardDestroyedBy(String label, PlayerRef controller) {
        return new Amount.DestroyedBy(label, controller);
    }

    /** "Choose a number" from 0 up to: {@code chooseNumber(number(2))}. */
    public static Effect chooseNumber(Amount upTo) {
        return new Effect.ChooseNumber(upTo);
    }

    /** The number that {@link #chooseNumber} asked for: {@code heal(chosenNumber(), it())}. */
    public static Amount chosenNumber() {
        return new Amount.ChosenNumber();
    }

    /** One for each trait of the cards: {@code forEach(traitsOf(it()), gain(1))}. */
    public static Amount traitsOf(Selector cards) {
        return new Amount.Traits(cards);
    }

    /** How much the labelled effect was about: {@code gain(amountOf("lost"))}. */
    public static Amount amountOf(String label) {
        return new Amount.AmountOf(label);
    }

    /** "That much": what the event is about: {@code steal(thatMuch())}. */
    public static Amount thatMuch() {
        return new Amount.ThatMuch();
    }

    /** {@code amount} less {@code less}; effects treat less than 0 as 0: {@code minus(pool(OPPONENT), 6)}. */
    public static Amount minus(Amount amount, int less) {
        return new Amount.Arith(Amount.Operator.MINUS, amount, number(less));
    }

    /** The same of two amounts: {@code minus(number(6), perCard(each(creature())))}. */
    public static Amount minus(Amount amount, Amount less) {
        return new Amount.Arith(Amount.Operator.MINUS, amount, less);
    }

    /** Both together: {@code plus(pool(YOU), pool(OPPONENT))}. */
    public static Amount plus(Amount one, Amount other) {
        return new Amount.Arith(Amount.Operator.PLUS, one, other);
    }

    /** So many times the amount: {@code times(2, forgedKeys(YOU))}. */
    public static Amount times(int factor, Amount amount) {
        return new Amount.Arith(Amount.Operator.TIMES, number(factor), amount);
    }

    /** How often it happened this turn: {@code timesThisTurn(youPlay(creature()))}. */
    public static Amount timesThisTurn(EventPattern what) {
        return new Amount.History(what, Amount.Window.THIS_TURN);
    }

    /** With how many different cards this turn: {@code cardsThisTurn(happens(TriggerEvent.USED, YOU, creature()))}. */
    public static Amount cardsThisTurn(EventPattern what) {
        return new Amount.DifferentCards(new Amount.History(what, Amount.Window.THIS_TURN));
    }

    /** How often it happened on the turn before this one: {@code timesLastTurn(forges(OPPONENT))}. */
    public static Amount timesLastTurn(EventPattern what) {
        return new Amount.History(what, Amount.Window.PREVIOUS_TURN);
    }

    /** The amount is this much or more: {@code atLeast(pool(YOU), 7)}. */
    public static Condition atLeast(Amount amount, int least) {
        return new Condition.Compare(amount, Comparison.AT_LEAST, number(least));
    }

    /** The amount is this much or less: {@code atMost(pool(YOU), 3)}. */
    public static Condition atMost(Amount amount, int most) {
        return new Condition.Compare(amount, Comparison.AT_MOST, number(most));
    }

    /** The amount is just this: {@code exactly(perCard(each(creature())), 1)}. */
    public static Condition exactly(Amount amount, int number) {
        return new Condition.Compare(amount, Comparison.EQUAL, number(number));
    }

    /** The amount is 0: {@code none(pool(OPPONENT))}. */
    public static Condition none(Amount amount) {
        return new Condition.Compare(amount, Comparison.EQUAL, number(0));
    }

    /** One amount is more than another: {@code moreThan(pool(OPPONENT), pool(YOU))}. */
    public static Condition moreThan(Amount amount, Amount other) {
        return not(new Condition.Compare(amount, Comparison.AT_MOST, other));
    }

    /** There is such a card: {@code thereIs(each(friendly(artifact())))}. */
    public static Condition thereIs(Selector cards) {
        return atLeast(new Amount.Count(cards), 1);
    }

    /** All of the conditions hold: {@code and(tideIsLow(), none(pool(OPPONENT)))}. */
    public static Condition and(Condition... conditions) {
        return new Condition.AllOf(List.of(conditions));
    }

    /** It held when that happened, whatever has since: {@code asItHappened(atLeast(pool(YOU), 6))}. */
    public static Condition asItHappened(Condition condition) {
        return new Condition.AsItHappened(condition);
    }

    /** The condition does not hold: {@code not(tideIsHigh())}. */
    public static Condition not(Condition condition) {
        return new Condition.Not(condition);
    }
}
