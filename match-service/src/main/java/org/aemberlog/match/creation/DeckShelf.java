package org.aemberlog.match.creation;

import java.time.Duration;
import java.util.Map;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.wire.Plain;
import org.aemberlog.match.problems.Problem;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.reactive.function.client.WebClientRequestException;
import reactor.core.publisher.Mono;

/** Fetches deck lists from deck-service. */
@Component
class DeckShelf {

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final WebClient decks;

    DeckShelf(@Value("${aemberlog.deck-service.url}") String url) {
        this.decks = WebClient.create(url);
    }

    Mono<DeckList> deck(String id) {
        return decks.get()
                .uri("/decks/{id}", id)
                .retrieve()
                .onStatus(
                        status -> status.value() == HttpStatus.NOT_FOUND.value(),
                        answer -> Mono.error(noSuchDeck(id)))
                .bodyToMono(new ParameterizedTypeReference<Map<String, Object>>() {})
                .timeout(PATIENCE)
                .onErrorMap(WebClientRequestException.class, e -> unreachable())
                .map(answer -> Plain.read(DeckList.class, answer.get("deck")));
    }

    private static Problem noSuchDeck(String id) {
        return Problem.of(
                HttpStatus.UNPROCESSABLE_CONTENT,
                "no-such-deck",
                "There is no such deck",
                "deck-service knows no deck '" + id + "'; GET /decks there lists all.");
    }

    private static Problem unreachable() {
        return Problem.of(
                HttpStatus.SERVICE_UNAVAILABLE,
                "decks-unreachable",
                "The decks cannot be reached",
                "deck-service does not answer; try again in a moment.");
    }
}
