package org.aemberlog.game.card.dsl;

import java.util.List;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Condition.Comparison;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;

/** What waits and what holds: events, conditions, and what constant abilities change. */
public final class Rules {

    private Rules() {}

    // Abilities, for cards and for lasting effects

    /** "Each time ..., ..." */
    public static Ability eachTime(EventPattern happens, Effect... steps) {
        return new Ability.OnEvent(happens, Effects.inOrder(steps));
    }

    /** "... instead." */
    public static Ability insteadOf(EventPattern happening, Effect... steps) {
        return new Ability.Replacement(happening, Effects.inOrder(steps));
    }

    /** What holds for the cards in scope, without a condition. */
    public static Ability always(Selector scope, Modifier... modifiers) {
        return new Ability.Static(new Condition.Always(), scope, List.of(modifiers));
    }

    // Happenings

    /** You play such a card. */
    public static EventPattern youPlay(Filter card) {
        return new EventPattern(Happening.PLAYED, PlayerRef.YOU, card);
    }

    /** Such a creature is used to fight. */
    public static EventPattern fights(Filter creature) {
        return new EventPattern(Happening.FOUGHT, PlayerRef.EACH, creature);
    }

    /** Such a creature is used to reap. */
    public static EventPattern reaps(Filter creature) {
        return new EventPattern(Happening.REAPED, PlayerRef.EACH, creature);
    }

    /** Such a card is destroyed. */
    public static EventPattern isDestroyed(Filter card) {
        return new EventPattern(Happening.DESTROYED, PlayerRef.EACH, card);
    }

    /** Such a creature is destroyed in a fight with this card. */
    public static EventPattern isDestroyedFightingThis(Filter creature) {
        return new EventPattern(Happening.DESTROYED_FIGHTING_THIS, PlayerRef.EACH, creature);
    }

    /** You would gain Æmber for reaping. */
    public static EventPattern youGainByReaping() {
        return new EventPattern(
                Happening.AEMBER_GAINED_BY_REAPING, PlayerRef.YOU, new Filter.Any());
    }

    // Conditions

    /** The amount is at least so much. */
    public static Condition atLeast(Amount amount, int least) {
        return new Condition.Compare(amount, Comparison.AT_LEAST, Numbers.number(least));
    }

    /** The amount is 0. */
    public static Condition none(Amount amount) {
        return new Condition.Compare(amount, Comparison.EQUAL, Numbers.number(0));
    }

    /** The card with the ability is like this. */
    public static Condition selfIs(Filter filter) {
        return new Condition.Matches(new Selector.Self(), filter);
    }

    /** The labelled effect destroyed a card. */
    public static Condition destroyedBy(String label) {
        return new Condition.DestroyedBy(label);
    }

    // Modifiers

    /** "gets +1 power" */
    public static Modifier power(int delta) {
        return new Modifier.ModStat(Modifier.Stat.POWER, Numbers.number(delta));
    }

    /** "gets +1 armor" */
    public static Modifier armor(int delta) {
        return new Modifier.ModStat(Modifier.Stat.ARMOR, Numbers.number(delta));
    }

    /** "gains taunt" */
    public static Modifier gains(KeywordKind keyword) {
        return new Modifier.GainKeyword(new Ability.Keyword(keyword, 0));
    }

    /** "while attacking, ignore ..." */
    public static Modifier ignoresWhileAttacking(KeywordKind... keywords) {
        return new Modifier.IgnoreKeywordsWhileAttacking(List.of(keywords));
    }

    /** "deals +2 damage while attacking ..." */
    public static Modifier extraDamageAttacking(Filter defender, int extra) {
        return new Modifier.ExtraDamageAttacking(defender, Numbers.number(extra));
    }

    /** "refill your hand to 1 additional card" */
    public static Modifier handSize(int delta) {
        return new Modifier.ModHandSize(PlayerRef.YOU, Numbers.number(delta));
    }

    /** A player's keys cost so much more, or less when negative. */
    public static Modifier keyCost(PlayerRef whose, int delta) {
        return new Modifier.ModKeyCost(whose, Numbers.number(delta));
    }

    /** "enters play ready" */
    public static Modifier entersReady() {
        return new Modifier.EntersReady();
    }

    /** "cannot be dealt damage" */
    public static Modifier cannotBeDamaged() {
        return new Modifier.CannotBeDamaged();
    }

    /** "deals no damage when fighting" */
    public static Modifier noFightDamage() {
        return new Modifier.NoFightDamage();
    }

    /** Damage to such creatures is dealt to the card in scope instead. */
    public static Modifier takesDamageFor(Filter whom) {
        return new Modifier.TakesDamageFor(whom);
    }
}
