package org.aemberlog.match.profiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.match.table.DeckDesk;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.aemberlog.match.table.TestDecks;
import org.aemberlog.support.parts.PastService;
import org.aemberlog.support.store.Blocking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.test.web.reactive.server.WebTestClient;

/** A profile is whoever has its secret; its id is known to all and opens nothing. */
class ProfilesTest extends MatchServiceTest {

    @Autowired
    private PastService database;

    /** A profile as it was answered. */
    private record Opened(String id, String name, String secret, String token) {}

    @Test
    void aProfileIsMadeAndOpenedByItsSecretOnAnyDevice() {
        var made = made("Ada  Lovelace");
        assertThat(made.name()).isEqualTo("Ada Lovelace");
        assertThat(made.secret()).matches("[\\w-]{43}");
        var opened = body(post("/profiles/token", Map.of("secret", made.secret()), null)
                .expectStatus()
                .isOk());
        assertThat(opened).containsEntry("profile", made.id()).containsEntry("name", "Ada Lovelace");
        assertThat(opened).doesNotContainKey("secret");
        var shown = body(
                get("/profiles/me", (String) opened.get("token")).expectStatus().isOk());
        assertThat(shown).isEqualTo(Map.of("profile", made.id(), "name", "Ada Lovelace"));
    }

    @Test
    void theHashOfTheSecretIsKeptAndNotTheSecret() {
        var made = made("Ada");
        var kept = Blocking.first(database.collection("profiles").find(new org.bson.Document("_id", made.id())));
        assertThat(kept.getString("secret")).hasSize(64);
        assertThat(kept.toJson()).doesNotContain(made.secret());
    }

    @Test
    void twoOfOneNameAreTwo() {
        var one = made("Bo");
        var other = made("Bo");
        assertThat(other.id()).isNotEqualTo(one.id());
        assertThat(other.secret()).isNotEqualTo(one.secret());
    }

    @Test
    void aNewSecretEndsTheOldOne() {
        var made = made("Ada");
        var next = ProfileSecret.next().value();
        var renewed = body(renew(made.secret(), next).expectStatus().isOk());
        assertThat(renewed).containsEntry("profile", made.id()).containsEntry("secret", next);
        expectProblem(post("/profiles/token", Map.of("secret", made.secret()), null), 404, "no-such-profile");
        expectProblem(renew(made.secret(), ProfileSecret.next().value()), 404, "no-such-profile");
        post("/profiles/token", Map.of("secret", next), null).expectStatus().isOk();
    }

    /** Else who lost the answer would have lost the profile. */
    @Test
    void aRenewalThatIsAskedForAgainIsAnsweredAgain() {
        var made = made("Ada");
        var next = ProfileSecret.next().value();
        for (int i = 0; i < 2; i++) {
            assertThat(body(renew(made.secret(), next).expectStatus().isOk())).containsEntry("profile", made.id());
        }
    }

    @Test
    void twoProfilesNeverHaveOneSecret() {
        var made = made("Ada");
        var other = made("Bo");
        expectProblem(renew(made.secret(), other.secret()), 409, "secret-taken");
        post("/profiles/token", Map.of("secret", made.secret()), null)
                .expectStatus()
                .isOk();
    }

    private WebTestClient.ResponseSpec renew(String secret, String next) {
        return post("/profiles/secret", Map.of("secret", secret, "next", next), null);
    }

    @Test
    void anIdOrATokenIsNoSecret() {
        var made = made("Ada");
        for (var text : List.of(made.id(), made.token(), "", "A".repeat(44))) {
            var wanted = Map.of("secret", text, "next", ProfileSecret.next().value());
            expectProblem(post("/profiles/secret", wanted, made.token()), 400, "malformed");
            expectProblem(renew(made.secret(), text), 400, "malformed");
        }
        expectProblem(post("/profiles/token", Map.of("secret", "A".repeat(43)), null), 404, "no-such-profile");
    }

    @Test
    void aRejectionDoesNotRepeatTheSecret() {
        var almost = made("Ada").secret() + "!";
        var problem = expectProblem(post("/profiles/token", Map.of("secret", almost), null), 400, "malformed");
        assertThat(problem.toString()).doesNotContain(almost.substring(0, 43));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "a\u202Eb", "12345678901234567890123456789012345678901"})
    void aNameIsOneThatCanBeShown(String name) {
        expectProblem(post("/profiles", Map.of("name", name), null), 400, "malformed");
        expectProblem(post("/profiles/me", Map.of("name", name), made("Ada").token()), 400, "malformed");
    }

    @Test
    void itsOwnerRenamesAProfile() {
        var made = made("Ada");
        var renamed = body(post("/profiles/me", Map.of("name", "Augusta"), made.token())
                .expectStatus()
                .isOk());
        assertThat(renamed).isEqualTo(Map.of("profile", made.id(), "name", "Augusta"));
        assertThat(body(get("/profiles/me", made.token()))).isEqualTo(renamed);
    }

    @Test
    void aPrivateDeckIsPlayedByItsOwnerAlone() {
        var ada = made("Ada");
        var deck = DeckDesk.PRIVATE + ada.id();
        var match = wanted(deck, TestDecks.KNIGHTS);
        game(post("/matches", match, ada.token()));
        for (var token : new String[] {made("Ada").token(), null}) {
            expectProblem(post("/matches", match, token), 422, "no-such-deck");
            expectProblem(post("/series", series(deck), token), 422, "no-such-deck");
            expectProblem(post("/invitations", Map.of("name", "Ada", "deck", deck), token), 422, "no-such-deck");
        }
        var invitation = invited(Map.of("name", "Hedy", "deck", TestDecks.KNIGHTS), null);
        var accepting = "/invitations/" + invitation + "/acceptance";
        expectProblem(post(accepting, Map.of("name", "Ada", "deck", deck), null), 422, "no-such-deck");
        post(accepting, Map.of("name", "Ada", "deck", deck), ada.token())
                .expectStatus()
                .isCreated();
    }

    @Test
    void whoCreatesAMatchSitsAtTheFirstSeatThatNoBotPlays() {
        var ada = made("Ada");
        var both = game(post("/matches", wanted(TestDecks.GIANTS, TestDecks.KNIGHTS), ada.token()));
        assertThat(profiles(both.id())).containsExactly(ada.id(), null);

        var withBot = wanted(TestDecks.GIANTS, TestDecks.KNIGHTS);
        withBot.put(
                "players",
                Map.of(
                        "a", Map.of("name", "Robot", "deck", TestDecks.GIANTS, "bot", "random"),
                        "b", Map.of("name", "Ada", "deck", TestDecks.KNIGHTS)));
        assertThat(profiles(game(post("/matches", withBot, ada.token())).id())).containsExactly(null, ada.id());
        assertThat(profiles(newGame().id())).containsExactly(null, null);
    }

    @Test
    void aTokenThatIsNotGoodCreatesNoMatch() {
        var match = wanted(TestDecks.GIANTS, TestDecks.KNIGHTS);
        expectProblem(post("/matches", match, made("Ada").token() + "x"), 401, "token");
    }

    @Test
    void hostAndGuestOfASeriesAreKnownByTheirProfiles() {
        var hedy = made("Same");
        var gus = made("Same");
        var invitation = invited(Map.of("name", "Same", "deck", TestDecks.GIANTS, "nonces", false), hedy.token());
        assertThat(body(get("/invitations/" + invitation, null))).containsEntry("profile", hedy.id());
        var guest = Map.of("name", "Same", "deck", TestDecks.KNIGHTS);
        var accepted = body(post("/invitations/" + invitation + "/acceptance", guest, gus.token())
                .expectStatus()
                .isCreated());
        var series = (Map<?, ?>) accepted.get("series");
        var match = new MatchId(
                (String) Game.objects(series.get("games")).getFirst().get("match"));
        assertThat(profiles(match)).containsExactly(hedy.id(), gus.id());
    }

    @Test
    void anotherDeviceFindsTheSeatsInMatchesThatGoOn() {
        var ada = made("Ada");
        var game = game(post("/matches", wanted(TestDecks.GIANTS, TestDecks.KNIGHTS), ada.token()));
        game.keepHands();
        var token = seats(ada).getFirst();
        assertThat(body(get("/token", token)))
                .isEqualTo(Map.of("role", "seat", "match", game.id().value(), "seat", "a"));
        assertThat(seats(made("Ada"))).isEmpty();

        game.ask("a", Map.of("type", "concede"));
        await().atMost(SOON).untilAsserted(() -> assertThat(seats(ada)).isEmpty());
        referee.tellOfCreationAgain(game.id());
        assertThat(seats(ada)).isEmpty();
    }

    @Test
    void ofASeriesAnotherDeviceFindsTheSideToo() {
        var ada = made("Ada");
        post("/series", series(TestDecks.GIANTS), ada.token()).expectStatus().isCreated();
        var roles = seats(ada).stream()
                .map(token -> body(get("/token", token)).get("role"))
                .toList();
        assertThat(roles).isEqualTo(List.of("seat", "side"));
    }

    private List<String> seats(Opened profile) {
        var answer =
                body(get("/profiles/me/seats", profile.token()).expectStatus().isOk());
        return ((List<?>) answer.get("tokens")).stream().map(String::valueOf).toList();
    }

    private static Map<String, Object> series(String deck) {
        var a = Map.of("name", "Ada", "deck", deck);
        var b = Map.of("name", "Bob", "deck", TestDecks.KNIGHTS);
        return Map.of("players", Map.of("a", a, "b", b), "bestOf", 1, "nonces", false);
    }

    private String invited(Map<String, Object> offer, String token) {
        var answer = body(post("/invitations", offer, token).expectStatus().isCreated());
        return (String) ((Map<?, ?>) answer.get("invitation")).get("invitation");
    }

    /** The profiles at the seats of a match, null where there is none. */
    private List<String> profiles(MatchId match) {
        var created = (MatchCreated) referee.commits(match).getFirst().events().getFirst();
        return created.seats().stream()
                .map(SeatSetup::profile)
                .map(profile -> profile.map(ProfileId::value).orElse(null))
                .toList();
    }

    private Opened made(String name) {
        var made = body(
                post("/profiles", Map.of("name", name), null).expectStatus().isCreated());
        return new Opened((String) made.get("profile"), (String) made.get("name"), (String) made.get("secret"), (String)
                made.get("token"));
    }

    private WebTestClient.ResponseSpec post(String path, Map<String, ?> body, String token) {
        return http.post()
                .uri(path)
                .headers(headers -> bearer(headers, token))
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .bodyValue(body)
                .exchange();
    }

    private WebTestClient.ResponseSpec get(String path, String token) {
        return http.get().uri(path).headers(headers -> bearer(headers, token)).exchange();
    }

    private static void bearer(HttpHeaders headers, String token) {
        if (token != null) {
            headers.setBearerAuth(token);
        }
    }

    private Map<String, Object> body(WebTestClient.ResponseSpec answer) {
        return Game.object(json, answer.expectBody(byte[].class).returnResult().getResponseBody());
    }
}
