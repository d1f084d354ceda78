package org.aemberlog.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The script {@code ./aemberlog} says how it is used. */
class UsageTest {

    /** What the script said, and how it ended. */
    private record Said(int status, List<String> lines) {

        static Said by(String... arguments) throws IOException, InterruptedException {
            var command = new ArrayList<>(List.of("bash", "../aemberlog"));
            command.addAll(List.of(arguments));
            var script = new ProcessBuilder(command).redirectErrorStream(true).start();
            var lines = script.inputReader().lines().toList();
            return new Said(script.waitFor(), lines);
        }

        /** The commands of which it is said how they are used. */
        List<String> commands() {
            return lines.stream()
                    .filter(it -> it.matches("  [a-z].*"))
                    .map(it -> it.strip().split("[ \\[]")[0])
                    .distinct()
                    .toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"help", "--help", "-h"})
    void everyCommandIsInIt(String asked) throws Exception {
        var said = Said.by(asked);
        assertThat(said.status()).isZero();
        assertThat(said.commands())
                .contains("up", "match", "sim", "cards", "bench", "faults", "smoke", "test", "build");
    }

    @Test
    void ofOneCommandIsSaidWhatIsSaidOfItThere() throws Exception {
        var whole = Said.by("help");
        for (var command : whole.commands()) {
            var said = Said.by(command, "--help");
            assertThat(said.status()).as(command).isZero();
            assertThat(said.commands()).as(command).containsExactly(command);
            assertThat(whole.lines()).as(command).containsAll(said.lines());
        }
        assertThat(Said.by("faults", "--help").lines())
                .filteredOn(it -> it.startsWith("  faults "))
                .hasSize(3);
    }

    @Test
    void anUnknownCommandIsNamed() throws Exception {
        var said = Said.by("play", "--help");
        assertThat(said.status()).isEqualTo(2);
        assertThat(said.lines()).first().isEqualTo("Unknown command 'play'.");
    }
}
