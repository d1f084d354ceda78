package org.aemberlog.game.card.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.text.Vocabulary.Word;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each word that authors write is introduced by one line with an example. */
class VocabularyTest {

    private static final List<Word> WORDS = Vocabulary.topics().stream()
            .flatMap(topic -> topic.words().stream())
            .toList();

    @Test
    void everyWordHasALineWithAnExampleThatUsesIt() {
        assertThat(WORDS).isNotEmpty().allSatisfy(word -> {
            assertThat(word.introduced()).as(word.line()).isTrue();
            assertThat(word.example()).containsPattern("\\b" + word.name() + "\\(");
        });
    }

    @Test
    void everyExampleCompiles(@TempDir Path directory) throws Exception {
        var compiler = ToolProvider.getSystemJavaCompiler();
        var problems = new DiagnosticCollector<JavaFileObject>();
        var game = Path.of(
                Effect.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        var options = List.of("-proc:none", "-d", directory.toString(), "-classpath", game.toString());
        compiler.getTask(null, null, problems, options, null, List.of(source())).call();
        assertThat(problems.getDiagnostics())
                .filteredOn(it -> it.getKind() == Diagnostic.Kind.ERROR)
                .isEmpty();
    }

    /** A class that does nothing but say each example. */
    private static JavaFileObject source() {
        var text = new StringBuilder("import org.aemberlog.game.card.*;\n");
        for (var family : List.of("Amount", "Effect", "EventPattern", "Modifier", "Selector")) {
            text.append("import org.aemberlog.game.card.%s.*;\n".formatted(family));
        }
        text.append("import static org.aemberlog.game.card.PlayerRef.*;\n");
        text.append("import static org.aemberlog.game.card.dsl.Language.*;\n");
        text.append(WORDS.stream()
                .map(word -> "        " + word.example())
                .collect(Collectors.joining(",\n", "class Said {\n    Object[] words = {\n", "};\n}\n")));
        return new SimpleJavaFileObject(URI.create("string:///Said.java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignored) {
                return text;
            }
        };
    }
}
