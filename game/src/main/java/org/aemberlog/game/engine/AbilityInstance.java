package org.aemberlog.game.engine;

import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Lasting;
import org.aemberlog.game.state.Memory;
import org.aemberlog.game.state.Seat;

/**
 * An ability together with what it needs to be resolved.
 *
 * @param source the card that has it, or that created the lasting effect it is of
 * @param you "you" in its text
 * @param granter the card that gave it to its source, if one did
 * @param memory what a lasting effect remembers
 * @param lasting the id of the lasting effect that it is of, or 0
 * @param gift the id of the lasting effect by which its source was given it, or 0
 */
record AbilityInstance<A extends Ability>(
        A ability, CardId source, Seat you, Optional<CardId> granter, Memory memory, long lasting, long gift) {

    static <A extends Ability> AbilityInstance<A> printed(A ability, CardId source, Seat you) {
        return new AbilityInstance<>(ability, source, you, Optional.empty(), Memory.NOTHING, 0, 0);
    }

    static <A extends Ability> AbilityInstance<A> granted(A ability, CardId source, Seat you, ConstantAbility by) {
        var granter = Optional.of(by.context().source());
        long gift = by.lasting().map(Lasting::id).orElse(0L);
        return new AbilityInstance<>(ability, source, you, granter, Memory.NOTHING, 0, gift);
    }

    static <A extends Ability> AbilityInstance<A> of(Lasting effect, A rule) {
        return new AbilityInstance<>(
                rule, effect.source(), effect.seat(), Optional.empty(), effect.memory(), effect.id(), 0);
    }

    /**
     * Abilities are told apart by identity: the same words on two cards are two abilities. What a card is
     * given twice it has twice.
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof AbilityInstance<?> b
                && ability == b.ability
                && source.equals(b.source)
                && granter.equals(b.granter)
                && lasting == b.lasting
                && gift == b.gift;
    }

    @Override
    public int hashCode() {
        return 31 * System.identityHashCode(ability) + source.hashCode();
    }

    /** Whether something may end or hold back what the ability does, or keep it from triggering. */
    boolean isConditional() {
        return CardFeatures.isConditional(ability);
    }

    /** Whether the ability waits for one of these to happen. */
    boolean waitsForAnyOf(Set<TriggerEvent> happenings) {
        return ability instanceof Ability.OnEvent event
                && happenings.contains(event.on().what());
    }

    /** The ability as an option, where it waits among others; {@code text} is its short word. */
    Option.Pending waiting(String text) {
        return new Option.Pending(source, text, granter, Optional.of(ability));
    }

    AbilityContext context() {
        return new AbilityContext(source, you, granter, Optional.empty(), Optional.empty(), new AbilityMemory(memory));
    }

    AbilityContext context(Occurrence about) {
        return new AbilityContext(
                source, you, granter, Optional.empty(), Optional.of(about), new AbilityMemory(memory));
    }
}
