package org.aemberlog.match.invitations.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.match.invitations.InvitationHttpTest;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.springframework.test.context.TestPropertySource;

/** A server on which invitations are too old at once. */
@TestPropertySource(properties = "aemberlog.invitations.lifetime=1ms")
class ExpiredTest extends InvitationHttpTest {

    @Test
    void nobodyAcceptsWhatIsTooOld() {
        var id = id(invited(offer("listed", true)));
        Awaitility.await().untilAsserted(() -> assertThat(seen(id)).containsEntry("state", "expired"));
        expectProblem(accept(id, guest("Gus"), newKey()), 410, "invitation-expired");
        expectProblem(get("/series/" + id), 404, "no-such-series");
        assertThat(String.valueOf(body(get("/invitations").expectStatus().isOk())))
                .doesNotContain(id);
    }
}
