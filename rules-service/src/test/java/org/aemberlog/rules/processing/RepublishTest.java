package org.aemberlog.rules.processing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.state.Seat;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.rules.recovery.Republisher.Progress;
import org.aemberlog.support.broker.Topics;
import org.aemberlog.support.parts.OnRealParts;
import org.aemberlog.support.problems.Problem;
import org.apache.kafka.common.KafkaException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is stored can be sent out again, for who lost it. */
@OnRealParts
class RepublishTest {

    private static final int MOVES = 11;

    private final TestDecks decks = new TestDecks();
    private final Database database = new Database();
    private final Instance rules = new Instance(database, decks);
    private final Players one = new Players("one", decks);
    private final Players other = new Players("other", decks);
    private List<Commit> sent;

    @BeforeEach
    void twoMatchesWerePlayedAndOneIsOver() {
        for (var players : List.of(one, other)) {
            rules.receive(players.creation());
            rules.receive(players.play(MOVES, new SplittableRandom(1)));
        }
        rules.receive(one.ask("give-up", new Concede(Seat.A)));
        sent = rules.events();
    }

    @AfterEach
    void close() {
        rules.close();
        database.close();
    }

    private List<Commit> again(Players players, List<Commit> all) {
        return all.stream().filter(it -> it.match().equals(players.id())).toList();
    }

    private List<Commit> sentAgain() {
        return rules.events().subList(sent.size(), rules.events().size());
    }

    @Test
    void everyCommitIsSentAgainInTheOrderOfItsMatch() {
        assertThat(rules.republish().blockLast()).isEqualTo(new Progress(2, 2 * MOVES + 3, 2 * MOVES + 3));
        for (var players : List.of(one, other)) {
            assertThat(again(players, sentAgain()))
                    .hasSizeGreaterThan(10)
                    .isEqualTo(again(players, sent))
                    .isSortedAccordingTo((a, b) -> Long.compare(a.version(), b.version()));
        }
    }

    @Test
    void whatIsSentAgainSaysSo() {
        rules.republish().blockLast();
        assertThat(rules.sent(Topics.EVENTS).subList(sent.size(), 2 * sent.size()))
                .allSatisfy(it ->
                        assertThat(it.headers().lastHeader(Publisher.AGAIN)).isNotNull());
        assertThat(rules.sent(Topics.EVENTS).subList(0, sent.size()))
                .allSatisfy(it ->
                        assertThat(it.headers().lastHeader(Publisher.AGAIN)).isNull());
    }

    @Test
    void theHeadOfAMatchThatIsOverIsSentAgainToo() {
        assertThat(rules.heads()).hasSize(1);
        rules.republish().blockLast();
        assertThat(rules.heads()).hasSize(2).containsOnly(rules.heads().getFirst());
    }

    @Test
    void whatCannotBeReadIsLeftOutAndMissingInTheCount() {
        database.overwriteCommit(other.id(), 3, "at", 17);
        assertThat(rules.republish().blockLast()).isEqualTo(new Progress(2, 2 * MOVES + 2, 2 * MOVES + 3));
        assertThat(again(one, sentAgain())).isEqualTo(again(one, sent));
        assertThat(again(other, sentAgain()))
                .extracting(Commit::version)
                .hasSize(MOVES)
                .doesNotContain(3L);
    }

    @Test
    void oneRunGoesOnAtATime() {
        var first = rules.republish()
                .doOnSubscribe(_ -> assertThatThrownBy(() -> rules.republish().blockLast())
                        .isInstanceOfSatisfying(
                                Problem.class,
                                it -> assertThat(it.getStatusCode().value()).isEqualTo(409)));
        assertThat(first.blockLast()).isNotNull();
        assertThat(rules.republish().blockLast()).isNotNull();
    }

    @Test
    void aRunThatCouldNotSendIsOverAndCanBeRepeated() {
        rules.sendingFailsWith(new KafkaException("gone"));
        assertThatThrownBy(() -> rules.republish().blockLast()).hasMessageContaining("gone");
        rules.sendingFailsWith(null);
        assertThat(rules.republish().blockLast()).isNotNull();
    }
}
