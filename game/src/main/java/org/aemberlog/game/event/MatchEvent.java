package org.aemberlog.game.event;

import java.util.List;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.House;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.KeyColor;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.state.Step;
import org.aemberlog.game.state.Zone;
import org.aemberlog.game.wire.WireName;

/**
 * A fact of a match. The wire names are frozen once released; a change of meaning gets a new
 * version.
 */
public sealed interface MatchEvent {

    // Setup (rulebook, Game Setup)

    /**
     * A match was set up. {@code seats} holds seat A's, then seat B's setup; the n-th card of a deck
     * list is the card with index n, in an order rolled from the secret {@code seed}.
     */
    @WireName("match-created.v1")
    record MatchCreated(MatchId match, String seed, List<SeatSetup> seats) implements MatchEvent {
        public MatchCreated {
            seats = List.copyOf(seats);
        }
    }

    /** The roll for the first player. */
    @WireName("first-player-rolled.v1")
    record FirstPlayerRolled(Seat first) implements MatchEvent {}

    /** The first player of a later game of a series, as the defeated deck's player chose. */
    @WireName("first-player-chosen.v1")
    record FirstPlayerChosen(Seat first) implements MatchEvent {}

    /** A deck was shuffled; {@code order} is its new order from the top. */
    @WireName("deck-shuffled.v1")
    record DeckShuffled(Seat seat, List<CardId> order) implements MatchEvent {
        public DeckShuffled {
            order = List.copyOf(order);
        }
    }

    /** The discard pile became the deck because the deck was empty; a shuffle follows. */
    @WireName("discard-pile-recycled.v1")
    record DiscardPileRecycled(Seat seat) implements MatchEvent {}

    /** Cards went from the top of the deck to the hand, in this order. */
    @WireName("cards-drawn.v1")
    record CardsDrawn(Seat seat, List<CardId> cards) implements MatchEvent {
        public CardsDrawn {
            cards = List.copyOf(cards);
        }
    }

    /** The starting hand was kept. */
    @WireName("hand-kept.v1")
    record HandKept(Seat seat) implements MatchEvent {}

    /** The starting hand went back into the deck; a shuffle and a draw of one fewer follow. */
    @WireName("hand-mulliganed.v1")
    record HandMulliganed(Seat seat) implements MatchEvent {}

    // Turns (rulebook, Turn Sequence)

    /** A turn began. Turns are counted from 1 over both players. */
    @WireName("turn-began.v1")
    record TurnBegan(Seat seat, int turn) implements MatchEvent {}

    /** A step of the turn began. */
    @WireName("step-began.v1")
    record StepBegan(Step step) implements MatchEvent {}

    /** A key was forged; {@code paid} Æmber left the pool. */
    @WireName("key-forged.v1")
    record KeyForged(Seat seat, KeyColor color, int paid) implements MatchEvent {}

    /** The active house of the turn. */
    @WireName("house-chosen.v1")
    record HouseChosen(Seat seat, House house) implements MatchEvent {}

    /** All archived cards went to the hand. */
    @WireName("archives-taken.v1")
    record ArchivesTaken(Seat seat, List<CardId> cards) implements MatchEvent {
        public ArchivesTaken {
            cards = List.copyOf(cards);
        }
    }

    /** "Check!": the player ends the turn with enough Æmber for a key. */
    @WireName("check-announced.v1")
    record CheckAnnounced(Seat seat) implements MatchEvent {}

    /** The turn ended: lasting effects of the turn expired, armor is whole again. */
    @WireName("turn-ended.v1")
    record TurnEnded(Seat seat) implements MatchEvent {}

    /** The match ended. */
    @WireName("match-won.v1")
    record MatchWon(Seat winner, Victory by) implements MatchEvent {}

    // Playing, using, discarding

    /** A card left {@code from} to be played. */
    @WireName("card-played.v1")
    record CardPlayed(Seat seat, CardId card, Zone from) implements MatchEvent {}

    /**
     * A creature entered play under the control of {@code seat}, at {@code position} of the
     * battleline, counted from 0 at the left.
     */
    @WireName("creature-entered.v1")
    record CreatureEntered(Seat seat, CardId card, int position, boolean ready)
            implements MatchEvent {}

    /** An artifact entered play under the control of {@code seat}. */
    @WireName("artifact-entered.v1")
    record ArtifactEntered(Seat seat, CardId card, boolean ready) implements MatchEvent {}

    /** An upgrade was attached to a creature. */
    @WireName("upgrade-attached.v1")
    record UpgradeAttached(Seat seat, CardId card, CardId host) implements MatchEvent {}

    /** A creature was used to reap. */
    @WireName("creature-reaped.v1")
    record CreatureReaped(CardId card) implements MatchEvent {}

    /** A creature was used to fight; {@code defender} was chosen to be fought. */
    @WireName("fight-began.v1")
    record FightBegan(CardId attacker, CardId defender) implements MatchEvent {}

    /** An "Action:" or "Omni:" ability was used. */
    @WireName("ability-used.v1")
    record AbilityUsed(CardId card, Ability.ActivatedKind kind) implements MatchEvent {}

    /** A stunned creature was used and lost its stun instead. */
    @WireName("stun-removed.v1")
    record StunRemoved(CardId card) implements MatchEvent {}

    /** A card was exhausted. */
    @WireName("card-exhausted.v1")
    record CardExhausted(CardId card) implements MatchEvent {}

    /** Cards were readied together. */
    @WireName("cards-readied.v1")
    record CardsReadied(List<CardId> cards) implements MatchEvent {
        public CardsReadied {
            cards = List.copyOf(cards);
        }
    }

    // Æmber

    /** Æmber came from the supply into a pool. */
    @WireName("aember-gained.v1")
    record AemberGained(Seat seat, int amount) implements MatchEvent {}

    /** Æmber went from a pool to the supply. */
    @WireName("aember-lost.v1")
    record AemberLost(Seat seat, int amount) implements MatchEvent {}

    /** Æmber went from the pool of the thief's opponent to the thief's. */
    @WireName("aember-stolen.v1")
    record AemberStolen(Seat thief, int amount) implements MatchEvent {}

    /** Æmber went from the pool of {@code from} onto a creature. */
    @WireName("aember-captured.v1")
    record AemberCaptured(CardId card, Seat from, int amount) implements MatchEvent {}

    /** Æmber came from the supply onto a creature. */
    @WireName("creature-exalted.v1")
    record CreatureExalted(CardId card, int amount) implements MatchEvent {}

    /** A creature left play and its Æmber went to the pool of {@code to}. */
    @WireName("aember-released.v1")
    record AemberReleased(CardId card, Seat to, int amount) implements MatchEvent {}

    // Damage and statuses

    /** Damage was put on a creature. */
    @WireName("damage-dealt.v1")
    record DamageDealt(CardId card, int amount) implements MatchEvent {}

    /** Armor prevented damage; that much of it is spent for the turn. */
    @WireName("armor-spent.v1")
    record ArmorSpent(CardId card, int amount) implements MatchEvent {}

    /** Damage was removed from a creature. */
    @WireName("damage-healed.v1")
    record DamageHealed(CardId card, int amount) implements MatchEvent {}

    /** A status was put on a creature. */
    @WireName("status-gained.v1")
    record StatusGained(CardId card, Effect.Status status) implements MatchEvent {}

    /** A ward was used up or an enrage removed. */
    @WireName("status-lost.v1")
    record StatusLost(CardId card, Effect.Status status) implements MatchEvent {}

    // Zones. A card always goes to its owner's zone.

    /** A card in play was tagged for destruction (glossary, Destroyed). */
    @WireName("card-destroyed.v1")
    record CardDestroyed(CardId card) implements MatchEvent {}

    /** A card was put on top of its owner's discard pile. */
    @WireName("card-discarded.v1")
    record CardDiscarded(CardId card, Zone from) implements MatchEvent {}

    /** A card was put into its owner's hand. */
    @WireName("card-returned.v1")
    record CardReturned(CardId card, Zone from) implements MatchEvent {}

    /** A card was removed from the game. */
    @WireName("card-purged.v1")
    record CardPurged(CardId card, Zone from) implements MatchEvent {}

    /** A card was put into its owner's archives. */
    @WireName("card-archived.v1")
    record CardArchived(CardId card, Zone from) implements MatchEvent {}

    /** A card was put into its owner's deck; when it was shuffled in, a shuffle follows. */
    @WireName("card-put-in-deck.v1")
    record CardPutInDeck(CardId card, Zone from, Effect.DeckPlace place) implements MatchEvent {}

    // Chains, lasting effects, decisions

    /** A player gained chains. */
    @WireName("chains-gained.v1")
    record ChainsGained(Seat seat, int amount) implements MatchEvent {}

    /** A player drew fewer cards for chains and shed one. */
    @WireName("chain-shed.v1")
    record ChainShed(Seat seat) implements MatchEvent {}

    /** A lasting effect began; "you" in its rule is {@code seat}. */
    @WireName("lasting-effect-began.v1")
    record LastingEffectBegan(CardId source, Seat seat, Effect.Duration until, Ability rule)
            implements MatchEvent {}

    /** The resolution waits for a decision. */
    @WireName("choice-requested.v1")
    record ChoiceRequested(Choice choice) implements MatchEvent {}

    /** The decision, as indexes into the options of the choice. */
    @WireName("choice-made.v1")
    record ChoiceMade(int choice, List<Integer> picks) implements MatchEvent {
        public ChoiceMade {
            picks = List.copyOf(picks);
        }
    }

    /** How a match is won. */
    enum Victory {
        /** By forging the third key. */
        KEYS,
        /** The opponent conceded. */
        CONCESSION
    }
}
