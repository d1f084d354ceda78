package org.aemberlog.game.card;

/**
 * What an {@link Ability.OnEvent} waits for, or what an {@link Ability.Replacement} replaces.
 *
 * @param what the kind of happening
 * @param actor who has to do it, seen from the ability's controller; either player for {@link
 *     PlayerRef#EACH}
 * @param subject which cards it has to happen to or with, seen from the ability's card
 */
public record EventPattern(Happening what, PlayerRef actor, Filter subject) {

    /** Kinds of happenings. The subject is the card named in each line. */
    public enum Happening {
        /** A card was played; the subject is that card. */
        PLAYED,
        /** A creature was used to fight; the subject is that creature. */
        FOUGHT,
        /** A creature was used to reap; the subject is that creature. */
        REAPED,
        /** A card was destroyed; the subject is that card as it last was in play. */
        DESTROYED,
        /** A creature was destroyed in a fight with this card; the subject is that creature. */
        DESTROYED_FIGHTING_THIS,
        /** A player gains Æmber for reaping; the subject is the reaping creature. */
        AEMBER_GAINED_BY_REAPING,
        /** Damage is dealt to a creature; the subject is that creature. */
        DAMAGE_DEALT
    }
}
