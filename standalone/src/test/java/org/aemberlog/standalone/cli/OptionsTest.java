package org.aemberlog.standalone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.aemberlog.standalone.command.BenchCommand;
import org.aemberlog.standalone.command.FaultsCommand;
import org.aemberlog.standalone.command.MatchCommand;
import org.aemberlog.standalone.command.SimCommand;
import org.aemberlog.standalone.command.UpCommand;
import org.aemberlog.standalone.command.VerifyCommand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A number that a command cannot use is rejected before anything starts, with what it may be. */
class OptionsTest {

    private static final Map<String, Function<List<String>, Integer>> COMMANDS = Map.of(
            "up", UpCommand::run,
            "match", MatchCommand::run,
            "sim", SimCommand::run,
            "faults", FaultsCommand::run,
            "bench", BenchCommand::run,
            "verify", VerifyCommand::run);

    private static Options options(String... arguments) {
        return new Options(List.of(arguments), Set.of("n"));
    }

    @ParameterizedTest
    @CsvSource({
        "up --reserve, -1, 0 to 1073741824",
        "up --reserve, 8796093022208, 0 to 1073741824",
        "up --reserve, 9223372036854775807, 0 to 1073741824",
        "up --pause, -1, 0 to 3600000",
        "up --port, 0, 1 to 65532",
        "up --port, 65533, 1 to 65532",
        "up --port, 4294975376, 1 to 65532",
        "match --seed, -1, 0 to 9223372036854775807",
        "match --seed, 9223372036854775808, 0 to 9223372036854775807",
        "sim --seed, -1, 0 to 9223372036854775807",
        "sim --only, 4294967296, 0 to 2147483646",
        "sim --matches, 0, 1 to 2147483647",
        "faults --seed, -1, 0 to 9223372036854775807",
        "faults --matches, 4294967297, 1 to 1000000",
        "faults --longest, 0, 1 to 100000",
        "bench engine --seconds, 0, 1 to 3600",
        "bench pipeline --rate, 4294967297, 1 to 10000",
        "bench throughput --tables, -500, 1 to 100000",
        "verify replay.jsonl --seconds, 0, 1 to 86400",
        "verify replay.jsonl --seconds, ten, 1 to 86400"
    })
    void everyCommandSaysWhatItExpectedAndWhatItFound(String call, String found, String bounds) {
        var words = Arrays.asList((call + " " + found).split(" "));
        var command = COMMANDS.get(words.getFirst());
        assertThatThrownBy(() -> command.apply(words.subList(1, words.size())))
                .isInstanceOf(UsageException.class)
                .hasMessage("The option " + words.get(words.size() - 2) + ": expected a whole number from " + bounds
                        + ", found '" + found + "'.");
    }

    @ParameterizedTest
    @ValueSource(longs = {-3, 0, 5})
    void theBoundsThemselvesAreTaken(long number) {
        assertThat(options("--n", String.valueOf(number)).number("n", 1, -3, 5)).isEqualTo(number);
    }

    @Test
    void whatIsNotGivenIsTheUsual() {
        assertThat(options().number("n", 7, 0, 9)).isEqualTo(7);
    }
}
