package org.aemberlog.match.creation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.aemberlog.match.invitations.InvitationHttpTest;
import org.aemberlog.match.table.TestDecks;
import org.junit.jupiter.api.Test;
import org.springframework.test.context.TestPropertySource;

/** A server on which hands are never open. */
@TestPropertySource(properties = "aemberlog.matches.open-hands=false")
class HiddenHandsTest extends InvitationHttpTest {

    @Test
    void openHandsAreRejectedWhereverTheyAreAskedFor() {
        var match = wanted(TestDecks.GIANTS, TestDecks.KNIGHTS);
        match.put("openHands", true);
        var series = Map.of("players", match.get("players"), "bestOf", 1, "openHands", true);
        expectProblem(http.post().uri("/matches").bodyValue(match).exchange(), 422, "open-hands-not-allowed");
        expectProblem(http.post().uri("/series").bodyValue(series).exchange(), 422, "open-hands-not-allowed");
        expectProblem(invite(offer("openHands", true), newKey()), 422, "open-hands-not-allowed");
        assertThat(referee.sent()).isEmpty();
    }

    @Test
    void hiddenHandsMayBeSaid() {
        invite(offer("openHands", false), newKey()).expectStatus().isCreated();
    }
}
