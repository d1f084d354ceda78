package org.aemberlog.standalone.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.reactivestreams.client.MongoClients;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.MatchEvent.AemberGained;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.Seat;
import org.aemberlog.standalone.store.EmbeddedMongo;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.CommitDocuments;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./aemberlog readjudicate} over a store as rules-service writes it. */
class StoreAuditTest {

    @TempDir
    private Path directory;

    private EmbeddedMongo mongo;
    private String report;

    @BeforeEach
    void open() {
        mongo = EmbeddedMongo.start(directory);
    }

    @AfterEach
    void close() {
        mongo.close();
    }

    @Test
    void matchesThatWouldGoTheSameAreCounted() {
        var one = new StoredMatch(1);
        var other = new StoredMatch(2);
        store(one.commits());
        store(other.commits().subList(0, 5));
        assertThat(audit()).isZero();
        assertThat(report)
                .contains("2 matches, %,d commits".formatted(one.commits().size() + 5))
                .contains(" 0 would now go differently");
    }

    @Test
    void theFirstCommitThatWouldGoDifferentlyIsNamed() {
        var commits = new ArrayList<>(new StoredMatch(1).commits());
        var c = commits.get(6).commit();
        var events = new ArrayList<>(c.events());
        events.add(new AemberGained(Seat.A, 1));
        commits.subList(6, commits.size()).clear();
        commits.add(Commits.seal(c.match(), 7, c.intentId(), c.at(), c.intent(), events, c.previousHash()));
        store(commits);
        assertThat(audit()).isEqualTo(1);
        assertThat(report)
                .contains("match stored-1, commit 7: by today's rules, event")
                .contains("found:    {\"amount\":1,\"seat\":\"a\",\"type\":\"aember-gained.v1\"}");
    }

    @Test
    void aDamagedCommitIsNamed() {
        var commits = new StoredMatch(3).commits();
        store(commits.subList(0, 3));
        var sound = commits.get(3);
        var damaged = Canonical.with(Canonical.without(sound.text(), "at"), "at", 77L);
        store(List.of(new SealedCommit(sound.commit(), damaged)));
        assertThat(audit()).isEqualTo(1);
        assertThat(report).contains("match stored-3, commit 4: it cannot be read: hash");
    }

    private long audit() {
        var out = new ByteArrayOutputStream();
        try (var store = new StoredMatches(mongo.uri())) {
            long different = new StoreAudit(store, new PrintStream(out, true, UTF_8)).run();
            report = out.toString(UTF_8);
            return different;
        }
    }

    private void store(List<SealedCommit> commits) {
        try (var client = MongoClients.create(mongo.uri())) {
            var stored = client.getDatabase("aemberlog-rules").getCollection("commits");
            Blocking.first(
                    stored.insertMany(commits.stream().map(CommitDocuments::of).toList()));
        }
    }
}
