package org.aemberlog.match.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.json.WireName;
import org.junit.jupiter.api.Test;

/**
 * The client has words for whatever it may have to say. Read as it is written, not as it is served.
 */
class TextsTest {

    private static final Pattern ASKED =
            Pattern.compile("\\b(?:t|parts)\\('([\\w.-]+)'|\\bkey: '([\\w-]+\\.[\\w.-]+)'");
    private static final Pattern EXPLAINED = Pattern.compile(" '[a-z!|]+: [^.']+\\.',");
    private static final Pattern SILENT = Pattern.compile("export const silent = \\[(.*?)];", Pattern.DOTALL);
    private static final Pattern QUOTED = Pattern.compile("'([\\w-]+)'");

    @Test
    void theLogSaysEveryEventOrLeavesItOutOnPurpose() throws IOException {
        var events = Texts.leaves(MatchEvent.class)
                .map(type -> type.getAnnotation(WireName.class).value())
                .map(name -> name.replaceAll("\\.v\\d+$", ""))
                .collect(Collectors.toCollection(TreeSet::new));
        var texts = Texts.read().keySet();
        var said =
                events.stream().filter(event -> texts.contains("log." + event)).collect(Collectors.toSet());
        var silent = silent();

        assertThat(events).hasSizeGreaterThan(60);
        assertThat(silent).isSubsetOf(events).doesNotContainAnyElementsOf(said);
        assertThat(Stream.concat(said.stream(), silent.stream())).containsExactlyInAnyOrderElementsOf(events);
    }

    @Test
    void everyTextThatIsAskedForIsThere() throws IOException {
        var asked = new TreeSet<String>();
        for (var module : Texts.modules(Texts.CLIENT)) {
            found(ASKED, Files.readString(module)).forEach(asked::add);
        }

        assertThat(asked).hasSizeGreaterThan(100);
        assertThat(Texts.read().keySet()).containsAll(asked);
    }

    @Test
    void theGlossaryExplainsEveryKeywordAndStatusInASentenceAndNoFormTwice() throws IOException {
        var glossary = new TreeMap<>(Texts.read());
        glossary.keySet().removeIf(key -> !key.startsWith("glossary."));
        var words = Stream.<Enum<?>>concat(Stream.of(KeywordKind.values()), Stream.of(Status.values()))
                .map(word -> "glossary." + word.name().toLowerCase(Locale.ROOT))
                .toList();

        assertThat(glossary.keySet()).containsAll(words);
        assertThat(glossary).allSatisfy((key, text) -> assertThat(text).as(key).matches(EXPLAINED));
        assertThat(glossary.values().stream().flatMap(text -> Stream.of(text.split("[ ':]+")[1].split("\\|"))))
                .doesNotHaveDuplicates();
    }

    private static Set<String> silent() throws IOException {
        var events = Files.readString(Texts.CLIENT.resolve("table/log-events.js"));
        var list = SILENT.matcher(events);
        assertThat(list.find()).isTrue();
        return found(QUOTED, list.group(1)).collect(Collectors.toSet());
    }

    private static Stream<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1) == null ? found.group(2) : found.group(1));
    }
}
