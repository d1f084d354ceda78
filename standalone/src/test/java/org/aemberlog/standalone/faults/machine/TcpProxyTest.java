package org.aemberlog.standalone.faults.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The tools with which the platform is broken do break it. */
class TcpProxyTest {

    private static final int BYTE = 7;

    @Test
    void aCableCarriesIsCutAndIsRestored() throws Exception {
        try (var server = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
                var cable = new TcpProxy(server.getLocalPort())) {
            Thread.ofVirtual().start(() -> echo(server));
            try (var socket = connect(cable)) {
                assertThat(said(socket)).isEqualTo(BYTE);
                cable.cut();
                assertThat(isBroken(socket)).isTrue();
            }
            try (var rejected = connect(cable)) {
                assertThat(isBroken(rejected)).isTrue();
            }
            cable.restore();
            try (var socket = connect(cable)) {
                assertThat(said(socket)).isEqualTo(BYTE);
            }
        }
    }

    @Test
    void whatIsHeldArrivesLater() throws Exception {
        try (var server = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
                var cable = new TcpProxy(server.getLocalPort());
                var socket = connect(cable)) {
            Thread.ofVirtual().start(() -> echo(server));
            assertThat(said(socket)).isEqualTo(BYTE);
            cable.hold();
            socket.getOutputStream().write(BYTE);
            await().during(Duration.ofMillis(200))
                    .until(() -> socket.getInputStream().available() == 0);
            cable.restore();
            assertThat(socket.getInputStream().read()).isEqualTo(BYTE);
        }
    }

    private static Socket connect(TcpProxy cable) throws IOException {
        return new Socket(InetAddress.getLoopbackAddress(), cable.port());
    }

    private static int said(Socket socket) throws IOException {
        socket.getOutputStream().write(BYTE);
        return socket.getInputStream().read();
    }

    private static boolean isBroken(Socket socket) {
        try {
            return said(socket) < 0;
        } catch (IOException e) {
            return true;
        }
    }

    private static void echo(ServerSocket server) {
        while (!server.isClosed()) {
            try {
                var one = server.accept();
                Thread.ofVirtual().start(() -> echo(one));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private static void echo(Socket socket) {
        try (InputStream in = socket.getInputStream();
                OutputStream out = socket.getOutputStream()) {
            in.transferTo(out);
        } catch (IOException cut) {
            // As it should be.
        }
    }
}
