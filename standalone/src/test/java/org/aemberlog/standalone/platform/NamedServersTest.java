package org.aemberlog.standalone.platform;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.Optional;
import org.aemberlog.standalone.broker.EmbeddedKafka;
import org.aemberlog.standalone.cli.CommandException;
import org.aemberlog.standalone.cli.UsageException;
import org.aemberlog.support.parts.OnRealParts;
import org.aemberlog.support.parts.TestMongo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A MongoDB or a Kafka that cannot be used is known before anything is begun with it. */
class NamedServersTest {

    @Test
    @Tag(OnRealParts.TAG)
    void oneThatAnswersIsTaken() {
        try (var mongo = TestMongo.start()) {
            assertThatCode(() -> NamedServers.requireMongo("The option --mongodb", mongo.uri()))
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void whatIsNoConnectionStringIsToldWithAnExample() {
        assertThatThrownBy(() -> NamedServers.requireMongo("The option --mongodb", "localhost:27017"))
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith("The option --mongodb: expected a connection string such as mongodb://");
    }

    @Test
    void oneThatDoesNotAnswerIsToldWithWhatToDo() throws IOException {
        var nothing = "mongodb://127.0.0.1:" + closedPort();
        assertThatThrownBy(() -> NamedServers.requireMongo("The option --mongodb", nothing))
                .isExactlyInstanceOf(CommandException.class)
                .hasMessageStartingWith(
                        "The option --mongodb: expected a MongoDB whose primary answers, found none in time. Start it");
    }

    @Test
    void aKafkaThatAnswersIsTaken(@TempDir Path directory) {
        try (var kafka = EmbeddedKafka.start(directory)) {
            assertThatCode(() -> NamedServers.requireKafka("KAFKA_BOOTSTRAP", kafka.bootstrapServers()))
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void whatAreNoAddressesOfAKafkaAreToldWithAnExample() {
        assertThatThrownBy(() -> NamedServers.requireKafka("KAFKA_BOOTSTRAP", "localhost"))
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith("KAFKA_BOOTSTRAP: expected addresses such as 127.0.0.1:9092,127.0.0.1:9093.")
                .hasMessageEndingWith(": localhost");
    }

    @Test
    void aKafkaThatDoesNotAnswerIsToldWithWhatToDo() throws IOException {
        var nothing = "127.0.0.1:" + closedPort();
        assertThatThrownBy(() -> NamedServers.requireKafka("KAFKA_BOOTSTRAP", nothing))
                .isExactlyInstanceOf(CommandException.class)
                .hasMessageStartingWith("KAFKA_BOOTSTRAP: expected a Kafka that answers, found none in time. Start it");
    }

    @Test
    void variablesAreNamed() {
        var named = new Elsewhere(Optional.empty(), Optional.of("localhost:27017"));
        assertThatThrownBy(named::require)
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith("MONGODB_URI: expected a connection string");
    }

    private static int closedPort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
