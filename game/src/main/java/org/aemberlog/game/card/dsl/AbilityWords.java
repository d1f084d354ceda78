package org.aemberlog.game.card.dsl;

import java.util.List;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Timing;

/** Abilities, what they wait for and what they replace; {@link Card} has a method for each bold word. */
public abstract class AbilityWords extends FlowWords {

    /** "Each time ..., ...": {@code eachTime(youPlay(creature()), gain(1))}. */
    public static Ability.OnEvent eachTime(EventPattern happens, Effect... steps) {
        return new Ability.OnEvent(happens, new Condition.Always(), inOrder(steps));
    }

    /** "After ..., if ..., ...": {@code eachTime(reaps(creature()), tideIsHigh(), draw(1))}. */
    public static Ability.OnEvent eachTime(EventPattern happens, Condition when, Effect... steps) {
        return new Ability.OnEvent(happens, when, inOrder(steps));
    }

    /** The same while the card is in your discard pile: {@code whileDiscarded(eachTime(forges(YOU), toHand(self())))}. */
    public static Ability whileDiscarded(Ability.OnEvent ability) {
        return new Ability.InDiscardPile(ability);
    }

    /** What holds for the cards in scope: {@code always(each(friendly(creature())), power(1))}. */
    public static Ability always(Selector scope, Modifier... modifiers) {
        return new Ability.Static(new Condition.Always(), scope, List.of(modifiers));
    }

    /** What holds for the cards in scope while the condition does: {@code whilst(tideIsHigh(), self(), power(2))}. */
    public static Ability whilst(Condition condition, Selector scope, Modifier... modifiers) {
        return new Ability.Static(condition, scope, List.of(modifiers));
    }

    /** A bold ability that a card gains: {@code gains(bold(Timing.REAP, draw(1)))}. */
    public static Ability bold(Timing timing, Effect... steps) {
        return new Ability.Triggered(List.of(timing), inOrder(steps));
    }

    /** "... instead": {@code insteadOf(isDestroyed(isSelf()), fullyHeal(self()))}. */
    public static Ability insteadOf(EventPattern happening, Effect... steps) {
        return new Ability.Replacement(happening, Ability.Mode.INSTEAD, inOrder(steps));
    }

    /** "... you may ... instead": {@code maybeInsteadOf(youGainByReaping(), steal(1))}. */
    public static Ability maybeInsteadOf(EventPattern happening, Effect... steps) {
        return new Ability.Replacement(happening, Ability.Mode.MAY_INSTEAD, inOrder(steps));
    }

    /** "When ... would ...": first this, which may cancel it: {@code before(forges(OPPONENT), cancel())}. */
    public static Ability before(EventPattern happening, Effect... steps) {
        return new Ability.Replacement(happening, Ability.Mode.FIRST, inOrder(steps));
    }

    /** What {@link #before} waits for does not happen: {@code before(forges(OPPONENT), cancel())}. */
    public static Effect cancel() {
        return new Effect.Cancel();
    }

    /** A player does or suffers this with such a card: {@code happens(TriggerEvent.ARCHIVED, YOU, creature())}. */
    public static EventPattern happens(TriggerEvent what, PlayerRef actor, Filter subject) {
        return new EventPattern(what, actor, subject);
    }

    /** A player does or suffers this with any card: {@code happens(TriggerEvent.TURN_ENDED, EACH)}. */
    public static EventPattern happens(TriggerEvent what, PlayerRef actor) {
        return new EventPattern(what, actor, new Filter.Any());
    }

    /** A player plays such a card: {@code plays(OPPONENT, upgrade())}. */
    public static EventPattern plays(PlayerRef who, Filter card) {
        return new EventPattern(TriggerEvent.PLAYED, who, card);
    }

    /** You play such a card: {@code youPlay(another(creature()))}. */
    public static EventPattern youPlay(Filter card) {
        return new EventPattern(TriggerEvent.PLAYED, PlayerRef.YOU, card);
    }

    /** Such a creature fights: {@code fights(friendly(creature()))}. */
    public static EventPattern fights(Filter creature) {
        return new EventPattern(TriggerEvent.FOUGHT, PlayerRef.EACH, creature);
    }

    /** Such a creature reaps: {@code reaps(enemy(creature()))}. */
    public static EventPattern reaps(Filter creature) {
        return new EventPattern(TriggerEvent.REAPED, PlayerRef.EACH, creature);
    }

    /** A player forges a key: {@code forges(OPPONENT)}. */
    public static EventPattern forges(PlayerRef who) {
        return happens(TriggerEvent.KEY_FORGED, who);
    }

    /** Such a card is destroyed: {@code isDestroyed(enemy(creature()))}. */
    public static EventPattern isDestroyed(Filter card) {
        return new EventPattern(TriggerEvent.DESTROYED, PlayerRef.EACH, card);
    }

    /** Such a creature is destroyed in a fight: {@code timesThisTurn(isDestroyedInFight(enemy(creature())))}. */
    public static EventPattern isDestroyedInFight(Filter creature) {
        return new EventPattern(TriggerEvent.DESTROYED_IN_FIGHT, PlayerRef.EACH, creature);
    }

    /** Such a creature is destroyed in a fight of its own: {@code isDestroyedFighting(enemy(creature()))}. */
    public static EventPattern isDestroyedFighting(Filter creature) {
        return new EventPattern(TriggerEvent.DESTROYED_FIGHTING, PlayerRef.EACH, creature);
    }

    /** Such a creature is destroyed fighting this card: {@code isDestroyedFightingThis(creature())}. */
    public static EventPattern isDestroyedFightingThis(Filter creature) {
        return new EventPattern(TriggerEvent.DESTROYED_FIGHTING_THIS, PlayerRef.EACH, creature);
    }

    /** This card attacks and destroys such a creature: {@code thisAttacksAndDestroys(creature())}. */
    public static EventPattern thisAttacksAndDestroys(Filter creature) {
        return new EventPattern(TriggerEvent.DESTROYED_ATTACKED_BY_THIS, PlayerRef.EACH, creature);
    }

    /** Such a creature is destroyed by this card's assault damage: {@code isDestroyedByAssault(creature())}. */
    public static EventPattern isDestroyedByAssault(Filter creature) {
        return new EventPattern(TriggerEvent.DESTROYED_BY_ASSAULT, PlayerRef.EACH, creature);
    }

    /** You gain Æmber by reaping: {@code insteadOf(youGainByReaping(), steal(thatMuch()))}. */
    public static EventPattern youGainByReaping() {
        return new EventPattern(TriggerEvent.AEMBER_GAINED_BY_REAPING, PlayerRef.YOU, new Filter.Any());
    }

    /** Æmber would be added to a player's pool: {@code insteadOf(addedToPool(OPPONENT), exalt(self()))}. */
    public static EventPattern addedToPool(PlayerRef whose) {
        return happens(TriggerEvent.AEMBER_ADDED, whose);
    }
}
