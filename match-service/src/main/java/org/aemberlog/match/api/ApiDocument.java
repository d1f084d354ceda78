package org.aemberlog.match.api;

import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.responses.ApiResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.match.live.Transition;
import org.aemberlog.support.http.WireSchemas;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** What the OpenAPI document says beyond what springdoc finds in the controllers. */
@Configuration(proxyBeanMethods = false)
class ApiDocument {

    private static final String JSON = "application/json";
    private static final String PROBLEM = "application/problem+json";

    @Bean
    OpenApiCustomizer playersDoor() {
        return document -> {
            document.setInfo(new Info()
                    .title("Aemberlog match-service")
                    .version("1")
                    .description("Matches, series and invitations: creating, playing and watching them."));
            document.setServers(List.of());
            complete(document);
        };
    }

    private static void complete(OpenAPI document) {
        var components = document.getComponents();
        document.getPaths().values().forEach(ApiDocument::complete);
        var asking = document.getPaths().get("/matches/{id}/intents").getPost();
        asking.getRequestBody()
                .setContent(content(
                        JSON, WireSchemas.add(SeatIntent.class, "Asked.", ApiDocument::asked, components::addSchemas)));
        asking.getResponses()
                .get("200")
                .setContent(content(
                        JSON,
                        WireSchemas.add(Transition.Seen.class, "", UnaryOperator.identity(), components::addSchemas)));
        asking.getResponses().addApiResponse("202", new ApiResponse().description("Sent, with wait=false"));
    }

    private static void complete(PathItem item) {
        for (var operation : item.readOperations()) {
            operation
                    .getResponses()
                    .addApiResponse(
                            "default",
                            new ApiResponse()
                                    .description("What is wrong, as RFC 9457 says")
                                    .content(content(PROBLEM, new Schema<>().types(Set.of("object")))));
        }
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

    private static Content content(String mediaType, Schema<?> schema) {
        return new Content().addMediaType(mediaType, new MediaType().schema(schema));
    }
}
