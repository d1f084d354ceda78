package org.aemberlog.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

/** Where a platform cannot listen it says so in one sentence. */
@ExtendWith(OutputCaptureExtension.class)
class TakenPortTest {

    private static final int FAILED = 1;
    private static final int USAGE = 2;

    @Test
    void whereAPortIsTakenOneSentenceSaysSo(CapturedOutput told) throws IOException {
        try (var other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = other.getLocalPort();
            assertThat(Main.run(List.of("up", "--port", String.valueOf(port)))).isEqualTo(FAILED);
            assertThat(told.getErr().strip()).isEqualTo("Port " + port + " is taken; choose others with --port.");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "65533", "4294967296"})
    void whatIsNoPortIsRejected(String port, CapturedOutput told) {
        assertThat(Main.run(List.of("up", "--port", port))).isEqualTo(USAGE);
        assertThat(told.getErr().strip())
                .isEqualTo("The option --port: expected a whole number from 1 to 65532, found '" + port + "'.");
    }

    @Test
    void anAddressOfAnotherMachineIsRejected(CapturedOutput told) {
        assertThat(Main.run(List.of("up", "--listen", "192.0.2.1"))).isEqualTo(USAGE);
        assertThat(told.getErr().strip()).isEqualTo("This machine cannot listen on 192.0.2.1.");
    }
}
