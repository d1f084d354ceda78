package org.aemberlog.replay.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.Terms;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.intake.RunningService;
import org.junit.jupiter.api.Test;
import org.springframework.test.context.TestPropertySource;

/** What counts for nobody says so. */
@TestPropertySource(properties = "spring.mongodb.database=aemberlog-replay-nobody-test")
class CountsForNobodyTest extends RunningService {

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
    void aChosenSecretCountsNowhereBesideAMatchThatCounts() {
        countsNowhere(PlayedMatch.finished("chosen", Terms.PLAIN.withChosenSeed(), 30, new SplittableRandom(6)));
    }

    @Test
    void aMatchWithOpenHandsCountsNowhereEither() {
        countsNowhere(PlayedMatch.finished("open", Terms.PLAIN.withOpenHands(true), 30, new SplittableRandom(6)));
    }

    @Test
    void practiceCountsNowhereEitherAndForNoProfile() {
        var alice = new ProfileId("c".repeat(32));
        var origin = PlayedMatch.between(alice, new ProfileId("d".repeat(32)), "origin");
        receive(origin.commits());
        countsNowhere(PlayedMatch.forked("practice", origin));
        assertThat(get("/profiles/" + alice.value() + "/matches").get("count")).isEqualTo(1);
        assertThat(get("/matches/practice").toString()).doesNotContain(alice.value());
    }

    private void countsNowhere(PlayedMatch played) {
        var id = played.id().value();
        var other = "beside-" + id;
        receive(PlayedMatch.finished(other, 30, new SplittableRandom(6)).commits());
        assertThat(sent(other)).hasSize(1);
        var before = counted();
        assertThat(before.getLast().get("matches")).asString().contains(other);
        receive(played.commits());
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

    @Test
    void theSummaryOfPracticeSaysWhereItBegan() {
        var origin = PlayedMatch.finished("begun", 30, new SplittableRandom(8));
        receive(origin.commits());
        receive(PlayedMatch.forked("forked", origin).commits());
        assertThat(get("/matches/forked").get("forkedFrom")).isEqualTo(Map.of("match", "begun", "version", 1));
        assertThat(get("/matches/begun").containsKey("forkedFrom")).isFalse();
    }

    private Map<?, ?> chance(String match) {
        var state = (Map<?, ?>) get("/matches/" + match + "/state?version=3").get("state");
        return (Map<?, ?>) ((Map<?, ?>) state.get("setup")).get("chance");
    }
}
