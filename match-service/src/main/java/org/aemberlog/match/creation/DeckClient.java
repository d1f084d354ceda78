package org.aemberlog.match.creation;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Tokens;
import org.aemberlog.support.problems.Problem;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Mono;

/** Fetches deck lists from deck-service. */
@Component
public class DeckClient {

    private static final Logger LOG = LoggerFactory.getLogger(DeckClient.class);
    private static final Duration TIMEOUT = Duration.ofSeconds(5);
    private static final Duration TOKEN_LIFETIME = Duration.ofMinutes(1);
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");
    private static final ParameterizedTypeReference<Map<String, Object>> ANSWER = new ParameterizedTypeReference<>() {};

    private final WebClient decks;
    private final Tokens tokens;

    DeckClient(@Value("${aemberlog.deck-service.url}") String url, Tokens tokens) {
        this.decks = WebClient.create(url);
        this.tokens = tokens;
    }

    /**
     * The deck list with this id, if it is published or of the profile that asks. Fails with the problem
     * "no-such-deck", or with "decks-unreachable" when deck-service does not answer as it should.
     */
    public Mono<DeckList> deck(String id, Optional<ProfileId> asking) {
        if (!ID.matcher(id).matches()) {
            return Mono.error(noSuchDeck());
        }
        return decks.get()
                .uri("/decks/{id}", id)
                .headers(headers -> asking.flatMap(it -> tokens.issue(Principal.of(it), TOKEN_LIFETIME))
                        .ifPresent(headers::setBearerAuth))
                .retrieve()
                .onStatus(
                        status -> status.value() == HttpStatus.NOT_FOUND.value(),
                        answer -> answer.releaseBody().then(Mono.error(noSuchDeck())))
                .bodyToMono(ANSWER)
                .map(DeckClient::read)
                .timeout(TIMEOUT)
                .onErrorMap(e -> !(e instanceof Problem), DeckClient::unreachable);
    }

    private static DeckList read(Map<String, Object> answer) {
        try {
            return Plain.read(DeckList.class, answer.get("deck"));
        } catch (MalformedException e) {
            throw new IllegalStateException("deck-service sent no deck list", e);
        }
    }

    private static Problem noSuchDeck() {
        return Problem.of(
                HttpStatus.UNPROCESSABLE_CONTENT,
                "no-such-deck",
                "There is no such deck",
                "One of the decks is neither published nor yours; GET /decks at deck-service lists those that are.");
    }

    private static Problem unreachable(Throwable cause) {
        LOG.error("deck-service does not answer as it should", cause);
        return Problem.passing(
                "decks-unreachable",
                "The decks cannot be reached",
                "deck-service does not answer; try again in a moment.");
    }
}
