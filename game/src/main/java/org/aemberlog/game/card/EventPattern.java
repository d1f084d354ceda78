package org.aemberlog.game.card;

/**
 * What an {@link Ability.OnEvent} waits for, or what an {@link Ability.Replacement} replaces.
 *
 * @param what the kind of happening
 * @param actor who has to do it, seen from the ability's controller; either player for {@link
 *     PlayerRef#EACH}
 * @param subject which cards it has to happen to or with, seen from the ability's card
 */
public record EventPattern(TriggerEvent what, PlayerRef actor, Filter subject) {

    /**
     * Kinds of happenings. The subject is the card named in each line; where none is, it is no card
     * and only {@link Filter.Any} passes.
     */
    public enum TriggerEvent {
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
        /** A card was archived, not just put into archives; the actor archived it. */
        ARCHIVED,
        /** A creature is to fight, or was used to fight; the subject is that creature. */
        FOUGHT,
        /** A creature was used to reap; the subject is that creature. */
        REAPED,
        /** A card was used in any way, losing its stun among them; the subject is that card. */
        USED,
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
        CAPTURE_ICON_RESOLVED;

        /** Whether this is what a card asks for: a fight is a use, a capture icon an icon. */
        public boolean is(TriggerEvent asked) {
            return this == asked
                    || asked == USED && (this == FOUGHT || this == REAPED)
                    || asked == ICON_RESOLVED && this == CAPTURE_ICON_RESOLVED;
        }

        /** Whether a turn is remembered by it, so that a card can ask how often it happened. */
        public boolean isRemembered() {
            return switch (this) {
                case KEY_FORGED, TIDE_RAISED, PLAYED, DISCARDED, FOUGHT, REAPED, USED, DESTROYED, AEMBER_STOLEN -> true;
                case TURN_STARTED,
                        TURN_ENDED,
                        HOUSE_CHOSEN,
                        CREATURES_READIED,
                        PLAYED_BEFORE_EFFECT,
                        ENTERED,
                        LEFT_PLAY,
                        ARCHIVED,
                        DESTROYED_FIGHTING_THIS,
                        AEMBER_GAINED_BY_REAPING,
                        DAMAGE_DEALT,
                        DAMAGE_DEALT_BY_ICON,
                        DEALS_DAMAGE,
                        ARMOR_PREVENTED,
                        ICON_RESOLVED,
                        CAPTURE_ICON_RESOLVED -> false;
            };
        }

        /** Whether it can be replaced, because the rules ask before it happens. */
        public boolean isReplaceable() {
            return switch (this) {
                case KEY_FORGED,
                        CREATURES_READIED,
                        FOUGHT,
                        DESTROYED,
                        AEMBER_GAINED_BY_REAPING,
                        AEMBER_STOLEN,
                        DEALS_DAMAGE,
                        ICON_RESOLVED,
                        CAPTURE_ICON_RESOLVED -> true;
                case TURN_STARTED,
                        TURN_ENDED,
                        HOUSE_CHOSEN,
                        TIDE_RAISED,
                        PLAYED,
                        PLAYED_BEFORE_EFFECT,
                        ENTERED,
                        LEFT_PLAY,
                        DISCARDED,
                        ARCHIVED,
                        REAPED,
                        USED,
                        DESTROYED_FIGHTING_THIS,
                        DAMAGE_DEALT,
                        DAMAGE_DEALT_BY_ICON,
                        ARMOR_PREVENTED -> false;
            };
        }

        /** Whether cards can wait for it; the others can only be replaced. */
        public boolean isAwaitable() {
            return this != CREATURES_READIED && this != DEALS_DAMAGE;
        }
    }
}
