package org.aemberlog.rules.processing;

import static org.aemberlog.rules.processing.Instance.EXPIRY;
import static org.aemberlog.rules.processing.Instance.EXPIRY_WITH_BOT;
import static org.aemberlog.rules.processing.Instance.START;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent.MatchExpired;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.Expire;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Terms;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.rules.live.HaltException;
import org.aemberlog.support.parts.OnRealParts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Matches that nobody plays end by themselves, once, and nothing that is played does. */
@OnRealParts
class ExpiryTest {

    private static final long DAY = EXPIRY.toMillis();

    private final TestDecks decks = new TestDecks();
    private final Database database = new Database();
    private Instance rules = new Instance(database, decks);

    @AfterEach
    void close() {
        rules.close();
        database.close();
    }

    private Players begin(String match) {
        var players = new Players(match, decks, new Terms(false, Optional.empty()));
        rules.receive(players.creation());
        return players;
    }

    private void lookAt(long millis) {
        rules.setTime(START + millis);
        rules.lookAtClocks();
        rules.ownIntents().forEach(rules::receive);
    }

    private boolean isOver(MatchId match) {
        return rules.store().load(match).orElseThrow().match().state().over();
    }

    @Test
    void aMatchThatNobodyComesToExpiresOnceAndItsEndIsSigned() {
        var players = begin("m");
        lookAt(DAY - 1);
        assertThat(rules.events()).hasSize(1);
        lookAt(DAY);
        var last = rules.events().getLast();
        assertThat(last.intentId()).isEqualTo("clock/expire-1");
        assertThat(last.events()).containsExactly(new MatchExpired());
        assertThat(rules.heads()).hasSize(1);
        lookAt(2 * DAY);
        assertThat(rules.events()).hasSize(2);
        assertThat(database.deadline(players.id())).isEmpty();
        rules.receive(players.ask("late"));
        assertThat(rules.reasons()).containsExactly(new Rejection.MatchOver());
    }

    @Test
    void aMatchExpiresThoughTheServiceWasStartedAgain() {
        var players = begin("m");
        rules.close();
        rules = new Instance(database, decks);
        lookAt(DAY);
        assertThat(isOver(players.id())).isTrue();
        assertThat(rules.store()
                        .load(players.id())
                        .orElseThrow()
                        .match()
                        .state()
                        .winner())
                .isEmpty();
    }

    @Test
    void whoComesPutsItOff() {
        var players = begin("m");
        rules.setTime(START + DAY - 1);
        rules.receive(players.ask("keep"));
        lookAt(DAY);
        lookAt(2 * DAY - 2);
        assertThat(isOver(players.id())).isFalse();
        lookAt(2 * DAY - 1);
        assertThat(isOver(players.id())).isTrue();
    }

    @Test
    void whoComesAtTheLastMomentIsNotTooLate() {
        var players = begin("m");
        rules.setTime(START + DAY);
        rules.lookAtClocks();
        rules.receive(players.ask("keep"));
        rules.ownIntents().forEach(rules::receive);
        assertThat(isOver(players.id())).isFalse();
        assertThat(rules.reasons()).containsExactly(new Rejection.StaleVersion(1, 2));
    }

    @Test
    void aMatchThatIsPlayedNeverExpiresAndIsLookedAtNoMore() {
        var players = begin("m");
        rules.receive(players.ask("keep"), players.ask("also-keep"));
        lookAt(DAY);
        assertThat(isOver(players.id())).isFalse();
        assertThat(database.deadline(players.id())).isEmpty();
        rules.receive(players.record("expire", new Expire()));
        assertThat(rules.reasons()).containsExactly(new Rejection.MatchBegun());
    }

    @Test
    void aBotIsWaitedWithForMinutesOnly() {
        var id = new MatchId("bot");
        var seats = decks.seats();
        var withBot = List.of(seats.getFirst(), seats.getLast().playedBy(Optional.of("sensible")));
        var create = new CreateMatch(id, "seed", withBot);
        rules.receive(new IntentRecord(id, "create", Optional.empty(), create));
        var people = begin("people");
        lookAt(EXPIRY_WITH_BOT.toMillis() - 1);
        assertThat(isOver(id)).isFalse();
        lookAt(EXPIRY_WITH_BOT.toMillis());
        assertThat(isOver(id)).isTrue();
        assertThat(isOver(people.id())).isFalse();
        assertThat(rules.events()).extracting(Commit::version).containsExactly(1L, 1L, 2L);
    }

    @Test
    void aHaltedMatchWaitsForItsJudge() {
        var players = begin("m");
        rules.halts().halt(HaltException.stuck(players.id(), 1, "it cannot go on", null));
        lookAt(DAY + Duration.ofHours(1).toMillis());
        assertThat(isOver(players.id())).isFalse();
        assertThat(database.deadline(players.id())).isPresent();
    }
}
