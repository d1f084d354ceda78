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

    /**
     * Kinds of happenings. The subject is the card named in each line; where none is, it is no card
     * and only {@link Filter.Any} passes.
     */
    public enum Happening {
        /** A turn started; the actor is whose turn it is. */
        TURN_STARTED,
        /** A turn ended; the actor is whose turn it was. */
        TURN_ENDED,
        /** A house was chosen as active house. */
        HOUSE_CHOSEN,
        /** A key is or was forged; the amount is its cost or what was paid. */
        KEY_FORGED,
        /** A player's creatures are readied in the ready step; the amount is how many would be. */
        CREATURES_READIED,
        /** The tide was raised. */
        TIDE_RAISED,
        /** A card was played; the subject is that card. */
        PLAYED,
        /** A card was played and its bonus icons resolved, its play effects not yet. */
        PLAYED_BEFORE_EFFECT,
        /** A card entered play, played or not; the subject is that card. */
        ENTERED,
        /** A card left play; the subject is that card as it last was in play. */
        LEFT_PLAY,
        /** A card was discarded from hand; the subject is that card. */
        DISCARDED,
        /** A creature is to fight, or was used to fight; the subject is that creature. */
        FOUGHT,
        /** A creature was used to reap; the subject is that creature. */
        REAPED,
        /** A card is or was destroyed; the subject is that card as it last was in play. */
        DESTROYED,
        /** A creature was destroyed in a fight with this card; the subject is that creature. */
        DESTROYED_FIGHTING_THIS,
        /** A player gains Æmber for reaping; the subject is the reaping creature. */
        AEMBER_GAINED_BY_REAPING,
        /** Æmber is or was stolen; the actor is the thief. */
        AEMBER_STOLEN,
        /** Damage is or was dealt to a creature; the subject is that creature. */
        DAMAGE_DEALT,
        /** Damage of a bonus icon was dealt to a creature; the subject is that creature. */
        DAMAGE_DEALT_BY_ICON,
        /**
         * A card would deal damage, once for all that it deals at once; the subject is that card,
         * the amount all of it.
         */
        DEALS_DAMAGE,
        /** Armor prevented damage; the subject is the creature, the amount what was prevented. */
        ARMOR_PREVENTED,
        /** A bonus icon is resolved; the subject is its card. */
        ICON_RESOLVED,
        /** A capture bonus icon is resolved; the subject is its card. */
        CAPTURE_ICON_RESOLVED
    }
}
