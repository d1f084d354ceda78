package org.aemberlog.support.connections;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * Who is at the other end of a connection, and how long clients are waited for. An answer may take
 * any time, so that streams stay open.
 *
 * @param idle how long nothing need be asked on a connection
 * @param head how long the line and the headers of a request may take
 * @param body how long a body may take, and ...
 * @param bodyRate ... a second more for each so many bytes that have come
 * @param stalled how long a client may take in nothing of an answer that is there for it
 * @param proxies how many proxies a request comes through, one after the other, of which each adds
 *     whom it serves to {@code X-Forwarded-For}; only where {@code server.forward-headers-strategy}
 *     is {@code native}
 */
@ConfigurationProperties("aemberlog.connections")
public record Connections(
        @DefaultValue("75s") Duration idle,
        @DefaultValue("10s") Duration head,
        @DefaultValue("10s") Duration body,
        @DefaultValue("32KB") DataSize bodyRate,
        @DefaultValue("60s") Duration stalled,
        @DefaultValue("1") int proxies) {

    public Connections {
        for (var time : new Duration[] {idle, head, body, stalled}) {
            require(time.isPositive());
        }
        require(bodyRate.toBytes() > 0);
        require(proxies > 0);
    }

    private static void require(boolean positive) {
        if (!positive) {
            throw new IllegalArgumentException("aemberlog.connections: expected values greater than 0.");
        }
    }

    /** How long a body may take of which so many bytes have come, in nanoseconds. */
    long bodyNanos(long bytes) {
        return body.toNanos() + bytes * Duration.ofSeconds(1).toNanos() / bodyRate.toBytes();
    }
}
