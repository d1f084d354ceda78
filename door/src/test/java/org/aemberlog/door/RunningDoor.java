package org.aemberlog.door;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.aemberlog.door.access.Caller;
import org.aemberlog.door.access.Doorkeeper;
import org.aemberlog.door.access.Gate;
import org.aemberlog.door.access.Role;
import org.aemberlog.door.problems.Bodies;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** The smallest service that has the door. */
public final class RunningDoor implements AutoCloseable {

    /** What its tokens are signed with. */
    public static final String SECRET =
            Base64.getEncoder()
                    .encodeToString("a secret of at least 32 bytes, for doors".getBytes());

    private final ConfigurableApplicationContext service;

    /** Starts it on any port, with these settings as {@code name=value}. */
    public RunningDoor(String... settings) {
        var all = new ArrayList<>(List.of(settings));
        all.add("server.port=0");
        all.add("spring.jmx.enabled=false");
        all.add("aemberlog.tokens.secret=" + SECRET);
        this.service =
                new SpringApplicationBuilder(Service.class)
                        .run(all.stream().map(it -> "--" + it).toArray(String[]::new));
    }

    /** What it answers to. */
    @SpringBootConfiguration
    @EnableAutoConfiguration
    static class Service {

        @Bean
        Rooms rooms(Doorkeeper doorkeeper, Bodies bodies) {
            return new Rooms(doorkeeper, bodies);
        }
    }

    @RestController
    static final class Rooms {

        private static final Gate JUDGES =
                new Gate(Set.of(Role.JUDGE), "no-judge", "For judges", "Be a judge.");

        private final Doorkeeper doorkeeper;
        private final Bodies bodies;

        Rooms(Doorkeeper doorkeeper, Bodies bodies) {
            this.doorkeeper = doorkeeper;
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

        @GetMapping("/broken")
        String broken() {
            throw new IllegalStateException("the password is 12345");
        }

        @GetMapping("/judges")
        Mono<String> judges(
                @RequestHeader(name = "Authorization", required = false) String authorization) {
            return doorkeeper.admit(JUDGES, authorization).map(Caller::name);
        }

        @PostMapping(path = "/body", consumes = "application/json")
        Map<String, Object> body(@RequestBody byte[] body) {
            return bodies.object(body);
        }
    }

    /** Speaks to it. */
    public WebTestClient http() {
        return WebTestClient.bindToServer()
                .baseUrl("http://127.0.0.1:" + port())
                .responseTimeout(Duration.ofSeconds(20))
                .build();
    }

    /** Where it answers. */
    public int port() {
        return Integer.parseInt(service.getEnvironment().getProperty("local.server.port"));
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
