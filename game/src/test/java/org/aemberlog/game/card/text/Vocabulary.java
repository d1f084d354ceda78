package org.aemberlog.game.card.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The words that authors write, as their sources introduce them. */
final class Vocabulary {

    private static final Path SOURCES = Path.of("src/main/java/org/aemberlog/game/card/dsl");
    private static final Pattern TOPIC = Pattern.compile("/\\*\\* (.*) \\*/\\npublic abstract class (\\w+)");
    private static final Pattern WORD = Pattern.compile("(.*)\\n    public static \\w+ (\\w+)\\(");
    private static final Pattern LINE = Pattern.compile(" {4}/\\*\\* (.+): \\{@code (.+)}\\. \\*/");

    private Vocabulary() {}

    /** The words of one class. */
    record Topic(String name, String about, List<Word> words) {}

    /** One word, with the line above it in the source. */
    record Word(String name, String line) {

        boolean introduced() {
            return LINE.matcher(line).matches();
        }

        String says() {
            return part(1).replaceAll("\\{@\\w+ \\w*#?(\\w+)}", "`$1`");
        }

        String example() {
            return part(2);
        }

        private String part(int group) {
            var matcher = LINE.matcher(line);
            if (!matcher.matches()) {
                throw new IllegalStateException(name + " has no line with an example: " + line);
            }
            return matcher.group(group);
        }
    }

    static List<Topic> topics() {
        try (var sources = Files.list(SOURCES)) {
            return sources.filter(it -> it.toString().endsWith("Words.java"))
                    .sorted()
                    .map(Vocabulary::topic)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Topic topic(Path source) {
        try {
            String text = Files.readString(source);
            MatchResult head = TOPIC.matcher(text).results().findFirst().orElseThrow();
            var words = WORD.matcher(text)
                    .results()
                    .map(it -> new Word(it.group(2), it.group(1)))
                    .toList();
            return new Topic(head.group(2), head.group(1), words);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
