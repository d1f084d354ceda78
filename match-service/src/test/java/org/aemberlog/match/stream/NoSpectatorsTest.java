package org.aemberlog.match.stream;

import org.aemberlog.match.table.MatchServiceTest;
import org.junit.jupiter.api.Test;
import org.springframework.test.context.TestPropertySource;

/** A server on which only those watch who were given a token. */
@TestPropertySource(properties = "aemberlog.matches.spectators=false")
class NoSpectatorsTest extends MatchServiceTest {

    @Test
    void nobodyIsLetInToWatch() {
        var answer = http.post().uri(newGame().path("/spectators")).exchange();
        expectProblem(answer, 403, "no-spectators");
    }
}
