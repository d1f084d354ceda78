package org.aemberlog.rules.processing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.aemberlog.game.event.MatchEvent.MatchWon;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.intent.Intent.Claim;
import org.aemberlog.game.intent.Intent.Claim.Outcome;
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.intent.Intent.KeepHand;
import org.aemberlog.game.intent.Intent.ReturnToSeat;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Terms;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.support.parts.OnRealParts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A match that a player has left is claimed once, and not if the player did something before. */
@OnRealParts
class ClaimTest {

    private final TestDecks decks = new TestDecks();
    private final Database database = new Database();
    private final Instance rules = new Instance(database, decks);
    private final Players players = new Players("m", decks, new Terms(false, Optional.empty()));

    @AfterEach
    void close() {
        rules.close();
        database.close();
    }

    private Seat stays() {
        var match = rules.store().load(players.id()).orElseThrow().match();
        return match.state().toAct().opponent();
    }

    @Test
    void whatTheOtherDidAMomentBeforeComesFirst() {
        rules.receive(players.creation());
        var claim = new Claim(stays(), Outcome.WIN);
        rules.receive(players.ask("keep"), players.recordAt(1, "claim", claim));
        assertThat(rules.reasons()).containsExactly(new Rejection.StaleVersion(1, 2));
    }

    @Test
    void aClaimThatComesTwiceEndsTheMatchOnce() {
        rules.receive(players.creation());
        var claim = players.recordAt(1, "claim", new Claim(stays(), Outcome.WIN));
        var winner = stays();
        rules.receive(claim, claim);
        assertThat(rules.events().getLast().events()).containsExactly(new MatchWon(winner, Victory.ABANDONMENT));
        assertThat(rules.store().load(players.id()).orElseThrow().match().version())
                .isEqualTo(2);
        assertThat(rules.heads()).isNotEmpty();
        assertThat(rules.reasons()).isEmpty();
    }

    /** An instance of match-service may not know yet who plays, and one intent may be on its way. */
    @Test
    void whoHasLeftAsksNothingWhileABotPlaysOn() {
        var agreed = new Terms(false, Optional.empty()).withSubstitute(Optional.of("sensible"));
        var people = new Players("n", decks, agreed);
        rules.receive(people.creation());
        var left = people.match().state().toAct();
        rules.receive(people.record("claim", new Claim(left.opponent(), Outcome.BOT_PLAYS_ON)));
        rules.receive(
                people.record(IntentId.seat(left, "late").value(), new KeepHand(left)),
                people.record(IntentId.seat(left, "late-too").value(), new Concede(left)));
        assertThat(rules.reasons()).containsExactly(new Rejection.BotPlays(), new Rejection.BotPlays());
        rules.receive(
                people.record(IntentId.seat(left, "back").value(), new ReturnToSeat(left)),
                people.record(IntentId.seat(left, "now").value(), new KeepHand(left)));
        assertThat(rules.reasons()).hasSize(2);
    }

    @Test
    void theBotItselfPlaysOn() {
        var agreed = new Terms(false, Optional.empty()).withSubstitute(Optional.of("sensible"));
        var people = new Players("n", decks, agreed);
        rules.receive(people.creation());
        var left = people.match().state().toAct();
        rules.receive(
                people.record("claim", new Claim(left.opponent(), Outcome.BOT_PLAYS_ON)),
                people.record(IntentId.bot(left, "2").value(), new KeepHand(left)));
        assertThat(rules.reasons()).isEmpty();
        assertThat(rules.events()).hasSize(3);
    }
}
