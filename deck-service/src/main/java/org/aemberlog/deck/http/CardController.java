package org.aemberlog.deck.http;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.deck.pool.CardCases;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.problems.DeckProblems;
import org.aemberlog.game.json.Kept;
import org.aemberlog.support.http.Query;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** {@code GET /cards...}. */
@RestController
class CardController {

    private final CardPool pool;
    private final ObjectProvider<CardCases> cases;

    /** Written once: their texts are. By the cards' ids. */
    private final Map<String, CardSummary> summaries = new ConcurrentHashMap<>();

    CardController(CardPool pool, ObjectProvider<CardCases> cases) {
        this.pool = pool;
        this.cases = cases;
    }

    /** The cards that were asked for. */
    record CardList(@Kept List<CardSummary> cards) {}

    @Operation(summary = "The cards, by set, house and number")
    @Parameter(name = "set", in = ParameterIn.QUERY, example = "call-of-the-archons")
    @Parameter(name = "house", in = ParameterIn.QUERY, example = "logos")
    @Parameter(name = "title", in = ParameterIn.QUERY, example = "library")
    @GetMapping("/cards")
    CardList listCards(@Parameter(hidden = true) @Query CardQuery query) {
        return new CardList(pool.printings().stream()
                .filter(query::wants)
                .map(Printing::card)
                .distinct()
                .map(card -> summaries.computeIfAbsent(card.id(), _ -> CardSummary.of(card, pool)))
                .toList());
    }

    @Operation(summary = "A card: its definition, its text in English, where it is printed, and what is tested of it")
    @GetMapping("/cards/{id}")
    CardPage getCard(@PathVariable String id) {
        return pool.card(id)
                .map(card -> CardPage.of(card, pool, cases.getObject()))
                .orElseThrow(() -> DeckProblems.noSuchCard(id));
    }
}
