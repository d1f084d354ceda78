package org.aemberlog.match.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.aemberlog.game.Seeds;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.TestDecks;
import org.junit.jupiter.api.Test;

/**
 * Many ask at once with one key for different people and bots at the seats: nobody is given the
 * token of a seat that a bot has.
 */
class ParallelSeatsTest extends BotHttpTest {

    private static final int KEYS = 8;
    private static final int CONCURRENCY = 12;
    private static final List<String> WHO = List.of("person", "person", "sensible", "random");

    private final long seed = Seeds.next();
    private final SplittableRandom random = new SplittableRandom(seed);

    /** Who was asked for by seat, and the answer if it was created. */
    private record Answer(Map<String, String> bots, int status, Map<String, Object> body) {}

    private static Map<String, Object> player(String seat, Map<String, String> bots) {
        var deck = seat.equals("a") ? TestDecks.GIANTS : TestDecks.KNIGHTS;
        return bots.containsKey(seat) ? bot(bots.get(seat), deck) : person("Robbie", deck);
    }

    private Map<String, String> bots() {
        var bots = new LinkedHashMap<String, String>();
        for (var seat : List.of("a", "b")) {
            var who = WHO.get(random.nextInt(WHO.size()));
            if (!who.equals("person")) {
                bots.put(seat, who);
            }
        }
        return bots;
    }

    private List<Answer> ask(String path, Function<Map<String, String>, Object> body) throws Exception {
        var key = UUID.randomUUID().toString();
        var calls = new ArrayList<Callable<Answer>>();
        for (int i = 0; i < CONCURRENCY; i++) {
            var bots = bots();
            calls.add(() -> {
                var found = post(path, body.apply(bots), key)
                        .expectBody(byte[].class)
                        .returnResult();
                return new Answer(bots, found.getStatus().value(), Game.object(json, found.getResponseBody()));
            });
        }
        var answers = new ArrayList<Answer>();
        try (var threads = Executors.newFixedThreadPool(CONCURRENCY)) {
            for (var answer : threads.invokeAll(calls)) {
                answers.add(answer.get());
            }
        }
        return answers;
    }

    /** All who were answered asked for the same, and have no tokens of bots. */
    private List<Answer> checked(List<Answer> answers, String rejection) {
        var created = answers.stream().filter(it -> it.status() == 201).toList();
        assertThat(created).as("seed %d", seed).isNotEmpty();
        var bots = created.getFirst().bots();
        assertThat(created).as("seed %d", seed).allSatisfy(answer -> {
            assertThat(answer.bots()).isEqualTo(bots);
            var tokens = (Map<?, ?>) answer.body().get("tokens");
            var held = tokens == null ? Set.of() : tokens.keySet();
            assertThat(held.stream().map(String::valueOf)).noneMatch(bots::containsKey);
        });
        assertThat(answers)
                .filteredOn(answer -> answer.status() != 201)
                .as("seed %d", seed)
                .allSatisfy(answer -> {
                    assertThat(answer.status()).isEqualTo(409);
                    assertThat(answer.body()).containsEntry("type", "/problems/" + rejection);
                });
        return created;
    }

    @Test
    void nobodyIsGivenTheSeatOfABotInAMatch() throws Exception {
        for (int i = 0; i < KEYS; i++) {
            var answers = ask("/matches", bots -> match(player("a", bots), player("b", bots)));
            var first = checked(answers, "intent-id-reused").getFirst();
            var summary = read("/matches/" + first.body().get("match"));
            var shown = new TreeSet<String>();
            for (var seat : List.of("a", "b")) {
                if (half(summary, seat).containsKey("bot")) {
                    shown.add(seat);
                }
            }
            assertThat(shown)
                    .as("seed %d", seed)
                    .isEqualTo(new TreeSet<>(first.bots().keySet()));
        }
    }

    @Test
    void nobodyIsGivenTheSeatOfABotInASeries() throws Exception {
        for (int i = 0; i < KEYS; i++) {
            var answers = ask(
                    "/series",
                    bots -> Map.of("players", Map.of("a", player("a", bots), "b", player("b", bots)), "bestOf", 1));
            checked(answers, "series-id-reused");
        }
    }

    @Test
    void nobodyIsGivenTheSeatOfABotInPractice() throws Exception {
        var game = newGame();
        game.keepHands();
        game.accepted(game.ask("a", Map.of("type", "concede")));
        for (int i = 0; i < KEYS; i++) {
            var answers = ask(game.path("/forks"), bots -> Map.of("version", 2, "bots", bots));
            checked(answers, "intent-id-reused");
        }
    }
}
