package org.aemberlog.support.http;

import static org.springframework.http.MediaType.APPLICATION_JSON_VALUE;
import static org.springframework.http.MediaType.APPLICATION_PROBLEM_JSON_VALUE;

import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.examples.Example;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.parameters.HeaderParameter;
import io.swagger.v3.oas.models.parameters.RequestBody;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.responses.ApiResponses;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.security.SecurityScheme;
import io.swagger.v3.oas.models.tags.Tag;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.aemberlog.game.json.Plain;
import org.aemberlog.support.access.Principal;
import org.springdoc.core.customizers.GlobalOpenApiCustomizer;
import org.springdoc.core.customizers.GlobalOperationCustomizer;
import org.springdoc.core.utils.SpringDocUtils;
import org.springframework.core.MethodParameter;
import org.springframework.core.ResolvableType;
import org.springframework.http.HttpStatus;
import org.springframework.util.function.SingletonSupplier;
import org.springframework.web.method.HandlerMethod;

/**
 * Puts {@link ApiTexts}, read when first asked for, into what springdoc finds in the controllers. An operation's id is the
 * name of its method. The game's codec reads and writes each example of a record.
 */
final class ApiDocument implements GlobalOperationCustomizer, GlobalOpenApiCustomizer {

    private static final String TOKEN = "token";
    private static final String PROBLEM = "Problem";
    private static final Map<String, Object> TEXT = Map.of("type", "string");

    static {
        SpringDocUtils.getConfig().addRequestWrapperToIgnore(Principal.class, IdempotencyKey.class);
    }

    private final SingletonSupplier<ApiTexts> known;

    ApiDocument(String service) {
        this.known = SingletonSupplier.of(() -> ApiTexts.of(service));
    }

    @Override
    public Operation customize(Operation operation, HandlerMethod handler) {
        var texts = known.obtain();
        var id = handler.getMethod().getName();
        var described = texts.operation(id);
        operation.operationId(id).tags(List.of(described.tag()));
        described.description().ifPresent(operation::setDescription);
        var answers = new TreeMap<>(texts.examples().operations().getOrDefault(id, Map.of()));
        var asked = answers.remove("request");
        if (asked != null) {
            var type = Arrays.stream(handler.getMethodParameters())
                    .filter(it -> it.hasParameterAnnotation(org.springframework.web.bind.annotation.RequestBody.class))
                    .findFirst()
                    .map(MethodParameter::getParameterType);
            var found = Optional.ofNullable(operation.getRequestBody()).map(RequestBody::getContent);
            operation.setRequestBody(new RequestBody()
                    .required(true)
                    .content(content(found.orElseGet(Content::new), asked, type.orElse(null))));
        }
        if (!answers.isEmpty()) {
            operation.setResponses(answered(operation.getResponses(), answers, handler));
        }
        admit(operation, handler, described.problems(), texts);
        return operation;
    }

    /** An operation answers with the statuses that have examples; springdoc sees one of them. */
    private static ApiResponses answered(
            ApiResponses found, Map<String, Map<String, Object>> answers, HandlerMethod handler) {
        var result = ResolvableType.forMethodParameter(handler.getReturnType());
        while (result.hasGenerics() && !RecordDecoder.isOurs(result.toClass())) {
            result = result.getGeneric(0);
        }
        var type = result.toClass();
        var first = found.values().iterator().next();
        var responses = new ApiResponses();
        answers.forEach((status, examples) -> responses.addApiResponse(
                status,
                new ApiResponse()
                        .description(
                                HttpStatus.valueOf(Integer.parseInt(status)).getReasonPhrase())
                        .content(content(found.getOrDefault(status, first).getContent(), examples, type))));
        return responses;
    }

    private static Content content(Content found, Map<String, Object> examples, Class<?> type) {
        var content = new Content();
        examples.forEach((form, example) -> {
            boolean json = form.equals(APPLICATION_JSON_VALUE);
            boolean ours = json && type != null && RecordDecoder.isOurs(type);
            content.addMediaType(
                    form,
                    new MediaType()
                            .schema(
                                    json
                                            ? found.getOrDefault(form, found.get("*/*"))
                                                    .getSchema()
                                            : schema(TEXT))
                            .example(ours ? Plain.of(Plain.read(type, example)) : example));
        });
        return content;
    }

    private static Schema<?> schema(Map<String, Object> plain) {
        return Json31.mapper().convertValue(plain, Schema.class);
    }

    private static void admit(Operation operation, HandlerMethod handler, List<String> own, ApiTexts texts) {
        var names = new ArrayList<>(own);
        Roles.Of.method(handler.getMethod()).ifPresent(rule -> {
            operation.addSecurityItem(new SecurityRequirement().addList(TOKEN));
            names.addAll(List.of("token", rule.problem()));
        });
        if (Arrays.stream(handler.getMethodParameters())
                .anyMatch(it -> it.getParameterType() == IdempotencyKey.class)) {
            operation.addParametersItem(
                    new HeaderParameter().name(IdempotencyKey.HEADER).schema(schema(TEXT)));
        }
        names.stream()
                .collect(Collectors.groupingBy(
                        it -> String.valueOf(texts.problem(it).get("status"))))
                .forEach((status, problems) -> operation.getResponses().addApiResponse(status, problem(problems)));
        operation.getResponses().addApiResponse("default", new ApiResponse().$ref(PROBLEM));
    }

    private static ApiResponse problem(List<String> names) {
        var media = new MediaType().schema(new Schema<>().$ref(PROBLEM));
        names.forEach(name -> media.addExamples(name, new Example().$ref(name)));
        return new ApiResponse()
                .description(String.join(", ", names))
                .content(new Content().addMediaType(APPLICATION_PROBLEM_JSON_VALUE, media));
    }

    @Override
    public void customise(OpenAPI document) {
        var texts = known.obtain();
        var service = texts.service();
        var info = new Info().title(service.title()).version("1").description(service.description());
        document.info(info).servers(List.of());
        service.tags()
                .forEach((name, text) ->
                        document.addTagsItem(new Tag().name(name).description(text)));
        var bearer = new SecurityScheme().type(SecurityScheme.Type.HTTP).scheme("bearer");
        var components = Optional.ofNullable(document.getComponents()).orElseGet(Components::new);
        texts.problems().forEach((name, example) -> components.addExamples(name, new Example().value(example)));
        document.components(components
                .addSchemas(PROBLEM, schema(texts.shared().schema()))
                .addResponses(PROBLEM, problem(texts.shared().everywhere()))
                .addSecuritySchemes(TOKEN, bearer.bearerFormat("JWT")));
    }
}
