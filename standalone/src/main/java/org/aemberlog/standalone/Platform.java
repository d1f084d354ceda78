package org.aemberlog.standalone;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import org.aemberlog.deck.DeckServiceApplication;
import org.aemberlog.game.audit.SigningKey;
import org.aemberlog.match.MatchServiceApplication;
import org.aemberlog.replay.ReplayServiceApplication;
import org.aemberlog.rules.RulesServiceApplication;
import org.aemberlog.standalone.broker.FreePorts;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;

/** The whole of Aemberlog in this process: infrastructure and the four services. */
public final class Platform implements AutoCloseable {

    /** The four services. */
    static final List<Class<?>> ALL =
            List.of(
                    DeckServiceApplication.class,
                    RulesServiceApplication.class,
                    MatchServiceApplication.class,
                    ReplayServiceApplication.class);

    /** Bots play as fast as they can, all of them from this machine. */
    private static final int LOCAL_REQUESTS = 100_000;

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final long MOMENT_NANOS = Duration.ofMillis(50).toNanos();

    private final Infrastructure infrastructure;
    private final List<ConfigurableApplicationContext> services;
    private final Ports ports;
    private final String tokenSecret;

    /** The ports of the services; 0 stands for any free one. */
    record Ports(int match, int rules, int replay, int deck) {

        static final Ports USUAL = new Ports(8080, 8081, 8082, 8083);
        static final Ports ANY = new Ports(0, 0, 0, 0);

        Ports settled() {
            return new Ports(settle(match), settle(rules), settle(replay), settle(deck));
        }

        private static int settle(int port) {
            if (port == 0) {
                return FreePorts.next();
            }
            try (var socket = new ServerSocket(port)) {
                return socket.getLocalPort();
            } catch (IOException e) {
                throw new UncheckedIOException(
                        "Port " + port + " is taken; choose others with --port.", e);
            }
        }
    }

    private Platform(
            Infrastructure infrastructure,
            List<ConfigurableApplicationContext> services,
            Ports ports,
            String tokenSecret) {
        this.infrastructure = infrastructure;
        this.services = services;
        this.ports = ports;
        this.tokenSecret = tokenSecret;
    }

    /** Starts everything and waits until all services are ready; bots play without a pause. */
    static Platform start(Home home, Ports wanted) {
        return start(home, wanted, Duration.ZERO);
    }

    /** The same, with a pause before each decision of a bot. */
    static Platform start(Home home, Ports wanted, Duration pause) {
        return start(home, wanted, ALL, Map.of(), pause);
    }

    /**
     * Starts some of the services and waits until they are ready.
     *
     * @param more configuration in place of some of a service's own
     */
    static Platform start(
            Home home, Ports wanted, List<Class<?>> applications, Map<Class<?>, Class<?>> more) {
        return start(home, wanted, applications, more, Duration.ZERO);
    }

    private static Platform start(
            Home home,
            Ports wanted,
            List<Class<?>> applications,
            Map<Class<?>, Class<?>> more,
            Duration pause) {
        var ports = wanted.settled();
        var secret = home.tokenSecret();
        var key = home.signingKey();
        var infrastructure = Infrastructure.start(home.directory());
        var starting = new ArrayList<CompletableFuture<ConfigurableApplicationContext>>();
        var known = services(ports);
        for (var application : applications) {
            var builder =
                    more.containsKey(application)
                            ? new SpringApplicationBuilder(application, more.get(application))
                            : new SpringApplicationBuilder(application);
            starting.add(
                    CompletableFuture.supplyAsync(
                            () ->
                                    run(
                                            builder,
                                            known.get(application),
                                            ports,
                                            infrastructure,
                                            secret,
                                            key,
                                            pause),
                            task -> Thread.ofPlatform().name("start").start(task)));
        }
        try {
            var services = starting.stream().map(CompletableFuture::join).toList();
            var platform = new Platform(infrastructure, services, ports, secret);
            awaitReady(applications.stream().map(known::get).toList());
            return platform;
        } catch (RuntimeException e) {
            starting.forEach(one -> one.thenAccept(ConfigurableApplicationContext::close));
            infrastructure.close();
            throw e;
        }
    }

    private static Map<Class<?>, Service> services(Ports ports) {
        return Map.of(
                DeckServiceApplication.class, new Service("deck-service", ports.deck()),
                RulesServiceApplication.class, new Service("rules-service", ports.rules()),
                MatchServiceApplication.class, new Service("match-service", ports.match()),
                ReplayServiceApplication.class, new Service("replay-service", ports.replay()));
    }

    private record Service(String name, int port) {}

    private static ConfigurableApplicationContext run(
            SpringApplicationBuilder application,
            Service service,
            Ports ports,
            Infrastructure infrastructure,
            String secret,
            SigningKey key,
            Duration pause) {
        return application
                .properties("spring.config.name=" + service.name())
                .run(
                        "--server.port=" + service.port(),
                        "--spring.kafka.bootstrap-servers=" + infrastructure.bootstrapServers(),
                        "--spring.mongodb.uri=" + infrastructure.mongoUri(),
                        "--spring.jmx.enabled=false",
                        "--aemberlog.tokens.secret=" + secret,
                        "--aemberlog.signing.key=" + key.text(),
                        "--aemberlog.audit.trusted-keys=" + key.verifying().text(),
                        "--aemberlog.rules.instance=standalone",
                        "--aemberlog.matches.chosen-seeds=true",
                        "--aemberlog.bots.pause=" + pause.toMillis() + "ms",
                        "--aemberlog.limits.address.requests=" + LOCAL_REQUESTS,
                        "--aemberlog.limits.address.burst=" + LOCAL_REQUESTS,
                        "--aemberlog.limits.caller.requests=" + LOCAL_REQUESTS,
                        "--aemberlog.limits.caller.burst=" + LOCAL_REQUESTS,
                        "--aemberlog.creation.address.burst=" + LOCAL_REQUESTS,
                        "--aemberlog.creation.caller.burst=" + LOCAL_REQUESTS,
                        "--aemberlog.creation.open=" + LOCAL_REQUESTS,
                        "--aemberlog.deck-service.url=" + url(ports.deck()),
                        "--aemberlog.replay-service.url=" + url(ports.replay()),
                        "--aemberlog.rules-service.url=" + url(ports.rules()));
    }

    private static void awaitReady(List<Service> services) {
        var client = HttpClient.newHttpClient();
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        for (var service : services) {
            var url = url(service.port());
            while (!isReady(client, url)) {
                if (System.nanoTime() > deadline) {
                    throw new IllegalStateException(url + " did not become ready in " + PATIENCE);
                }
                LockSupport.parkNanos(MOMENT_NANOS);
            }
        }
    }

    private static boolean isReady(HttpClient client, String url) {
        try {
            var request =
                    HttpRequest.newBuilder(URI.create(url + "/actuator/health/readiness")).build();
            return client.send(request, BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while waiting for " + url, e);
        }
    }

    /** Where match-service answers. */
    public String matchUrl() {
        return url(ports.match());
    }

    /** Where rules-service answers. */
    public String rulesUrl() {
        return url(ports.rules());
    }

    /** Where replay-service answers. */
    public String replayUrl() {
        return url(ports.replay());
    }

    /** Where deck-service answers. */
    public String deckUrl() {
        return url(ports.deck());
    }

    /** Where Kafka answers. */
    public String bootstrapServers() {
        return infrastructure.bootstrapServers();
    }

    /** The secret that tokens are signed with, in base64. */
    String tokenSecret() {
        return tokenSecret;
    }

    private static String url(int port) {
        return "http://127.0.0.1:" + port;
    }

    @Override
    public void close() {
        services.forEach(ConfigurableApplicationContext::close);
        infrastructure.close();
    }
}
