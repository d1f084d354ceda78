package org.aemberlog.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.aemberlog.support.access.AccessControl;
import org.aemberlog.support.access.AccessRule;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.problems.RequestReader;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.data.mongodb.autoconfigure.DataMongoReactiveAutoConfiguration;
import org.springframework.boot.mongodb.autoconfigure.MongoReactiveAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
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

    /** Starts it on any port, with these settings as {@code name=value}. */
    public RunningServer(String... settings) {
        var all = new ArrayList<>(List.of(settings));
        all.add("server.port=0");
        all.add("spring.jmx.enabled=false");
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
        Rooms rooms(AccessControl accessControl, RequestReader bodies) {
            return new Rooms(accessControl, bodies);
        }
    }

    @RestController
    static final class Rooms {

        private static final AccessRule JUDGES =
                new AccessRule(Set.of(Role.JUDGE), "no-judge", "For judges", "Be a judge.");

        private final AccessControl accessControl;
        private final RequestReader bodies;
        private final Sinks.One<String> goOn = Sinks.one();
        private final CountDownLatch givenUp = new CountDownLatch(1);

        Rooms(AccessControl accessControl, RequestReader bodies) {
            this.accessControl = accessControl;
            this.bodies = bodies;
        }

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
        Mono<String> judges(@RequestHeader(name = "Authorization", required = false) String authorization) {
            return accessControl.admit(JUDGES, authorization).map(Principal::name);
        }

        @PostMapping(path = "/body", consumes = "application/json")
        Map<String, Object> body(@RequestBody byte[] body) {
            return bodies.object(body);
        }
    }

    /** Speaks to it. */
    public WebTestClient http() {
        return WebTestClient.bindToServer()
                .filter(Whole.ANSWERS)
                .baseUrl("http://127.0.0.1:" + port())
                .responseTimeout(Duration.ofSeconds(20))
                .build();
    }

    /** Where it answers. */
    public int port() {
        return Integer.parseInt(service.getEnvironment().getProperty("local.server.port"));
    }

    /** Opens a connection to it, on which anything can be sent. */
    public Wire wire() {
        return new Wire(port());
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
        service.close();
    }
}
