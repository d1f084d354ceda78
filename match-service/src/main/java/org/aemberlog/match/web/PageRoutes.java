package org.aemberlog.match.web;

import static org.springframework.web.reactive.function.server.RequestPredicates.accept;
import static org.springframework.web.reactive.function.server.RequestPredicates.methods;

import java.util.List;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.web.reactive.function.server.RequestPredicate;
import org.springframework.web.reactive.function.server.RequestPredicates;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;

/** The paths of the client's pages, for whoever takes HTML. */
final class PageRoutes {

    private static final List<String> PATHS = List.of(
            "/",
            "/library",
            "/library/{deck}",
            "/card/{card}",
            "/join/{invitation}",
            "/profile",
            "/table/{match}",
            "/best-of/{series}",
            "/replays",
            "/replay/{match}",
            "/statistics",
            "/judge");

    private PageRoutes() {}

    /** Answers all of them with the page of the client, and {@code /api} with that of the API. */
    static RouterFunction<ServerResponse> to(Page page, Page api) {
        return to(page, PATHS).and(to(api, List.of("/api")));
    }

    private static RouterFunction<ServerResponse> to(Page page, List<String> all) {
        var paths = all.stream()
                .map(RequestPredicates::path)
                .reduce(RequestPredicate::or)
                .orElseThrow();
        return RouterFunctions.route(
                methods(HttpMethod.GET, HttpMethod.HEAD).and(paths).and(accept(MediaType.TEXT_HTML)),
                request -> answer(request, page));
    }

    /**
     * The page, or that it has not changed. Browsers put the headers of that answer in the place of
     * those that they kept, so it has the same, above all the page's policy.
     */
    private static Mono<ServerResponse> answer(ServerRequest request, Page page) {
        request.exchange().getResponse().getHeaders().putAll(page.headers());
        return request.checkNotModified(page.headers().getETag())
                .switchIfEmpty(Mono.defer(() -> ServerResponse.ok().bodyValue(page.content())));
    }
}
