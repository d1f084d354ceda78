package org.aemberlog.standalone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Map;
import java.util.stream.LongStream;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.HttpMatch;
import org.aemberlog.standalone.bot.Player;
import org.aemberlog.standalone.bot.StarterMatch;
import org.aemberlog.standalone.faults.load.EventStream;
import org.aemberlog.standalone.faults.load.EventStream.Event;
import org.aemberlog.standalone.platform.DataDirectory;
import org.aemberlog.standalone.platform.Platform;
import org.aemberlog.support.parts.OnRealParts;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Whichever instance of match-service a load balancer leads to: it is the same match there. */
@OnRealParts
class TwoInstancesTest {

    private static final Duration TIMEOUT = Duration.ofSeconds(60);

    private static DataDirectory home;
    private static TestParts parts;
    private static Platform platform;
    private static Platform.MatchInstance other;
    private static Map<String, String> decks;

    @BeforeAll
    static void start() throws InterruptedException {
        home = DataDirectory.temporary();
        parts = TestParts.start();
        platform = Platform.start(home, parts.settings());
        other = platform.anotherMatchService();
        decks = StarterMatch.decks(new Api(platform.deckUrl()));
    }

    @AfterAll
    static void stop() {
        other.close();
        platform.close();
        parts.close();
        home.close();
    }

    private static HttpMatch created(String key, long seed) {
        var players = Map.of("a", Player.random(seed), "b", Player.random(seed + 1));
        var request = StarterMatch.request(decks, Map.of("seed", key));
        return HttpMatch.create(new Api(platform.matchUrl()), key, request, players);
    }

    @Test
    void whatIsCreatedAtOneIsPlayedAtTheOther() {
        var table = created("at-the-other", 3);
        var summary = table.at(new Api(other.url())).play();
        await().atMost(TIMEOUT).until(() -> table.summary().equals(summary));
    }

    @Test
    void aStreamGoesOnAtTheOtherWithoutAGap() {
        var table = created("goes-on", 5);
        var here = new EventStream(platform.matchUrl(), table.match(), table.spectatorToken());
        var there = new EventStream(other.url(), table.match(), table.spectatorToken());
        table.play();
        var all = here.all();
        var changing = new ArrayList<Event>();
        for (int i = 0; i < 20; i++) {
            long last = changing.isEmpty() ? 0 : changing.getLast().id();
            changing.add((i % 2 == 0 ? here : there).first(last).orElseThrow());
        }
        changing.addAll(there.after(changing.getLast().id()));
        assertThat(changing).isEqualTo(all);
        assertThat(all)
                .extracting(Event::id)
                .startsWith(LongStream.rangeClosed(1, 20).boxed().toArray(Long[]::new));
    }

    @Test
    void botsOfBothPlayAMatchOnce() {
        var api = new Api(platform.matchUrl());
        var created = api.post("/matches", "", "bots", StarterMatch.request(decks, Bots.SENSIBLE, Bots.RANDOM));
        var path = "/matches/" + created.get("match");
        await().atMost(TIMEOUT).until(() -> api.get(path, "").containsKey("winner"));
        await().atMost(TIMEOUT).until(() -> new Api(other.url()).get(path, "").equals(api.get(path, "")));
    }

    @Test
    void anInstanceThatComesLaterKnowsWhatWasBefore() throws InterruptedException {
        var before = created("before", 7).play();
        try (var late = platform.anotherMatchService()) {
            var path = "/matches/" + before.get("match");
            assertThat(new Api(late.url()).get(path, "")).isEqualTo(before);
            var after = created("after", 9);
            var there = after.at(new Api(late.url())).play();
            await().atMost(TIMEOUT).until(() -> after.summary().equals(there));
        }
    }
}
