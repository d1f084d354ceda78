package org.aemberlog.rules;

import org.aemberlog.support.StoreGone;
import org.aemberlog.support.parts.OnRealParts;
import org.junit.jupiter.api.Test;

/** No request is led to an instance whose store is away. */
@OnRealParts
class StoreGoneTest {

    @Test
    void whoProbesIsToldThatItIsNotReady() {
        try (var service = new StoreGone("rules-service", RulesServiceApplication.class)) {
            service.assertUnready();
        }
    }
}
