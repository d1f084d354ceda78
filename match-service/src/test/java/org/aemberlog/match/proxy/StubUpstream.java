package org.aemberlog.match.proxy;

import io.netty.handler.codec.http.HttpHeaders;
import java.net.URI;
import java.time.Duration;
import java.util.Arrays;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.netty.ByteBufFlux;
import reactor.netty.DisposableServer;
import reactor.netty.http.server.HttpServer;
import reactor.netty.http.server.HttpServerRequest;
import reactor.netty.http.server.HttpServerResponse;

/** Stands in for another service and remembers what it was asked. */
final class StubUpstream {

    /** How many bytes it sends at {@code /long}. */
    static final int LONG = 8 << 20;

    /** The first line that it sends at {@code /drip}, after which it never ends. */
    static final String DRIP = "1\n";

    private static final int PIECE = 32 << 10;

    private final Queue<Asked> asked = new ConcurrentLinkedQueue<>();
    private final AtomicInteger receiving = new AtomicInteger();
    private volatile String place = "";
    private final DisposableServer server =
            HttpServer.create().host("127.0.0.1").port(0).handle(this::answer).bindNow(Duration.ofSeconds(10));

    /** One request that came. */
    record Asked(String method, String uri, HttpHeaders headers) {}

    /** Where it answers. */
    URI url() {
        return URI.create("http://127.0.0.1:" + server.port());
    }

    /** What it was asked since this was called last. */
    Queue<Asked> asked() {
        var all = new ConcurrentLinkedQueue<>(asked);
        asked.clear();
        return all;
    }

    /** How many bodies it is reading now. */
    int receiving() {
        return receiving.get();
    }

    /** Where {@code /redirect} leads from now on. */
    void redirectTo(String place) {
        this.place = place;
    }

    private Publisher<Void> answer(HttpServerRequest request, HttpServerResponse response) {
        asked.add(new Asked(request.method().name(), request.uri(), request.requestHeaders()));
        return switch (request.uri()) {
            case "/silent" -> Mono.never();
            case "/drip" ->
                response.header("Content-Type", "application/x-ndjson")
                        .send(ByteBufFlux.fromString(Flux.just(DRIP).concatWith(Flux.never())), flushed -> true);
            case "/long" -> response.sendByteArray(pieces());
            case "/redirect" -> response.status(302).header("Location", place).send();
            case "/replays" -> response.status(401).send();
            case "/missing" ->
                response.status(404)
                        .header("Content-Type", "application/problem+json")
                        .sendString(Mono.just("{\"type\":\"/problems/no-such-deck\"}"));
            default -> counted(request, response);
        };
    }

    private static Flux<byte[]> pieces() {
        return Flux.range(0, LONG / PIECE).map(number -> {
            var piece = new byte[PIECE];
            Arrays.fill(piece, (byte) ('a' + number % 26));
            return piece;
        });
    }

    private Publisher<Void> counted(HttpServerRequest request, HttpServerResponse response) {
        return request.receive()
                .doOnSubscribe(begun -> receiving.incrementAndGet())
                .doFinally(ended -> receiving.decrementAndGet())
                .map(buffer -> (long) buffer.readableBytes())
                .reduce(0L, Long::sum)
                .flatMap(bytes -> response.status(201)
                        .header("Location", "/matches/m")
                        .header("ETag", "\"x\"")
                        .header("X-Private", "secret")
                        .header("Content-Type", "application/json")
                        .sendString(Mono.just("{\"bytes\":" + bytes + "}"))
                        .then());
    }
}
