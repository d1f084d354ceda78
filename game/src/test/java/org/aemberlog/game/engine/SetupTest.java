package org.aemberlog.game.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.aemberlog.game.card.House;
import org.aemberlog.game.event.MatchEvent.CardsDrawn;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.DiscardCard;
import org.aemberlog.game.intent.Intent.EndTurn;
import org.aemberlog.game.intent.Intent.KeepHand;
import org.aemberlog.game.intent.Intent.Mulligan;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.state.Step;
import org.junit.jupiter.api.Test;

/** Rulebook, Game Setup, and the First Turn Rule. */
class SetupTest {

    private final Rules rules = new Rules(TestCards::find);

    private Match created(String seed, int chainsOfA) {
        var seats = List.of(TestCards.seat("Alice", chainsOfA), TestCards.seat("Bob", 0));
        var decision = rules.create(new CreateMatch(new MatchId("m"), seed, seats));
        var accepted = (Decision.Accepted) decision;
        assertThat(Match.created(accepted.events())).isEqualTo(accepted.next());
        return accepted.next();
    }

    private Match after(Match match, SeatIntent intent) {
        var accepted = (Decision.Accepted) rules.decide(match, intent);
        assertThat(match.after(intent, accepted.events())).isEqualTo(accepted.next());
        return accepted.next();
    }

    private Rejection rejection(Match match, SeatIntent intent) {
        return ((Decision.Rejected) rules.decide(match, intent)).reason();
    }

    private Match firstTurn(String seed) {
        var match = created(seed, 0);
        var first = match.state().first().orElseThrow();
        match = after(match, new KeepHand(first));
        match = after(match, new KeepHand(first.opponent()));
        return after(match, new ChooseHouse(first, House.LOGOS));
    }

    @Test
    void theFirstPlayerDrawsSevenAndTheOtherSix() {
        var state = created("1", 0).state();
        var first = state.first().orElseThrow();
        assertThat(state.side(first).hand()).hasSize(7);
        assertThat(state.side(first.opponent()).hand()).hasSize(6);
        assertThat(state.side(first).deck()).hasSize(29);
        assertThat(state.step()).isEqualTo(Step.SETUP);
        assertThat(state.toAct()).isEqualTo(first);
    }

    @Test
    void bothSeatsGetToGoFirstAndTheSameSeedGivesTheSameMatch() {
        var firsts = new HashSet<Seat>();
        for (int i = 0; i < 40; i++) {
            firsts.add(created("roll " + i, 0).state().first().orElseThrow());
        }
        assertThat(firsts).containsExactlyInAnyOrder(Seat.A, Seat.B);
        assertThat(created("same", 0)).isEqualTo(created("same", 0));
        assertThat(created("same", 0)).isNotEqualTo(created("other", 0));
    }

    @Test
    void cardNumbersSayNothingAboutTheDeckList() {
        var seats = List.of(TestCards.seat("Alice", 0), TestCards.seat("Bob", 0));
        var create = new CreateMatch(new MatchId("m"), "1", seats);
        var events = ((Decision.Accepted) rules.create(create)).events();
        var dealt = ((MatchCreated) events.getFirst()).seats().getFirst().deck().cards();
        var listed = seats.getFirst().deck().cards();
        assertThat(dealt).containsExactlyInAnyOrderElementsOf(listed).isNotEqualTo(listed);
    }

    @Test
    void aMulliganDrawsOneFewerAndIsOfferedOnce() {
        var match = created("1", 0);
        var first = match.state().first().orElseThrow();
        match = after(match, new Mulligan(first));
        assertThat(match.state().side(first).hand()).hasSize(6);
        assertThat(match.state().side(first).deck()).hasSize(30);
        assertThat(match.state().toAct()).isEqualTo(first.opponent());
        assertThat(rejection(match, new Mulligan(first))).isInstanceOf(Rejection.NotYourTurn.class);
        match = after(match, new KeepHand(first.opponent()));
        assertThat(match.state().turn().number()).isEqualTo(1);
        assertThat(match.state().active()).isEqualTo(first);
    }

    @Test
    void chainsTakeFromTheStartingHandAndOneIsShed() {
        // Rulebook, Chains: with seven chains, Tori draws two fewer and sheds one.
        var state = created("1", 7).state();
        int full = state.first().orElseThrow() == Seat.A ? 7 : 6;
        assertThat(state.a().hand()).hasSize(full - 2);
        assertThat(state.a().chains()).isEqualTo(6);
    }

    @Test
    void aMulliganShedsNoChain() {
        var match = created("1", 7);
        if (match.state().toAct() == Seat.B) {
            match = after(match, new KeepHand(Seat.B));
        }
        int before = match.state().a().hand().size();
        match = after(match, new Mulligan(Seat.A));
        assertThat(match.state().a().hand().size()).isGreaterThanOrEqualTo(before - 1);
        assertThat(match.state().a().chains()).isEqualTo(6);
    }

    @Test
    void onlyOneCardIsPlayedOrDiscardedOnTheFirstTurn() {
        var match = firstTurn("1");
        var seat = match.state().active();
        var active = match.state().side(seat).hand().stream()
                .filter(c -> match.state().houseOf(c) == House.LOGOS)
                .toList();
        assertThat(active).as("seed 1 deals at least two of the house").hasSizeGreaterThan(1);
        var next = after(match, new DiscardCard(seat, active.get(0)));
        assertThat(rejection(next, new DiscardCard(seat, active.get(1)))).isInstanceOf(Rejection.FirstTurnLimit.class);
        assertThat(rules.legalIntents(next)).containsExactly(new EndTurn(seat));
        var others = after(next, new EndTurn(seat));
        others = after(others, new ChooseHouse(seat.opponent(), House.LOGOS));
        assertThat(others.state().turn().number()).isEqualTo(2);
    }

    @Test
    void aDeckHasThirtySixCardsTwelveOfEachOfThreeHouses() {
        var good = TestCards.seat("Alice", 0).deck();
        var short35 = with(good, good.houses(), good.cards().subList(0, 35));
        var twoHouses = with(good, good.houses().subList(0, 2), good.cards());
        var uneven = new ArrayList<>(good.cards());
        uneven.set(0, good.cards().getLast());
        assertThat(rejected(short35)).contains("36 cards, not 35");
        assertThat(rejected(twoHouses)).contains("three different houses");
        assertThat(rejected(with(good, good.houses(), uneven))).contains("12 cards of each house");
    }

    private static DeckList with(DeckList deck, List<House> houses, List<org.aemberlog.game.state.DeckCard> cards) {
        return new DeckList(deck.id(), deck.name(), houses, cards);
    }

    private String rejected(DeckList deck) {
        var seats = List.of(new SeatSetup("Alice", deck, 0), TestCards.seat("Bob", 0));
        var decision = rules.create(new CreateMatch(new MatchId("m"), "1", seats));
        return ((Decision.Rejected) decision).reason().message();
    }

    @Test
    void startingHandsAreDrawnFromTheTopOfTheShuffledDeck() {
        var seats = List.of(TestCards.seat("Alice", 0), TestCards.seat("Bob", 0));
        var create = new CreateMatch(new MatchId("m"), "1", seats);
        var events = ((Decision.Accepted) rules.create(create)).events();
        assertThat(events.stream().filter(CardsDrawn.class::isInstance)).hasSize(2);
    }
}
