package org.aemberlog.match.quota;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.aemberlog.game.intent.Intent.Expire;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.table.DeckDesk;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.aemberlog.match.table.TestDecks;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.access.Tokens;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.reactive.server.WebTestClient;

/** Nobody creates so much that others cannot. Each test comes from an address of its own. */
@TestPropertySource(
        properties = {
            "aemberlog.creation.address.requests=1",
            "aemberlog.creation.address.per=1h",
            "aemberlog.creation.address.burst=12",
            "aemberlog.creation.principal.requests=1",
            "aemberlog.creation.principal.per=1h",
            "aemberlog.creation.principal.burst=2",
            "aemberlog.creation.open=3",
            "server.forward-headers-strategy=native",
            "spring.mongodb.database=quotas"
        })
class CreationQuotaTest extends MatchServiceTest {

    private static int addresses;

    @Autowired
    private Tokens tokens;

    private final String here = "192.0.2." + ++addresses;

    private WebTestClient.ResponseSpec post(String address, String path, Object body, String key) {
        return http.post()
                .uri(path)
                .header("X-Forwarded-For", address)
                .header("Idempotency-Key", key)
                .bodyValue(body)
                .exchange();
    }

    private WebTestClient.ResponseSpec create(String address) {
        return post(address, "/matches", match(), UUID.randomUUID().toString());
    }

    private static Map<String, Object> match() {
        var body = new LinkedHashMap<>(wanted(TestDecks.GIANTS, TestDecks.KNIGHTS));
        body.put("nonces", false);
        return body;
    }

    private static Map<String, Object> series() {
        var a = Map.of("name", "Alice", "deck", TestDecks.GIANTS);
        var b = Map.of("name", "Bob", "deck", TestDecks.KNIGHTS);
        return Map.of("players", Map.of("a", a, "b", b), "bestOf", 1);
    }

    private static Map<String, Object> invitation() {
        return Map.of("name", "Alice", "deck", TestDecks.GIANTS);
    }

    private void expectTooManyOpen(WebTestClient.ResponseSpec answer) {
        answer.expectHeader().exists("Retry-After");
        expectProblem(answer, 429, "too-many-open");
    }

    @Test
    void tooManyMatchesThatAreNotOverAreRejectedAndOthersStillCreate() {
        for (int i = 0; i < 3; i++) {
            game(create(here));
        }
        expectTooManyOpen(create(here));
        game(create("198.51.100.1"));
    }

    @Test
    void tooManyCreationsInAShortTimeAreRejectedAndOthersStillCreate() {
        for (int i = 0; i < 12; i++) {
            var game = game(create(here));
            game.accepted(game.ask("a", Map.of("type", "concede")));
        }
        var answer = create(here);
        answer.expectHeader().exists("Retry-After");
        expectProblem(answer, 429, "too-many-requests");
        game(create("198.51.100.2"));
    }

    @Test
    void whatIsOverOrExpiredCountsNoMore() {
        var first = game(create(here));
        var second = game(create(here));
        game(create(here));
        expectTooManyOpen(create(here));
        first.accepted(first.ask("a", Map.of("type", "concede")));
        game(create(here));
        expectTooManyOpen(create(here));
        var id = IntentId.clock("expire", 1);
        referee.ask(new IntentRecord(second.id(), id, Optional.of(1L), new Expire()));
        await().atMost(SOON).until(() -> version(second.id()) == 2);
        game(create(here));
    }

    @Test
    void seriesInvitationsAndMatchesCountTogether() {
        post(here, "/series", series(), "s-" + here).expectStatus().isCreated();
        var invited = post(here, "/invitations", invitation(), "i-" + here);
        var answer = read(invited);
        game(create(here));
        expectTooManyOpen(post(here, "/series", series(), "another"));
        expectTooManyOpen(post(here, "/invitations", invitation(), "another"));
        withdraw(answer);
        game(create(here));
    }

    private void withdraw(Map<String, Object> made) {
        http.delete()
                .uri("/invitations/" + ((Map<?, ?>) made.get("invitation")).get("invitation"))
                .headers(headers -> headers.setBearerAuth((String) made.get("token")))
                .exchange()
                .expectStatus()
                .isNoContent();
    }

    @Test
    void practiceCountsToo() {
        var played = game(create("198.51.100.3"));
        played.keepHands();
        played.accepted(played.ask("a", Map.of("type", "concede")));
        for (int i = 0; i < 3; i++) {
            post(here, played.path("/forks"), Map.of("version", 2), "f" + i + here)
                    .expectStatus()
                    .isCreated();
        }
        expectTooManyOpen(post(here, played.path("/forks"), Map.of("version", 2), "more"));
    }

    @Test
    void aSeriesThatIsOverCountsNoMore() {
        var opened = read(post(here, "/series", series(), "over-" + here));
        game(create(here));
        game(create(here));
        expectTooManyOpen(create(here));
        var token = (String) ((Map<?, ?>) opened.get("tokens")).get("a");
        var id = ((Map<?, ?>) opened.get("series")).get("series");
        var seen = read(http.get()
                .uri("/series/" + id)
                .headers(headers -> headers.setBearerAuth(token))
                .exchange());
        var game = Game.objects(seen.get("games")).getFirst();
        http.post()
                .uri("/matches/" + game.get("match") + "/intents")
                .headers(headers -> headers.setBearerAuth((String) game.get("token")))
                .bodyValue(Map.of("type", "concede"))
                .exchange()
                .expectStatus()
                .isOk();
        game(create(here));
    }

    @Test
    void whatIsAskedForAgainCountsOnce() {
        for (int i = 0; i < 5; i++) {
            game(post(here, "/matches", match(), "same-" + here));
        }
        game(create(here));
        game(create(here));
        game(post(here, "/matches", match(), "same-" + here));
        expectTooManyOpen(create(here));
    }

    @Test
    void whatIsOverDoesNotCountWhenItIsAskedForAgain() {
        var played = game(post(here, "/matches", match(), "over-" + here));
        played.accepted(played.ask("a", Map.of("type", "concede")));
        game(post(here, "/matches", match(), "over-" + here));
        for (int i = 0; i < 3; i++) {
            game(create(here));
        }
        expectTooManyOpen(create(here));
    }

    @Test
    void whatWasTakenBackDoesNotCountWhenItIsAskedForAgain() {
        withdraw(read(post(here, "/invitations", invitation(), "back-" + here)));
        read(post(here, "/invitations", invitation(), "back-" + here));
        for (int i = 0; i < 3; i++) {
            game(create(here));
        }
        expectTooManyOpen(create(here));
    }

    /** Rejected by the rules, whose word nobody knows before something is counted. */
    private void rejected(String key) {
        var body = new LinkedHashMap<>(wanted(TestDecks.GIANTS, TestDecks.SHORT));
        expectProblem(post(here, "/matches", body, key), 422, "deck-not-legal");
    }

    @Test
    void whatIsRejectedCountsNoMore() {
        for (int i = 0; i < 4; i++) {
            rejected("rejected-" + i + here);
        }
        var tooShort = Map.of("name", "Alice", "deck", TestDecks.SHORT);
        expectProblem(post(here, "/invitations", tooShort, "invited-" + here), 422, "deck-not-legal");
        for (int i = 0; i < 3; i++) {
            game(create(here));
        }
        expectTooManyOpen(create(here));
    }

    @Test
    void aRejectionGivesNoPlaceBackThatAnotherRequestHas() {
        for (int i = 0; i < 3; i++) {
            game(post(here, "/matches", match(), "kept-" + i + here));
        }
        var other = wanted(TestDecks.GIANTS, TestDecks.GIANTS);
        expectProblem(post(here, "/matches", other, "kept-0" + here), 409, "intent-id-reused");
        expectTooManyOpen(create(here));
    }

    @Test
    void manyAtOnceDoNotSlipThrough() throws Exception {
        var answers = new ArrayList<Future<Integer>>();
        try (var threads = Executors.newFixedThreadPool(10)) {
            for (int i = 0; i < 10; i++) {
                answers.add(threads.submit(() ->
                        create(here).expectBody().returnResult().getStatus().value()));
            }
        }
        int created = 0;
        for (var answer : answers) {
            created += answer.get() == 201 ? 1 : 0;
        }
        assertThat(created).isLessThanOrEqualTo(3);
    }

    @Test
    void onePrincipalHasOneAllowanceWhateverTheAddress() {
        var judge = tokens.issue(Principal.official("Judy", Role.JUDGE, Optional.empty()));
        var statuses = new ArrayList<Integer>();
        for (int i = 0; i < 4; i++) {
            statuses.add(createAs(judge.orElseThrow(), "203.0.113." + i));
        }
        assertThat(statuses).isEqualTo(List.of(201, 201, 429, 429));
    }

    /** Who asks too fast is told before deck-service is asked for anything. */
    @Test
    void nobodyMakesTheServiceFetchDecksFasterThanMayBeCreated() {
        var body = new LinkedHashMap<>(wanted(TestDecks.GIANTS, DeckDesk.BROKEN));
        for (int i = 0; i < 12; i++) {
            expectProblem(post(here, "/matches", body, "broken-" + i + here), 503, "decks-unreachable");
        }
        expectProblem(post(here, "/matches", body, "fast-" + here), 429, "too-many-requests");
        var host = Map.of("name", "Alice", "deck", DeckDesk.BROKEN);
        expectProblem(post(here, "/invitations", host, "fast-" + here), 429, "too-many-requests");
        var players = Map.of("a", host, "b", host);
        var series = Map.of("players", players, "bestOf", 1);
        expectProblem(post(here, "/series", series, "fast-" + here), 429, "too-many-requests");
        game(create("198.51.100.4"));
    }

    @Test
    void aServiceOfOneMatchIsLimitedLikeEverybody() {
        var match = Optional.of(new MatchId("m"));
        var service = tokens.issue(Principal.official("tournament", Role.SERVICE, match));
        assertThat(List.of(
                        createAs(service.orElseThrow(), here),
                        createAs(service.orElseThrow(), here),
                        createAs(service.orElseThrow(), here)))
                .isEqualTo(List.of(201, 201, 429));
    }

    @Test
    void aServiceCreatesWhatItWants() {
        var service = tokens.issue(Principal.official("tournament", Role.SERVICE, Optional.empty()));
        for (int i = 0; i < 15; i++) {
            assertThat(createAs(service.orElseThrow(), here)).isEqualTo(201);
        }
    }

    private int createAs(String token, String address) {
        return http.post()
                .uri("/matches")
                .header("X-Forwarded-For", address)
                .headers(headers -> headers.setBearerAuth(token))
                .bodyValue(match())
                .exchange()
                .expectBody()
                .returnResult()
                .getStatus()
                .value();
    }

    private Map<String, Object> read(WebTestClient.ResponseSpec answer) {
        return Game.object(
                json,
                answer.expectStatus()
                        .is2xxSuccessful()
                        .expectBody(byte[].class)
                        .returnResult()
                        .getResponseBody());
    }
}
