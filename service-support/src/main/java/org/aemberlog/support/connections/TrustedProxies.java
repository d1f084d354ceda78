package org.aemberlog.support.connections;

import io.netty.handler.codec.http.HttpRequest;
import java.net.InetSocketAddress;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BiFunction;
import org.springframework.util.StringUtils;
import reactor.netty.http.server.ConnectionInfo;
import reactor.netty.transport.AddressUtils;

/**
 * Takes the address of a client from the header {@code X-Forwarded-For}, in which each proxy adds
 * whom it serves at the end: what stands before was written by the client, which can write what it
 * likes. No other header of its kind counts, because proxies pass on those that they do not know.
 */
final class TrustedProxies implements BiFunction<ConnectionInfo, HttpRequest, ConnectionInfo> {

    private static final String FORWARDED_FOR = "X-Forwarded-For";

    private final int proxies;

    /**
     * Behind some proxies.
     *
     * @param proxies how many there are, one behind the other, at least 1
     */
    TrustedProxies(int proxies) {
        this.proxies = proxies;
    }

    /** Where the header does not say enough, or names no address, the peer is the client. */
    @Override
    public ConnectionInfo apply(ConnectionInfo connection, HttpRequest request) {
        var served = request.headers().getAll(FORWARDED_FOR).stream()
                .flatMap(line -> Arrays.stream(StringUtils.tokenizeToStringArray(line, ",")))
                .toList();
        int client = served.size() - proxies;
        return client < 0
                ? connection
                : address(served.get(client)).map(connection::withRemoteAddress).orElse(connection);
    }

    /** An address, perhaps with a port; names are not looked up. */
    private static Optional<InetSocketAddress> address(String text) {
        try {
            return Optional.of(AddressUtils.parseAddress(text, 0)).filter(address -> address.getAddress() != null);
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
