package org.aemberlog.deck;

import org.aemberlog.support.StoreGone;
import org.aemberlog.support.parts.OnRealParts;
import org.junit.jupiter.api.Test;

/** Who asks while the store is away is told to ask again. */
@OnRealParts
class StoreGoneTest {

    @Test
    void whoAsksIsToldToAskAgainAndWhoProbesThatItIsNotReady() {
        try (var service =
                new StoreGone("deck-service", DeckServiceApplication.class, RunningService.InMemoryKafka.class)) {
            service.assertUnready();
            service.assertWorthAskingAgain("/decks");
        }
    }
}
