package org.aemberlog.replay.timeline;

import static com.mongodb.client.model.Filters.eq;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.json.Plain;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.intake.RunningService;
import org.aemberlog.support.parts.PastService;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.CommitDocuments;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** However often marks are asked for, a commit is read for them once. */
class MarksAskedForTest extends RunningService {

    @Autowired
    private PastService database;

    private void loseCommits(String match) {
        Blocking.first(database.collection("commits").deleteMany(eq(CommitDocuments.MATCH, match)));
    }

    private static List<Map<String, Object>> marks(List<Commit> commits) {
        var marks = new Marks();
        commits.forEach(marks::read);
        return marks.marks().stream().map(Plain::map).toList();
    }

    @Test
    void aFinishedMatchIsReadOnce() {
        var played = PlayedMatch.finished("read-once", 60, new SplittableRandom(2));
        receive(played.commits());
        var first = get("/matches/read-once/marks");
        loseCommits("read-once");
        assertThat(get("/matches/read-once/marks")).isEqualTo(first);
        assertThat(String.valueOf(first.get("marks"))).isEqualTo(String.valueOf(marks(played.commits())));
    }

    @Test
    void aMatchThatGoesOnIsReadOnFromThere() {
        var played = PlayedMatch.running("goes-on", 60, new SplittableRandom(2));
        receive(played.commits().subList(0, 40));
        assertThat(get("/matches/goes-on/marks").get("version")).isEqualTo(40);
        loseCommits("goes-on");
        receive(played.commits().subList(40, 60));
        var later = get("/matches/goes-on/marks");
        assertThat(later.get("version")).isEqualTo(60);
        assertThat(String.valueOf(later.get("marks"))).isEqualTo(String.valueOf(marks(played.commits())));
    }
}
