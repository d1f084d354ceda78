package org.aemberlog.match.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.aemberlog.game.card.text.Face;
import org.aemberlog.game.json.Plain;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.aemberlog.match.table.TestDecks;
import org.junit.jupiter.api.Test;

/** What is written on the cards of a match is for everybody, and never changes. */
class FacesTest extends MatchServiceTest {

    @Test
    void everyCardOfBothDecksIsShownByItsId() {
        var answer = http.get()
                .uri(newGame().path("/cards"))
                .exchange()
                .expectStatus()
                .isOk()
                .expectHeader()
                .valueEquals("Cache-Control", "max-age=31536000, public, immutable")
                .expectBody(byte[].class)
                .returnResult();
        var faces = (Map<?, ?>) Game.object(json, answer.getResponseBody()).get("cards");
        var decks = new TestDecks();
        assertThat(faces).hasSize(6);
        for (var deck : new String[] {TestDecks.GIANTS, TestDecks.KNIGHTS}) {
            for (var card : decks.deck(deck).orElseThrow().cards()) {
                var definition = decks.find(card.definition()).orElseThrow();
                assertThat(Plain.read(Face.class, faces.get(card.cardId()))).isEqualTo(Face.of(definition));
            }
        }
    }

    @Test
    void anUnknownMatchHasNoCards() {
        expectProblem(http.get().uri("/matches/nowhere/cards").exchange(), 404, "no-such-match");
    }
}
