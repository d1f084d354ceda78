package org.aemberlog.game.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Trait;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.*;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Chance;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Claim;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Memory;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.state.Spot;
import org.aemberlog.game.state.Step;
import org.aemberlog.game.state.Terms;
import org.aemberlog.game.state.TimeControl;
import org.aemberlog.game.state.TurnLog.Look;

/** One event of each type, in the order of {@link MatchEvent}. */
final class GoldenEvents {

    private static final CardId TROLL = new CardId(7);
    private static final CardId BUMPSY = new CardId(103);
    private static final Ability REAP_AND_GAIN =
            new Ability.Triggered(List.of(Timing.REAP), new Effect.GainAember(PlayerRef.YOU, new Amount.Const(1)));

    private static final Look LOOK = new Look(
            CardType.CREATURE,
            "troll@0123456789abcdef",
            List.of(House.BROBNAR, House.MARS),
            List.of(new Trait("giant")),
            10);

    private GoldenEvents() {}

    static List<MatchEvent> all() {
        return List.of(
                new TimePassed(Optional.of(Seat.A), 1500, 1_763_700_000_000L),
                new TakebackAsked(Seat.A),
                new TakebackDeclined(Seat.B),
                new BotSeated(Seat.A, "sensible"),
                new PlayerReturned(Seat.A),
                created(),
                new MatchForked(
                        new MatchId("m-2"),
                        new MatchId("m-1"),
                        17,
                        "other secret",
                        Chance.commitmentTo("other secret"),
                        Optional.of(MatchState.created(created()))),
                new NonceAdded(Seat.B, "a7_Z"),
                new SecretRevealed("secret"),
                new FirstPlayerRolled(Seat.B),
                new FirstPlayerChosen(Seat.A),
                new MatchWon(Seat.B, Victory.CONCESSION),
                new MatchExpired(),
                new TakenBack(Optional.of(Seat.A), Optional.of(MatchState.created(created()))),
                new TurnBegan(Seat.A, 3),
                new StepBegan(Step.MAIN),
                new HouseUnavailable(Seat.A),
                new HouseChosen(Seat.A, House.STAR_ALLIANCE),
                new ActiveHouseChanged(Seat.B, House.DIS),
                new CheckAnnounced(Seat.A),
                new TurnEnded(Seat.A),
                new TimeAdded(Seat.A, 30_000),
                new KeyForged(Seat.A, KeyColor.YELLOW, 6),
                new KeyUnforged(Seat.B, KeyColor.RED),
                new TideRaised(Seat.A),
                new TideReset(),
                new ChainsGained(Seat.A, 2),
                new ChainShed(Seat.A),
                new DeckShuffled(Seat.A, List.of(TROLL, new CardId(0))),
                new DiscardPileRecycled(Seat.B),
                new CardsDrawn(Seat.A, List.of(TROLL)),
                new HandKept(Seat.A),
                new HandMulliganed(Seat.B),
                new ArchivesTaken(Seat.A, List.of(TROLL)),
                new ZonesSwapped(Seat.A, Zone.DECK, List.of(TROLL), Zone.DISCARD, List.of()),
                new CardsRevealed(List.of(TROLL)),
                new CardsLookedAt(Seat.A, List.of(TROLL)),
                new CardPlayed(
                        Seat.A,
                        TROLL,
                        Zone.HAND,
                        Optional.of("anger@0123456789abcdef"),
                        Optional.of(CardType.UPGRADE),
                        Optional.of(LOOK)),
                new CreatureEntered(Seat.A, TROLL, Zone.BEING_PLAYED, 2, false),
                new ArtifactEntered(Seat.A, TROLL, Zone.PURGED, true),
                new CardPlacedUnder(TROLL, Zone.HAND, BUMPSY, true),
                new CardDiscarded(TROLL, Zone.IN_PLAY),
                new CardReturned(TROLL, Zone.DISCARD),
                new CardPurged(TROLL, Zone.BEING_PLAYED, Optional.of(BUMPSY)),
                new CardArchived(TROLL, Zone.HAND, Seat.A, true, false),
                new CardPutInDeck(TROLL, Zone.IN_PLAY, Effect.DeckPlace.SHUFFLED),
                new CreatureReaped(TROLL, Optional.of(LOOK)),
                new FightBegan(TROLL, BUMPSY, Optional.of(LOOK)),
                new AbilityUsed(TROLL, Ability.ActivatedKind.OMNI, Optional.of(LOOK)),
                new StunRemoved(TROLL, Optional.of(LOOK)),
                new AemberGained(Seat.A, 2),
                new AemberLost(Seat.A, 1),
                new AemberStolen(Seat.A, Optional.of(Seat.B), 1),
                new AemberCaptured(TROLL, Seat.A, Optional.empty(), 3),
                new AemberMoved(new Spot.On(TROLL), new Spot.Supply(), 2),
                new CreatureExalted(TROLL, 1),
                new AemberReleased(TROLL, Seat.B, 4),
                new DamageDealt(TROLL, 5),
                new ArmorSpent(TROLL, 1),
                new DamageHealed(TROLL, 2),
                new DamageMoved(TROLL, BUMPSY, 2),
                new CountersChanged(TROLL, Token.POWER, 2),
                new StatusGained(TROLL, Effect.Status.WARD),
                new StatusLost(TROLL, Effect.Status.ENRAGE),
                new CardExhausted(TROLL),
                new CardsReadied(List.of(TROLL, BUMPSY)),
                new CardDestroyed(TROLL, Optional.of(LOOK), Optional.of(BUMPSY)),
                new DestructionReplaced(TROLL),
                new ControlTaken(TROLL, Seat.B, 0, Optional.of(new Claim.Text(BUMPSY, 17))),
                new ControlReleased(TROLL, new Claim.Text(BUMPSY, 17)),
                new CreatureMoved(TROLL, 1),
                new BattlelineLeft(TROLL),
                new CreaturesSwapped(TROLL, BUMPSY),
                new UpgradeAttached(Seat.A, TROLL, BUMPSY),
                new HalfJoined(TROLL, BUMPSY, Zone.HAND),
                new CardCopied(TROLL, "bumpsy@0123456789abcdef"),
                new LastingEffectBegan(
                        TROLL,
                        Seat.A,
                        Effect.Duration.REMAINDER_OF_TURN,
                        1,
                        REAP_AND_GAIN,
                        new Memory(Map.of("it", List.of(BUMPSY)), Optional.of(House.DIS), List.of("Troll"))),
                new LastingEffectUsed(46, TROLL),
                new ChoiceRequested(new Choice(
                        4,
                        Seat.A,
                        Choice.Reason.NEXT_ABILITY,
                        Optional.of(TROLL),
                        Optional.of(BUMPSY),
                        Optional.of(new Effect.Cancel()),
                        List.of(
                                new Choice.Option.Card(BUMPSY),
                                new Choice.Option.Pending(TROLL, "Reap", Optional.empty(), Optional.of(REAP_AND_GAIN)),
                                new Choice.Option.Left(),
                                new Choice.Option.Right(),
                                new Choice.Option.Yes(),
                                new Choice.Option.No(),
                                new Choice.Option.Key(KeyColor.RED),
                                new Choice.Option.OfHouse(House.DIS),
                                new Choice.Option.OfTitle("Bad Penny"),
                                new Choice.Option.OfTrait(new Trait("knight")),
                                new Choice.Option.Use(Choice.Way.REMOVE_STUN),
                                new Choice.Option.Position(2),
                                new Choice.Option.Form(CardType.UPGRADE),
                                new Choice.Option.OneEffect(1, new Effect.Cancel()),
                                new Choice.Option.Number(3)),
                        0,
                        1,
                        false)),
                new ChoiceMade(4, List.of(0, 2)),
                new Corrected(
                        Optional.of(new Correction.MoveCard(TROLL, new Correction.Place.Line(Seat.B, Optional.of(1)))),
                        Optional.of(Zone.DISCARD)));
    }

    private static MatchCreated created() {
        return new MatchCreated(
                new MatchId("m-1"),
                "secret",
                Chance.commitmentTo("secret"),
                List.of(setup("Ada", House.DIS), setup("Bo", House.STAR_ALLIANCE)),
                new Terms(
                        true,
                        Optional.of(new TimeControl(Optional.of(1_800_000L), 30_000, Optional.of(4_200_000L))),
                        true,
                        true,
                        Optional.of("sensible")));
    }

    private static SeatSetup setup(String player, House house) {
        var card = new DeckCard("troll@0123456789abcdef", house, List.of(BonusIcon.AEMBER));
        return new SeatSetup(player, new DeckList("d-1", "Ænigma", List.of(house), List.of(card)), 2);
    }
}
