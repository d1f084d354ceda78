package org.aemberlog.standalone.platform;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.aemberlog.deck.DeckServiceApplication;
import org.aemberlog.match.MatchServiceApplication;
import org.aemberlog.replay.ReplayServiceApplication;
import org.aemberlog.rules.RulesServiceApplication;
import org.aemberlog.standalone.broker.FreePorts;
import org.aemberlog.standalone.cli.UsageException;

/**
 * The whole of Aemberlog in this process: infrastructure and the four services. Closing it closes
 * the services, then Kafka and the store.
 */
public final class Platform implements AutoCloseable {

    private final Infrastructure infrastructure;
    private final Services services;
    private final ServiceContext.Common common;

    /** The ports of the services; 0 stands for any free one. */
    public record Ports(int match, int rules, int replay, int deck) {

        public static final Ports USUAL = new Ports(8080, 8081, 8082, 8083);
        public static final Ports ANY = new Ports(0, 0, 0, 0);

        int of(Class<?> service) {
            return Map.<Class<?>, Integer>of(
                            MatchServiceApplication.class, match,
                            RulesServiceApplication.class, rules,
                            ReplayServiceApplication.class, replay,
                            DeckServiceApplication.class, deck)
                    .get(service);
        }

        /** The same with ports that are free; match-service listens on {@code listen}. */
        Ports settled(InetAddress listen) {
            return new Ports(
                    settle(match, listen),
                    settle(rules, InetAddress.getLoopbackAddress()),
                    settle(replay, InetAddress.getLoopbackAddress()),
                    settle(deck, InetAddress.getLoopbackAddress()));
        }

        private static int settle(int port, InetAddress listen) {
            if (port == 0) {
                return FreePorts.next();
            }
            try (var socket = new ServerSocket(port, 1, listen)) {
                return socket.getLocalPort();
            } catch (IOException e) {
                requireOwn(listen);
                throw new PortTakenException(port);
            }
        }

        private static void requireOwn(InetAddress listen) {
            try (var any = new ServerSocket(0, 1, listen)) {
                any.getLocalPort();
            } catch (IOException e) {
                throw new UsageException("This machine cannot listen on " + listen.getHostAddress() + ".");
            }
        }
    }

    private Platform(Infrastructure infrastructure, Services services, ServiceContext.Common common) {
        this.infrastructure = infrastructure;
        this.services = services;
        this.common = common;
    }

    /** Starts everything for a load from this machine and waits until all services are ready. */
    public static Platform start(DataDirectory home, Ports wanted) {
        return start(home, Settings.LOCAL.with(wanted));
    }

    /** The same, with a pause before each decision of a bot. */
    public static Platform start(DataDirectory home, Ports wanted, Duration pause) {
        return start(home, Settings.LOCAL.with(wanted).with(pause));
    }

    /** Starts everything and waits until all services are ready. */
    public static Platform start(DataDirectory home, Settings settings) {
        return start(home, settings, _ -> {});
    }

    /** The same; {@code ready} receives the name of each part once it is ready. */
    public static Platform start(DataDirectory home, Settings settings, Consumer<String> ready) {
        return start(home, settings, Services.ALL, Map.of(), ready);
    }

    /**
     * Starts some of the services and waits until they are ready.
     *
     * @param more configuration in place of some of a service's own
     */
    public static Platform start(
            DataDirectory home, Settings settings, List<Class<?>> applications, Map<Class<?>, Class<?>> more) {
        return start(home, settings, applications, more, _ -> {});
    }

    private static Platform start(
            DataDirectory home,
            Settings wanted,
            List<Class<?>> applications,
            Map<Class<?>, Class<?>> more,
            Consumer<String> ready) {
        var settings = wanted.settled();
        var infrastructure = Infrastructure.begin(home.directory(), settings.elsewhere(), ready);
        try {
            var common = infrastructure.common(settings, home);
            var services = Services.start(common, applications, more, infrastructure.kafka(), ready);
            return new Platform(infrastructure, services, common);
        } catch (InterruptedException e) {
            Uninterrupted.run(infrastructure::close);
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted", e);
        } catch (RuntimeException e) {
            Uninterrupted.run(infrastructure::close);
            throw e;
        }
    }

    /** Starts another instance of match-service beside the first; whoever closes it does so first. */
    public MatchInstance anotherMatchService() throws InterruptedException {
        var ports = common.settings().ports();
        var settings = common.settings().with(new Ports(FreePorts.next(), ports.rules(), ports.replay(), ports.deck()));
        return new MatchInstance(
                Services.start(common.with(settings), List.of(MatchServiceApplication.class), Map.of()),
                settings.url(MatchServiceApplication.class));
    }

    /**
     * One more instance of match-service.
     *
     * @param url where it answers, without a slash at the end
     */
    public record MatchInstance(Services services, String url) implements AutoCloseable {

        @Override
        public void close() {
            services.close();
        }
    }

    /** Where match-service answers. */
    public String matchUrl() {
        return common.settings().url(MatchServiceApplication.class);
    }

    /** Where rules-service answers. */
    public String rulesUrl() {
        return common.settings().url(RulesServiceApplication.class);
    }

    /** Where replay-service answers. */
    public String replayUrl() {
        return common.settings().url(ReplayServiceApplication.class);
    }

    /** Where deck-service answers. */
    public String deckUrl() {
        return common.settings().url(DeckServiceApplication.class);
    }

    /** Where Kafka answers. */
    public String bootstrapServers() {
        return common.kafka();
    }

    /** Where MongoDB answers. */
    public String mongoUri() {
        return common.mongo();
    }

    /** The secret that tokens are signed with, in base64. */
    public String tokenSecret() {
        return common.secrets().token();
    }

    @Override
    public void close() {
        try {
            services.close();
        } finally {
            Uninterrupted.run(infrastructure::close);
        }
    }
}
