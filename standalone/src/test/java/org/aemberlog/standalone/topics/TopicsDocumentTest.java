package org.aemberlog.standalone.topics;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.aemberlog.game.json.Plain;
import org.aemberlog.support.broker.Topics;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** The document of the topics in the docs is valid AsyncAPI, says all topics, and is up to date. */
class TopicsDocumentTest {

    private static final ApiFile DOCUMENT = new ApiFile("topics.asyncapi.json");
    private static final JsonMapper JSON = JsonMapper.shared();

    /** Run with -Dapprove to write the document anew. */
    @Test
    void theDocumentInTheDocsIsThatOfTheRecords() throws Exception {
        DOCUMENT.check(TopicsDocument.make());
    }

    @Test
    void itIsValidAsyncApi() throws IOException {
        try (var in = TopicsDocumentTest.class.getResourceAsStream("/asyncapi/3.0.0.json")) {
            var schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
                    .getSchema(JSON.readTree(in));
            assertThat(schema.validate(DOCUMENT.read())).isEmpty();
            assertThat(schema.validate(JSON.readTree("{\"asyncapi\": \"3.0.0\"}")))
                    .isNotEmpty();
        }
    }

    @Test
    void everyTopicIsInIt() throws IllegalAccessException {
        var topics = new HashSet<Object>();
        for (var field : Topics.class.getFields()) {
            topics.add(field.get(null));
        }
        assertThat(((Map<?, ?>) TopicsDocument.make().get("channels")).keySet()).isEqualTo(topics);
    }

    @Test
    void everyExampleFitsItsSchema() {
        for (var message : TopicMessages.all()) {
            var problems = schema(message.name()).validate(JSON.valueToTree(Plain.of(message.example())));
            assertThat(problems).as(message.name()).isEmpty();
        }
    }

    @Test
    void whatDoesNotFitIsFound() {
        for (var message : TopicMessages.all()) {
            if (Set.of("Commit", "CardDefinition").contains(message.name())) {
                var example = JSON.writeValueAsString(Plain.of(message.example()));
                var wrong = example.replaceFirst("\"type\":\"[a-z-]+\"", "\"type\":\"no-such-type\"");
                assertThat(wrong).isNotEqualTo(example);
                assertThat(schema(message.name()).validate(JSON.readTree(wrong)))
                        .as(message.name())
                        .isNotEmpty();
            }
        }
    }

    /** The schema of a message, with those that it refers to. */
    static Schema schema(String message) {
        var components = (Map<?, ?>) TopicsDocument.make().get("components");
        @SuppressWarnings("unchecked")
        var schemas = ByType.of((Map<String, Object>) components.get("schemas"));
        var known = Map.of("messages", components.get("messages"), "schemas", schemas);
        var root = JSON.createObjectNode()
                .put("$ref", "#/components/messages/" + message + "/payload")
                .set("components", JSON.valueToTree(known));
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(root);
    }
}
