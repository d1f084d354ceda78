package org.aemberlog.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.aemberlog.game.json.Kept;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.http.IdempotencyKey;
import org.aemberlog.support.http.Query;
import org.aemberlog.support.http.Roles;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.data.mongodb.autoconfigure.DataMongoReactiveAutoConfiguration;
import org.springframework.boot.mongodb.autoconfigure.MongoReactiveAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

/** The smallest service, without a store. */
public final class RunningServer implements AutoCloseable {

    /** What its tokens are signed with. */
    public static final String SECRET =
            Base64.getEncoder().encodeToString("a secret of at least 32 bytes, for tests".getBytes());

    private final ConfigurableApplicationContext service;

    /** Held, because a connection that nobody holds is closed when its garbage is collected. */
    private final Queue<Wire> wires = new ConcurrentLinkedQueue<>();

    /** Starts it on any port, with these settings as {@code name=value}. */
    public RunningServer(String... settings) {
        var all = new ArrayList<>(List.of(settings));
        all.add("server.port=0");
        all.add("spring.jmx.enabled=false");
        all.add("spring.reactor.netty.shutdown-quiet-period=10ms");
        all.add("aemberlog.tokens.secret=" + SECRET);
        this.service = new SpringApplicationBuilder(Service.class)
                .run(all.stream().map(it -> "--" + it).toArray(String[]::new));
    }

    /** What it answers to. */
    @SpringBootConfiguration
    @EnableAutoConfiguration(exclude = {MongoReactiveAutoConfiguration.class, DataMongoReactiveAutoConfiguration.class})
    static class Service {

        @Bean
        MeterRegistry meters() {
            return new SimpleMeterRegistry();
        }

        @Bean
        Rooms rooms() {
            return new Rooms();
        }
    }

    @RestController
    static final class Rooms {

        private final Sinks.One<String> goOn = Sinks.one();
        private final CountDownLatch givenUp = new CountDownLatch(1);

        @GetMapping("/open")
        String open(@RequestParam(defaultValue = "1") int number) {
            return "open";
        }

        @GetMapping("/actuator/health")
        String health() {
            return "up";
        }

        /** Begins to answer and goes on when {@link RunningServer#goOn} says so. */
        @GetMapping("/held")
        Flux<String> held() {
            return Flux.concat(Flux.just("begun "), goOn.asMono());
        }

        /** More than a client that does not read takes in. */
        @GetMapping(path = "/much", produces = "application/octet-stream")
        Flux<byte[]> much() {
            return Flux.range(0, 1024).map(i -> new byte[64 << 10]).doFinally(signal -> givenUp.countDown());
        }

        /** Reads the body to its end and answers when {@link RunningServer#goOn} says so. */
        @PostMapping(path = "/kept", consumes = "application/octet-stream")
        Mono<String> kept(ServerHttpRequest request) {
            return request.getBody().map(DataBufferUtils::release).then(goOn.asMono());
        }

        @GetMapping("/broken")
        String broken() {
            throw new IllegalStateException("the password is 12345");
        }

        @GetMapping("/away")
        Mono<String> away() {
            return Mono.<String>never().timeout(Duration.ofMillis(1));
        }

        @GetMapping("/crowded")
        String crowded() {
            throw new IllegalStateException(new RejectedExecutionException("12345 tasks wait"));
        }

        /** As the driver of a store says whose connection broke. */
        @GetMapping("/torn")
        String torn() {
            throw new RejectedExecutionException("caused by {IOException: Broken pipe}");
        }

        @GetMapping("/judges")
        @Roles(value = Role.JUDGE, problem = "no-judge", title = "For judges", advice = "Be a judge.")
        String judges(Principal judge) {
            return judge.name();
        }

        @PostMapping(path = "/body", consumes = "application/json")
        Named body(@RequestBody Named body) {
            return body;
        }

        @PostMapping(path = "/judged", consumes = "application/json")
        @Roles(value = Role.JUDGE, problem = "no-judge", title = "For judges", advice = "Be a judge.")
        Named judged(@RequestBody Named body) {
            return body;
        }

        /** With a list that is kept and one that is not. */
        record Named(@Kept List<String> names, List<String> others, Optional<MatchId> match) {}

        @PostMapping("/matches/{id}")
        Named match(@PathVariable MatchId id, IdempotencyKey key, @RequestParam int least, @Query Wanted wanted) {
            return new Named(List.of(key.value(), wanted.name().orElse("-")), List.of(), Optional.of(id));
        }

        record Wanted(Optional<String> name) {}

        @GetMapping(path = "/events", produces = "text/event-stream")
        Flux<ServerSentEvent<Named>> events() {
            return Flux.just(ServerSentEvent.builder(new Named(List.of(), List.of(), Optional.empty()))
                    .id("1")
                    .build());
        }

        @GetMapping("/anybody")
        @Roles(value = Role.JUDGE, problem = "no-judge", title = "For judges", advice = "Be a judge.")
        String anybody(Optional<Principal> judge) {
            return judge.map(Principal::name).orElse("nobody");
        }

        @GetMapping("/later")
        @Roles(value = Role.JUDGE, problem = "no-judge", title = "For judges", advice = "Be a judge.")
        Mono<String> later(@RequestParam boolean needed, Mono<Principal> judge) {
            return needed ? judge.map(Principal::name) : Mono.just("open");
        }
    }

    /** Speaks to it. */
    public WebTestClient http() {
        return TestClient.at("http://127.0.0.1:" + port()).filter(Whole.ANSWERS).build();
    }

    /** Where it answers. */
    public int port() {
        return Integer.parseInt(service.getEnvironment().getProperty("local.server.port"));
    }

    /** Opens a connection to it, on which anything can be sent; it stays open until one of the two is closed. */
    public Wire wire() {
        var wire = new Wire(port());
        wires.add(wire);
        return wire;
    }

    /** Lets what is held go on. */
    public void goOn() {
        part(Rooms.class).goOn.tryEmitValue("ended");
    }

    /** Waits until nothing more is sent to the reader of {@code /much}. */
    public void awaitGivenUp() {
        try {
            assertThat(part(Rooms.class).givenUp.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Waits until so many bodies are arriving. */
    public void awaitArriving(int bodies) {
        await().atMost(Duration.ofSeconds(30))
                .until(() -> part(MeterRegistry.class)
                                .get("aemberlog.uploads")
                                .gauge()
                                .value()
                        == bodies);
    }

    /** A part of it. */
    public <T> T part(Class<T> type) {
        return service.getBean(type);
    }

    @Override
    public void close() {
        wires.forEach(Wire::close);
        service.close();
    }
}
