package org.aemberlog.rules.processing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.MatchEvent.Corrected;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.ForkMatch;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.Correction.SetPool;
import org.aemberlog.game.state.Seat;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.support.parts.OnRealParts;
import org.aemberlog.support.store.CommitDocuments;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A commit that fills a document is stored as any other; one that no document holds halts its match only. */
@OnRealParts
class LongCommitTest {

    /** What a commit has besides its events, at most. */
    private static final int REST = 1024;

    /** The most that MongoDB takes in a message. */
    private static final int MESSAGE_BYTES = 48_000_000;

    private static final Correct CORRECT = new Correct("Judy", List.of(new SetPool(Seat.A, 5)));
    private static final Corrected EVENT = new Corrected(Optional.of(new SetPool(Seat.A, 5)), Optional.empty());

    /** The most of these events, with their commas, beside the rest. */
    private static final int FITTING =
            (CommitDocuments.MAX_BYTES - REST) / (Canonical.text(EVENT).length() + 1);

    private final TestDecks decks = new TestDecks();
    private final Database database = new Database();
    private final Players players = new Players("long", decks);
    private final Players others = new Players("other", decks);
    private final IntentRecord correction = players.record("c", CORRECT);
    private final Verbose engine = new Verbose(Engine.of(new Rules(decks)));
    private final Instance rules = new Instance(database, engine);

    /** Answers a correction with very many events. */
    private static final class Verbose implements Engine {

        private final Engine engine;
        private int events;

        private Verbose(Engine engine) {
            this.engine = engine;
        }

        @Override
        public Decision create(CreateMatch intent, long at) {
            return engine.create(intent, at);
        }

        @Override
        public Decision fork(ForkMatch intent, Match origin, boolean finished) {
            return engine.fork(intent, origin, finished);
        }

        @Override
        public Decision decide(Match match, Intent intent, long at, Optional<Long> haltedSince) {
            return intent instanceof Correct
                    ? new Decision.Accepted(Collections.nCopies(events, EVENT), match)
                    : engine.decide(match, intent, at, haltedSince);
        }
    }

    @BeforeEach
    void twoMatchesAreUnderWay() {
        rules.receive(players.creation(), others.creation());
    }

    @AfterEach
    void close() {
        rules.close();
        database.close();
    }

    @Test
    void theLongestCommitIsStoredSentAndReadWhole() {
        engine.events = FITTING;
        rules.receive(correction, players.ask("keep"));
        var sent = rules.events().get(2);
        assertThat(Canonical.bytes(sent)).hasSizeBetween(CommitDocuments.MAX_BYTES - REST, CommitDocuments.MAX_BYTES);
        assertThat(database.commits(players.id())).hasSize(3).contains(sent);
        var match = rules.store().load(players.id()).orElseThrow().match();
        assertThat(match.version()).isEqualTo(3);
        assertThat(match.state().a().aember()).isEqualTo(5);
    }

    @Test
    void moreOfThemThanAMessageToTheStoreHoldsAreStored() {
        engine.events = FITTING;
        var many = IntStream.rangeClosed(0, MESSAGE_BYTES / CommitDocuments.MAX_BYTES)
                .mapToObj(i -> new Players("long-" + i, decks))
                .toList();
        rules.receive(many.stream().map(Players::creation).toList());
        rules.receive(many.stream().map(each -> each.record("c", CORRECT)).toList());
        assertThat(many)
                .hasSizeGreaterThan(2)
                .allSatisfy(each -> assertThat(database.commits(each.id())).hasSize(2));
    }

    @Test
    void aLongerOneIsNotStoredAndHaltsItsMatchOnly() {
        engine.events = FITTING + REST;
        rules.receive(correction, players.ask("keep"), others.ask("keep"));
        assertThat(rules.rejections()).containsExactly(halted("c"), halted("keep"));
        assertThat(rules.halts().find(players.id()).orElseThrow().why())
                .contains("'c'", "at most " + CommitDocuments.MAX_BYTES);
        assertThat(database.commits(players.id())).hasSize(1);
        assertThat(database.commits(others.id())).hasSize(2);
    }

    private RejectionRecord halted(String intentId) {
        return new RejectionRecord(players.id(), intentId, 1, new Rejection.MatchHalted());
    }
}
