package org.aemberlog.game.event;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.json.WireName;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Chance;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Claim;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Memory;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.state.Spot;
import org.aemberlog.game.state.Step;
import org.aemberlog.game.state.Terms;
import org.aemberlog.game.state.TurnLog.Look;

/**
 * An event of a match. The wire names are frozen once released; a change of meaning gets a new
 * version.
 */
public sealed interface MatchEvent {

    /** An event beside the game: no die and no resolution depends on it. */
    sealed interface Beside extends MatchEvent {}

    /**
     * Time passed since the last commit, which {@code seat} took, if somebody's clock ran.
     *
     * @param millis how much of it counts, in milliseconds: the rest passed while the match was halted
     * @param at when it was looked at the clock, in milliseconds since 1970 (UTC)
     */
    @WireName("time-passed.v1")
    record TimePassed(Optional<Seat> seat, long millis, long at) implements Beside {}

    /** A player asked to take back the last action. */
    @WireName("takeback-asked.v1")
    record TakebackAsked(Seat seat) implements Beside {}

    /** The opponent of who asked wants no action taken back. */
    @WireName("takeback-declined.v1")
    record TakebackDeclined(Seat seat) implements Beside {}

    /** From now on a bot plays for a player who has left; the other player let it. */
    @WireName("bot-seated.v1")
    record BotSeated(Seat seat, String bot) implements Beside {}

    /** A player for whom a bot played plays again. */
    @WireName("player-returned.v1")
    record PlayerReturned(Seat seat) implements Beside {}

    /** A match begins, ends or goes back. */
    sealed interface LifecycleEvent extends MatchEvent {}

    /** The first event of a match. */
    sealed interface Beginning extends LifecycleEvent {}

    /**
     * A match was set up. {@code seats} holds seat A's, then seat B's setup; the n-th card of a
     * deck list is the card with index n, in an order rolled from the {@code secret}. Viewers are
     * told the {@code commitment} to it ({@link org.aemberlog.game.state.Chance}).
     */
    @WireName("match-created.v1")
    record MatchCreated(MatchId match, String secret, String commitment, List<SeatSetup> seats, Terms terms)
            implements Beginning {
        public MatchCreated {
            seats = List.copyOf(seats);
        }

        /** A match in which dice follow from the secret alone, without a clock. */
        public MatchCreated(MatchId match, String secret, List<SeatSetup> seats) {
            this(match, secret, Chance.commitmentTo(secret), seats, Terms.PLAIN);
        }
    }

    /**
     * A match for practice began where a finished one was after commit {@code version}, or at the
     * action boundary before it. Viewers are not told the {@code secret} and the {@code state}.
     */
    @WireName("match-forked.v1")
    record MatchForked(
            MatchId match, MatchId from, long version, String secret, String commitment, Optional<MatchState> state)
            implements Beginning {}

    /** A player added to what the dice follow from; 0 to 64 letters, digits, '-' or '_'. */
    @WireName("nonce-added.v1")
    record NonceAdded(Seat seat, String nonce) implements LifecycleEvent {}

    /** The match is over, and what its dice followed from can be checked by all. */
    @WireName("secret-revealed.v1")
    record SecretRevealed(String secret) implements LifecycleEvent {}

    /** The roll for the first player. */
    @WireName("first-player-rolled.v1")
    record FirstPlayerRolled(Seat first) implements LifecycleEvent {}

    /** The first player of a later game of a series, as the defeated deck's player chose. */
    @WireName("first-player-chosen.v1")
    record FirstPlayerChosen(Seat first) implements LifecycleEvent {}

    /** The match ended. */
    @WireName("match-won.v1")
    record MatchWon(Seat winner, Victory by) implements LifecycleEvent {}

    /**
     * The match ended without a winner: nobody came to play it, or {@code left} left it and the
     * other claimed no win.
     */
    @WireName("match-expired.v1")
    record MatchExpired(Optional<Seat> left) implements LifecycleEvent {

        /** Nobody came. */
        public MatchExpired() {
            this(Optional.empty());
        }
    }

    /**
     * The last action was taken back, because {@code seat} had asked for it, or by a judge. The
     * table is as {@code state} says, which viewers are not told as it holds hidden cards: they
     * look at the table again. Clocks and the numbers of events and choices go on as they were.
     */
    @WireName("taken-back.v1")
    record TakenBack(Optional<Seat> seat, Optional<MatchState> state) implements LifecycleEvent {}

    /** A turn goes on (rulebook, Turn Sequence). */
    sealed interface TurnEvent extends MatchEvent {}

    /** A turn began. Turns are counted from 1 over both players. */
    @WireName("turn-began.v1")
    record TurnBegan(Seat seat, int turn) implements TurnEvent {}

    /** A step of the turn began. */
    @WireName("step-began.v1")
    record StepBegan(Step step) implements TurnEvent {}

    /** No house could be chosen; the turn has no active house (glossary, House Choice). */
    @WireName("house-unavailable.v1")
    record HouseUnavailable(Seat seat) implements TurnEvent {}

    /** The active house of the turn. */
    @WireName("house-chosen.v1")
    record HouseChosen(Seat seat, House house) implements TurnEvent {}

    /** Another house became the active one in the middle of the turn. */
    @WireName("active-house-changed.v1")
    record ActiveHouseChanged(Seat seat, House house) implements TurnEvent {}

    /** "Check!": the player ends the turn with enough Æmber for a key. */
    @WireName("check-announced.v1")
    record CheckAnnounced(Seat seat) implements TurnEvent {}

    /** The turn ended: lasting effects of the turn expired, armor is whole again. */
    @WireName("turn-ended.v1")
    record TurnEnded(Seat seat) implements TurnEvent {}

    /** A player got time for a turn, in milliseconds. */
    @WireName("time-added.v1")
    record TimeAdded(Seat seat, long millis) implements TurnEvent {}

    /** A player has something else than before: keys, chains, the tide. */
    sealed interface PlayerEvent extends MatchEvent {}

    /** A key was forged; {@code paid} Æmber left the pool. */
    @WireName("key-forged.v1")
    record KeyForged(Seat seat, KeyColor color, int paid) implements PlayerEvent {}

    /** A key was unforged. */
    @WireName("key-unforged.v1")
    record KeyUnforged(Seat seat, KeyColor color) implements PlayerEvent {}

    /** The tide became high for a player and low for the other. */
    @WireName("tide-raised.v1")
    record TideRaised(Seat seat) implements PlayerEvent {}

    /** The tide became neutral again. */
    @WireName("tide-reset.v1")
    record TideReset() implements PlayerEvent {}

    /** A player gained chains. */
    @WireName("chains-gained.v1")
    record ChainsGained(Seat seat, int amount) implements PlayerEvent {}

    /** A player drew fewer cards for chains and shed one. */
    @WireName("chain-shed.v1")
    record ChainShed(Seat seat) implements PlayerEvent {}

    /** Cards of a player's piles are shown, or the piles change as a whole. */
    sealed interface PileEvent extends MatchEvent {}

    /** A deck, or just the top of it, was shuffled; {@code order} is its new order from the top. */
    @WireName("deck-shuffled.v1")
    record DeckShuffled(Seat seat, List<CardId> order) implements PileEvent {
        public DeckShuffled {
            order = List.copyOf(order);
        }
    }

    /** The discard pile became the deck because the deck was empty; a shuffle follows. */
    @WireName("discard-pile-recycled.v1")
    record DiscardPileRecycled(Seat seat) implements PileEvent {}

    /** Cards went from the top of the deck to the hand, in this order. */
    @WireName("cards-drawn.v1")
    record CardsDrawn(Seat seat, List<CardId> cards) implements PileEvent {
        public CardsDrawn {
            cards = List.copyOf(cards);
        }
    }

    /** The starting hand was kept. */
    @WireName("hand-kept.v1")
    record HandKept(Seat seat) implements PileEvent {}

    /** The starting hand went back into the deck; a shuffle and a draw of one fewer follow. */
    @WireName("hand-mulliganed.v1")
    record HandMulliganed(Seat seat) implements PileEvent {}

    /** All of the player's own archived cards went to the hand. */
    @WireName("archives-taken.v1")
    record ArchivesTaken(Seat seat, List<CardId> cards) implements PileEvent {
        public ArchivesTaken {
            cards = List.copyOf(cards);
        }
    }

    /** Two zones of a player changed their cards; the lists say what is in each now. */
    @WireName("zones-swapped.v1")
    record ZonesSwapped(Seat seat, Zone one, List<CardId> nowInOne, Zone other, List<CardId> nowInOther)
            implements PileEvent {
        public ZonesSwapped {
            nowInOne = List.copyOf(nowInOne);
            nowInOther = List.copyOf(nowInOther);
        }
    }

    /** Cards were shown to both players. */
    @WireName("cards-revealed.v1")
    record CardsRevealed(List<CardId> cards) implements PileEvent {
        public CardsRevealed {
            cards = List.copyOf(cards);
        }
    }

    /** A player looked at cards. */
    @WireName("cards-looked-at.v1")
    record CardsLookedAt(Seat seat, List<CardId> cards) implements PileEvent {
        public CardsLookedAt {
            cards = List.copyOf(cards);
        }
    }

    /** A card goes from a zone to another, always its owner's. */
    sealed interface MoveEvent extends MatchEvent {
        /** The card. */
        CardId card();

        /** The zone that it was in. */
        Zone from();
    }

    /**
     * A card left {@code from} to be played, as a copy of a definition if one is named, and in the
     * form that was chosen if it has several. {@code look} is what it was then, if it was not as
     * printed.
     */
    @WireName("card-played.v1")
    record CardPlayed(
            Seat seat, CardId card, Zone from, Optional<String> copy, Optional<CardType> form, Optional<Look> look)
            implements MoveEvent {}

    /**
     * A creature entered play under the control of {@code seat}, at {@code position} of the
     * battleline, counted from 0 at the left.
     */
    @WireName("creature-entered.v1")
    record CreatureEntered(Seat seat, CardId card, Zone from, int position, boolean ready) implements MoveEvent {}

    /** An artifact entered play under the control of {@code seat}. */
    @WireName("artifact-entered.v1")
    record ArtifactEntered(Seat seat, CardId card, Zone from, boolean ready) implements MoveEvent {}

    /** A card was put under a card in play. */
    @WireName("card-placed-under.v1")
    record CardPlacedUnder(CardId card, Zone from, CardId host, boolean faceup) implements MoveEvent {}

    /** A card was put on top of its owner's discard pile. */
    @WireName("card-discarded.v1")
    record CardDiscarded(CardId card, Zone from) implements MoveEvent {}

    /** A card was put into its owner's hand. */
    @WireName("card-returned.v1")
    record CardReturned(CardId card, Zone from) implements MoveEvent {}

    /** A card was removed from the game, by an ability of a card that may remember it. */
    @WireName("card-purged.v1")
    record CardPurged(CardId card, Zone from, Optional<CardId> by) implements MoveEvent {}

    /**
     * A card was put into the archives of {@code seat}, where both players see it if it is faceup, and from where it
     * goes to its owner's hand if it is homebound.
     */
    @WireName("card-archived.v1")
    record CardArchived(CardId card, Zone from, Seat seat, boolean faceup, boolean homebound) implements MoveEvent {}

    /** A card was put into its owner's deck; when it was shuffled in, a shuffle follows. */
    @WireName("card-put-in-deck.v1")
    record CardPutInDeck(CardId card, Zone from, Effect.DeckPlace place) implements MoveEvent {}

    /** A card in play is used. Its look is what the card was, if not as printed; likewise elsewhere. */
    sealed interface UseEvent extends MatchEvent {}

    /** A creature was used to reap. */
    @WireName("creature-reaped.v1")
    record CreatureReaped(CardId card, Optional<Look> look) implements UseEvent {}

    /**
     * A creature was used to fight; {@code defender} was chosen to be fought, {@code look} is what
     * the attacker was.
     */
    @WireName("fight-began.v1")
    record FightBegan(CardId attacker, CardId defender, Optional<Look> look) implements UseEvent {}

    /** An "Action:" or "Omni:" ability was used. */
    @WireName("ability-used.v1")
    record AbilityUsed(CardId card, Ability.ActivatedKind kind, Optional<Look> look) implements UseEvent {}

    /** A stunned creature was used and lost its stun instead. */
    @WireName("stun-removed.v1")
    record StunRemoved(CardId card, Optional<Look> look) implements UseEvent {}

    /** Æmber goes from a place to another. */
    sealed interface AemberEvent extends MatchEvent {}

    /** Æmber came from the supply into a pool. */
    @WireName("aember-gained.v1")
    record AemberGained(Seat seat, int amount) implements AemberEvent {}

    /** Æmber went from a pool to the supply. */
    @WireName("aember-lost.v1")
    record AemberLost(Seat seat, int amount) implements AemberEvent {}

    /** Æmber was stolen: it went from {@code from}, or from the supply, to the thief's pool. */
    @WireName("aember-stolen.v1")
    record AemberStolen(Seat thief, Optional<Seat> from, int amount) implements AemberEvent {}

    /**
     * Æmber went from the pool of {@code from}, or from the supply, onto a creature that {@code
     * seat} controls.
     */
    @WireName("aember-captured.v1")
    record AemberCaptured(CardId card, Seat seat, Optional<Seat> from, int amount) implements AemberEvent {}

    /** Æmber was moved, which is neither capturing, stealing nor losing it. */
    @WireName("aember-moved.v1")
    record AemberMoved(Spot from, Spot to, int amount) implements AemberEvent {}

    /** Æmber came from the supply onto a creature. */
    @WireName("creature-exalted.v1")
    record CreatureExalted(CardId card, int amount) implements AemberEvent {}

    /** A creature left play and its Æmber went to the pool of {@code to}. */
    @WireName("aember-released.v1")
    record AemberReleased(CardId card, Seat to, int amount) implements AemberEvent {}

    /** A card in play has something else on it: damage, counters, a status, its readiness. */
    sealed interface StatusEvent extends MatchEvent {}

    /** Damage was put on a creature. */
    @WireName("damage-dealt.v1")
    record DamageDealt(CardId card, int amount) implements StatusEvent {}

    /**
     * Armor prevented damage; that much of it is spent for the turn. A negative amount is spent
     * armor that the creature has lost.
     */
    @WireName("armor-spent.v1")
    record ArmorSpent(CardId card, int amount) implements StatusEvent {}

    /** Damage was removed from a creature. */
    @WireName("damage-healed.v1")
    record DamageHealed(CardId card, int amount) implements StatusEvent {}

    /** Damage was moved from a creature to another, which is not dealing it. */
    @WireName("damage-moved.v1")
    record DamageMoved(CardId from, CardId to, int amount) implements StatusEvent {}

    /** Counters were put on a card, or taken off when {@code amount} is negative. */
    @WireName("counters-changed.v1")
    record CountersChanged(CardId card, Token counter, int amount) implements StatusEvent {}

    /** A status was put on a creature. */
    @WireName("status-gained.v1")
    record StatusGained(CardId card, Effect.Status status) implements StatusEvent {}

    /** A ward was used up or an enrage removed. */
    @WireName("status-lost.v1")
    record StatusLost(CardId card, Effect.Status status) implements StatusEvent {}

    /** A card was exhausted. */
    @WireName("card-exhausted.v1")
    record CardExhausted(CardId card) implements StatusEvent {}

    /** Cards were readied together. */
    @WireName("cards-readied.v1")
    record CardsReadied(List<CardId> cards) implements StatusEvent {
        public CardsReadied {
            cards = List.copyOf(cards);
        }
    }

    /** A card in play stands elsewhere or is another one: tagged, controlled, moved, attached, joined, a copy. */
    sealed interface TableEvent extends MatchEvent {}

    /**
     * A card in play was tagged for destruction (glossary, Destroyed), by damage of a fight if {@code
     * fighting} says whose power dealt it.
     */
    @WireName("card-destroyed.v1")
    record CardDestroyed(CardId card, Optional<Look> look, Optional<CardId> fighting) implements TableEvent {}

    /** The destruction of a tagged card was replaced; it is tagged no longer. */
    @WireName("destruction-replaced.v1")
    record DestructionReplaced(CardId card) implements TableEvent {}

    /**
     * A player took control of a card, which is now at {@code position} among their cards; for good, or for as long as
     * a text, {@code by}, says so. They may have controlled it before.
     */
    @WireName("control-taken.v1")
    record ControlTaken(CardId card, Seat seat, int position, Optional<Claim.Text> by) implements TableEvent {}

    /** A text does not say any more who controls a card. Where that matters, control is taken next. */
    @WireName("control-released.v1")
    record ControlReleased(CardId card, Claim.Text by) implements TableEvent {}

    /** A card moved within its controller's cards to a place in the battleline. */
    @WireName("creature-moved.v1")
    record CreatureMoved(CardId card, int position) implements TableEvent {}

    /** A card that was a creature for a while went back behind its battleline as an artifact. */
    @WireName("battleline-left.v1")
    record BattlelineLeft(CardId card) implements TableEvent {}

    /** Two creatures of one battleline changed places. */
    @WireName("creatures-swapped.v1")
    record CreaturesSwapped(CardId one, CardId other) implements TableEvent {}

    /**
     * An upgrade was attached to a creature: it entered play, or it was moved there as it is from
     * another creature. {@code seat} controls it.
     */
    @WireName("upgrade-attached.v1")
    record UpgradeAttached(Seat seat, CardId card, CardId host) implements TableEvent {}

    /** The second card of a gigantic creature entered play with the first. */
    @WireName("half-joined.v1")
    record HalfJoined(CardId card, CardId half, Zone from) implements TableEvent {}

    /** A creature or artifact in play is a copy of a definition for as long as it is in play. */
    @WireName("card-copied.v1")
    record CardCopied(CardId card, String definition) implements TableEvent {}

    /** A lasting effect. */
    sealed interface LastingEvent extends MatchEvent {}

    /** A lasting effect began; "you" in its rule is {@code seat}, 0 uses are no limit. */
    @WireName("lasting-effect-began.v1")
    record LastingEffectBegan(CardId source, Seat seat, Effect.Duration until, int uses, Ability rule, Memory memory)
            implements LastingEvent {}

    /** A lasting effect was used for a card; {@code effect} is its id. */
    @WireName("lasting-effect-used.v1")
    record LastingEffectUsed(long effect, CardId card) implements LastingEvent {}

    /** Something is decided, by a player or a judge. */
    sealed interface DecisionEvent extends MatchEvent {}

    /** The resolution waits for a decision. */
    @WireName("choice-requested.v1")
    record ChoiceRequested(Choice choice) implements DecisionEvent {}

    /** The decision, as indexes into the options of the choice. */
    @WireName("choice-made.v1")
    record ChoiceMade(int choice, List<Integer> picks) implements DecisionEvent {
        public ChoiceMade {
            picks = List.copyOf(picks);
        }
    }

    /**
     * A judge set something right. Whoever may not see the card that it is about reads of no card,
     * or of nothing.
     *
     * @param from the zone that a moved card was in
     */
    @WireName("corrected.v1")
    record Corrected(Optional<Correction> what, Optional<Zone> from) implements DecisionEvent {}

    /** How a match is won. */
    enum Victory {
        /** By forging the third key. */
        KEYS,
        /** The opponent conceded. */
        CONCESSION,
        /** The opponent had left, and the winner claimed the match. */
        ABANDONMENT,
        /** The opponent had no time left. */
        TIME,
        /** The round was over: more keys won, else more Æmber, else not being the one to decide. */
        ROUND
    }
}
