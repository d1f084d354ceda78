package org.aemberlog.match.absence;

import static org.aemberlog.match.table.Game.objects;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent.MatchExpired;
import org.aemberlog.game.event.MatchEvent.MatchWon;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.intent.Intent.AskTakeback;
import org.aemberlog.game.intent.Intent.Claim;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.live.Presence;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.aemberlog.match.table.TestDecks;
import org.aemberlog.match.table.TestTime;
import org.aemberlog.support.store.Blocking;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.reactive.server.WebTestClient;

/** Who leaves a match, and who may claim it, by a clock that the test turns. */
@TestPropertySource(properties = "aemberlog.presence.claims.burst=100000")
class ClaimTest extends MatchServiceTest {

    /** A little less than after what a player is away. */
    private static final Duration STEP = Duration.ofSeconds(100);

    private static final int STEPS = 7;

    @Autowired
    private TestTime time;

    @Autowired
    private Presence presence;

    private Game game;

    @BeforeEach
    void begin() {
        begin(Map.of());
    }

    /** In the first turn both have been seen. */
    private void begin(Map<String, ?> more) {
        referee.pass(time.millis() - referee.time());
        var wanted = wanted(TestDecks.GIANTS, TestDecks.KNIGHTS);
        wanted.putAll(more);
        game = game(http.post().uri("/matches").bodyValue(wanted).exchange());
        game.keepHands();
        game.askFirst("choose-house");
        awaitSign("a", 0);
        awaitSign("b", 0);
    }

    private Map<String, Object> seen(String who) {
        return game.get(who, "/talk");
    }

    /** Somebody stays at the table for some steps; all times of the services go on alike. */
    private void stays(String who, int steps) {
        for (int i = 0; i < steps; i++) {
            time.pass(STEP);
            referee.pass(STEP.toMillis());
            comes(who);
        }
    }

    private void comes(String who) {
        long now = time.millis();
        seen(who);
        awaitSign(who, now);
    }

    /** Nobody who asks waits for the note of a sign. */
    private void awaitSign(String who, long since) {
        var seat = Seat.valueOf(who.toUpperCase(Locale.ROOT));
        Awaitility.await()
                .until(() -> Blocking.first(presence.of(game.id()))
                        .of(seat)
                        .filter(sign -> sign.seen() >= since)
                        .isPresent());
    }

    private WebTestClient.ResponseSpec claim(String who, String outcome) {
        return claim(who, outcome, version(game.id()), null);
    }

    private WebTestClient.ResponseSpec claim(String who, String outcome, long version, String key) {
        return http.post()
                .uri(game.path("/claim"))
                .headers(headers -> {
                    headers.setBearerAuth(game.token(who));
                    if (key != null) {
                        headers.set("Idempotency-Key", key);
                    }
                })
                .bodyValue(Map.of("outcome", outcome, "expectedVersion", version))
                .exchange();
    }

    private Map<?, ?> absence(String who) {
        return (Map<?, ?>) seen(who).get("absence");
    }

    @Test
    void whoStaysIsToldHowLongTheOtherIsAwayAndThenClaimsTheWin() {
        var stays = game.other();
        assertThat(seen(stays)).containsEntry("leftAfter", 600).doesNotContainKey("absence");
        stays(stays, 2);
        var away = absence(stays);
        assertThat(((Number) away.get("away")).longValue()).isBetween(180L, 200L);
        assertThat(((Number) away.get("remaining")).longValue()).isBetween(390L, 420L);
        assertThat(away.get("came")).isEqualTo(true);
        assertThat(away.containsKey("outcomes")).isFalse();
        assertThat(seen("spectator")).doesNotContainKey("absence");
        stays(stays, STEPS - 2);
        assertThat(absence(stays).get("outcomes")).isEqualTo(List.of("win", "no-result"));
        game.accepted(claim(stays, "win"));
        var last = referee.commits(game.id()).getLast();
        assertThat(last.events()).anyMatch(it -> it instanceof MatchWon won && won.by() == Victory.ABANDONMENT);
        assertThat(game.get(stays, "")).containsEntry("winner", stays).doesNotContainKey("abandoned");
    }

    @Test
    void whoStaysMayEndTheMatchWithoutAWinner() {
        var stays = game.other();
        stays(stays, STEPS);
        game.accepted(claim(stays, "no-result"));
        assertThat(referee.commits(game.id()).getLast().events())
                .anyMatch(it ->
                        it instanceof MatchExpired expired && expired.left().isPresent());
        assertThat(game.get(stays, "")).containsEntry("expired", true).doesNotContainKey("winner");
    }

    @Test
    void nobodyClaimsEarlyHoweverOften() {
        var stays = game.other();
        stays(stays, STEPS - 2);
        for (int i = 0; i < 20; i++) {
            expectProblem(claim(stays, "win"), 409, "opponent-present");
        }
        assertThat(referee.sent()).noneMatch(it -> it.match().equals(game.id()) && it.intent() instanceof Claim);
    }

    @Test
    void aSignOfTheOtherBeginsTheTimeAnew() {
        var stays = game.other();
        var away = game.decider();
        stays(stays, STEPS - 1);
        comes(away);
        stays(stays, 1);
        expectProblem(claim(stays, "win"), 409, "opponent-present");
    }

    @Test
    void whatTheOtherDoesAMomentBeforeComesFirst() {
        var stays = game.other();
        var away = Seat.valueOf(game.decider().toUpperCase(Locale.ROOT));
        stays(stays, STEPS);
        long version = version(game.id());
        // Past the service, which so has noted no sign.
        referee.ask(new IntentRecord(game.id(), IntentId.seat(away, "late"), Optional.empty(), new AskTakeback(away)));
        Awaitility.await().until(() -> version(game.id()) > version);
        expectProblem(claim(stays, "win", version, null), 409, "stale-version");
        expectProblem(claim(stays, "win"), 409, "opponent-present");
    }

    @Test
    void whoHasToDecideClaimsNothing() {
        var decides = game.decider();
        stays(decides, STEPS);
        assertThat(absence(decides).containsKey("remaining")).isFalse();
        expectProblem(claim(decides, "win"), 409, "opponent-present");
        game.accepted(game.ask(decides, Map.of("type", "end-turn")));
        expectProblem(claim(decides, "win"), 409, "opponent-present");
    }

    /** So nobody comes back first and claims, be it that the server was away for both. */
    @Test
    void whoWasAwayTooWaitsFromTheirReturn() {
        var stays = game.other();
        time.pass(Duration.ofHours(1));
        comes(stays);
        expectProblem(claim(stays, "win"), 409, "opponent-present");
        stays(stays, STEPS);
        game.accepted(claim(stays, "win"));
    }

    @Test
    void againstWhoNeverCameTheMatchOnlyEnds() {
        var fresh = newGame();
        game = fresh;
        var stays = decidedBy(fresh).equals("a") ? "b" : "a";
        comes(stays);
        stays(stays, STEPS);
        assertThat(absence(stays).get("came")).isEqualTo(false);
        assertThat(absence(stays).get("outcomes")).isEqualTo(List.of("no-result"));
        expectProblem(claim(stays, "win"), 409, "opponent-present");
        game.accepted(claim(stays, "no-result"));
    }

    /** Nobody's token is needed to know, so that nobody is seen. */
    private String decidedBy(Game fresh) {
        return String.valueOf(((Map<?, ?>) fresh.get("spectator", "/view").get("table")).get("toAct"));
    }

    @Test
    void whereBothAgreedABotPlaysOnUntilThePlayerIsBack() {
        begin(Map.of("substitute", true));
        var stays = game.other();
        var left = game.decider();
        expectProblem(claim(stays, "bot-plays-on"), 409, "opponent-present");
        expectProblem(game.ask(left, Map.of("type", "return-to-seat")), 409, "no-substitute");
        stays(stays, STEPS);
        assertThat(absence(stays).get("outcomes")).isEqualTo(List.of("win", "no-result", "bot-plays-on"));
        game.accepted(claim(stays, "bot-plays-on"));
        assertThat(seen(stays)).doesNotContainKey("absence");
        assertThat(game.get(stays, "/view")).containsEntry("bots", Map.of(left, "sensible"));
        Awaitility.await().until(() -> toAct().equals(stays));
        assertThat(referee.commits(game.id()).stream()
                        .filter(it -> it.intentId().startsWith("bot-"))
                        .map(Commit::intent))
                .isNotEmpty();

        assertThat(objects(game.get(left, "/intents").get("intents")))
                .containsExactly(Map.of("type", "return-to-seat", "seat", left));
        expectProblem(game.ask(left, Map.of("type", "concede")), 409, "bot-plays");
        expectProblem(game.ask(stays, Map.of("type", "return-to-seat")), 409, "no-substitute");
        game.accepted(game.ask(left, Map.of("type", "return-to-seat")));
        assertThat(game.get(stays, "/view")).doesNotContainKey("bots");
        game.askFirst("choose-house");
        game.accepted(game.ask(stays, Map.of("type", "end-turn")));
        long version = version(game.id());
        assertThat(toAct()).isEqualTo(left);
        assertThat(objects(game.get(left, "/intents").get("intents"))).isNotEmpty();
        assertThat(version(game.id())).isEqualTo(version);
    }

    private String toAct() {
        return decidedBy(game);
    }

    @Test
    void aBotPlaysOnOnlyWhereTwoPeoplePlay() {
        var wanted = wanted(TestDecks.GIANTS, TestDecks.KNIGHTS);
        wanted.put("substitute", true);
        wanted.put(
                "players",
                Map.of(
                        "a", Map.of("name", "Alice", "deck", TestDecks.GIANTS),
                        "b", Map.of("name", "Bot", "deck", TestDecks.KNIGHTS, "bot", "sensible")));
        expectProblem(http.post().uri("/matches").bodyValue(wanted).exchange(), 400, "malformed");
    }

    @Test
    void theSameClaimIsAnsweredTheSame() {
        var stays = game.other();
        stays(stays, STEPS);
        long version = version(game.id());
        var once = game.accepted(claim(stays, "win", version, "key"));
        assertThat(game.accepted(claim(stays, "win", version, "key"))).isEqualTo(once);
        expectProblem(claim(stays, "no-result", version, "key"), 409, "intent-id-reused");
    }

    @Test
    void onlyPlayersOfTheMatchClaimAndNobodyNamesAVersionThatIsNot() {
        var stays = game.other();
        stays(stays, STEPS);
        expectProblem(claim("spectator", "win"), 403, "spectators-only-watch");
        expectProblem(claim(stays, "everything"), 400, "malformed");
        expectProblem(claim(stays, "bot-plays-on"), 409, "opponent-present");
        expectProblem(claim(stays, "win", version(game.id()) + 1, null), 409, "stale-version");
        var other = newGame();
        expectProblem(
                http.post()
                        .uri(game.path("/claim"))
                        .headers(headers -> headers.setBearerAuth(other.token(stays)))
                        .bodyValue(Map.of("outcome", "win", "expectedVersion", version(game.id())))
                        .exchange(),
                403,
                "other-match");
        var asIntent = Map.of("type", "claim", "outcome", "win");
        expectProblem(game.ask(stays, asIntent), 400, "malformed");
    }

    @Test
    void listsToWatchHoldLiveMatchesAndTheOthersAreMarked() {
        assertThat(listed("live")).contains(game.id().value());
        time.pass(Duration.ofMinutes(11));
        assertThat(listed("live")).doesNotContain(game.id().value());
        assertThat(listed("running")).contains(game.id().value());
        assertThat(brief()).containsEntry("abandoned", true);
        comes("a");
        assertThat(listed("live")).contains(game.id().value());
        assertThat(brief()).doesNotContainKey("abandoned");
    }

    /** Whoever watches is no sign of who plays. */
    @Test
    void whoWatchesDoesNotKeepAMatchAlive() {
        time.pass(Duration.ofMinutes(11));
        seen("spectator");
        assertThat(listed("live")).doesNotContain(game.id().value());
    }

    private Map<String, Object> brief() {
        return answer("/matches/" + game.id().value());
    }

    private List<Object> listed(String state) {
        return objects(answer("/matches?limit=100&state=" + state).get("matches")).stream()
                .map(it -> it.get("match"))
                .toList();
    }

    private Map<String, Object> answer(String uri) {
        return Game.object(
                json,
                http.get()
                        .uri(uri)
                        .exchange()
                        .expectStatus()
                        .isOk()
                        .expectBody(byte[].class)
                        .returnResult()
                        .getResponseBody());
    }
}
