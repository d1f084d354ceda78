package org.aemberlog.match.web;

import java.io.IOException;
import org.springframework.core.io.Resource;
import org.springframework.web.reactive.resource.ResourceTransformer;
import org.springframework.web.reactive.resource.ResourceTransformerChain;
import org.springframework.web.reactive.resource.TransformedResource;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/**
 * Holds files in memory once they were asked for; there are not many. A file of a directory (which
 * is where they are while the service is built and tested) would otherwise be handed to the
 * operating system, and where such answers and others take turns on a connection, Reactor Netty
 * loses requests.
 */
final class FileCache implements ResourceTransformer {

    @Override
    public Mono<Resource> transform(ServerWebExchange exchange, Resource file, ResourceTransformerChain chain) {
        return chain.transform(exchange, file).handle((found, sink) -> {
            try {
                sink.next(new TransformedResource(found, found.getContentAsByteArray()));
            } catch (IOException e) {
                sink.error(e);
            }
        });
    }
}
