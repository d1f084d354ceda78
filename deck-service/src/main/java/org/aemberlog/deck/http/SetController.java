package org.aemberlog.deck.http;

import io.swagger.v3.oas.annotations.Operation;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.pool.CardCases;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.Coverage;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** {@code GET /sets}. */
@RestController
class SetController {

    private final CardPool pool;
    private final ObjectProvider<CardCases> cases;

    /** Counted once. */
    private final Map<CardSet, SetCoverage> counted = new ConcurrentHashMap<>();

    SetController(CardPool pool, ObjectProvider<CardCases> cases) {
        this.pool = pool;
        this.cases = cases;
    }

    /** The sets in the order in which they came out. */
    record Sets(List<SetCoverage> sets) {}

    /** How much of a set can be played, and is tested. */
    record SetCoverage(CardSet set, List<Coverage> houses) {}

    @Operation(summary = "Which cards of each set can be played, and are tested")
    @GetMapping("/sets")
    Sets listSets() {
        return new Sets(Arrays.stream(CardSet.values())
                .map(set -> counted.computeIfAbsent(set, this::coverage))
                .toList());
    }

    private SetCoverage coverage(CardSet set) {
        return new SetCoverage(set, Coverage.of(set, pool, cases.getObject()));
    }
}
