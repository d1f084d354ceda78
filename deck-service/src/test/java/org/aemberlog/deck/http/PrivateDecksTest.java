package org.aemberlog.deck.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.aemberlog.deck.RunningService;
import org.aemberlog.deck.library.OpenDecks;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.SharedSecret;
import org.aemberlog.support.access.Tokens;
import org.aemberlog.support.parts.PastService;
import org.aemberlog.support.store.Blocking;
import org.bson.Document;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.web.reactive.server.EntityExchangeResult;

/** A deck is its owner's alone until it is published; to others it is as if it were not there. */
class PrivateDecksTest extends RunningService {

    private static final String SECRET =
            Base64.getEncoder().encodeToString("a secret of at least 32 bytes, or so".getBytes(UTF_8));

    private static int profiles;

    private final ProfileId ada = nextProfile();
    private final ProfileId bo = nextProfile();

    @Autowired
    private Tokens tokens;

    @Autowired
    private PastService database;

    @DynamicPropertySource
    static void secret(DynamicPropertyRegistry properties) {
        properties.add("aemberlog.tokens.secret", () -> SECRET);
    }

    private static ProfileId nextProfile() {
        return new ProfileId("%032x".formatted(++profiles));
    }

    @Test
    void itsOwnerAloneSeesAPrivateDeck() {
        var deck = imported(ada, "Private");

        assertThat(standing(ada, deck)).isEqualTo(Map.of("own", true, "published", false, "favorite", false));
        assertThat(names(ada, "?name=Private")).containsExactly("Private");
        for (var other : new ProfileId[] {bo, null}) {
            assertThat(status(HttpMethod.GET, "/decks/" + deck, other)).isEqualTo(404);
            assertThat(names(other, "?name=Private")).isEmpty();
            assertThat(names(other, "?shelf=own")).isEmpty();
        }
    }

    @Test
    void aDeckThatIsNotSeenIsAnsweredLikeOneThatIsNotThere() {
        var deck = imported(ada, "Unseen");
        for (var way : List.of("GET ", "DELETE ", "POST /publication", "DELETE /publication", "POST /favorite")) {
            var words = way.split(" ", -1);
            var hidden = ask(HttpMethod.valueOf(words[0]), "/decks/" + deck + words[1], bo);
            var missing = ask(HttpMethod.valueOf(words[0]), "/decks/0123456789abcdef" + words[1], bo);
            assertThat(hidden.getStatus().value()).as(way).isEqualTo(404);
            assertThat(text(hidden).replace(deck, "?")).isEqualTo(text(missing).replace("0123456789abcdef", "?"));
        }
        assertThat(status(HttpMethod.GET, "/decks/" + deck, ada)).isEqualTo(200);
    }

    @Test
    void whetherSomebodyElseOwnsTheSameDeckIsNotTold() {
        assertThat(importing(ada, "Same").getStatus().value()).isEqualTo(201);
        assertThat(importing(bo, "Same").getStatus().value()).isEqualTo(201);
        assertThat(importing(bo, "Same").getStatus().value()).isEqualTo(200);
        assertThat(importing(null, "Same").getStatus().value()).isEqualTo(201);
        assertThat(importing(null, "Same").getStatus().value()).isEqualTo(200);
    }

    @Test
    void everybodySeesADeckAsLongAsOneOfItsOwnersPublishesIt() {
        var deck = imported(ada, "Published");
        imported(bo, "Published");
        publish(HttpMethod.POST, deck, ada);
        publish(HttpMethod.POST, deck, bo);
        assertThat(names(null, "?name=Published")).containsExactly("Published");
        publish(HttpMethod.DELETE, deck, ada);
        assertThat(status(HttpMethod.GET, "/decks/" + deck, null)).isEqualTo(200);
        publish(HttpMethod.DELETE, deck, bo);
        assertThat(status(HttpMethod.GET, "/decks/" + deck, null)).isEqualTo(404);
        assertThat(status(HttpMethod.GET, "/decks/" + deck, ada)).isEqualTo(200);
    }

    private void publish(HttpMethod way, String deck, ProfileId owner) {
        assertThat(status(way, "/decks/" + deck + "/publication", owner)).isEqualTo(204);
        assertThat(standing(owner, deck)).containsEntry("published", way == HttpMethod.POST);
    }

    @Test
    void onlyItsOwnersPublishAndRemoveADeck() {
        var open = OpenDecks.starters().getFirst().id();
        for (var way : List.of("DELETE ", "POST /publication", "DELETE /publication")) {
            var words = way.split(" ", -1);
            var answer = ask(HttpMethod.valueOf(words[0]), "/decks/" + open + words[1], ada);
            assertThat(text(answer)).contains("/problems/not-your-deck");
        }
        assertThat(status(HttpMethod.GET, "/decks/" + open, null)).isEqualTo(200);
    }

    @Test
    void whoRemovesADeckPublishesItNoMore() {
        var deck = imported(ada, "Removed");
        publish(HttpMethod.POST, deck, ada);
        assertThat(status(HttpMethod.DELETE, "/decks/" + deck, ada)).isEqualTo(204);
        for (var one : new ProfileId[] {ada, bo, null}) {
            assertThat(status(HttpMethod.GET, "/decks/" + deck, one)).isEqualTo(404);
        }
        assertThat(importing(ada, "Removed").getStatus().value()).isEqualTo(201);
        assertThat(standing(ada, deck)).containsEntry("published", false);
    }

    @Test
    void favoritesAreAShelfOfTheirOwn() {
        var open = OpenDecks.starters().getFirst();
        var own = imported(bo, "Liked");
        publish(HttpMethod.POST, own, bo);
        for (var deck : List.of(open.id(), own)) {
            assertThat(status(HttpMethod.POST, "/decks/" + deck + "/favorite", ada))
                    .isEqualTo(204);
        }
        assertThat(names(ada, "?shelf=favorites")).containsExactlyInAnyOrder(open.name(), "Liked");
        assertThat(names(bo, "?shelf=favorites")).isEmpty();
        assertThat(standing(ada, own)).isEqualTo(Map.of("own", false, "published", true, "favorite", true));

        publish(HttpMethod.DELETE, own, bo);
        assertThat(names(ada, "?shelf=favorites")).containsExactly(open.name());
        assertThat(status(HttpMethod.DELETE, "/decks/" + open.id() + "/favorite", ada))
                .isEqualTo(204);
        assertThat(names(ada, "?shelf=favorites")).isEmpty();
    }

    @Test
    void aShelfHasRoomForFiveHundredDecks() {
        var ids = IntStream.range(0, 499).mapToObj(i -> "%016x".formatted(i)).toList();
        var shelves = new Document("_id", ada.value()).append("own", ids);
        Blocking.first(database.collection("shelves").insertOne(shelves));
        assertThat(importing(ada, "The last one").getStatus().value()).isEqualTo(201);
        var full = importing(ada, "One too many");
        assertThat(full.getStatus().value()).isEqualTo(422);
        assertThat(text(full)).contains("/problems/shelf-full");
        assertThat(importing(ada, "The last one").getStatus().value()).isEqualTo(200);
        assertThat(names(ada, "?shelf=own")).containsExactly("The last one");
    }

    @Test
    void aTokenThatIsNotGoodImportsNothing() {
        var forged = Tokens.own(new SharedSecret("B".repeat(44)), java.time.Duration.ofDays(1))
                .issue(Principal.of(ada))
                .orElseThrow();
        var answer = importingAs("Bearer " + forged, "Forged");
        assertThat(answer.getStatus().value()).isEqualTo(401);
        assertThat(names(null, "?name=Forged")).isEmpty();
    }

    @Test
    void anIdInTheWrongPlaceIsNoProfile() {
        var deck = imported(ada, "Impersonated");
        var seated = tokens.issue(Principal.seated(ada.value(), new MatchId("m"), Seat.A))
                .orElseThrow();
        assertThat(askAs(HttpMethod.GET, "/decks/" + deck, "Bearer " + seated)
                        .getStatus()
                        .value())
                .isEqualTo(404);
        assertThat(text(askAs(HttpMethod.DELETE, "/decks/" + deck, "Bearer " + seated)))
                .contains("/problems/no-profile");
    }

    private String imported(ProfileId owner, String name) {
        var page = map(importing(owner, name).getResponseBody());
        return String.valueOf(((Map<?, ?>) page.get("deck")).get("id"));
    }

    private EntityExchangeResult<byte[]> importing(ProfileId owner, String name) {
        return importingAs(bearer(owner), name);
    }

    private EntityExchangeResult<byte[]> importingAs(String authorization, String name) {
        return http.post()
                .uri(it -> it.path("/decks").queryParam("name", name).build())
                .contentType(MediaType.TEXT_PLAIN)
                .headers(headers -> {
                    if (authorization != null) {
                        headers.set("Authorization", authorization);
                    }
                })
                .bodyValue("Logos\n12x Batdrone\nDis\n12x Charette\nShadows\n12x Bad Penny")
                .exchange()
                .expectBody()
                .returnResult();
    }

    private String bearer(ProfileId profile) {
        return profile == null
                ? null
                : "Bearer " + tokens.issue(Principal.of(profile)).orElseThrow();
    }

    private EntityExchangeResult<byte[]> ask(HttpMethod method, String path, ProfileId asking) {
        return askAs(method, path, bearer(asking));
    }

    private EntityExchangeResult<byte[]> askAs(HttpMethod method, String path, String authorization) {
        return http.method(method)
                .uri(path)
                .headers(headers -> {
                    if (authorization != null) {
                        headers.set("Authorization", authorization);
                    }
                })
                .exchange()
                .expectBody()
                .returnResult();
    }

    private int status(HttpMethod method, String path, ProfileId asking) {
        return ask(method, path, asking).getStatus().value();
    }

    private static String text(EntityExchangeResult<byte[]> answer) {
        return new String(answer.getResponseBody(), UTF_8);
    }

    private Map<?, ?> read(String path, ProfileId asking) {
        return map(ask(HttpMethod.GET, path, asking).getResponseBody());
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> standing(ProfileId asking, String deck) {
        return (Map<String, Object>) read("/decks/" + deck, asking).get("standing");
    }

    private List<Object> names(ProfileId asking, String query) {
        return ((List<?>) read("/decks" + query, asking).get("decks"))
                .stream().<Object>map(deck -> ((Map<?, ?>) deck).get("name")).toList();
    }
}
