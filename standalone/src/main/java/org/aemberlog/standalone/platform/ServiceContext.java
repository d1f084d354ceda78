package org.aemberlog.standalone.platform;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.aemberlog.deck.DeckServiceApplication;
import org.aemberlog.match.MatchServiceApplication;
import org.aemberlog.replay.ReplayServiceApplication;
import org.aemberlog.rules.RulesServiceApplication;
import org.aemberlog.standalone.broker.FreePorts;
import org.aemberlog.support.storage.StorageSpace;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;

/** One service of a platform: what it is told, and its start. */
final class ServiceContext {

    private static final Map<Class<?>, String> NAMES = Map.of(
            DeckServiceApplication.class, "deck-service",
            RulesServiceApplication.class, "rules-service",
            MatchServiceApplication.class, "match-service",
            ReplayServiceApplication.class, "replay-service");

    private final Class<?> service;
    private final Map<Class<?>, Class<?>> more;
    private final Common common;

    /**
     * A service that is to run.
     *
     * @param more configuration in place of some of a service's own
     */
    ServiceContext(Class<?> service, Map<Class<?>, Class<?>> more, Common common) {
        this.service = service;
        this.more = more;
        this.common = common;
    }

    /** What all services of a platform are told. */
    record Common(Settings settings, String kafka, String mongo, ServiceSecrets secrets, StorageSpace storage) {

        Common with(Settings others) {
            return new Common(others, kafka, mongo, secrets, storage);
        }
    }

    String name() {
        return NAMES.get(service);
    }

    /** Where it answers, without a slash at the end. */
    String url() {
        return common.settings().url(service);
    }

    /** Starts the service; it listens when this returns and may not be ready yet. */
    ConfigurableApplicationContext run() {
        return application().run(arguments().toArray(String[]::new));
    }

    private SpringApplication application() {
        var application = SideBySide.application(service, name());
        application.addInitializers(
                context -> ((GenericApplicationContext) context).registerBean(StorageSpace.class, common::storage));
        if (more.containsKey(service)) {
            application.addPrimarySources(Set.of(more.get(service)));
        }
        return application;
    }

    private List<String> arguments() {
        var settings = common.settings();
        var ports = settings.ports();
        var listen = settings.listenOf(service);
        var arguments = new ArrayList<>(List.of(
                "--server.port=" + ports.of(service),
                "--server.address=" + listen.getHostAddress(),
                "--management.endpoint.health.probes.add-additional-paths=true",
                "--spring.kafka.bootstrap-servers=" + common.kafka(),
                "--spring.mongodb.uri=" + common.mongo(),
                "--spring.mongodb.database=" + settings.elsewhere().databases().of(name()),
                "--aemberlog.matches.chosen-seeds=" + !settings.limited(),
                "--aemberlog.bots.pause=" + settings.pause().toMillis() + "ms",
                "--aemberlog.deck-service.url=" + settings.url(DeckServiceApplication.class),
                "--aemberlog.replay-service.url=" + settings.url(ReplayServiceApplication.class),
                "--aemberlog.rules-service.url=" + settings.url(RulesServiceApplication.class)));
        arguments.addAll(common.secrets().arguments());
        if (!settings.limited()) {
            arguments.addAll(LiftedLimits.arguments());
        }
        if (service != MatchServiceApplication.class) {
            // Only this machine comes here; match-service says whose request it passes on.
            arguments.add("--server.forward-headers-strategy=native");
        }
        if (!listen.isLoopbackAddress()) {
            arguments.add("--management.server.port=" + FreePorts.next());
            arguments.add("--management.server.address="
                    + InetAddress.getLoopbackAddress().getHostAddress());
        }
        return arguments;
    }
}
