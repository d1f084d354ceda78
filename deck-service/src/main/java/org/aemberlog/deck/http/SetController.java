package org.aemberlog.deck.http;

import io.swagger.v3.oas.annotations.Operation;
import java.util.Arrays;
import java.util.List;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.Coverage;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** {@code GET /sets}. */
@RestController
class SetController {

    private final Sets sets;

    SetController(CardPool pool) {
        this.sets = new Sets(Arrays.stream(CardSet.values())
                .map(set -> new SetCoverage(set, Coverage.of(set, pool)))
                .toList());
    }

    /** The sets in the order in which they came out. */
    record Sets(List<SetCoverage> sets) {}

    /** How much of a set can be played. */
    record SetCoverage(CardSet set, List<Coverage> houses) {}

    @Operation(summary = "Which cards of each set can be played")
    @GetMapping("/sets")
    Sets listSets() {
        return sets;
    }
}
