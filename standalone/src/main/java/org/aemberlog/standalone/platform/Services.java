package org.aemberlog.standalone.platform;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.aemberlog.deck.DeckServiceApplication;
import org.aemberlog.match.MatchServiceApplication;
import org.aemberlog.replay.ReplayServiceApplication;
import org.aemberlog.rules.RulesServiceApplication;
import org.springframework.boot.health.actuate.endpoint.HealthEndpoint;
import org.springframework.boot.web.server.PortInUseException;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.databind.json.JsonMapper;

/** Services that run side by side in this process, each a Spring context of its own. */
public final class Services implements AutoCloseable {

    /** The four services: the one that asks the others, which is stopped before them, comes first. */
    public static final List<Class<?>> ALL = List.of(
            MatchServiceApplication.class,
            RulesServiceApplication.class,
            ReplayServiceApplication.class,
            DeckServiceApplication.class);

    private static final Duration TIMEOUT = Duration.ofMinutes(2);
    private static final Duration MOMENT = Duration.ofMillis(50);

    private final List<ConfigurableApplicationContext> contexts;

    private Services(List<ConfigurableApplicationContext> contexts) {
        this.contexts = contexts;
    }

    /** Starts services and waits until they are ready, as below. */
    public static Services start(
            ServiceContext.Common common, List<Class<?>> applications, Map<Class<?>, Class<?>> more)
            throws InterruptedException {
        return start(common, applications, more, CompletableFuture.completedFuture(null), _ -> {});
    }

    /**
     * Starts services and waits until they are ready.
     *
     * @param applications some of {@link #ALL}, in its order
     * @param more configuration in place of some of a service's own
     * @param needed what starts beside them, without which none becomes ready
     * @param ready receives the name of each service once it is ready
     * @throws PortTakenException when something else listens where one should; none runs then
     * @throws IllegalStateException when one does not start; none runs then
     * @throws InterruptedException when the thread is interrupted meanwhile; none runs then either
     */
    public static Services start(
            ServiceContext.Common common,
            List<Class<?>> applications,
            Map<Class<?>, Class<?>> more,
            CompletableFuture<?> needed,
            Consumer<String> ready)
            throws InterruptedException {
        var starting = new LinkedHashMap<ServiceContext, CompletableFuture<ConfigurableApplicationContext>>();
        for (var application : applications) {
            var context = new ServiceContext(application, more, common);
            starting.put(context, inThread("start " + context.name(), context::run));
        }
        try {
            awaitReady(starting, needed, ready);
            return new Services(started(starting.values()));
        } catch (ExecutionException e) {
            var why = needed.isCompletedExceptionally()
                    ? new IllegalStateException(e.getCause().getMessage(), e.getCause())
                    : notStarted(e.getCause());
            closeBecause(why, starting);
            throw why;
        } catch (InterruptedException | RuntimeException e) {
            closeBecause(e, starting);
            throw e;
        }
    }

    private static void closeBecause(
            Exception why, Map<ServiceContext, CompletableFuture<ConfigurableApplicationContext>> starting) {
        try {
            new Services(started(starting.values())).close();
        } catch (RuntimeException e) {
            why.addSuppressed(e);
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

    static <T> CompletableFuture<T> inThread(String name, Supplier<T> task) {
        return CompletableFuture.supplyAsync(
                task, body -> Thread.ofPlatform().name(name).start(body));
    }

    /**
     * Those that have started, once all of them have or have failed: none can be stopped before.
     */
    private static List<ConfigurableApplicationContext> started(
            Collection<CompletableFuture<ConfigurableApplicationContext>> starting) {
        return starting.stream()
                .map(it -> it.handle((context, failure) -> Optional.ofNullable(context))
                        .join())
                .flatMap(Optional::stream)
                .toList();
    }

    /** A service that fails ends the wait once each of the others has started or failed. */
    private static void awaitReady(
            Map<ServiceContext, CompletableFuture<ConfigurableApplicationContext>> starting,
            CompletableFuture<?> needed,
            Consumer<String> ready)
            throws ExecutionException, InterruptedException {
        var all = CompletableFuture.allOf(
                Stream.concat(Stream.of(needed), starting.values().stream()).toArray(CompletableFuture[]::new));
        var waiting = new ArrayList<>(starting.keySet());
        try (var client = HttpClient.newHttpClient()) {
            long deadline = System.nanoTime() + TIMEOUT.toNanos();
            while (!waiting.isEmpty() && !all.isCompletedExceptionally()) {
                for (var service : List.copyOf(waiting)) {
                    if (starting.get(service).isDone() && isReady(client, service.url())) {
                        waiting.remove(service);
                        ready.accept(service.name());
                    }
                }
                if (!waiting.isEmpty() && System.nanoTime() > deadline) {
                    var late = waiting.getFirst();
                    throw new IllegalStateException("%s did not become ready in %s: %s"
                            .formatted(late.name(), TIMEOUT, readiness(starting.get(late))));
                }
                Thread.sleep(MOMENT);
            }
        }
        all.get();
    }

    /** What is ready and what is not, with the details that the HTTP answer keeps to itself. */
    private static String readiness(CompletableFuture<ConfigurableApplicationContext> starting) {
        if (!starting.isDone()) {
            return "it has not started";
        }
        var health = starting.join().getBean(HealthEndpoint.class).healthForPath("readiness");
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

    /** Lets what is under way end, first where the others are asked, and lets go of everything. */
    @Override
    public void close() {
        Uninterrupted.run(() -> {
            try {
                contexts.stream().limit(1).forEach(ConfigurableApplicationContext::stop);
            } finally {
                atOnce(contexts.stream().map(it -> it::close));
            }
        });
    }

    /** Does several things at once and waits for all of them; fails as the first of those that fail. */
    static void atOnce(Stream<Runnable> tasks) {
        var all = tasks.map(task -> CompletableFuture.runAsync(
                        task, body -> Thread.ofPlatform().name("close").start(body)))
                .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(all).join();
    }
}
