package org.aemberlog.support.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.support.http.Roles;
import org.reactivestreams.Publisher;
import org.springframework.beans.factory.BeanFactoryUtils;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.ClassPathScanningCandidateComponentProvider;
import org.springframework.core.type.filter.AnnotationTypeFilter;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Controller;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.reactive.result.method.annotation.RequestMappingHandlerMapping;

/**
 * Walks all routes of a running service as everybody, and compares who is let in with the table in
 * docs/contracts.md. Somebody is let in who is answered anything but 401 or 403.
 */
public final class AccessWalk {

    private static final Set<Integer> KEPT_OUT = Set.of(401, 403);

    private final ApplicationContext service;
    private final WebTestClient http;
    private final MatchId match;
    private final String series;
    private final Tokens tokens;

    /**
     * A walk.
     *
     * @param match the match of those whose tokens are for one
     * @param series the series of those whose tokens are for one
     */
    public AccessWalk(ApplicationContext service, WebTestClient http, MatchId match, String series) {
        this.service = service;
        this.http = http;
        this.match = match;
        this.series = series;
        this.tokens = service.getBean(Tokens.class);
    }

    /**
     * Fails when somebody is let in or kept out against the table, and when a route is not in it.
     *
     * @param name the service's name in the table
     * @param ids puts ids in the place of a path's variables
     */
    public void compare(String name, UnaryOperator<String> ids) {
        requireAllControllers("org.aemberlog." + name.replace("-service", ""));
        assertThat(found(ids)).isNotEmpty().isEqualTo(AccessTable.of(name));
    }

    /** A controller that the test leaves out would not be walked. */
    private void requireAllControllers(String basePackage) {
        var scanner = new ClassPathScanningCandidateComponentProvider(false);
        scanner.addIncludeFilter(new AnnotationTypeFilter(Controller.class));
        for (var controller : scanner.findCandidateComponents(basePackage)) {
            assertThat(service.getBeansWithAnnotation(Controller.class).values())
                    .as("the controllers of this test's service")
                    .anyMatch(bean -> bean.getClass().getName().equals(controller.getBeanClassName()));
        }
    }

    private Map<String, Set<String>> found(UnaryOperator<String> ids) {
        var found = new TreeMap<String, Set<String>>();
        var mappings = BeanFactoryUtils.beansOfTypeIncludingAncestors(service, RequestMappingHandlerMapping.class);
        for (var mapping : mappings.values()) {
            mapping.getHandlerMethods().forEach((info, handler) -> {
                if (!isOurs(handler.getBeanType())) {
                    return;
                }
                var methods = info.getMethodsCondition().getMethods();
                assertThat(methods).as("%s", handler).isNotEmpty();
                requireSaid(handler);
                requireEarlyBody(handler);
                for (var method : methods) {
                    for (var path : info.getPatternsCondition().getPatterns()) {
                        var way = method.asHttpMethod();
                        requirePlain(way, ids.apply(path.getPatternString()));
                        var letIn = letIn(way, ids.apply(path.getPatternString()));
                        requireNamed(handler, letIn);
                        found.put(method + " " + path.getPatternString(), letIn);
                    }
                }
            });
        }
        return found;
    }

    /** Who asks is known only where it is said who may. */
    private static void requireSaid(HandlerMethod handler) {
        boolean asks = Arrays.stream(handler.getMethodParameters())
                .anyMatch(it -> it.getGenericParameterType().getTypeName().contains(Principal.class.getName()));
        assertThat(asks && Roles.Of.method(handler.getMethod()).isEmpty())
                .as("%s asks who the principal is and has no @Roles", handler)
                .isFalse();
    }

    /** A body that is read while the answer is written is released twice when it is too long. */
    private static void requireEarlyBody(HandlerMethod handler) {
        assertThat(handler.getMethodParameters())
                .as("the parameters of %s", handler)
                .noneMatch(it -> it.hasParameterAnnotation(RequestBody.class)
                        && Publisher.class.isAssignableFrom(it.getParameterType()));
    }

    /** Whom the annotation does not name may only what everybody may. */
    private static void requireNamed(HandlerMethod handler, Set<String> letIn) {
        if (!letIn.equals(AccessTable.everybody())) {
            var named = Roles.Of.method(handler.getMethod()).orElseThrow().roles();
            assertThat(named.stream().map(Role::text).toList())
                    .as("the roles of %s", handler)
                    .containsAll(letIn.stream()
                            .filter(it -> !it.equals(AccessTable.NO_TOKEN))
                            .toList());
        }
    }

    private static boolean isOurs(Class<?> handler) {
        return handler.getName().startsWith("org.aemberlog.");
    }

    /** A route is reached by its path and by no other way to write it. */
    private void requirePlain(HttpMethod method, String path) {
        for (var other : List.of(path + ";x", path.replaceFirst("/", "/;x/"), path + "/")) {
            http.method(method).uri(other).exchange().expectStatus().isNotFound();
        }
    }

    private Set<String> letIn(HttpMethod method, String path) {
        var names = new TreeSet<String>();
        if (isLetIn(method, path, Optional.empty())) {
            names.add(AccessTable.NO_TOKEN);
        }
        for (var role : Role.values()) {
            if (isLetIn(method, path, tokens.issue(principal(role)))) {
                names.add(role.text());
            }
        }
        return names;
    }

    private Principal principal(Role role) {
        return switch (role) {
            case SEAT -> Principal.seated("Alice", match, Seat.A);
            case SPECTATOR -> Principal.watching("Sam", match);
            case SIDE -> Principal.siding("Alice", series, Seat.A);
            case PROFILE -> Principal.of(new ProfileId("0".repeat(32)));
            case JUDGE, AUDITOR, SERVICE -> Principal.official("Judy", role, Optional.empty());
        };
    }

    private boolean isLetIn(HttpMethod method, String path, Optional<String> token) {
        var request = http.method(method).uri(path);
        token.ifPresent(it -> request.headers(headers -> headers.setBearerAuth(it)));
        var asked = method == HttpMethod.GET
                ? request
                : request.contentType(MediaType.APPLICATION_JSON).bodyValue("{}");
        var status = asked.exchange().expectBody().returnResult().getStatus().value();
        assertThat(status).as("%s %s", method, path).isNotEqualTo(500);
        return !KEPT_OUT.contains(status);
    }
}
