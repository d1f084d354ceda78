package org.aemberlog.standalone;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import org.aemberlog.deck.DeckServiceApplication;
import org.aemberlog.match.MatchServiceApplication;
import org.aemberlog.replay.ReplayServiceApplication;
import org.aemberlog.rules.RulesServiceApplication;
import org.springframework.boot.health.actuate.endpoint.HealthEndpoint;
import org.springframework.boot.web.server.PortInUseException;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.databind.json.JsonMapper;

/** Services that run side by side in this process, each a Spring context of its own. */
final class Services implements AutoCloseable {

    /** The four services, each before those that it asks: in this order they are closed. */
    static final List<Class<?>> ALL = List.of(
            MatchServiceApplication.class,
            RulesServiceApplication.class,
            ReplayServiceApplication.class,
            DeckServiceApplication.class);

    private static final Duration TIMEOUT = Duration.ofSeconds(60);
    private static final Duration MOMENT = Duration.ofMillis(50);

    private final List<ConfigurableApplicationContext> contexts;

    private Services(List<ConfigurableApplicationContext> contexts) {
        this.contexts = contexts;
    }

    /**
     * Starts services and waits until they are ready.
     *
     * @param applications some of {@link #ALL}, in its order
     * @param more configuration in place of some of a service's own
     * @throws PortTakenException when something else listens where one should; none runs then
     * @throws IllegalStateException when one does not start; none runs then
     * @throws InterruptedException when the thread is interrupted meanwhile; none runs then either
     */
    static Services start(ServiceContext.Common common, List<Class<?>> applications, Map<Class<?>, Class<?>> more)
            throws InterruptedException {
        var contexts = applications.stream()
                .map(it -> new ServiceContext(it, more, common))
                .toList();
        var starting = new ArrayList<CompletableFuture<ConfigurableApplicationContext>>();
        for (var context : contexts) {
            starting.add(inThread("start " + context.name(), context::run));
        }
        try {
            CompletableFuture.allOf(starting.toArray(CompletableFuture[]::new)).get();
            var services = started(starting);
            awaitReady(
                    services, applications.stream().map(common.settings()::url).toList());
            return new Services(services);
        } catch (ExecutionException e) {
            new Services(started(starting)).close();
            throw notStarted(e.getCause());
        } catch (InterruptedException | RuntimeException e) {
            new Services(started(starting)).close();
            throw e;
        }
    }

    private static RuntimeException notStarted(Throwable why) {
        for (var cause = why; cause != null; cause = cause.getCause()) {
            if (cause instanceof PortInUseException taken) {
                return new PortTakenException(taken.getPort());
            }
        }
        return new IllegalStateException("A service does not start", why);
    }

    private static <T> CompletableFuture<T> inThread(String name, Supplier<T> task) {
        return CompletableFuture.supplyAsync(
                task, body -> Thread.ofPlatform().name(name).start(body));
    }

    /**
     * Those that have started, once all of them have or have failed: none can be stopped before.
     */
    private static List<ConfigurableApplicationContext> started(
            List<CompletableFuture<ConfigurableApplicationContext>> starting) {
        return starting.stream()
                .map(it -> it.handle((context, failure) -> Optional.ofNullable(context))
                        .join())
                .flatMap(Optional::stream)
                .toList();
    }

    private static void awaitReady(List<ConfigurableApplicationContext> contexts, List<String> urls)
            throws InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            long deadline = System.nanoTime() + TIMEOUT.toNanos();
            for (int i = 0; i < urls.size(); i++) {
                while (!isReady(client, urls.get(i))) {
                    if (System.nanoTime() > deadline) {
                        throw new IllegalStateException("%s did not become ready in %s: %s"
                                .formatted(urls.get(i), TIMEOUT, readiness(contexts.get(i))));
                    }
                    Thread.sleep(MOMENT);
                }
            }
        }
    }

    /** What is ready and what is not, with the details that the HTTP answer keeps to itself. */
    private static String readiness(ConfigurableApplicationContext context) {
        var health = context.getBean(HealthEndpoint.class).healthForPath("readiness");
        return JsonMapper.shared().writeValueAsString(health);
    }

    private static boolean isReady(HttpClient client, String url) throws InterruptedException {
        try {
            var request = HttpRequest.newBuilder(URI.create(url + "/readyz")).build();
            return client.send(request, BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException e) {
            return false;
        }
    }

    /** Lets what is under way end, service by service, and then lets go of everything. */
    @Override
    public void close() {
        Uninterrupted.run(() -> {
            contexts.forEach(ConfigurableApplicationContext::stop);
            contexts.stream()
                    .map(it -> Thread.ofPlatform().name("close").start(it::close))
                    .toList()
                    .forEach(Services::join);
        });
    }

    private static void join(Thread closing) {
        try {
            closing.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
