package org.aemberlog.game.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.aemberlog.game.event.MatchEvent;
import org.junit.jupiter.api.Test;

/**
 * The wire form of events is frozen: stored matches are read for ever. A new event adds a line to
 * {@code events.golden.jsonl}; a line that is there never changes.
 */
class GoldenEventsTest {

    @Test
    void everyEventTypeHasItsFrozenForm() throws IOException {
        assertThat(GoldenEvents.all().stream().map(Canonical::text).toList()).isEqualTo(goldenLines());
    }

    @Test
    void everyFrozenFormIsCanonicalByALibraryThatIsNotOurs() throws IOException {
        assertThat(goldenLines())
                .allSatisfy(line -> assertThat(ByOthers.canonical(line)).isEqualTo(line));
    }

    @Test
    void noEventTypeIsMissing() {
        var types = GoldenEvents.all().stream().<Class<?>>map(Object::getClass).toList();
        assertThat(types).containsExactlyElementsOf(Samples.membersOf(MatchEvent.class));
    }

    @Test
    void everyEventTypeSaysItsVersion() {
        for (var type : Samples.membersOf(MatchEvent.class)) {
            assertThat(type.getAnnotation(WireName.class))
                    .as("%s needs a wire name of its own", type)
                    .isNotNull()
                    .extracting(WireName::value)
                    .asString()
                    .matches("[a-z]+(-[a-z]+)*\\.v[1-9][0-9]*");
        }
    }

    private static List<String> goldenLines() throws IOException {
        try (var file = GoldenEventsTest.class.getResourceAsStream("/events.golden.jsonl")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
    }
}
