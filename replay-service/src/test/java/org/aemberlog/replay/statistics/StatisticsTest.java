package org.aemberlog.replay.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.aemberlog.game.Seeds;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent.CardPlayed;
import org.aemberlog.game.event.MatchEvent.CreatureReaped;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.intake.RunningService;
import org.junit.jupiter.api.Test;
import org.springframework.test.context.TestPropertySource;

/** The numbers of finished matches, as they come and as they are built again. */
@TestPropertySource(properties = "spring.mongodb.database=aemberlog-replay-statistics-test")
class StatisticsTest extends RunningService {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final List<String> STATISTICS = List.of("houses", "cards", "decks", "matches");

    private final List<PlayedMatch> all = new ArrayList<>();

    private PlayedMatch play(String id) {
        var played = PlayedMatch.finished(id, 120, new SplittableRandom(id.hashCode()));
        all.add(played);
        return played;
    }

    @Test
    void finishedMatchesCountOnceHoweverTheyCome() {
        long seed = Seeds.next();
        var random = new Random(seed);
        long before = number("matches", "all", "matches");
        var commits = new ArrayList<Commit>();
        for (int i = 0; i < 6; i++) {
            commits.addAll(play("s" + seed + "-" + i).commits());
        }
        var running = PlayedMatch.running("s" + seed + "-r", 30, new SplittableRandom(seed));
        commits.addAll(running.commits());
        commits.addAll(commits.subList(0, 200));
        Collections.shuffle(commits, random);
        for (int i = 0; i < commits.size(); i += 50) {
            receive(commits.subList(i, Math.min(commits.size(), i + 50)));
        }
        assertThat(number("matches", "all", "matches")).as("seed %d", seed).isEqualTo(before + 6);
        var after = answers();
        receive(commits);
        assertThat(answers()).as("seed %d", seed).isEqualTo(after);
        for (var statistic : STATISTICS) {
            rebuild(statistic + "-statistics");
        }
        assertThat(answers()).as("seed %d", seed).isEqualTo(after);
    }

    @Test
    void whereTheDiceWereNeverRolledNobodyWentFirst() {
        receive(play("rolled").commits());
        long matches = number("matches", "all", "matches");
        long first = number("matches", "all", "first");
        long decks = number("decks", "plain", "first");
        var rate = row("matches", "all").get("firstWinRate");
        receive(PlayedMatch.givenUpBeforeTheDice("early").commits());
        assertThat(number("matches", "all", "matches")).isEqualTo(matches + 1);
        assertThat(number("matches", "all", "first")).isEqualTo(first).isPositive();
        assertThat(number("decks", "plain", "first")).isEqualTo(decks).isPositive();
        assertThat(row("matches", "all").get("firstWinRate")).isEqualTo(rate);
        assertThat(String.join(
                        "",
                        sent("early").stream().map(it -> new String(it.value())).toList()))
                .contains("\"match\":\"early\"")
                .doesNotContain("\"first\"");
    }

    @Test
    void theNumbersAreThoseOfTheEvents() {
        long plays = number("matches", "all", "plays");
        long reaps = number("matches", "all", "reaps");
        long wins = number("decks", "plain", "wins");
        var played = play("numbers");
        receive(played.commits());
        assertThat(number("matches", "all", "plays") - plays).isEqualTo(count(played, CardPlayed.class));
        assertThat(number("matches", "all", "reaps") - reaps)
                .isEqualTo(count(played, CreatureReaped.class))
                .isPositive();
        assertThat(number("decks", "plain", "wins") - wins).isOne();
        var cards = Stream.of("plain-giant", "plain-imp", "plain-archer");
        assertThat(cards.mapToLong(card -> number("cards", card, "reaps")).sum())
                .isEqualTo(number("matches", "all", "reaps"));
        assertThat(row("cards", "plain-imp").get("winRate")).isEqualTo(0.5);
        assertThat(row("houses", "dis")).containsKeys("winRateLow", "winRateHigh", "turns");
    }

    private static long count(PlayedMatch played, Class<?> event) {
        return played.commits().stream()
                .flatMap(commit -> commit.events().stream())
                .filter(event::isInstance)
                .count();
    }

    @Test
    void aTableIsToBeHadForSpreadsheets() {
        receive(play("csv").commits());
        var answer =
                http.get().uri("/statistics/decks").header("Accept", "text/csv").exchange();
        answer.expectStatus().isOk().expectHeader().contentType("text/csv;charset=UTF-8");
        var lines =
                answer.expectBody(String.class).returnResult().getResponseBody().lines();
        assertThat(lines.toList())
                .satisfiesExactly(
                        header -> assertThat(header).startsWith("deck,houses,name,"),
                        line -> assertThat(line).startsWith("plain,brobnar dis logos,The Plain,"));
    }

    @Test
    void aPlayersMatchesAreListed() {
        var played = play("history");
        receive(played.commits());
        receive(played.commits());
        var alice = get("/players/Alice/matches?limit=200");
        assertThat((List<?>) alice.get("matches"))
                .filteredOn(
                        one -> ((Map<?, ?>) one).get("match").equals(played.id().value()))
                .singleElement()
                .satisfies(one -> {
                    assertThat(((Map<?, ?>) one).get("opponent")).isEqualTo("Bob");
                    assertThat(((Map<?, ?>) one).get("won")).isEqualTo(false);
                });
        var bob = get("/players/Bob/matches?limit=1");
        assertThat(bob.get("wins")).isEqualTo(bob.get("count"));
        rebuild("player-history");
        assertThat(get("/players/Alice/matches?limit=200")).isEqualTo(alice);
    }

    @Test
    void twoPeopleOfOneNameAreTwo() {
        var loser = new ProfileId("a".repeat(32));
        var winner = new ProfileId("b".repeat(32));
        receive(PlayedMatch.between(loser, winner, "namesakes").commits());
        assertThat(record(loser)).isEqualTo("1 0");
        assertThat(record(winner)).isEqualTo("1 1");
        assertThat(record(new ProfileId("c".repeat(32)))).isEqualTo("0 0");
        var won = (Map<?, ?>) ((List<?>) historyOf(winner).get("matches")).getFirst();
        assertThat(won.get("player")).isEqualTo(won.get("opponent"));
        assertThat(won.get("profile")).isEqualTo(winner.value());
        assertThat(won.get("opponentProfile")).isEqualTo(loser.value());
        var a = (Map<?, ?>) get("/matches/namesakes").get("a");
        assertThat(a.get("profile")).isEqualTo(loser.value());
    }

    private String record(ProfileId profile) {
        var history = historyOf(profile);
        return history.get("count") + " " + history.get("wins");
    }

    private Map<?, ?> historyOf(ProfileId profile) {
        return get("/profiles/" + profile.value() + "/matches");
    }

    private List<Map<?, ?>> answers() {
        var answers = new ArrayList<Map<?, ?>>();
        STATISTICS.forEach(it -> answers.add(get("/statistics/" + it)));
        return answers;
    }

    private long number(String statistic, String line, String name) {
        return ((Number) row(statistic, line).getOrDefault(name, 0)).longValue();
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> row(String statistic, String line) {
        return ((List<Map<String, Object>>) get("/statistics/" + statistic).get(statistic))
                .stream().filter(row -> row.containsValue(line)).findFirst().orElse(Map.of());
    }

    private void rebuild(String projection) {
        var before = generation(projection);
        http.post()
                .uri("/projections/" + projection + "/rebuild")
                .header("Authorization", bearer(auditor()))
                .exchange()
                .expectStatus()
                .isAccepted();
        await().atMost(TIMEOUT).until(() -> generation(projection) > before);
    }

    private int generation(String projection) {
        return ((List<?>) get("/projections").get("projections"))
                .stream()
                        .map(one -> (Map<?, ?>) one)
                        .filter(one -> one.get("name").equals(projection))
                        .filter(one -> one.get("state").equals("serving"))
                        .mapToInt(one -> (Integer) one.get("generation"))
                        .findFirst()
                        .orElse(0);
    }
}
