package org.aemberlog.deck.rulings;

import java.util.List;
import java.util.Optional;
import org.aemberlog.deck.library.OpenDecks;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.EndTurn;
import org.aemberlog.game.intent.Intent.KeepHand;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.state.Side;

/** A real match between the starter decks, from its setup on. */
final class Opening {

    private final Rules rules = new Rules(CardPool.all());
    private Match match;

    /** Sets up a match in which seat A has chains. */
    static Opening withChains(int chainsOfA) {
        return new Opening("rulings", chainsOfA, Optional.empty());
    }

    /** Sets up a match whose dice follow from a seed. */
    static Opening seeded(String seed) {
        return new Opening(seed, 0, Optional.empty());
    }

    /** Sets up a match for whose first player somebody chose a seat. */
    static Opening begunBy(Seat first, String seed) {
        return new Opening(seed, 0, Optional.of(first));
    }

    private Opening(String seed, int chainsOfA, Optional<Seat> first) {
        var decks = OpenDecks.starters();
        var seats =
                List.of(new SeatSetup("alice", decks.getFirst(), chainsOfA), new SeatSetup("bob", decks.getLast(), 0));
        var created = rules.create(new CreateMatch(new MatchId("opening"), seed, seats, first, Optional.empty()));
        match = ((Decision.Accepted) created).next();
    }

    MatchState state() {
        return match.state();
    }

    Seat first() {
        return state().first().orElseThrow();
    }

    Side side(Seat seat) {
        return state().side(seat);
    }

    Opening asks(SeatIntent intent) {
        match = ((Decision.Accepted) rules.decide(match, intent)).next();
        return this;
    }

    Rejection rejected(SeatIntent intent) {
        return ((Decision.Rejected) rules.decide(match, intent)).reason();
    }

    /** Both players keep their hands. */
    Opening kept() {
        asks(new KeepHand(state().toAct()));
        return asks(new KeepHand(state().toAct()));
    }

    /** The active player chooses a house of the deck and ends the turn. */
    Opening passes() {
        var seat = state().active();
        asks(new ChooseHouse(seat, state().setup(seat).deck().houses().getFirst()));
        return asks(new EndTurn(seat));
    }
}
