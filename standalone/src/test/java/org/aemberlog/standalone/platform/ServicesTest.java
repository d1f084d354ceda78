package org.aemberlog.standalone.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggerContextListener;
import io.micrometer.core.instrument.Metrics;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.aemberlog.deck.DeckServiceApplication;
import org.aemberlog.rules.RulesServiceApplication;
import org.aemberlog.standalone.broker.EmbeddedKafka;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** Services side by side in one process, on the same Kafka and store, do not disturb each other. */
class ServicesTest {

    private static final int OK = 200;
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static DataDirectory home;
    private static Infrastructure infrastructure;

    @BeforeAll
    static void start() {
        home = DataDirectory.temporary();
        infrastructure = Infrastructure.start(home.directory(), Elsewhere.NAMED);
    }

    @AfterAll
    static void stop() {
        infrastructure.close();
        home.close();
    }

    private static ServiceContext.Common common() {
        return infrastructure.common(Settings.LOCAL.settled(), home);
    }

    @Test
    void noServiceTouchesTheLoggingOfTheProcess() throws Exception {
        var heard = ConcurrentHashMap.<String>newKeySet();
        var context = (LoggerContext) LoggerFactory.getILoggerFactory();
        var listener = recorder(heard);
        context.addListener(listener);
        try {
            Services.start(common(), Services.ALL, Map.of()).close();
        } finally {
            context.removeListener(listener);
        }
        assertThat(heard).isEmpty();
    }

    /** Notes what is done to the logging, but not to the level of one logger. */
    private static LoggerContextListener recorder(Set<String> heard) {
        return (LoggerContextListener) Proxy.newProxyInstance(
                LoggerContextListener.class.getClassLoader(),
                new Class<?>[] {LoggerContextListener.class},
                (proxy, method, arguments) -> switch (method.getName()) {
                    case "isResetResistant" -> true;
                    case "equals" -> proxy == arguments[0];
                    case "hashCode" -> System.identityHashCode(proxy);
                    default -> {
                        heard.add(method.getName());
                        yield null;
                    }
                });
    }

    @Test
    void aServiceThatStopsLeavesTheOthersAnswering() throws Exception {
        var common = common();
        var rules = List.<Class<?>>of(RulesServiceApplication.class);
        try (var _ = Services.start(common, List.of(DeckServiceApplication.class), Map.of());
                var client = HttpClient.newHttpClient()) {
            Services.start(common, rules, Map.of()).close();
            var decks = common.settings().url(DeckServiceApplication.class) + "/decks";
            var request = HttpRequest.newBuilder(URI.create(decks)).build();
            assertThat(client.send(request, BodyHandlers.discarding()).statusCode())
                    .isEqualTo(OK);
        }
    }

    @Test
    void aServiceThatStartsBeforeItsKafkaIsReadyOnceItIsThere() throws Exception {
        var directory = home.directory().resolve("late-kafka");
        var chosen = EmbeddedKafka.start(directory);
        chosen.close();
        var usual = common();
        var common = new ServiceContext.Common(
                usual.settings(), chosen.bootstrapServers(), usual.mongo(), usual.secrets(), usual.storage());
        var starting = CompletableFuture.supplyAsync(() -> startDecks(common));
        await().atMost(PATIENCE).until(() -> listens(common.settings().url(DeckServiceApplication.class)));
        assertThat(starting).as("without Kafka").isNotDone();
        try (var _ = EmbeddedKafka.start(directory)) {
            starting.get().close();
        }
    }

    private static Services startDecks(ServiceContext.Common common) {
        try {
            return Services.start(common, List.of(DeckServiceApplication.class), Map.of());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean listens(String url) {
        try (var socket = new Socket()) {
            var to = URI.create(url);
            socket.connect(new InetSocketAddress(to.getHost(), to.getPort()));
            return true;
        } catch (IOException notYet) {
            return false;
        }
    }

    @Test
    void nothingOfTheServicesIsLeftInTheProcess() throws Exception {
        // What is made once in a process is there after the first start.
        Services.start(common(), Services.ALL, Map.of()).close();
        var properties = (Properties) System.getProperties().clone();
        var before = threads();
        Services.start(common(), Services.ALL, Map.of()).close();
        assertThat(System.getProperties()).isEqualTo(properties);
        assertThat(Metrics.globalRegistry.getRegistries()).isEmpty();
        var left = threads();
        left.removeAll(before);
        assertThat(left).as("threads that were not there before").isEmpty();
    }

    /** The names of threads that work for a service; numbers in them differ from start to start. */
    private static Set<String> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> name.contains("service") || name.contains("producer"))
                .collect(Collectors.toSet());
    }
}
