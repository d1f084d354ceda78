package org.aemberlog.replay.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.aemberlog.game.state.Terms;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.intake.RunningService;
import org.junit.jupiter.api.Test;
import org.springframework.test.context.TestPropertySource;

/** A match whose secret was chosen by who created it says so, and counts for nobody. */
@TestPropertySource(properties = "spring.mongodb.database=aemberlog-replay-chosen-seed-test")
class ChosenSeedTest extends RunningService {

    private static final List<String> COUNTED = List.of(
            "/statistics/houses",
            "/statistics/cards",
            "/statistics/decks",
            "/statistics/matches",
            "/players/Alice/matches",
            "/players/Bob/matches");

    private List<Map<?, ?>> counted() {
        var answers = new ArrayList<Map<?, ?>>();
        COUNTED.forEach(path -> answers.add(get(path)));
        return answers;
    }

    @Test
    void itCountsNowhereBesideOneThatCounts() {
        countsNowhere("chosen", Terms.PLAIN.withChosenSeed());
    }

    @Test
    void aMatchWithOpenHandsCountsNowhereEither() {
        countsNowhere("open", Terms.PLAIN.withOpenHands(true));
    }

    private void countsNowhere(String id, Terms terms) {
        var other = "beside-" + id;
        receive(PlayedMatch.finished(other, 30, new SplittableRandom(6)).commits());
        assertThat(sent(other)).hasSize(1);
        var before = counted();
        assertThat(before.getLast().get("matches")).asString().contains(other);
        receive(PlayedMatch.finished(id, terms, 30, new SplittableRandom(6)).commits());
        assertThat(sent(id)).isEmpty();
        assertThat(counted()).isEqualTo(before);
    }

    @Test
    void theSummaryAndTheStateSaySo() {
        receive(PlayedMatch.finished("said", Terms.PLAIN.withChosenSeed(), 30, new SplittableRandom(7))
                .commits());
        receive(PlayedMatch.finished("unsaid", 30, new SplittableRandom(7)).commits());
        assertThat(get("/matches/said").get("chosenSeed")).isEqualTo(true);
        assertThat(get("/matches/unsaid").get("chosenSeed")).isEqualTo(false);
        assertThat(chance("said").get("chosen")).isEqualTo(true);
        assertThat(chance("unsaid").get("chosen")).isEqualTo(false);
    }

    private Map<?, ?> chance(String match) {
        var state = (Map<?, ?>) get("/matches/" + match + "/state?version=3").get("state");
        return (Map<?, ?>) ((Map<?, ?>) state.get("setup")).get("chance");
    }
}
