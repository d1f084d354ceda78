package org.aemberlog.replay.webhooks;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No webhook leads into the house. */
class PublicAddressesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.0.0.0",
                "10.1.2.3",
                "100.64.0.1",
                "100.127.255.255",
                "127.0.0.1",
                "127.9.9.9",
                "169.254.169.254",
                "172.16.0.1",
                "172.31.255.255",
                "192.0.0.8",
                "192.168.1.1",
                "198.18.0.1",
                "198.19.255.255",
                "224.0.0.1",
                "239.255.255.255",
                "240.0.0.1",
                "255.255.255.255",
                "::",
                "::1",
                "::ffff:127.0.0.1",
                "::ffff:10.0.0.1",
                "fe80::1",
                "fc00::1",
                "fd12:3456::1",
                "ff02::1",
                "64:ff9b::7f00:1",
                "2001:db8::1",
                "2001::1",
                "2002:7f00:1::"
            })
    void theseAreNotPublic(String address) {
        assertThat(PublicAddresses.isPublic(InetAddress.ofLiteral(address))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.1.1.1",
                "8.8.8.8",
                "99.255.255.255",
                "100.128.0.0",
                "172.15.0.1",
                "172.32.0.1",
                "192.169.0.1",
                "198.17.0.1",
                "198.20.0.1",
                "223.255.255.255",
                "2606:4700:4700::1111",
                "2a00:1450:4001::1"
            })
    void theseArePublic(String address) {
        assertThat(PublicAddresses.isPublic(InetAddress.ofLiteral(address))).isTrue();
    }

    @Test
    void aNameThatLeadsNowhereIsNotPublic() {
        assertThat(PublicAddresses.arePublic("nowhere.invalid")).isFalse();
        assertThat(PublicAddresses.arePublic("localhost")).isFalse();
    }
}
