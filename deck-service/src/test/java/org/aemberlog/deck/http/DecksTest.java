package org.aemberlog.deck.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.aemberlog.deck.RunningService;
import org.aemberlog.deck.library.OpenDecks;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.text.Face;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.DeckList;
import org.junit.jupiter.api.Test;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.EntityExchangeResult;

class DecksTest extends RunningService {

    @Test
    void theOpenDecksAreOnTheShelf() {
        await().untilAsserted(() -> {
            for (var deck : OpenDecks.all()) {
                var page = get("/decks/" + deck.id());
                assertThat(Plain.read(DeckList.class, page.get("deck"))).isEqualTo(deck);
                assertThat(((Map<?, ?>) page.get("titles")).keySet()).isEqualTo(definitions(deck));
            }
        });
    }

    private static Object definitions(DeckList deck) {
        return deck.cards().stream().map(card -> card.definition()).collect(Collectors.toSet());
    }

    @Test
    void titlesStandUnderPinnedNames() {
        var deck = OpenDecks.starters().getFirst();
        post(starterAgain());
        var titles = (Map<?, ?>) get("/decks/" + deck.id()).get("titles");
        var mother = CardPool.all().pinnedName("mother").orElseThrow();
        assertThat(titles.get(mother)).isEqualTo("Mother");
    }

    @Test
    void facesStandUnderPinnedNames() {
        var deck = OpenDecks.starters().getFirst();
        post(starterAgain());
        var faces = (Map<?, ?>) get("/decks/" + deck.id()).get("faces");
        assertThat(faces.keySet()).isEqualTo(definitions(deck));
        for (var card : deck.cards()) {
            var definition = CardPool.all().find(card.definition()).orElseThrow();
            assertThat(Plain.read(Face.class, faces.get(card.definition()))).isEqualTo(Face.of(definition));
        }
    }

    @Test
    void importingTwiceGivesOneDeck() {
        var file = file("Twice");
        var first = post(file);
        var second = post(file);
        assertThat(first.getStatus().value()).isEqualTo(201);
        assertThat(second.getStatus().value()).isEqualTo(200);
        assertThat(second.getResponseBody()).isEqualTo(first.getResponseBody());
        var deck = Plain.read(DeckList.class, map(first.getResponseBody()).get("deck"));
        assertThat(first.getResponseHeaders().getLocation()).hasPath("/decks/" + deck.id());
        assertThat(Plain.read(DeckList.class, get("/decks/" + deck.id()).get("deck")))
                .isEqualTo(deck);
    }

    @Test
    void aListIsReadPageByPage() {
        post(file("Page 1"));
        post(file("Page 2"));
        var first = get("/decks?limit=1");
        assertThat((List<?>) first.get("decks")).hasSize(1);
        var second = get("/decks?limit=1&after=" + first.get("next"));
        assertThat(second.get("decks")).isNotEqualTo(first.get("decks"));
        assertThat(get("/decks").containsKey("next")).isFalse();
    }

    @Test
    void aListIsNarrowedByNameAndHouse() {
        post(file("Æther “Quiet” One"));
        post(file("Loud One"));
        assertThat(names("name=AETHER quiet")).containsExactly("Æther “Quiet” One");
        assertThat(names("name=loud one&house=dis")).containsExactly("Loud One");
        assertThat(names("name=one&house=mars")).isEmpty();
        assertThat(names("name=.*")).contains("Loud One");
    }

    private List<Object> names(String query) {
        var found = get("/decks?" + query);
        var decks = found.containsKey("decks") ? (List<?>) found.get("decks") : List.of();
        return decks.stream()
                .<Object>map(deck -> ((Map<?, ?>) deck).get("name"))
                .toList();
    }

    @Test
    void aListInPlainTextIsTheSameDeck() {
        var json = post(file("In words"));
        var text = "Logos\n12x Batdrone\n\nDis\n12x Charette\n\nShadows\n12x 296";
        var plain = post("/decks?name=In words", MediaType.TEXT_PLAIN, text.getBytes(UTF_8));
        assertThat(plain.getStatus().value()).isEqualTo(200);
        assertThat(plain.getResponseBody()).isEqualTo(json.getResponseBody());
    }

    @Test
    void aDeckOfThePublishersIsTheSameDeck() {
        var json = post(file("Published"));
        var published = post("/decks/published", MediaType.APPLICATION_JSON, Canonical.bytes(published("Published")));
        assertThat(published.getStatus().value()).isEqualTo(200);
        assertThat(published.getResponseBody()).isEqualTo(json.getResponseBody());
    }

    private static Object published(String name) {
        var cards = new ArrayList<String>();
        var linked = new ArrayList<Object>();
        for (var card : List.of("Batdrone/Logos", "Charette/Dis", "Bad Penny/Shadows")) {
            var words = card.split("/");
            cards.addAll(Collections.nCopies(12, words[1]));
            linked.add(
                    Map.of("id", words[1], "card_title", words[0], "house", words[1], "expansion", 341, "power", "2"));
        }
        return Map.of(
                "data",
                Map.of("name", name, "expansion", 341, "wins", 0, "_links", Map.of("cards", cards)),
                "_linked",
                Map.of("cards", linked));
    }

    private EntityExchangeResult<byte[]> post(Object file) {
        return post("/decks", MediaType.APPLICATION_JSON, Canonical.bytes(file));
    }

    private EntityExchangeResult<byte[]> post(String path, MediaType type, byte[] body) {
        return http.post()
                .uri(path)
                .contentType(type)
                .bodyValue(body)
                .exchange()
                .expectBody()
                .returnResult();
    }

    private static Object starterAgain() {
        var deck = OpenDecks.starters().getFirst();
        return Map.of(
                "name",
                deck.name(),
                "set",
                "call-of-the-archons",
                "cards",
                deck.cards().stream()
                        .map(card -> CardPool.all()
                                        .printingsOf(card.cardId())
                                        .getFirst()
                                        .number()
                                + " "
                                + Plain.of(card.house()))
                        .toList());
    }

    private static Object file(String name) {
        return Map.of(
                "name",
                name,
                "set",
                "call-of-the-archons",
                "cards",
                List.of("Logos", "12x 136", "12x Charette (Dis)", "Shadows", "12x 296"));
    }
}
