package org.aemberlog.support.connections;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.aemberlog.support.RunningServer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No service starts with settings that let clients choose their address. */
class StrategyTest {

    @ParameterizedTest
    @ValueSource(strings = {"framework", "FRAMEWORK"})
    void aStrategyThatBelievesEveryClientIsRejectedAtTheStart(String strategy) {
        assertThatThrownBy(() -> new RunningServer("server.forward-headers-strategy=" + strategy).close())
                .rootCause()
                .hasMessageContaining("server.forward-headers-strategy")
                .hasMessageContaining("native")
                .hasMessageContaining("aemberlog.connections.proxies");
    }
}
