package org.aemberlog.deck.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.aemberlog.deck.RunningService;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;

/** Whatever is wrong is said in a problem document, and changes nothing. */
class BadInputTest extends RunningService {

    private static final MediaType JSON = MediaType.APPLICATION_JSON;
    private static final MediaType TEXT = MediaType.TEXT_PLAIN;
    private static final String NO_CARDS = "{\"name\":\"Refused\",\"set\":\"call-of-the-archons\"}";

    private static final String DECK = "12x 081\n12x 136\n12x 255\n";

    static Stream<Arguments> rows() {
        return Stream.of(
                get("/decks/nope", 404, "no-such-deck", "'nope'"),
                get("/cards/nope", 404, "no-such-card", "'nope'"),
                get("/cards?house=elves", 400, "malformed", "house: expected one of [brobnar"),
                get("/cards?set=first", 400, "malformed", "set: expected one of"),
                get("/cards?colour=red", 400, "malformed", "colour: there is no such field"),
                get("/decks?limit=0", 400, "malformed", "found 0"),
                get("/decks?limit=101", 400, "malformed", "found 101"),
                get("/decks?house=elves", 400, "malformed", "house: expected one of [brobnar"),
                get("/decks?colour=red", 400, "malformed", "colour: there is no such field"),
                text("", "", 400, "", ""),
                text("", "Logos", 422, "deck-not-legal", "name: expected 1 to 80"),
                text("?name=Refused", "Logos", 422, "deck-not-legal", "found none"),
                text("?name=Refused", "136", 422, "deck-not-legal", "found 1: 1 of logos."),
                text("?name=Refused", "Logos\n1x Nobody", 422, "deck-not-legal", "line 2, '1x Nobody'"),
                text("?set=first", "136", 400, "malformed", "set: expected one of"),
                text("?colour=red", "136", 400, "malformed", "colour: there is no such field"),
                text("", "x".repeat(65537), 413, "", ""),
                text("", "136 logos\n".repeat(100_000), 413, "", ""),
                text("?name=Refused", "054 Troll", 422, "deck-not-legal", "number 048 is Troll"),
                text("?name=Refused", "0x 136", 422, "deck-not-legal", "Line 1, '0x 136'"),
                text("?name=Refused", DECK.replace("12x 081", "11x 081"), 422, "deck-not-legal", "found 35: 11 of dis"),
                text("?name=Refused", DECK.replace("12x 081", "13x 081"), 422, "deck-not-legal", "found 37: 13 of dis"),
                text(
                        "?name=Refused",
                        DECK.replace("12x 081", "24x 136 logos"),
                        422,
                        "deck-not-legal",
                        "found 48: 36 of"),
                text("?name=Refused", DECK + "001", 422, "deck-not-legal", "found 37: 1 of brobnar"),
                text(
                        "?name=Refused&set=call-of-the-archons",
                        DECK + "Exile",
                        422,
                        "deck-not-legal",
                        "line 4, 'Exile' (a card of worlds-collide"),
                text("?name=Refused", DECK + "Bat\u0000drone", 422, "deck-not-legal", "line 4, 'Bat"),
                text("?name=Refused", DECK.replace("255", "255 (draw)"), 422, "deck-not-legal", "received 12 draw"),
                text("", "name: a\u0007b\n" + DECK, 422, "deck-not-legal", "found U+0007"),
                post("", 400, "", ""),
                post("null", 400, "malformed", "has to be a JSON object"),
                post("[]", 400, "malformed", "has to be a JSON object"),
                post("{\"name\":", 400, "malformed", "at line 1"),
                post("{} {}", 400, "malformed", "has to be JSON; it is malformed"),
                post("{\"name\":\"a\",\"name\":\"b\"}", 400, "malformed", "has to be JSON; it is malformed"),
                post("{\"set\":\"call-of-the-archons\"}", 400, "malformed", "name: "),
                post("{\"name\":7}", 400, "malformed", "name: expected a text, found the number 7"),
                post(with("colour", "\"red\""), 400, "malformed", "colour: there is no such field"),
                post(with("cards", "[136]"), 400, "malformed", "cards[0]"),
                post(with("cards", "[null]"), 400, "malformed", "cards"),
                post(NO_CARDS, 422, "deck-not-legal", "found none"),
                post(with("cards", "[\"136 logos\"]"), 422, "deck-not-legal", "found 1: 1 of logos."),
                post(with("cards", "[\"136 elves\"]"), 422, "deck-not-legal", "line 1, '136 elves'"),
                published("{}", 422, "data"),
                published("{\"data\":{\"name\":7}}", 422, "data."),
                published("[]", 400, "has to be a JSON object"),
                published(PUBLISHED.formatted("\"a\"", "null", ""), 422, "_linked.cards"),
                published(PUBLISHED.formatted("null", "", ""), 422, "data._links.cards"),
                published(PUBLISHED.formatted("\"a\"", "", ",\"bonus_icons\":[null]"), 422, "data.bonus_icons"),
                published(
                        PUBLISHED.formatted(
                                "\"a\"", "", ",\"bonus_icons\":[{\"card_id\":\"a\",\"bonus_icons\":[null]}]"),
                        422,
                        "data.bonus_icons"),
                published(PUBLISHED.replace("341", "99999999999").formatted("\"a\"", "", ""), 422, "data.expansion"),
                published(PUBLISHED.formatted("\"a\"", linked("Batdrone"), ""), 422, "found 1: 1 of logos."),
                published(
                        PUBLISHED.formatted("\"a\"", linked("Batdrome"), ""),
                        422,
                        "yet: Batdrome (nearest: Batdrone)."),
                published(
                        PUBLISHED.replace("341", "609").formatted("\"a\"", linked("Batdrone"), ""),
                        422,
                        "The last of logos: line 1, 'Batdrone'."),
                post(with("cards", "[\"" + "x".repeat(65536) + "\"]"), 413, "", ""));
    }

    private static final String PUBLISHED = "{\"data\":{\"name\":\"Refused\",\"expansion\":341,"
            + "\"_links\":{\"cards\":[%1$s]}%3$s},\"_linked\":{\"cards\":[%2$s]}}";

    private static Arguments get(String path, int status, String type, String detail) {
        return Arguments.of(HttpMethod.GET, path, null, "", status, type, detail);
    }

    private static Arguments text(String query, String body, int status, String type, String detail) {
        return Arguments.of(HttpMethod.POST, "/decks" + query, TEXT, body, status, type, detail);
    }

    private static Arguments post(String body, int status, String type, String detail) {
        return Arguments.of(HttpMethod.POST, "/decks", JSON, body, status, type, detail);
    }

    private static Arguments published(String body, int status, String detail) {
        var type = status == 400 ? "malformed" : "deck-not-legal";
        return Arguments.of(HttpMethod.POST, "/decks/published", JSON, body, status, type, detail);
    }

    private static String linked(String title) {
        return "{\"id\":\"a\",\"card_title\":\"%s\",\"house\":\"Logos\",\"expansion\":341}".formatted(title);
    }

    private static String with(String field, String value) {
        return NO_CARDS.replace("}", ",\"" + field + "\":" + value + "}");
    }

    @ParameterizedTest(name = "{0} {1} {3} is {4}")
    @MethodSource("rows")
    void isRejected(
            HttpMethod method, String path, MediaType content, String body, int status, String type, String detail) {
        var request = http.method(method).uri(path);
        var answer = (method == HttpMethod.POST ? request.contentType(content).bodyValue(body) : request)
                .exchange()
                .expectHeader()
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .expectStatus()
                .isEqualTo(status)
                .expectBody()
                .returnResult();
        Map<?, ?> problem = map(answer.getResponseBody());
        assertThat(problem.get("status")).isEqualTo(status);
        if (!type.isEmpty()) {
            assertThat(problem.get("type")).isEqualTo("/problems/" + type);
        }
        assertThat(String.valueOf(problem.get("detail"))).contains(detail);
        assertThat((List<?>) get("/decks?name=Refused").get("decks")).isEmpty();
    }
}
