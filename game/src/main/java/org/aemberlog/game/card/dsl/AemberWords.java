package org.aemberlog.game.card.dsl;

import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.PlayerRef.YOU;

import org.aemberlog.game.card.AemberPlace;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;

/** Æmber: gained, lost, stolen, captured, moved and counted. */
public abstract class AemberWords extends AbilityWords {

    /** You gain Æmber: {@code gain(2)}. */
    public static Effect gain(int aember) {
        return gain(number(aember));
    }

    /** You gain Æmber: {@code gain(perCard(each(friendly(creature()))))}. */
    public static Effect gain(Amount aember) {
        return new Effect.GainAember(YOU, aember);
    }

    /** A player gains Æmber: {@code gains(OPPONENT, number(1))}. */
    public static Effect gains(PlayerRef who, Amount aember) {
        return new Effect.GainAember(who, aember);
    }

    /** Your opponent loses Æmber: {@code opponentLoses(1)}. */
    public static Effect opponentLoses(int aember) {
        return new Effect.LoseAember(OPPONENT, number(aember));
    }

    /** A player loses Æmber: {@code loses(EACH, number(1))}. */
    public static Effect loses(PlayerRef who, Amount aember) {
        return new Effect.LoseAember(who, aember);
    }

    /** You steal Æmber: {@code steal(1)}. */
    public static Effect steal(int aember) {
        return steal(number(aember));
    }

    /** You steal Æmber: {@code steal(forgedKeys(OPPONENT))}. */
    public static Effect steal(Amount aember) {
        return new Effect.Steal(YOU, aember);
    }

    /** A player steals Æmber: {@code steals(OPPONENT, 2)}. */
    public static Effect steals(PlayerRef thief, int aember) {
        return new Effect.Steal(thief, number(aember));
    }

    /** The card with the ability captures Æmber: {@code capture(1)}. */
    public static Effect capture(int aember) {
        return capture(aember, self());
    }

    /** Each of the creatures captures Æmber: {@code capture(1, each(friendly(creature())))}. */
    public static Effect capture(int aember, Selector by) {
        return capture(number(aember), by);
    }

    /** Each of the creatures captures Æmber: {@code capture(pool(OPPONENT), self())}. */
    public static Effect capture(Amount aember, Selector by) {
        return new Effect.Capture(by, aember, Effect.CaptureFrom.OPPONENT);
    }

    /** Each of the creatures captures Æmber from there: {@code capture(number(1), self(), CaptureFrom.OWN_SIDE)}. */
    public static Effect capture(Amount aember, Selector by, Effect.CaptureFrom from) {
        return new Effect.Capture(by, aember, from);
    }

    /** Exalts each of the creatures: {@code exalt(a(friendly(creature())))}. */
    public static Effect exalt(Selector creatures) {
        return new Effect.Exalt(creatures, number(1));
    }

    /** Moves Æmber from one place to another: {@code moveAember(number(1), on(self()), poolOf(YOU))}. */
    public static Effect moveAember(Amount aember, AemberPlace from, AemberPlace to) {
        return new Effect.MoveAember(from, to, aember);
    }

    /** A player's pool as a place: {@code moveAember(number(1), poolOf(OPPONENT), on(self()))}. */
    public static AemberPlace poolOf(PlayerRef whose) {
        return new AemberPlace.PoolOf(whose);
    }

    /** A card as a place of Æmber: {@code moveAember(number(1), on(self()), supply())}. */
    public static AemberPlace on(Selector card) {
        return new AemberPlace.On(card);
    }

    /** The common supply: {@code moveAember(number(1), supply(), on(self()))}. */
    public static AemberPlace supply() {
        return new AemberPlace.Supply();
    }

    /** The Æmber in a player's pool: {@code atLeast(pool(OPPONENT), 7)}. */
    public static Amount pool(PlayerRef whose) {
        return new Amount.Pool(whose);
    }

    /** The Æmber gained, lost, stolen or captured this turn: {@code aemberThisTurn(AemberDeed.STOLEN, YOU)}. */
    public static Amount aemberThisTurn(Amount.AemberDeed how, PlayerRef who) {
        return new Amount.AemberHistory(how, who, Amount.Window.THIS_TURN);
    }

    /** The same on the turn before this one: {@code aemberLastTurn(AemberDeed.GAINED, OPPONENT)}. */
    public static Amount aemberLastTurn(Amount.AemberDeed how, PlayerRef who) {
        return new Amount.AemberHistory(how, who, Amount.Window.PREVIOUS_TURN);
    }

    /** "You may spend Æ on ... as if it were in your pool": {@code always(self(), spendableAember())}. */
    public static Modifier spendableAember() {
        return new Modifier.SpendableAember();
    }

    /** "Your opponent may spend Æ on ... as if it were in their pool": {@code always(self(), spendableByOpponent())}. */
    public static Modifier spendableByOpponent() {
        return new Modifier.SpendableByOpponent();
    }

    /** "You may spend Æ on ... when forging keys": {@code always(self(), spendableOnKeys())}. */
    public static Modifier spendableOnKeys() {
        return new Modifier.SpendableOnKeys();
    }

    /** You get all Æmber your opponent spends when forging keys: {@code always(self(), getsSpentAember())}. */
    public static Modifier getsSpentAember() {
        return new Modifier.GetsSpentAember();
    }

    /** Æmber that would be taken from your pool comes from the supply: {@code always(self(), takenFromSupply())}. */
    public static Modifier takenFromSupply() {
        return new Modifier.TakenFromSupply();
    }
}
