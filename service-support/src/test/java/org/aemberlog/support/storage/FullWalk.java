package org.aemberlog.support.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.springframework.beans.factory.BeanFactoryUtils;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.reactive.result.method.RequestMappingInfo;
import org.springframework.web.reactive.result.method.annotation.RequestMappingHandlerMapping;

/** Walks all routes of a running service that are not for reading, while its disk is full. */
public final class FullWalk {

    private static final Set<RequestMethod> READING =
            Set.of(RequestMethod.GET, RequestMethod.HEAD, RequestMethod.OPTIONS);

    private FullWalk() {}

    /** A disk that is full when a test says so. */
    @TestConfiguration(proxyBeanMethods = false)
    public static class Disk {

        private volatile boolean full;

        @Bean
        @Primary
        StorageSpace disk() {
            return () -> !full;
        }

        /** Fills it up, or makes room. */
        public void fill(boolean full) {
            this.full = full;
        }
    }

    /**
     * The routes of a service that are not rejected for lack of room.
     *
     * @param ids puts ids in the place of a path's variables
     */
    public static Set<String> letIn(ApplicationContext service, WebTestClient http, UnaryOperator<String> ids) {
        var disk = service.getBean(Disk.class);
        var letIn = new TreeSet<String>();
        disk.fill(true);
        try {
            BeanFactoryUtils.beansOfTypeIncludingAncestors(service, RequestMappingHandlerMapping.class)
                    .values()
                    .stream()
                    .flatMap(mapping -> mapping.getHandlerMethods().keySet().stream())
                    .forEach(route -> {
                        for (var method : writing(route)) {
                            var path = route.getPatternsCondition().toString();
                            path = path.substring(1, path.length() - 1);
                            if (!isRejected(http, method, ids.apply(path), route)) {
                                letIn.add(method + " " + path);
                            }
                        }
                    });
        } finally {
            disk.fill(false);
        }
        return letIn;
    }

    private static Set<RequestMethod> writing(RequestMappingInfo route) {
        var methods = new TreeSet<>(route.getMethodsCondition().getMethods());
        methods.removeAll(READING);
        return methods;
    }

    private static boolean isRejected(WebTestClient http, RequestMethod method, String path, RequestMappingInfo route) {
        var type = route.getConsumesCondition().getConsumableMediaTypes().stream()
                .findFirst()
                .orElse(MediaType.APPLICATION_JSON);
        var answer = http.method(HttpMethod.valueOf(method.name()))
                .uri(path)
                .contentType(type)
                .bodyValue("{}")
                .exchange()
                .expectBody(String.class)
                .returnResult();
        var body = String.valueOf(answer.getResponseBody());
        boolean rejected = body.contains("\"/problems/storage-full\"");
        if (rejected) {
            assertThat(answer.getStatus().value()).isEqualTo(503);
            assertThat(answer.getResponseHeaders().getFirst(HttpHeaders.RETRY_AFTER))
                    .isEqualTo("1");
        }
        return rejected;
    }
}
