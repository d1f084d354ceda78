package org.aemberlog.support.limits;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Arrays;
import java.util.HexFormat;
import org.springframework.http.server.reactive.ServerHttpRequest;

/** Whose address a request comes from. */
public final class ClientAddresses {

    private static final int NETWORK_BYTES = 8;

    private ClientAddresses() {}

    /**
     * The address, or for IPv6 its network of 64 bits. It is the peer's; the server puts what
     * proxies say in its place only when {@code server.forward-headers-strategy} tells it to.
     */
    public static String of(ServerHttpRequest request) {
        var peer = request.getRemoteAddress();
        return peer == null ? "unknown" : of(peer);
    }

    private static String of(InetSocketAddress peer) {
        var known = peer.getAddress();
        return switch (literal(known == null ? peer.getHostString() : known.getHostAddress())) {
            case null -> peer.getHostString();
            case Inet6Address six -> HexFormat.of().formatHex(Arrays.copyOf(six.getAddress(), NETWORK_BYTES));
            case InetAddress address -> address.getHostAddress();
        };
    }

    /** An address, of IPv4 also when it is written as one of IPv6; null when it is none. */
    private static InetAddress literal(String text) {
        try {
            return InetAddress.ofLiteral(text);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }
}
