package org.aemberlog.replay.intake;

import static com.mongodb.client.model.Filters.eq;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.aemberlog.game.Seeds;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.support.parts.PastService;
import org.aemberlog.support.store.Blocking;
import org.bson.Document;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.kafka.listener.CommonErrorHandler;
import org.springframework.kafka.listener.DefaultErrorHandler;

/** Commits as Kafka may bring them: again, out of order, with a gap, damaged. */
class CommitListenerTest extends RunningService {

    private static final int COMMITS = 60;

    @Autowired
    private CommonErrorHandler errors;

    @Autowired
    private PastService database;

    @Test
    void commitsThatComeAgainChangeNothing() {
        var played = finished("again");
        receive(played.commits());
        var before = get("/matches/again");
        assertThat(before.get("version")).isEqualTo(COMMITS);
        receive(played.commits());
        receive(played.commits().subList(3, 9));
        var twice = new ArrayList<>(played.commits().subList(0, 5));
        twice.addAll(twice);
        receive(twice);
        assertThat(get("/matches/again")).isEqualTo(before);
        assertThat(lines("/matches/again/events")).isEqualTo(texts(played.commits()));
    }

    @Test
    void aCommitThatComesTwiceInOnePollCountsOnce() {
        var played = finished("twice");
        var doubled =
                played.commits().stream().flatMap(c -> List.of(c, c).stream()).toList();
        receive(doubled);
        var once = finished("once");
        receive(once.commits());
        assertThat(get("/matches/twice").get("events")).isEqualTo(events(played));
        assertThat(lines("/matches/twice/events")).hasSize(COMMITS);
    }

    private static int events(PlayedMatch played) {
        return played.commits().stream()
                .mapToInt(commit -> commit.events().size())
                .sum();
    }

    @Test
    void theSummaryIsTheSameHoweverTheCommitsWereGrouped() {
        long seed = Seeds.next();
        var random = new SplittableRandom(seed);
        var played = finished("grouped");
        int from = 0;
        while (from < COMMITS) {
            int to = Math.min(COMMITS, from + 1 + random.nextInt(9));
            receive(played.commits().subList(from, to));
            assertThat(get("/matches/grouped").get("version"))
                    .as("seed %s", seed)
                    .isEqualTo(to);
            from = to;
        }
        assertThat(get("/matches/grouped").get("events")).as("seed %s", seed).isEqualTo(events(played));
    }

    @Test
    void whatComesBehindAGapWaitsForIt() {
        var played = finished("gap");
        receive(played.commits().subList(0, 10));
        receive(played.commits().subList(11, COMMITS));
        assertThat(get("/matches/gap").get("version")).isEqualTo(10);
        ask("/matches/gap/state?version=12", bearer(auditor())).expectStatus().isEqualTo(422);
        receive(played.commits().subList(10, 11));
        assertThat(get("/matches/gap").get("version")).isEqualTo(COMMITS);
        assertThat(get("/matches/gap").get("winner")).isEqualTo("b");
        assertThat(get("/matches/gap").get("events")).isEqualTo(events(played));
    }

    @Test
    void anyOrderEndsTheSame() {
        long seed = Seeds.next();
        var played = finished("shuffled");
        var shuffled = new ArrayList<>(played.commits());
        Collections.shuffle(shuffled, new Random(seed));
        for (int i = 0; i < COMMITS; i += 7) {
            receive(shuffled.subList(i, Math.min(COMMITS, i + 7)));
        }
        assertThat(get("/matches/shuffled").get("events")).as("seed %s", seed).isEqualTo(events(played));
        assertThat(lines("/matches/shuffled/events")).as("seed %s", seed).isEqualTo(texts(played.commits()));
    }

    @Test
    void aGapOfSeveralPagesIsClosed() {
        var played = PlayedMatch.finished("pages", 250, new SplittableRandom(4));
        receive(played.commits().subList(1, 250));
        ask("/matches/pages", "").expectStatus().isNotFound();
        receive(played.commits().subList(0, 1));
        assertThat(get("/matches/pages").get("version")).isEqualTo(250);
    }

    @Test
    void aSummaryThatCannotBeReadIsMadeAgain() {
        var played = finished("spoilt");
        receive(played.commits());
        var before = get("/matches/spoilt");
        var spoil = new Document("$set", new Document("summary", new Document("turns", "many")));
        Blocking.first(database.collection("match-summaries.1.summaries").updateOne(eq("_id", "spoilt"), spoil));
        receive(played.commits().subList(COMMITS - 1, COMMITS));
        assertThat(get("/matches/spoilt")).isEqualTo(before);
    }

    @Test
    void manyMatchesInOnePollAreToldApart() {
        var all = List.of(finished("m-1"), finished("m-2"), finished("m-3"));
        var poll = new ArrayList<Commit>();
        for (int i = 0; i < COMMITS; i++) {
            for (var played : all) {
                poll.add(played.commits().get(i));
            }
        }
        receive(poll);
        for (var played : all) {
            var path = "/matches/" + played.id().value();
            assertThat(get(path).get("events")).isEqualTo(events(played));
            assertThat(lines(path + "/events")).isEqualTo(texts(played.commits()));
        }
    }

    @Test
    void whatIsNoSoundCommitIsLeftOutAndHoldsUpNothing() {
        var played = finished("unsound");
        var second = played.commits().get(1);
        var forged = new Commit(
                second.match(),
                second.version(),
                second.intentId(),
                second.at() + 1,
                second.intent(),
                second.events(),
                second.previousHash(),
                second.hash());
        double before = counted("aemberlog.damaged.commits");
        receiveRecords(List.of(
                record("unsound", bytes(played.commits().get(0))),
                record("unsound", bytes(forged)),
                record("unsound", "no json".getBytes(UTF_8)),
                record("unsound", null),
                record("unsound", "{}".getBytes(UTF_8))));
        assertThat(counted("aemberlog.damaged.commits")).isEqualTo(before + 4);
        assertThat(get("/matches/unsound").get("version")).isEqualTo(1);
        receive(played.commits());
        assertThat(lines("/matches/unsound/events")).isEqualTo(texts(played.commits()));
    }

    @Test
    void noCommitIsEverGivenUp() {
        var waits = RetryUntilStored.waits().start();
        for (int i = 0; i < 10_000; i++) {
            assertThat(waits.nextBackOff()).isBetween(1L, 5_000L);
        }
        assertThat(errors).isInstanceOf(DefaultErrorHandler.class);
    }

    private static PlayedMatch finished(String id) {
        return PlayedMatch.finished(id, COMMITS, new SplittableRandom(id.hashCode()));
    }

    private static byte[] bytes(Commit commit) {
        return Canonical.bytes(commit);
    }

    private static List<String> texts(List<Commit> commits) {
        return commits.stream().map(Canonical::text).toList();
    }
}
