package org.aemberlog.standalone.platform;

import java.time.Duration;
import java.util.Map;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.context.logging.LoggingApplicationListener;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.http.client.ReactorResourceFactory;
import reactor.netty.resources.LoopResources;

/**
 * Services as Spring contexts beside each other in one process. They keep their hands off what they
 * would share: the logging, which logback.xml sets up once; shutdown hooks, because the order of
 * stopping is not theirs; JMX; Micrometer's global registry; and Netty's global event loops, which
 * the first context that closes would stop for all.
 */
public final class SideBySide {

    private SideBySide() {}

    /** A service that is named like its configuration file. */
    public static SpringApplication application(Class<?> service, String name) {
        var application = new SpringApplication(service);
        application.setDefaultProperties(Map.of(
                "spring.config.name", name,
                "spring.jmx.enabled", "false",
                "spring.lifecycle.timeout-per-shutdown-phase", "3s",
                "management.metrics.use-global-registry", "false"));
        application.setRegisterShutdownHook(false);
        application.setListeners(application.getListeners().stream()
                .filter(it -> !(it instanceof LoggingApplicationListener))
                .toList());
        application.addInitializers(context -> ((GenericApplicationContext) context)
                .registerBean(ReactorResourceFactory.class, () -> loops(name + "-http")));
        return application;
    }

    private static ReactorResourceFactory loops(String threads) {
        var loops = new ReactorResourceFactory();
        loops.setUseGlobalResources(false);
        loops.setLoopResourcesSupplier(() -> LoopResources.create(threads));
        // With none a loop may end before it has told that a connection is closed, for which the stop waits.
        loops.setShutdownQuietPeriod(Duration.ofMillis(10));
        return loops;
    }
}
