package org.aemberlog.game.card.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes docs/card-language.md from the examples and their very source. */
final class CardLanguage {

    private static final String START = """
            # The card language

            A card is data: printed values and a list of abilities, built from records. Authors write \
            the words of `org.aemberlog.game.card.dsl`, which build these records; the engine resolves \
            them, and `RulesText` writes a card's text from them. This page is generated: the words by \
            topic from the line above each in its source, and the records, with the English that a \
            player reads, from the examples that the writer is tested with. What each record means in \
            full stands beside it in `game/src/main/java/org/aemberlog/game/card`.

            How to write a card: [adding-a-card.md](adding-a-card.md). To make this page again:

            ```
            %s
            ```
            """.formatted(CardLanguageTest.COMMAND);

    private static final String EXAMPLE = "example(";

    private CardLanguage() {}

    /** The whole page. */
    static String page() {
        var page = new StringBuilder(START);
        page.append("\n# Words by topic\n");
        for (var topic : Vocabulary.topics()) {
            page.append("\n## ")
                    .append(topic.name())
                    .append("\n\n")
                    .append(topic.about().replaceAll("\\{@\\w+ (\\w+)}", "`$1`"));
            page.append("\n\n| Word | Says | Example |\n|---|---|---|\n");
            for (var word : topic.words()) {
                page.append("| %s | %s | `%s` |\n".formatted(word.name(), word.says(), word.example()));
            }
        }
        page.append("\n# Records\n");
        for (var family : ExampleFamily.all()) {
            page.append("\n## ").append(family.title()).append("\n\n").append(family.shown());
            page.append("\n\n| Record | Written | Read |\n|---|---|---|\n");
            var written = calls(family.source());
            for (int i = 0; i < family.examples().size(); i++) {
                var example = family.examples().get(i);
                page.append("| %s | `%s` | %s |\n"
                        .formatted(
                                example.name(),
                                written.get(i),
                                example.english().replace("\n", "<br>")));
            }
        }
        return page.toString();
    }

    /** The last argument of each {@code example(...)} in the source of a class, on one line. */
    private static List<String> calls(Class<?> source) {
        String text = read(source);
        var calls = new ArrayList<String>();
        int at = text.indexOf(EXAMPLE, text.indexOf("List.of("));
        while (at >= 0) {
            var arguments = arguments(text.substring(at + EXAMPLE.length()));
            calls.add(onOneLine(arguments.getLast()));
            at = text.indexOf(EXAMPLE, at + EXAMPLE.length());
        }
        return calls;
    }

    /** The arguments of a call, from behind its opening parenthesis to the closing one. */
    private static List<String> arguments(String source) {
        var arguments = new ArrayList<String>();
        boolean quoted = false;
        int depth = 1;
        int start = 0;
        for (int at = 0; depth > 0; at++) {
            char c = source.charAt(at);
            quoted = (c == '"') != quoted;
            if (quoted) {
                continue;
            }
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (depth == 0 || c == ',' && depth == 1) {
                arguments.add(source.substring(start, at));
                start = at + 1;
            }
        }
        return arguments;
    }

    private static String onOneLine(String source) {
        return source.strip().replaceAll("\\s*\\n\\s*", " ").replace("( ", "(");
    }

    private static String read(Class<?> source) {
        try {
            return Files.readString(Path.of("src/test/java", source.getName().replace('.', '/') + ".java"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
