package org.aemberlog.replay.matches;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.SplittableRandom;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.intake.RunningService;
import org.aemberlog.support.parts.PastService;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.CommitDocuments;
import org.bson.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;

/** One damaged document hides none of the others. */
class DamagedDocumentsTest extends RunningService {

    private static final Document DAMAGED = new Document("_id", "damaged")
            .append("startedAt", 1L)
            .append("endedAt", 1L)
            .append("player", "Alice")
            .append("createdAt", 1L)
            .append("labels", "none")
            .append("sums", new Document("matches", 1_000_000L));

    @Autowired
    private PastService database;

    @BeforeEach
    void aMatchIsThere() {
        receive(PlayedMatch.finished("sound", 6, new SplittableRandom(1)).commits());
    }

    @AfterEach
    void repair() {
        for (var name : database.collections()) {
            var damaged = new Document("_id", "damaged");
            Blocking.first(database.collection(name).deleteOne(damaged));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "match-summaries,   /matches,              matches",
        "player-history,    /players/Alice/matches, matches",
        "houses-statistics, /statistics/houses,    houses",
        "webhooks,          /webhooks,              webhooks"
    })
    void whatIsDamagedIsLeftOut(String store, String path, String list) {
        var before = get(path).get(list);
        for (var name : database.collections()) {
            if (name.startsWith(store)) {
                Blocking.first(database.collection(name).insertOne(DAMAGED));
            }
        }
        assertThat(get(path).get(list)).isEqualTo(before).isNotNull();
    }

    @Test
    void aMatchOfWhichACommitCannotBeReadHoldsUpNoOther() {
        var broken = PlayedMatch.finished("broken", 6, new SplittableRandom(2)).commits();
        receive(broken.subList(0, broken.size() - 1));
        var third = CommitDocuments.id(new MatchId("broken"), 3);
        var commits = database.collection("commits");
        Blocking.first(
                commits.updateOne(new Document("_id", third), new Document("$set", new Document("text", "none"))));
        double before = counted("aemberlog.damaged.matches");

        var arriving = new ArrayList<>(broken.subList(broken.size() - 1, broken.size()));
        arriving.addAll(
                PlayedMatch.finished("behind", 6, new SplittableRandom(3)).commits());
        receive(arriving);

        assertThat(get("/players/Alice/matches").toString()).contains("behind").doesNotContain("broken");
        assertThat(counted("aemberlog.damaged.matches")).isGreaterThan(before);
        Blocking.first(commits.deleteMany(new Document(CommitDocuments.MATCH, "broken")));
    }
}
