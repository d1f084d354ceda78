package org.aemberlog.game.card;

import java.util.Set;

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
        TURN_STARTED(Family.PLAYER, Use.AWAITABLE),
        /** A turn ended; the actor is whose turn it was. */
        TURN_ENDED(Family.PLAYER, Use.AWAITABLE),
        /** The "ready cards" step of a player's turn ends. */
        READY_STEP_ENDED(Family.PLAYER, Use.AWAITABLE),
        /** A house was chosen as active house. */
        HOUSE_CHOSEN(Family.PLAYER, Use.AWAITABLE),
        /** The "choose a house" step of a player's turn ends, whether a house could be chosen or not. */
        HOUSE_STEP_ENDED(Family.PLAYER, Use.AWAITABLE),
        /** A key is or was forged; the amount is its cost or what was paid. */
        KEY_FORGED(Family.PLAYER, Use.REMEMBERED, Use.REPLACEABLE, Use.AWAITABLE),
        /** A player's creatures are readied in the ready step; the amount is how many would be. */
        CREATURES_READIED(Family.PLAYER, Use.REPLACEABLE),
        /** The tide was raised. */
        TIDE_RAISED(Family.PLAYER, Use.REMEMBERED, Use.AWAITABLE),
        /** A card was played; the subject is that card. */
        PLAYED(Family.PLAYER_WITH_CARD, Use.REMEMBERED, Use.AWAITABLE),
        /** A card was played and its bonus icons resolved, its play effects not yet. */
        PLAYED_BEFORE_EFFECT(Family.PLAYER_WITH_CARD, Use.AWAITABLE),
        /** A card entered play, played or not; the subject is that card. */
        ENTERED(Family.CARD, Use.AWAITABLE),
        /** A card left play; the subject is that card as it last was in play. */
        LEFT_PLAY(Family.CARD, Use.AWAITABLE),
        /** A card was discarded from hand; the subject is that card. */
        DISCARDED(Family.PLAYER_WITH_CARD, Use.REMEMBERED, Use.AWAITABLE),
        /** A card was discarded from wherever it was, hand among them; the subject is that card. */
        DISCARDED_ANYWHERE(Family.PLAYER_WITH_CARD, Use.REMEMBERED, Use.AWAITABLE),
        /** A card was archived, not just put into archives; the actor archived it. */
        ARCHIVED(Family.PLAYER_WITH_CARD, Use.AWAITABLE),
        /** A creature is to fight, or was used to fight; the subject is that creature. */
        FOUGHT(Family.CREATURE, Use.REMEMBERED, Use.REPLACEABLE, Use.AWAITABLE),
        /** A creature was used to reap; the subject is that creature. */
        REAPED(Family.CREATURE, Use.REMEMBERED, Use.AWAITABLE),
        /** A card was used in any way, losing its stun among them; the subject is that card. */
        USED(Family.PLAYER_WITH_CARD, Use.REMEMBERED, Use.AWAITABLE),
        /** A card is or was destroyed; the subject is that card as it last was in play. */
        DESTROYED(Family.CARD, Use.REMEMBERED, Use.REPLACEABLE, Use.AWAITABLE),
        /** A destroyed card would be put into its owner's discard pile; the subject is that card. */
        DISCARDED_FROM_PLAY(Family.CARD, Use.REPLACEABLE),
        /** A creature was destroyed by the damage of a fight; the subject is that creature. */
        DESTROYED_IN_FIGHT(Family.CREATURE, Use.REMEMBERED, Use.AWAITABLE),
        /** The same, and it was one of the two that fought. */
        DESTROYED_FIGHTING(Family.CREATURE, Use.AWAITABLE),
        /** A creature was destroyed in a fight with this card; the subject is that creature. */
        DESTROYED_FIGHTING_THIS(Family.CREATURE, Use.AWAITABLE),
        /** The same, and this card was the attacker. */
        DESTROYED_ATTACKED_BY_THIS(Family.CREATURE, Use.AWAITABLE),
        /** A player attached an upgrade to a creature, playing or moving it; the subject is the upgrade. */
        ATTACHED(Family.PLAYER_WITH_CARD, Use.AWAITABLE),
        /** A creature was destroyed by the assault damage of this card; the subject is that creature. */
        DESTROYED_BY_ASSAULT(Family.CREATURE, Use.AWAITABLE),
        /** A player gains Æmber for reaping; the subject is the reaping creature. */
        AEMBER_GAINED_BY_REAPING(Family.PLAYER_WITH_CARD, Use.REPLACEABLE, Use.AWAITABLE),
        /** Æmber is or was stolen; the actor is the thief. */
        AEMBER_STOLEN(Family.PLAYER, Use.REMEMBERED, Use.REPLACEABLE, Use.AWAITABLE),
        /** Æmber would be added to a player's pool, from wherever; the actor is that player. */
        AEMBER_ADDED(Family.PLAYER, Use.REPLACEABLE),
        /** A resolved action card would be put into its owner's discard pile; the subject is that card. */
        DISCARDED_AFTER_PLAY(Family.PLAYER_WITH_CARD, Use.REPLACEABLE),
        /** Damage is or was dealt to a creature; the subject is that creature. */
        DAMAGE_DEALT(Family.CREATURE, Use.AWAITABLE),
        /** Damage of a bonus icon was dealt to a creature; the subject is that creature. */
        DAMAGE_DEALT_BY_ICON(Family.CREATURE, Use.AWAITABLE),
        /**
         * A card would deal damage, once for all that it deals at once; the subject is that card,
         * the amount all of it.
         */
        DEALS_DAMAGE(Family.CARD, Use.REPLACEABLE),
        /** Armor prevented damage; the subject is the creature, the amount what was prevented. */
        ARMOR_PREVENTED(Family.CREATURE, Use.AWAITABLE),
        /** A bonus icon is resolved; the subject is its card. */
        ICON_RESOLVED(Family.PLAYER_WITH_CARD, Use.REPLACEABLE, Use.AWAITABLE),
        /** A capture bonus icon is resolved; the subject is its card. */
        CAPTURE_ICON_RESOLVED(Family.PLAYER_WITH_CARD, Use.REPLACEABLE, Use.AWAITABLE),
        /** A draw bonus icon is resolved; the subject is its card. */
        DRAW_ICON_RESOLVED(Family.PLAYER_WITH_CARD, Use.REPLACEABLE, Use.AWAITABLE);

        private final Family family;
        private final Set<Use> uses;

        TriggerEvent(Family family, Use... uses) {
            this.family = family;
            this.uses = Set.of(uses);
        }

        /** To whom or what it happens. */
        public Family family() {
            return family;
        }

        /** Whether this is what a card asks for: a fight is a use, a capture icon an icon. */
        public boolean is(TriggerEvent asked) {
            return this == asked
                    || asked == USED && (this == FOUGHT || this == REAPED)
                    || asked == DESTROYED && (this == DESTROYED_IN_FIGHT || this == DESTROYED_FIGHTING)
                    || asked == DESTROYED_IN_FIGHT && this == DESTROYED_FIGHTING
                    || asked == DESTROYED_FIGHTING_THIS && this == DESTROYED_ATTACKED_BY_THIS
                    || asked == DISCARDED_ANYWHERE && this == DISCARDED
                    || asked == ICON_RESOLVED && (this == CAPTURE_ICON_RESOLVED || this == DRAW_ICON_RESOLVED);
        }

        /** Whether a turn is remembered by it, so that a card can ask how often it happened. */
        public boolean isRemembered() {
            return uses.contains(Use.REMEMBERED);
        }

        /** Whether it can be replaced, because the rules ask before it happens. */
        public boolean isReplaceable() {
            return uses.contains(Use.REPLACEABLE);
        }

        /** Whether cards can wait for it; the others can only be replaced. */
        public boolean isAwaitable() {
            return uses.contains(Use.AWAITABLE);
        }
    }

    /** To whom or what something happens. */
    public enum Family {
        /** A player does it, with no card. */
        PLAYER,
        /** A player does it with or to a card. */
        PLAYER_WITH_CARD,
        /** It happens to a card, whose controller is the actor. */
        CARD,
        /** It happens to a creature, whose controller is the actor. */
        CREATURE;

        /** Whether there is a card as subject. */
        public boolean hasCard() {
            return this != PLAYER;
        }

        /** Whether the actor is the controller of the card. */
        public boolean isOfController() {
            return this == CARD || this == CREATURE;
        }
    }

    /** What cards can do about a happening. */
    private enum Use {
        REMEMBERED,
        REPLACEABLE,
        AWAITABLE
    }
}
