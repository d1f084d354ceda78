package org.aemberlog.game.card.dsl;

import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Token;

/** The state of cards in play: stun, ward, enrage, readiness, counters. */
public abstract class StatusWords extends DamageWords {

    /** Stuns each of the targets: {@code stun(a(creature()))}. */
    public static Effect stun(Selector targets) {
        return new Effect.AddStatus(Effect.Status.STUN, targets);
    }

    /** Wards each of the targets: {@code ward(self())}. */
    public static Effect ward(Selector targets) {
        return new Effect.AddStatus(Effect.Status.WARD, targets);
    }

    /** Enrages each of the targets: {@code enrage(a(enemy(creature())))}. */
    public static Effect enrage(Selector targets) {
        return new Effect.AddStatus(Effect.Status.ENRAGE, targets);
    }

    /** Takes the stun off each of the targets: {@code unstun(each(friendly(creature())))}. */
    public static Effect unstun(Selector targets) {
        return new Effect.RemoveStatus(Effect.Status.STUN, targets);
    }

    /** With this status: {@code creature(hasStatus(Status.STUN))}. */
    public static Filter hasStatus(Effect.Status status) {
        return new Filter.HasStatus(status);
    }

    /** Readies each of the targets: {@code ready(a(friendly(creature())))}. */
    public static Effect ready(Selector targets) {
        return new Effect.Ready(targets);
    }

    /** Exhausts each of the targets: {@code exhaust(a(enemy(creature())))}. */
    public static Effect exhaust(Selector targets) {
        return new Effect.Exhaust(targets);
    }

    /** Exhausted: {@code creature(exhausted())}. */
    public static Filter exhausted() {
        return new Filter.Exhausted();
    }

    /** Puts counters on each of the targets: {@code addCounters(Token.POWER, number(1), self())}. */
    public static Effect addCounters(Token counter, Amount number, Selector targets) {
        return new Effect.AddCounters(counter, targets, number);
    }

    /** Removes up to so many counters from each target: {@code removeCounters(Token.POWER, number(1), self())}. */
    public static Effect removeCounters(Token counter, Amount number, Selector targets) {
        return new Effect.RemoveCounters(counter, targets, number);
    }

    /** Redistributes the tokens on the targets: {@code redistribute(Token.AEMBER, each(friendly(creature())))}. */
    public static Effect redistribute(Token token, Selector targets) {
        return new Effect.Redistribute(token, targets);
    }

    /** The tokens of a kind on the cards: {@code tokens(Token.AEMBER, self())}. */
    public static Amount tokens(Token token, Selector on) {
        return new Amount.Tokens(token, on);
    }

    /** With a token of the kind on it: {@code creature(has(Token.AEMBER))}. */
    public static Filter has(Token token) {
        return new Filter.Has(token, 1);
    }

    /** Attached to a creature: {@code each(upgrade(attachedTo(it())))}. */
    public static Filter attachedTo(Selector creatures) {
        return new Filter.AttachedTo(creatures);
    }

    /** With an upgrade attached: {@code creature(upgraded())}. */
    public static Filter upgraded() {
        return new Filter.Upgraded();
    }

    /** "Enters play ready": {@code entersReady()}. */
    public static Modifier entersReady() {
        return new Modifier.EntersReady();
    }

    /** "Enters play stunned": {@code entersStunned()}. */
    public static Modifier entersStunned() {
        return new Modifier.EntersStunned();
    }

    /** "Cannot ready": {@code always(self(), cannotReady())}. */
    public static Modifier cannotReady() {
        return new Modifier.CannotReady(false);
    }

    /** "Does not ready during the ready cards step": {@code always(it(), doesNotReadyInStep())}. */
    public static Modifier doesNotReadyInStep() {
        return new Modifier.CannotReady(true);
    }

    /** "Enters play enraged": {@code entersEnraged()}. */
    public static Modifier entersEnraged() {
        return new Modifier.EntersEnraged();
    }
}
