package org.aemberlog.deck.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.aemberlog.deck.pool.CardPool;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards are data: no code knows one of them by its title or its id. */
class NoCardByNameTest {

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\\n]*", Pattern.DOTALL);
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");

    private static Set<String> names() {
        var names = new HashSet<String>();
        for (var printing : CardPool.all().printings()) {
            names.add(printing.card().id());
            names.add(printing.card().title());
        }
        return names;
    }

    private static Stream<String> literals(Path file) {
        try {
            var code = COMMENT.matcher(Files.readString(file)).replaceAll("");
            return LITERAL.matcher(code).results().map((MatchResult it) -> it.group(1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> literals(String module) throws IOException {
        try (var files = Files.walk(Path.of("..", module, "src", "main", "java"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(NoCardByNameTest::literals)
                    .toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"game", "service-support", "rules-service", "match-service", "replay-service"})
    void noCodeNamesACard(String module) throws IOException {
        var names = names();
        assertThat(literals(module)).isNotEmpty().noneMatch(names::contains);
    }
}
