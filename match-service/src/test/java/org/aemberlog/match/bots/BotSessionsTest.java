package org.aemberlog.match.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.AddNonce;
import org.aemberlog.game.intent.Intent.Claim;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.live.CommitDispatcher;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.TestDecks;
import org.aemberlog.support.parts.PastService;
import org.aemberlog.support.store.Blocking;
import org.bson.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

/** Bots play: against each other, against people, after what was lost and after a restart. */
@ExtendWith(OutputCaptureExtension.class)
class BotSessionsTest extends BotHttpTest {

    @Autowired
    private BotStore store;

    @Autowired
    private PastService database;

    @Autowired
    private BotSessions tables;

    @Autowired
    private MeterRegistry meters;

    @Autowired
    private MatchCache book;

    @Autowired
    private CommitDispatcher dispatcher;

    @Autowired
    private BotBrain brain;

    @Autowired
    private BotSettings settings;

    @Autowired
    private BotShare share;

    private final List<BotSessions> others = new ArrayList<>();

    private void awaitEnd(Game game) {
        await().atMost(SOON).untilAsserted(() -> assertThat(summary(game)).containsKey("winner"));
    }

    private List<BotStore.Open> open(MatchId match) {
        return Blocking.all(store.open().filter(it -> it.match().equals(match)));
    }

    @Test
    void twoBotsPlayToTheEnd() {
        var game = created(match(bot("sensible", TestDecks.GIANTS), bot("random", TestDecks.KNIGHTS)));
        awaitEnd(game);
        await().atMost(SOON).untilAsserted(() -> assertThat(open(game.id())).isEmpty());
        assertThat(half(summary(game), "a").get("bot")).isEqualTo("sensible");
    }

    @Test
    void aDamagedDocumentHidesNoOtherMatchFromItsBots() {
        var all = database.collection("bots");
        var damaged = List.of(new Document("_id", "!"), new Document("_id", "a-damaged-one"));
        var match = new MatchId("z-comes-after-it");
        Blocking.first(all.insertMany(damaged));
        store.open(match, Instant.now());
        try {
            assertThat(open(match)).hasSize(1);
            assertThat(open(new MatchId("a-damaged-one"))).isEmpty();
        } finally {
            damaged.forEach(it -> Blocking.first(all.deleteOne(it)));
            Blocking.first(store.close(match));
        }
    }

    @Test
    void aMatchThatCannotBeReadIsLookedAtOnceAndNotForEver(CapturedOutput output) {
        var match = new MatchId("there-is-no-such-match");
        store.open(match, Instant.now());
        try {
            var after = anotherInstance(share);
            for (int i = 0; i < 3; i++) {
                after.lookAgain();
            }
            assertThat(output.getAll().lines().filter(line -> line.contains(match.value() + " ")))
                    .hasSize(1);
        } finally {
            Blocking.first(store.close(match));
        }
    }

    @Test
    void eachVersionIsAskedForOnceByTheVersionThatWasSeen() {
        var game = created(match(bot("sensible", TestDecks.GIANTS), bot("random", TestDecks.KNIGHTS)));
        awaitEnd(game);
        var commits = referee.commits(game.id());
        for (var commit : commits.subList(1, commits.size())) {
            assertThat(commit.intentId()).matches("bot-[ab]/" + (commit.version() - 1));
        }
    }

    @Test
    void aBotWaitsForItsOpponent() {
        var game = created(against("sensible"));
        askWhenDue(game, "a", "keep-hand");
        askWhenDue(game, "a", "choose-house");
        askWhenDue(game, "a", "end-turn");
        askWhenDue(game, "a", "choose-house");
        var bots = referee.commits(game.id()).stream().map(Commit::intentId).filter(id -> id.startsWith("bot-b/"));
        assertThat(bots.count()).isPositive();
    }

    @Test
    void aBotAddsANonceOfItsOwn() {
        var body = against("sensible");
        body.put("nonces", true);
        var game = created(body);
        await().atMost(SOON)
                .untilAsserted(() ->
                        assertThat(referee.commits(game.id())).anyMatch(commit -> commit.intent() instanceof AddNonce));
        var added = (AddNonce) referee.commits(game.id()).getLast().intent();
        assertThat(added.seat()).isEqualTo(Seat.B);
        assertThat(added.nonce()).hasSize(16);
        game.accepted(game.ask("a", Map.of("type", "add-nonce", "nonce", "mine")));
        askWhenDue(game, "a", "keep-hand");
    }

    @Test
    void whoPlaysABotTakesBackStepByStepWithoutAsking() {
        var body = against("sensible");
        body.put("seed", "a card of the first house is in hand");
        var game = created(body);
        askWhenDue(game, "a", "keep-hand");
        askWhenDue(game, "a", "choose-house");
        askWhenDue(game, "a", "discard-card");
        for (var step : List.of("discard-card", "choose-house")) {
            assertThat(game.get("a", "/intents")).containsEntry("takeback", "may-undo");
            game.accepted(game.ask("a", Map.of("type", "ask-takeback")));
            assertThat(offers(game, step)).isTrue();
        }
        assertThat(game.get("a", "")).doesNotContainKey("takeback");
        askWhenDue(game, "a", "choose-house");
        assertThat(referee.commits(game.id()).getLast().intentId()).doesNotStartWith("bot");
    }

    @Test
    void practiceAgainstABotBeginsWhereAMatchWas() {
        var game = created(match(bot("sensible", TestDecks.GIANTS), bot("random", TestDecks.KNIGHTS)));
        awaitEnd(game);
        var wanted = Map.of("version", 4, "bots", Map.of("b", "sensible"));
        var fork = game(post(game.path("/forks"), wanted, null));
        assertThat(fork.token("a")).isNotBlank();
        assertThat(fork.token("b")).isNull();
        assertThat(half(summary(fork), "b").get("bot")).isEqualTo("sensible");
        await().atMost(SOON).untilAsserted(() -> assertThat(legal(fork, "a")).isNotEmpty());
        if (legal(fork, "a").contains(endTurn())) {
            askWhenDue(fork, "a", "end-turn");
        }
        askWhenDue(fork, "a", "choose-house");
        assertThat(referee.commits(fork.id()))
                .anyMatch(commit -> commit.intentId().startsWith("bot-b/"));
    }

    private static Map<String, Object> endTurn() {
        return Map.of("type", "end-turn", "seat", "a");
    }

    /** A match of bots that have not begun, as when the service was stopped. */
    private Game leftOver() {
        tables.stop();
        var game = created(match(bot("sensible", TestDecks.GIANTS), bot("random", TestDecks.KNIGHTS)));
        assertThat(referee.commits(game.id())).hasSize(1);
        return game;
    }

    private BotSessions anotherInstance(BotShare share) {
        var instance = new BotSessions(store, book, dispatcher, brain, settings, share, new SimpleMeterRegistry());
        others.add(instance);
        return instance;
    }

    @AfterEach
    void goOn() {
        others.forEach(BotSessions::stop);
        referee.comeBack();
        referee.release();
        tables.start();
    }

    @Test
    void aMatchLeftByARestartGoesOn() {
        var game = leftOver();
        anotherInstance(share).lookAgain();
        awaitEnd(game);
    }

    @Test
    void aBotThatPlaysOnForWhoLeftGoesOnAfterARestart() {
        tables.stop();
        var people = match(person("Alice", TestDecks.GIANTS), person("Bob", TestDecks.KNIGHTS));
        people.put("substitute", true);
        var game = created(people);
        game.keepHands();
        var stays = Seat.valueOf(game.other().toUpperCase(Locale.ROOT));
        long version = version(game.id());
        var claim = new Claim(stays, Claim.Outcome.BOT_PLAYS_ON);
        referee.ask(new IntentRecord(game.id(), IntentId.seat(stays, "claim"), Optional.of(version), claim));
        await().atMost(SOON).until(() -> version(game.id()) == version + 1);
        anotherInstance(share).lookAgain();
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(referee.commits(game.id()))
                        .anyMatch(commit -> commit.intentId().startsWith("bot-")));
    }

    @Test
    void aMatchIsPlayedOnceItComesToTheShareOfThisInstance() {
        var game = leftOver();
        var mine = new AtomicBoolean();
        var more = new AtomicReference<Runnable>();
        anotherInstance(share(mine, more)).lookAgain();
        assertThat(referee.commits(game.id())).hasSize(1);
        mine.set(true);
        more.get().run();
        awaitEnd(game);
    }

    private static BotShare share(AtomicBoolean mine, AtomicReference<Runnable> more) {
        return new BotShare() {
            @Override
            public boolean has(MatchId match) {
                return mine.get();
            }

            @Override
            public void onChange(Runnable then) {
                more.set(then);
            }
        };
    }

    @Test
    void whatABotCannotSendIsToldUnlessTheServiceStops(CapturedOutput log) {
        var game = leftOver();
        var line = "Match " + game.id().value() + "/1: a bot waits";
        var mine = anotherInstance(share);
        referee.goAway();
        mine.lookAgain();
        await().atMost(SOON).until(() -> lines(log, line) > 0);
        var late = meters.counter("aemberlog.intents", "outcome", "late");
        double before = late.count();
        int sent = referee.sent().size();
        referee.hold();
        referee.comeBack();
        await().atMost(SOON).until(() -> referee.sent().size() > sent);
        mine.stop();
        long told = lines(log, line);
        await().atMost(SOON).until(() -> late.count() > before);
        referee.goAway();
        mine.start();
        await().atMost(SOON).until(() -> {
            mine.lookAgain();
            return lines(log, line) > told;
        });
        assertThat(lines(log, line)).isEqualTo(told + 1);
    }

    private static long lines(CapturedOutput log, String text) {
        return log.getAll().lines().filter(it -> it.contains(text)).count();
    }

    @Test
    void whatCouldNotBeSentIsSentSoonAfter() {
        var body = match(bot("sensible", TestDecks.GIANTS), bot("random", TestDecks.KNIGHTS));
        var key = UUID.randomUUID().toString();
        var notSent = meters.counter("aemberlog.intents", "outcome", "not-sent");
        double before = notSent.count();
        referee.hold();
        expectProblem(post("/matches", body, key), 504, "still-on-its-way");
        referee.goAway();
        referee.release();
        await().atMost(SOON).until(() -> notSent.count() > before);
        referee.comeBack();
        awaitEnd(game(post("/matches", body, key)));
    }

    @Test
    void aPlayerWhoUsedUpEveryGuessableIdChangesNothingForTheBot() {
        var game = created(against("sensible"));
        var keys = new ArrayDeque<String>();
        for (int version = 12; version < 60; version++) {
            keys.add("bot-b-" + version);
            keys.add("bot-b-" + version + "-first");
            keys.add("time-" + version);
        }
        while (version(game.id()) < 40 && !summary(game).containsKey("winner")) {
            await().atMost(SOON).until(() -> !legal(game, "a").isEmpty() || isOver(game));
            if (!isOver(game)) {
                var intent = new LinkedHashMap<>(legal(game, "a").getLast());
                intent.remove("seat");
                game.accepted(game.ask("a", intent, keys.remove()));
            }
        }
        assertThat(referee.commits(game.id()))
                .extracting(Commit::intentId)
                .filteredOn(id -> id.matches("bot-b/[0-9]+"))
                .hasSizeGreaterThan(3);
    }

    private boolean isOver(Game game) {
        return summary(game).containsKey("winner");
    }

    @Test
    void aBotThatIsRejectedAsksAgainAndGoesOnWhenItCan() {
        var body = against("sensible");
        body.put("seed", "a bot is rejected");
        var game = created(body);
        askWhenDue(game, "a", "keep-hand");
        await().atMost(SOON).until(() -> offers(game, "choose-house"));
        long then = version(game.id()) + 2;
        var rejections = meters.counter("aemberlog.bots.rejections", "bot", "sensible");
        double before = rejections.count();
        var house = legal(game, "a").getFirst().get("house");
        takeId(game, "bot-b/" + then, Map.of("type", "choose-house", "seat", "a", "house", house));
        takeId(game, "bot-b/" + then + "-first", endTurn());
        await().atMost(SOON).untilAsserted(() -> assertThat(rejections.count()).isGreaterThanOrEqualTo(before + 2));
        assertThat(version(game.id())).isEqualTo(then);
        game.accepted(game.ask("a", Map.of("type", "ask-takeback")));
        askWhenDue(game, "a", "end-turn");
        await().atMost(SOON).until(() -> offers(game, "choose-house"));
    }

    private boolean offers(Game game, String type) {
        return legal(game, "a").stream().anyMatch(intent -> intent.get("type").equals(type));
    }

    /** Lets the rules accept something under an id that no client can choose. */
    private void takeId(Game game, String id, Map<String, Object> plain) {
        var intent = Plain.read(Intent.class, plain);
        long before = version(game.id());
        referee.ask(new IntentRecord(game.id(), id, Optional.empty(), intent));
        await().atMost(SOON).until(() -> version(game.id()) == before + 1);
    }

    @Test
    void aMatchThatNobodyEndsIsGivenUp() {
        var game = created(against("sensible"));
        assertThat(open(game.id())).hasSize(1);
        var other = newGame();
        var longAgo = Instant.now().minus(Duration.ofDays(8));
        store.open(other.id(), longAgo);
        tables.lookAgain();
        assertThat(open(other.id())).isEmpty();
        assertThat(open(game.id())).hasSize(1);
    }
}
