package org.aemberlog.match.intents;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.support.http.WireSchemas;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Describes in the API document what {@link IntentController#sendIntent} reads of a map. */
@Configuration(proxyBeanMethods = false)
class IntentSchemas {

    @Bean
    OpenApiCustomizer sentIntents() {
        return document -> {
            var schema = WireSchemas.add(
                    SeatIntent.class, "Asked.", IntentSchemas::asked, document.getComponents()::addSchemas);
            for (var path : List.of("/matches/{id}/intents", "/matches/{id}/intents/preview")) {
                var sending = document.getPaths().get(path).getPost();
                sending.getRequestBody().getContent().values().forEach(it -> it.setSchema(schema));
            }
        };
    }

    /** An intent as it is sent: the token says the seat. */
    private static Map<String, Object> asked(Map<String, Object> schema) {
        if (!(schema.get("properties") instanceof Map<?, ?> properties) || !properties.containsKey("seat")) {
            return schema;
        }
        var fields = new LinkedHashMap<Object, Object>(properties);
        fields.remove("seat");
        fields.put("expectedVersion", Map.of("type", "integer", "minimum", 0));
        var required = new ArrayList<Object>((List<?>) schema.get("required"));
        required.remove("seat");
        schema.put("properties", fields);
        schema.put("required", required);
        return schema;
    }
}
