package org.aemberlog.game.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.game.card.Effect.DeckPlace;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.*;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.Correction.*;
import org.aemberlog.game.state.Correction.Place.*;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What each viewer is told of single events. Card 0 is the top card of seat A's deck. */
class RedactionTest {

    private static final SecretivePool POOL = new SecretivePool();
    private static final Viewer OWNER = new Viewer.Seated(Seat.A);
    private static final Viewer OPPONENT = new Viewer.Seated(Seat.B);
    private static final Viewer SPECTATOR = new Viewer.Spectator();
    private static final CardId CARD = new CardId(0);
    private static final MatchCreated CREATED =
            new MatchCreated(new MatchId("m"), "secret", List.of(POOL.setup("Ada"), POOL.setup("Bo")));
    private static final MatchState DEALT = MatchState.created(CREATED)
            .apply(new FirstPlayerRolled(Seat.A))
            .apply(new CardsDrawn(Seat.A, List.of(CARD, new CardId(1), new CardId(2))));

    static Stream<Arguments> moves() {
        return Stream.of(
                Arguments.of(new CardReturned(CARD, Zone.DECK), true, false),
                Arguments.of(new CardReturned(CARD, Zone.ARCHIVES), true, false),
                Arguments.of(new CardReturned(CARD, Zone.DISCARD), true, true),
                Arguments.of(new CardReturned(CARD, Zone.IN_PLAY), true, true),
                Arguments.of(new CardArchived(CARD, Zone.DECK, Seat.A, false, false), true, false),
                Arguments.of(new CardArchived(CARD, Zone.HAND, Seat.A, false, false), true, false),
                Arguments.of(new CardArchived(CARD, Zone.HAND, Seat.A, true, false), true, true),
                Arguments.of(new CardArchived(CARD, Zone.IN_PLAY, Seat.A, false, true), true, true),
                Arguments.of(new CardPutInDeck(CARD, Zone.HAND, DeckPlace.TOP), true, false),
                Arguments.of(new CardPutInDeck(CARD, Zone.ARCHIVES, DeckPlace.TOP), true, false),
                Arguments.of(new CardPutInDeck(CARD, Zone.DISCARD, DeckPlace.TOP), true, true),
                Arguments.of(new CardDiscarded(CARD, Zone.HAND), true, true),
                Arguments.of(new CardPurged(CARD, Zone.DECK, Optional.empty()), true, true),
                Arguments.of(
                        new CardPlayed(Seat.A, CARD, Zone.HAND, Optional.empty(), Optional.empty(), Optional.empty()),
                        true,
                        true),
                Arguments.of(new CardsDrawn(Seat.A, List.of(CARD)), true, false),
                Arguments.of(new ArchivesTaken(Seat.A, List.of(CARD)), true, false),
                Arguments.of(new DeckShuffled(Seat.A, List.of(CARD)), false, false),
                Arguments.of(corrected(new MoveCard(CARD, pile(Zone.DECK))), true, false),
                Arguments.of(corrected(new MoveCard(CARD, pile(Zone.DISCARD))), true, true),
                Arguments.of(corrected(new MoveCard(CARD, new Archives(Seat.A))), true, false),
                Arguments.of(corrected(new SetHouse(CARD, House.DIS)), true, false),
                Arguments.of(corrected(new SetIcons(CARD, List.of())), true, false),
                Arguments.of(corrected(new SetCounters(CARD, Token.DOOM, 1)), true, true));
    }

    private static MatchEvent corrected(Correction what) {
        return new Corrected(Optional.of(what), Optional.empty());
    }

    private static Pile pile(Zone zone) {
        return new Pile(zone, Optional.empty());
    }

    @Test
    void aCardThatNobodySeesIsCorrectedUnseen() {
        var unseen = new CardId(9);
        for (var viewer : List.of(OWNER, OPPONENT, SPECTATOR)) {
            assertThat(Redaction.visible(corrected(new MoveCard(unseen, pile(Zone.DECK))), DEALT, viewer))
                    .isEqualTo(corrected(new MoveCard(CardId.HIDDEN, pile(Zone.DECK))));
            assertThat(Redaction.visible(corrected(new SetHouse(unseen, House.DIS)), DEALT, viewer))
                    .isEqualTo(new Corrected(Optional.empty(), Optional.empty()));
        }
    }

    @ParameterizedTest
    @MethodSource("moves")
    void aMoveShowsTheCardToWhoeverSeesItBeforeOrAfter(MatchEvent move, boolean toOwner, boolean toAll) {
        assertThat(isToldOf(move, OWNER)).isEqualTo(toOwner);
        assertThat(isToldOf(move, OPPONENT)).isEqualTo(toAll);
        assertThat(isToldOf(move, SPECTATOR)).isEqualTo(toAll);
    }

    private static boolean isToldOf(MatchEvent event, Viewer viewer) {
        var seen = Redaction.visible(event, DEALT, viewer);
        assertThat(seen).hasSameClassAs(event);
        return VisibleCards.mentioned(seen).contains(CARD.number());
    }

    @Test
    void aShuffleStillSaysHowManyCardsTheDeckHas() {
        var shuffled = new DeckShuffled(Seat.A, List.of(CARD, new CardId(1)));
        assertThat(Redaction.visible(shuffled, DEALT, OWNER))
                .isEqualTo(new DeckShuffled(Seat.A, List.of(CardId.HIDDEN, CardId.HIDDEN)));
    }

    @Test
    void theCreationTellsNeitherTheSeedNorTheNumbers() {
        for (var viewer : List.of(OWNER, OPPONENT, SPECTATOR)) {
            var seen = (MatchCreated) Redaction.visible(CREATED, DEALT, viewer);
            assertThat(seen.secret()).isEmpty();
            for (var seat : Seat.values()) {
                var cards = seen.seats().get(seat.ordinal()).deck().cards();
                assertThat(cards)
                        .containsExactlyInAnyOrderElementsOf(
                                CREATED.seats().get(seat.ordinal()).deck().cards())
                        .isNotEqualTo(CREATED.seats().get(seat.ordinal()).deck().cards());
            }
            assertThat(VisibleCards.names(List.of(seen), DEALT)).isEmpty();
        }
    }

    @Test
    void aChoiceAmongHiddenCardsSaysNeitherWhichNorHowMany() {
        var choice = choice(new Option.Card(new CardId(1)), new Option.Card(new CardId(2)));
        var hidden = new Choice(
                1,
                Seat.A,
                Choice.Reason.TARGETS,
                Optional.of(CARD),
                Optional.empty(),
                Optional.empty(),
                List.of(new Option.Card(CardId.HIDDEN)),
                0,
                1,
                false);
        var asked = new ChoiceRequested(choice);
        assertThat(Redaction.visible(asked, DEALT, OWNER)).isEqualTo(asked);
        assertThat(Redaction.visible(asked, DEALT, OPPONENT)).isEqualTo(new ChoiceRequested(hidden));
        assertThat(Redaction.visible(asked, DEALT, SPECTATOR)).isEqualTo(new ChoiceRequested(hidden));
    }

    /** An upgrade may have granted an ability and be in a hand by the time it asks. */
    @Test
    void whatGaveAnAbilityIsNotNamedToWhoDoesNotSeeIt() {
        var house = new Option.OfHouse(House.DIS);
        var asked = new ChoiceRequested(choice(Optional.of(new CardId(1)), house));
        var unnamed = new ChoiceRequested(choice(house));
        assertThat(Redaction.visible(asked, DEALT, OWNER)).isEqualTo(asked);
        assertThat(Redaction.visible(asked, DEALT, OPPONENT)).isEqualTo(unnamed);
        assertThat(Redaction.visible(asked, DEALT, SPECTATOR)).isEqualTo(unnamed);
        var unseen = new ChoiceRequested(choice(Optional.of(new CardId(9)), house));
        assertThat(Redaction.visible(unseen, DEALT, OWNER)).isEqualTo(unnamed);
    }

    @Test
    void thePicksOfHiddenCardsAreHiddenToo() {
        var choice = choice(new Option.Card(new CardId(1)), new Option.Card(new CardId(2)));
        var asking = DEALT.apply(new ChoiceRequested(choice));
        var made = new ChoiceMade(1, List.of(1));
        var hidden = new ChoiceMade(1, List.of(Redaction.HIDDEN_PICK));
        assertThat(Redaction.visible(made, asking, OWNER)).isEqualTo(made);
        assertThat(Redaction.visible(made, asking, OPPONENT)).isEqualTo(hidden);
        assertThat(Redaction.visible(made, asking, SPECTATOR)).isEqualTo(hidden);
    }

    @Test
    void openOptionsAndTheirPicksAreToldToAll() {
        var played = DEALT.apply(
                new CardPlayed(Seat.A, CARD, Zone.HAND, Optional.empty(), Optional.empty(), Optional.empty()));
        var asked = new ChoiceRequested(choice(new Option.Card(CARD), new Option.No()));
        var made = new ChoiceMade(1, List.of(0));
        for (var viewer : List.of(OWNER, OPPONENT, SPECTATOR)) {
            assertThat(Redaction.visible(asked, played, viewer)).isEqualTo(asked);
            assertThat(Redaction.visible(made, played.apply(asked), viewer)).isEqualTo(made);
        }
    }

    @Test
    void namesAreThoseOfTheCardsInTheEvents() {
        var drawn = List.<MatchEvent>of(new CardsDrawn(Seat.A, List.of(CARD)));
        assertThat(VisibleCards.names(Redaction.visible(drawn, MatchState.created(CREATED), OWNER), DEALT))
                .isEqualTo(Map.of("0", DEALT.deckCard(CARD)));
        assertThat(VisibleCards.names(Redaction.visible(drawn, MatchState.created(CREATED), OPPONENT), DEALT))
                .isEmpty();
    }

    private static Choice choice(Option... options) {
        return choice(Optional.empty(), options);
    }

    private static Choice choice(Optional<CardId> granter, Option... options) {
        return new Choice(
                1,
                Seat.A,
                Choice.Reason.TARGETS,
                Optional.of(CARD),
                granter,
                Optional.empty(),
                List.of(options),
                1,
                1,
                false);
    }
}
