package org.aemberlog.deck.http;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import java.util.Map;
import org.aemberlog.deck.Json;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.deck.problems.DeckProblems;
import org.aemberlog.support.problems.RequestReader;
import org.springframework.http.ResponseEntity;
import org.springframework.util.MultiValueMap;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** {@code GET /cards...}. */
@RestController
class CardController {

    private final CardPool pool;
    private final RequestReader bodies;

    CardController(CardPool pool, RequestReader bodies) {
        this.pool = pool;
        this.bodies = bodies;
    }

    @Operation(summary = "The cards, by set, house and number")
    @Parameter(name = "set", in = ParameterIn.QUERY, example = "call-of-the-archons")
    @Parameter(name = "house", in = ParameterIn.QUERY, example = "logos")
    @Parameter(name = "title", in = ParameterIn.QUERY, example = "library")
    @GetMapping("/cards")
    ResponseEntity<byte[]> cards(@Parameter(hidden = true) @RequestParam MultiValueMap<String, String> parameters) {
        var query = bodies.read(CardQuery.class, parameters.toSingleValueMap());
        var found = pool.printings().stream()
                .filter(query::wants)
                .map(Printing::card)
                .distinct()
                .map(card -> CardSummary.of(card, pool))
                .toList();
        return Json.ok(Map.of("cards", found));
    }

    @Operation(summary = "A card: its definition, where it is printed, and its text in English")
    @GetMapping("/cards/{id}")
    ResponseEntity<byte[]> card(@PathVariable String id) {
        return pool.card(id)
                .map(card -> Json.ok(CardPage.of(card, pool)))
                .orElseThrow(() -> DeckProblems.noSuchCard(id));
    }
}
