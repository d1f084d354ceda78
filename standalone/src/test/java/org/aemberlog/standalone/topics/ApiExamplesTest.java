package org.aemberlog.standalone.topics;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.json.Schemas;
import org.aemberlog.match.series.SeriesRejection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.http.HttpStatus;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The OpenAPI documents name, describe and exemplify everything, and the examples fit their schemas. */
class ApiExamplesTest {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final Pattern PROBLEM =
            Pattern.compile("(?:HttpStatus\\.([A-Z_]+),|passing\\()\\s*\"([a-z-]+)\",\\s*\"([^\"]+)\",");

    @ParameterizedTest
    @ValueSource(strings = {"match-service", "rules-service", "replay-service", "deck-service"})
    void everyOperationIsNamedDescribedAndHasExamplesThatFit(String service) throws IOException {
        var document = new ApiFile(service + ".json").read();
        var tags = document.get("tags").findValuesAsString("name");
        var ids = new HashSet<String>();
        document.get("paths")
                .forEachEntry((path, item) -> item.forEachEntry((method, operation) -> {
                    var place = "/paths/" + path.replace("/", "~1") + "/" + method;
                    var id = operation.at("/operationId").asString("");
                    assertThat(id).as(place).matches("[a-z]+[A-Z][A-Za-z]+");
                    assertThat(ids.add(id)).as("%s is new", id).isTrue();
                    assertThat(operation.at("/summary").asString("")).as(place).isNotBlank();
                    assertThat(tags).as(place).contains(operation.at("/tags/0").asString(""));
                    bodies(document, place + "/requestBody");
                    var answers = operation.get("responses").propertyNames();
                    answers.forEach(it -> bodies(document, place + "/responses/" + it));
                }));
        bodies(document, "/components/responses/Problem");
    }

    private static void bodies(JsonNode document, String place) {
        document.at(place + "/content").forEachEntry((form, body) -> {
            var schema = place + "/content/" + form.replace("/", "~1") + "/schema";
            if (body.has("examples")) {
                body.get("examples").propertyNames().forEach(name -> {
                    var problem = document.at("/components/examples/" + name + "/value");
                    assertThat(problem.at("/type").asString("")).isEqualTo("/problems/" + name);
                    fits(document, schema, problem);
                });
            } else {
                fits(document, schema, body.get("example"));
            }
        });
    }

    private static void fits(JsonNode document, String place, JsonNode example) {
        var root = JSON.createObjectNode()
                .put("$ref", "#" + place.replace("{", "%7B").replace("}", "%7D"));
        root.setAll((ObjectNode) document);
        var schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(root);
        assertThat(example).as("example of %s", place).isNotNull();
        assertThat(schema.validate(example)).as(place).isEmpty();
    }

    @Test
    void everyProblemOfTheCodeIsInADocument() throws IOException {
        var documented = new TreeSet<String>();
        for (var service : List.of("match-service", "rules-service", "replay-service", "deck-service")) {
            new ApiFile(service + ".json").read().at("/components/examples").forEachEntry((name, it) -> {
                var problem = it.get("value");
                documented.add(name);
                documented.add(problem.get("status") + " " + name + ": "
                        + problem.get("title").asString());
            });
        }
        var known = new TreeSet<String>();
        for (var module : new File("..").list((root, name) -> name.matches(".+-(service|support)"))) {
            try (var files = Files.walk(Path.of("..", module, "src", "main", "java"))) {
                for (var file : files.filter(Files::isRegularFile).toList()) {
                    var found = PROBLEM.matcher(Files.readString(file)).results();
                    found.map(ApiExamplesTest::said).forEach(known::add);
                }
            }
        }
        known.addAll(JSON.valueToTree(List.of(Schemas.of(Rejection.class), Schemas.of(SeriesRejection.class)))
                .findValuesAsString("const"));
        known.removeAll(List.of("time-not-up", "match-begun")); // Only the platform itself asks for what these reject.

        assertThat(known).hasSizeGreaterThan(90);
        assertThat(documented).containsAll(known);
    }

    /** But for rejections by the rules, which the API documents list. */
    @Test
    void everyProblemIsInTheContracts() throws IOException {
        var contracts = Files.readString(Path.of("..", "docs", "contracts.md"));
        var names = new TreeSet<String>();
        for (var service : List.of("match-service", "rules-service", "replay-service", "deck-service")) {
            new ApiFile(service + ".json").read().at("/components/examples").forEachEntry((name, _) -> names.add(name));
        }
        names.removeAll(JSON.valueToTree(Schemas.of(Rejection.class)).findValuesAsString("const"));

        assertThat(names)
                .hasSizeGreaterThan(60)
                .allSatisfy(name -> assertThat(contracts).contains("`" + name + "`"));
    }

    private static String said(MatchResult problem) {
        var status = HttpStatus.valueOf(Optional.ofNullable(problem.group(1)).orElse("SERVICE_UNAVAILABLE"));
        return status.value() + " " + problem.group(2) + ": " + problem.group(3);
    }
}
