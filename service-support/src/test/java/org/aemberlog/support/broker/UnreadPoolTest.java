package org.aemberlog.support.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.aemberlog.support.problems.Problem;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Right after its start the service does not know the cards. */
class UnreadPoolTest {

    @Test
    void whoAsksForCardsBeforeTheyHaveComeIsToldToAskAgain() {
        var pool = new CardPoolReader(null, new JsonMapper());
        assertThatThrownBy(pool::cards)
                .isInstanceOfSatisfying(
                        Problem.class,
                        it -> assertThat(it.document())
                                .containsEntry("type", "/problems/not-available")
                                .containsEntry("status", 503));
    }
}
