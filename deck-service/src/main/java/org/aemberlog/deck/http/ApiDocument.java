package org.aemberlog.deck.http;

import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.ObjectSchema;
import io.swagger.v3.oas.models.responses.ApiResponse;
import java.util.List;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** What the OpenAPI document says beyond what springdoc finds in the controllers. */
@Configuration(proxyBeanMethods = false)
class ApiDocument {

    private static final String PROBLEM = "application/problem+json";

    @Bean
    OpenApiCustomizer cardsAndDecks() {
        return document -> {
            document.setInfo(new Info()
                    .title("Aemberlog deck-service")
                    .version("1")
                    .description("Cards with their generated texts, and decks."));
            document.setServers(List.of());
            document.getPaths().values().forEach(path -> path.readOperations().forEach(ApiDocument::complete));
        };
    }

    /** Anything wrong is a problem document. */
    private static void complete(Operation operation) {
        operation
                .getResponses()
                .addApiResponse(
                        "default",
                        new ApiResponse()
                                .description("What is wrong, as RFC 9457 says")
                                .content(object(PROBLEM)));
    }

    private static Content object(String mediaType) {
        return new Content().addMediaType(mediaType, new MediaType().schema(new ObjectSchema()));
    }
}
