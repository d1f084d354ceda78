package org.aemberlog.game.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent;
import org.junit.jupiter.api.Test;

class SchemasTest {

    @Test
    void aRecordOfAFamilyIsAnObjectThatAllowsNothingElse() {
        var schema = Schemas.of(Intent.class);
        assertThat(schema)
                .containsEntry("$schema", "https://json-schema.org/draft/2020-12/schema")
                .containsEntry("$ref", "#/$defs/Intent");
        assertThat(Canonical.text(definitions(schema).get("Intent.Choose")))
                .isEqualTo(Canonical.text(Map.of(
                        "type",
                        "object",
                        "properties",
                        Map.of(
                                "type", Map.of("const", "choose"),
                                "seat", Map.of("$ref", "#/$defs/Seat"),
                                "choice", int32(),
                                "picks", Map.of("type", "array", "items", int32())),
                        "required",
                        List.of("type", "seat", "choice"),
                        "additionalProperties",
                        false)));
        assertThat(definitions(schema).get("Seat")).isEqualTo(Map.of("type", "string", "enum", List.of("a", "b")));
    }

    @Test
    void everyRecordOfAFamilyIsOneOfItsAlternatives() {
        var schema = Schemas.of(MatchEvent.class);
        for (var member : Samples.membersOf(MatchEvent.class)) {
            assertThat(definitions(schema)).containsKey("MatchEvent." + member.getSimpleName());
        }
        var family = (Map<?, ?>) definitions(schema).get("MatchEvent");
        assertThat((List<?>) family.get("oneOf")).hasSameSizeAs(Samples.membersOf(MatchEvent.class));
    }

    @Test
    void everyReferenceLeadsToADefinition() {
        var schema = Schemas.of(CardDefinition.class);
        assertThat(definitions(schema)).containsKeys("Effect.Lasting", "Zone", "House");
        assertReferences(schema, definitions(schema));
    }

    private static void assertReferences(Object part, Map<Object, Object> definitions) {
        switch (part) {
            case Map<?, ?> map -> {
                if (map.get("$ref") instanceof String reference) {
                    var name = reference.substring("#/$defs/".length());
                    assertThat(definitions.get(name)).isInstanceOf(Map.class);
                }
                map.values().forEach(it -> assertReferences(it, definitions));
            }
            case List<?> list -> list.forEach(it -> assertReferences(it, definitions));
            default -> assertThat(part).isInstanceOfAny(String.class, Boolean.class);
        }
    }

    private static Map<Object, Object> definitions(Map<String, Object> schema) {
        var definitions = new LinkedHashMap<Object, Object>();
        ((Map<?, ?>) schema.get("$defs")).forEach(definitions::put);
        return definitions;
    }

    private static Map<String, Object> int32() {
        return Map.of("type", "integer", "format", "int32");
    }
}
