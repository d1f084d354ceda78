package org.aemberlog.replay.webhooks;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;

/**
 * Tells addresses of the public internet from all others (the special-purpose registries of IANA),
 * so that nobody can have this service knock at the doors of the house it runs in.
 */
final class PublicAddresses {

    private static final List<Block> SPECIAL = List.of(
            block("0.0.0.0", 8),
            block("10.0.0.0", 8),
            block("100.64.0.0", 10),
            block("127.0.0.0", 8),
            block("169.254.0.0", 16),
            block("172.16.0.0", 12),
            block("192.0.0.0", 24),
            block("192.0.2.0", 24),
            block("192.88.99.0", 24),
            block("192.168.0.0", 16),
            block("198.18.0.0", 15),
            block("198.51.100.0", 24),
            block("203.0.113.0", 24),
            block("224.0.0.0", 3));

    /** Of IPv6 only what is assigned to the public, and of that nothing that leads to IPv4. */
    private static final Block PUBLIC6 = block("2000::", 3);

    private static final List<Block> SPECIAL6 =
            List.of(block("2001::", 23), block("2001:db8::", 32), block("2002::", 16));

    private PublicAddresses() {}

    private record Block(byte[] start, int bits) {

        boolean holds(InetAddress address) {
            var bytes = address.getAddress();
            int whole = bits / 8;
            int rest = bits % 8;
            return bytes.length == start.length
                    && Arrays.equals(bytes, 0, whole, start, 0, whole)
                    && (rest == 0 || ((bytes[whole] ^ start[whole]) & 0xff) >> 8 - rest == 0);
        }
    }

    private static Block block(String start, int bits) {
        return new Block(InetAddress.ofLiteral(start).getAddress(), bits);
    }

    /** Whether an address is one of the public internet. */
    static boolean isPublic(InetAddress address) {
        return switch (address) {
            case Inet4Address four -> SPECIAL.stream().noneMatch(block -> block.holds(four));
            case Inet6Address six -> PUBLIC6.holds(six) && SPECIAL6.stream().noneMatch(block -> block.holds(six));
            default -> false;
        };
    }

    /** Whether a host has an address and all of them are public. Blocks while it is looked up. */
    static boolean arePublic(String host) {
        try {
            return Arrays.stream(InetAddress.getAllByName(host)).allMatch(PublicAddresses::isPublic);
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
