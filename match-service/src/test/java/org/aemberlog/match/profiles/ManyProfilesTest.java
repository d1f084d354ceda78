package org.aemberlog.match.profiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.aemberlog.match.table.MatchServiceTest;
import org.junit.jupiter.api.Test;
import org.springframework.test.context.TestPropertySource;

/** Nobody makes profiles without end. */
@TestPropertySource(
        properties = {
            "aemberlog.profiles.address.requests=1",
            "aemberlog.profiles.address.per=1h",
            "aemberlog.profiles.address.burst=3",
            "server.forward-headers-strategy=native"
        })
class ManyProfilesTest extends MatchServiceTest {

    private int make(String address) {
        return http.post()
                .uri("/profiles")
                .header("X-Forwarded-For", address)
                .bodyValue(Map.of("name", "Mallory"))
                .exchange()
                .expectBody()
                .returnResult()
                .getStatus()
                .value();
    }

    @Test
    void whoMakesTooManyIsStoppedAndOthersAreNot() {
        var statuses = IntStream.range(0, 5).map(i -> make("192.0.2.1")).boxed().toList();
        assertThat(statuses).isEqualTo(List.of(201, 201, 201, 429, 429));
        assertThat(make("192.0.2.2")).isEqualTo(201);
    }
}
