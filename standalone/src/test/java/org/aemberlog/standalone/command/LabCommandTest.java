package org.aemberlog.standalone.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.lab.LabSchema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** {@code ./aemberlog lab}, with the cards there are. */
class LabCommandTest {

    private static final Path DOCS = Path.of("..", "docs");
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private int result;

    private List<Map<?, ?>> answers(String lines) {
        var out = new ByteArrayOutputStream();
        result = LabCommand.run(new BufferedReader(new StringReader(lines)), new PrintStream(out, true, UTF_8));
        return out.toString(UTF_8)
                .lines()
                .<Map<?, ?>>map(line -> JSON.readValue(line, Map.class))
                .toList();
    }

    @Test
    void theExamplesRunWithoutAProblem() throws IOException {
        var answers = answers(Files.readString(DOCS.resolve("examples/lab.jsonl")));
        assertThat(result).isZero();
        assertThat(answers).noneMatch(answer -> answer.get("type").equals("problem"));
        assertThat(answers.stream().filter(answer -> answer.get("type").equals("noted")))
                .hasSizeGreaterThanOrEqualTo(10);
        assertThat(answers.stream().filter(answer -> answer.get("type").equals("rejected")))
                .as("Mimicry after another card, and a second card on the first turn")
                .hasSize(2);
    }

    @Test
    void whatTheDocsShowWorks() throws IOException {
        var docs = Files.readString(DOCS.resolve("lab.md"));
        var shown = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL)
                .matcher(docs)
                .results()
                .flatMap(block -> block.group(1).replace("\n ", " ").lines())
                .filter(line -> !line.matches(".*\"type\":\"(accepted|problem)\".*"))
                .toList();
        var answers = answers(String.join("\n", shown));
        assertThat(answers.stream().map(answer -> String.valueOf(answer.get("type"))))
                .containsExactly("accepted", "accepted", "accepted", "accepted", "problem");
        assertThat(String.valueOf(answers.getLast().get("hint"))).contains("'Urchin'");
    }

    @Test
    void theExamplesHaveTheSameAnswersEveryTime() throws IOException {
        var examples = Files.readString(DOCS.resolve("examples/lab.jsonl"));
        assertThat(answers(examples)).isEqualTo(answers(examples));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "nope", "{\"type\":\"state\"} {}", "{\"type\":\"state\",\"type\":\"state\"}"})
    void aLineThatIsNoJsonIsAProblemAndTheNextOneIsAnswered(String line) {
        var answers = answers(line + "\n\n{\"type\":\"note\",\"text\":\"Æmber\"}\n");
        assertThat(result).isEqualTo(1);
        assertThat(answers).hasSize(2);
        assertThat(answers.getFirst().get("type")).isEqualTo("problem");
        assertThat(String.valueOf(answers.getFirst().get("problem")))
                .startsWith("expected a JSON object, found something else at column ");
        assertThat(answers.getLast().get("text")).isEqualTo("Æmber");
    }

    @Test
    void everyCardCanBeLaidOut() {
        var setup = "{\"type\":\"setup\",\"a\":{\"hand\":[\"%s\"]}}";
        var cards = CardPool.all().listed();
        for (var card : cards) {
            var answers = answers(setup.formatted(card.cardId()) + "\n{\"type\":\"state\"}");
            assertThat(result).as("%s: %s", card, answers).isZero();
        }
        assertThat(cards).hasSizeGreaterThan(100);
    }

    /** Run with -Dapprove to write the file anew. */
    @Test
    void theSchemaInTheDocsIsThatOfTheRecords() throws IOException {
        var file = DOCS.resolve("lab.schema.json");
        var schema = JSON.writeValueAsString(LabSchema.document()) + "\n";
        if (System.getProperty("approve") != null) {
            Files.writeString(file, schema);
        }
        assertThat(Files.readString(file)).isEqualTo(schema);
    }
}
