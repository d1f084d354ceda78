package org.aemberlog.match.web;

import java.time.Duration;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.core.io.ClassPathResource;
import org.springframework.http.CacheControl;
import org.springframework.web.reactive.config.ResourceHandlerRegistration;
import org.springframework.web.reactive.config.ResourceHandlerRegistry;
import org.springframework.web.reactive.config.WebFluxConfigurer;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.ServerResponse;

/** What of the client is where, and for how long browsers may keep it. */
@Configuration(proxyBeanMethods = false)
class ClientConfiguration {

    private static final Duration LASTING = Duration.ofDays(365);

    private final Libraries libraries = Libraries.found();
    private final ClientFiles own = ClientFiles.found();
    private final Page page = Page.of(new ClassPathResource("client/index.html"), libraries, own, Page.TRUSTED_TYPES);
    private final Page api = Page.of(new ClassPathResource("client/api.html"), libraries, own, List.of());

    @Bean
    RouterFunction<ServerResponse> pageRoutes() {
        return PageRoutes.to(page, api);
    }

    @Bean
    NoSuchPage noSuchPage() {
        return new NoSuchPage(page);
    }

    @Bean
    @Order(Ordered.HIGHEST_PRECEDENCE)
    SecurityHeaders safeAnswers() {
        return new SecurityHeaders();
    }

    @Bean
    WebFluxConfigurer clientFiles() {
        return new WebFluxConfigurer() {
            @Override
            public void addResourceHandlers(ResourceHandlerRegistry registry) {
                revalidated(registry, ClientFiles.PATH, ClientFiles.LOCATION);
                lasting(registry, own.lastingPath(), ClientFiles.LOCATION);
                revalidated(registry, "/api/", "classpath:/documents/");
                for (var name : libraries.names()) {
                    revalidated(registry, "/lib/" + name + "/", libraries.location(name));
                    lasting(registry, libraries.lastingPath(name), libraries.location(name));
                }
            }
        };
    }

    /** Files below a path that says which they are: it is another path when they are others. */
    private static void lasting(ResourceHandlerRegistry registry, String path, String location) {
        files(registry, path, location)
                .setCacheControl(CacheControl.maxAge(LASTING).cachePublic().immutable());
    }

    /**
     * Files that browsers ask for again each time, and get only when they are other ones: by their
     * content, because the dates in a jar say nothing.
     */
    private static void revalidated(ResourceHandlerRegistry registry, String path, String location) {
        files(registry, path, location).setEtagGenerator(Digests::etag).setCacheControl(CacheControl.noCache());
    }

    private static ResourceHandlerRegistration files(ResourceHandlerRegistry registry, String path, String location) {
        var files = registry.addResourceHandler(path + "**")
                .addResourceLocations(location)
                .setUseLastModified(false);
        files.resourceChain(true).addTransformer(new FileCache());
        return files;
    }
}
