package org.aemberlog.support.limits;

import static org.assertj.core.api.Assertions.assertThat;

import org.springframework.test.web.reactive.server.WebTestClient.RequestHeadersSpec;

/** Requests of different addresses, of which one may have to wait. */
public final class Paced {

    private Paced() {}

    /** Asks from an address and gives the status; who has to wait, and nobody else, is told for how long. */
    public static int status(RequestHeadersSpec<?> request, String address) {
        var answer = request.header("X-Forwarded-For", address)
                .exchange()
                .expectBody()
                .returnResult();
        int status = answer.getStatus().value();
        assertThat(answer.getResponseHeaders().containsHeader("Retry-After")).isEqualTo(status == 429);
        return status;
    }
}
