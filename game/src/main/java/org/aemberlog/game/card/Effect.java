package org.aemberlog.game.card;

import java.util.List;

/** An instruction of an ability. Instructions are resolved as far as they can be (rulebook). */
public sealed interface Effect {

    // Control flow

    /** One after the other, in the order written. */
    record Seq(List<Effect> steps) implements Effect {
        public Seq {
            steps = List.copyOf(steps);
        }
    }

    /** "If ..., do this; otherwise that." Use an empty {@link Seq} for no otherwise. */
    record If(Condition test, Effect then, Effect otherwise) implements Effect {}

    /** "If you do": {@code then} only when {@code first} resolved completely. */
    record IfDone(Effect first, Effect then) implements Effect {}

    /** "You may": the active player is asked, and then as much as possible is done. */
    record May(Effect body) implements Effect {}

    /** Selects once and remembers the cards under a name, for {@link Selector.Ref}. */
    record Let(String name, Selector cards) implements Effect {}

    /** Remembers what an effect did under a label ("this way"). */
    record As(String label, Effect effect) implements Effect {}

    /** Sets up a lasting effect. */
    record Lasting(Duration until, Ability rule) implements Effect {}

    // Æmber

    /** {@code who} gains Æmber from the supply. */
    record GainAember(PlayerRef who, Amount amount) implements Effect {}

    /** {@code who} loses Æmber to the supply, at most what is in the pool. */
    record LoseAember(PlayerRef who, Amount amount) implements Effect {}

    /** You steal from your opponent, at most what is in the pool. */
    record Steal(Amount amount) implements Effect {}

    /** Each of the creatures captures from the opponent of its controller. */
    record Capture(Selector by, Amount amount) implements Effect {}

    /** Puts Æmber from the supply on each of the creatures. */
    record Exalt(Selector target, Amount times) implements Effect {}

    // Damage and card state

    /** Deals damage to each of the targets, all at once. */
    record DealDamage(Selector target, Amount amount) implements Effect {}

    /** Deals {@code amount} damage one by one, to any of the targets, all at once. */
    record DivideDamage(Selector among, Amount amount) implements Effect {}

    /** Removes up to {@code amount} damage from each of the targets. */
    record Heal(Selector target, Amount amount) implements Effect {}

    /** Puts a status on each of the targets that does not have it yet. */
    record AddStatus(Status status, Selector target) implements Effect {}

    /** Readies each of the targets. */
    record Ready(Selector target) implements Effect {}

    /** Exhausts each of the targets. */
    record Exhaust(Selector target) implements Effect {}

    // Zone changes; a card always goes to its owner's zone

    /** Destroys the targets together. */
    record Destroy(Selector target) implements Effect {}

    /** Removes the targets from the game. */
    record Purge(Selector target) implements Effect {}

    /** Returns the targets to their owners' hands. */
    record ToHand(Selector target) implements Effect {}

    /** Archives the targets in their owners' archives. */
    record Archive(Selector target) implements Effect {}

    /** Discards the targets, which are not in play. */
    record Discard(Selector target) implements Effect {}

    /** {@code who} draws cards. */
    record Draw(PlayerRef who, Amount amount) implements Effect {}

    /** Puts the targets into their owners' decks. */
    record PutInDeck(Selector target, DeckPlace place) implements Effect {}

    // Agency

    /** Plays the card from where it is; it stays there if it cannot be played. */
    record PlayCard(Selector card) implements Effect {}

    /** Uses the card, in the way named. */
    record UseCard(Selector card, UseMode mode) implements Effect {}

    /** {@code who} gains chains. */
    record GainChains(PlayerRef who, Amount amount) implements Effect {}

    /** How long a lasting effect lasts. */
    enum Duration {
        REMAINDER_OF_TURN
    }

    /** The three status cards. */
    enum Status {
        STUN,
        WARD,
        ENRAGE
    }

    /** Where a card is put into a deck. */
    enum DeckPlace {
        TOP,
        BOTTOM,
        SHUFFLED
    }

    /** What a card may be used for. */
    enum UseMode {
        ANY,
        FIGHT,
        REAP
    }
}
