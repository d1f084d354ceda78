package org.aemberlog.standalone.platform;

import java.net.InetAddress;
import java.time.Duration;
import org.aemberlog.match.MatchServiceApplication;

/**
 * How a platform runs.
 *
 * @param ports where the services listen
 * @param listen on which address match-service listens, to which players come; the others and all
 *     actuators listen on loopback
 * @param pause before each decision of a bot
 * @param limited whether it serves people: addresses and players may ask as much as they may of a
 *     real server only, and nobody chooses a seed, for who does knows all dice beforehand;
 *     otherwise this machine asks as fast as it can
 * @param reserve how many bytes stay free where the embedded Kafka and store are; below that
 *     nothing more is asked of them
 * @param elsewhere the Kafka and the MongoDB that are not embedded
 */
public record Settings(
        Platform.Ports ports, InetAddress listen, Duration pause, boolean limited, long reserve, Elsewhere elsewhere) {

    /** Enough to end what is under way and to stop in order. */
    public static final long USUAL_RESERVE = 200 << 20;

    /** For a load from this machine: loopback, any ports, no pauses, no limits. */
    public static final Settings LOCAL = new Settings(
            Platform.Ports.ANY, InetAddress.getLoopbackAddress(), Duration.ZERO, false, USUAL_RESERVE, Elsewhere.NAMED);

    public Settings with(Platform.Ports others) {
        return new Settings(others, listen, pause, limited, reserve, elsewhere);
    }

    public Settings with(Duration other) {
        return new Settings(ports, listen, other, limited, reserve, elsewhere);
    }

    /** The same with so many bytes that stay free. */
    Settings keeping(long bytes) {
        return new Settings(ports, listen, pause, limited, bytes, elsewhere);
    }

    /** The same on another Kafka and another MongoDB. */
    public Settings with(Elsewhere other) {
        return new Settings(ports, listen, pause, limited, reserve, other);
    }

    /** The same with ports that are free, each of its own. */
    public Settings settled() {
        return with(ports.settled(listen));
    }

    /** On which address a service listens. */
    InetAddress listenOf(Class<?> service) {
        return service == MatchServiceApplication.class ? listen : InetAddress.getLoopbackAddress();
    }

    /** Where a service answers on this machine, without a slash at the end. */
    String url(Class<?> service) {
        var address = listenOf(service);
        var host = address.isAnyLocalAddress() ? InetAddress.getLoopbackAddress() : address;
        var name = host.getHostAddress();
        return "http://" + (name.contains(":") ? "[" + name + "]" : name) + ":" + ports.of(service);
    }
}
