package org.aemberlog.standalone;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.aemberlog.support.parts.OnRealParts;
import org.aemberlog.support.parts.TestMongo;
import org.junit.jupiter.api.Test;

/** A MongoDB that cannot be used is known before anything is begun with it. */
@OnRealParts
class NamedMongoTest {

    @Test
    void oneThatAnswersIsTaken() {
        try (var mongo = TestMongo.start()) {
            assertThatCode(() -> NamedMongo.require("The option --mongodb", mongo.uri()))
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void whatIsNoConnectionStringIsToldWithAnExample() {
        assertThatThrownBy(() -> NamedMongo.require("The option --mongodb", "localhost:27017"))
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith("The option --mongodb: expected a connection string such as mongodb://");
    }

    @Test
    void oneThatDoesNotAnswerIsToldWithWhatToDo() throws IOException {
        int closed;
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            closed = socket.getLocalPort();
        }
        assertThatThrownBy(() -> NamedMongo.require("The option --mongodb", "mongodb://127.0.0.1:" + closed))
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith(
                        "The option --mongodb: expected a MongoDB whose primary answers, found none within 5 s. Start it");
    }
}
