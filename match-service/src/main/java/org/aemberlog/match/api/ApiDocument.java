package org.aemberlog.match.api;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.security.SecurityScheme;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.match.creation.NewFork;
import org.aemberlog.match.creation.NewMatch;
import org.aemberlog.match.intents.CorrectionRequest;
import org.aemberlog.match.intents.RewindRequest;
import org.aemberlog.match.invitations.http.Accepted;
import org.aemberlog.match.invitations.http.InvitationView;
import org.aemberlog.match.invitations.http.Invited;
import org.aemberlog.match.invitations.http.NewGuest;
import org.aemberlog.match.invitations.http.NewInvitation;
import org.aemberlog.match.live.Transition;
import org.aemberlog.match.series.http.FirstPlayer;
import org.aemberlog.match.series.http.NewBid;
import org.aemberlog.match.series.http.NewSeries;
import org.aemberlog.match.series.http.OpenedSeries;
import org.aemberlog.match.series.http.SeriesView;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** What the OpenAPI document says beyond what springdoc finds in the controllers. */
@Configuration(proxyBeanMethods = false)
class ApiDocument {

    private static final String JSON = "application/json";
    private static final String PROBLEM = "application/problem+json";
    private static final String TOKEN = "token";

    @Bean
    OpenApiCustomizer playersDoor() {
        return document -> {
            document.setInfo(new Info().title("Aemberlog match-service").version("1"));
            document.setServers(List.of());
            complete(document);
        };
    }

    private static void complete(OpenAPI document) {
        if (document.getComponents() == null) {
            document.setComponents(new Components());
        }
        var components = document.getComponents();
        components.addSecuritySchemes(
                TOKEN,
                new SecurityScheme()
                        .type(SecurityScheme.Type.HTTP)
                        .scheme("bearer")
                        .bearerFormat("JWT"));
        var schemas = new WireSchemas(components);
        var seen = schemas.add(Transition.Seen.class);
        schemas.add(SeatIntent.class);
        document.getPaths().values().forEach(ApiDocument::complete);
        var creation = document.getPaths().get("/matches").getPost();
        asks(creation, schemas.add(NewMatch.class));
        creates(creation);
        var asking = document.getPaths().get("/matches/{id}/intents").getPost();
        asks(asking, schemas.add(SeatIntent.class, "Asked.", ApiDocument::asked));
        answers(asking, JSON, seen);
        asking.getResponses().addApiResponse("202", new ApiResponse().description("Sent, with wait=false"));
        var correcting = document.getPaths().get("/matches/{id}/corrections").getPost();
        asks(correcting, schemas.add(CorrectionRequest.class));
        answers(correcting, JSON, seen);
        var rewinding = document.getPaths().get("/matches/{id}/rewind").getPost();
        asks(rewinding, schemas.add(RewindRequest.class));
        answers(rewinding, JSON, seen);
        var forking = document.getPaths().get("/matches/{id}/forks").getPost();
        asks(forking, schemas.add(NewFork.class));
        creates(forking);
        creates(document.getPaths().get("/matches/{id}/spectators").getPost());

        var stream = document.getPaths().get("/matches/{id}/stream").getGet();
        answers(stream, "text/event-stream", seen);
        completeSeries(document, schemas);
        completeInvitations(document, schemas);
    }

    private static void completeInvitations(OpenAPI document, WireSchemas schemas) {
        var inviting = document.getPaths().get("/invitations").getPost();
        asks(inviting, schemas.add(NewInvitation.class));
        answers(inviting, JSON, schemas.add(Invited.class));
        creates(inviting);
        var one = document.getPaths().get("/invitations/{id}");
        answers(one.getGet(), JSON, schemas.add(InvitationView.class));
        var withdrawing = one.getDelete().getResponses();
        withdrawing.addApiResponse("204", new ApiResponse().description("Withdrawn"));
        withdrawing.remove("200");
        var accepting = document.getPaths().get("/invitations/{id}/acceptance").getPost();
        asks(accepting, schemas.add(NewGuest.class));
        answers(accepting, JSON, schemas.add(Accepted.class));
        creates(accepting);
    }

    private static void completeSeries(OpenAPI document, WireSchemas schemas) {
        var view = schemas.add(SeriesView.class);
        var opening = document.getPaths().get("/series").getPost();
        asks(opening, schemas.add(NewSeries.class));
        answers(opening, JSON, schemas.add(OpenedSeries.class));
        creates(opening);
        answers(document.getPaths().get("/series/{id}").getGet(), JSON, view);
        var bidding = document.getPaths().get("/series/{id}/bids").getPost();
        asks(bidding, schemas.add(NewBid.class));
        answers(bidding, JSON, view);
        answers(document.getPaths().get("/series/{id}/pass").getPost(), JSON, view);
        var choosing = document.getPaths().get("/series/{id}/first-player").getPost();
        asks(choosing, schemas.add(FirstPlayer.class));
        answers(choosing, JSON, view);
    }

    private static void creates(Operation operation) {
        var responses = operation.getResponses();
        responses.addApiResponse("201", responses.remove("200").description("Created"));
    }

    private static void complete(PathItem item) {
        for (var operation : item.readOperations()) {
            answers(operation, JSON, new Schema<>().types(Set.of("object")));
            operation
                    .getResponses()
                    .addApiResponse(
                            "default",
                            new ApiResponse()
                                    .description("What is wrong, as RFC 9457 says")
                                    .content(content(PROBLEM, new Schema<>().types(Set.of("object")))));
            if (operation.getParameters() != null
                    && operation.getParameters().removeIf(each -> each.getName().equals("Authorization"))) {
                operation.addSecurityItem(new SecurityRequirement().addList(TOKEN));
            }
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

    private static void asks(Operation operation, Schema<?> schema) {
        operation.getRequestBody().setContent(content(JSON, schema));
    }

    private static void answers(Operation operation, String mediaType, Schema<?> schema) {
        operation.getResponses().get("200").setContent(content(mediaType, schema));
    }

    private static Content content(String mediaType, Schema<?> schema) {
        return new Content().addMediaType(mediaType, new MediaType().schema(schema));
    }
}
