package org.aemberlog.standalone.platform;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.aemberlog.deck.DeckServiceApplication;
import org.aemberlog.standalone.broker.EmbeddedKafka;
import org.aemberlog.standalone.cli.CommandException;
import org.junit.jupiter.api.Test;

/** Services that start side by side share a process that was made for one; what they share must not break a start. */
class StartsTest {

    private static final int STARTS = 12;

    @Test
    void everyStartOfAllServicesBesideEachOtherSucceeds() throws Exception {
        try (var home = DataDirectory.temporary();
                var infrastructure = Infrastructure.start(home.directory(), Elsewhere.NAMED)) {
            for (int i = 0; i < STARTS; i++) {
                var common = infrastructure.common(Settings.LOCAL.settled(), home);
                Services.start(common, Services.ALL, Map.of()).close();
            }
        }
    }

    @Test
    void wherePortOfKafkaIsTakenOneSentenceSaysSoAtOnce() throws Exception {
        try (var home = DataDirectory.temporary()) {
            int port = portOfKafka(home);
            try (var _ = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
                assertThatThrownBy(() -> Platform.start(home, Platform.Ports.ANY))
                        .isInstanceOf(CommandException.class)
                        .hasMessage("Kafka's port " + port
                                + " is taken: end what listens there, or write another port in its place into "
                                + home.directory().resolve("kafka/server.properties") + ".");
            }
            Infrastructure.start(home.directory(), Elsewhere.NAMED).close();
        }
    }

    @Test
    void whereKafkaDoesNotStartNothingDoesAndNothingIsKept() throws Exception {
        try (var home = DataDirectory.temporary()) {
            portOfKafka(home);
            var meta = home.directory().resolve("kafka/log/meta.properties");
            var good = Files.readString(meta);
            Files.writeString(meta, good.replace("node.id=1", "node.id=7"));
            var decks = List.<Class<?>>of(DeckServiceApplication.class);
            assertThatThrownBy(() -> Platform.start(home, Settings.LOCAL.with(Platform.Ports.ANY), decks, Map.of()))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageStartingWith("Kafka does not start: ")
                    .hasMessageContaining("7");
            assertThatThrownBy(() -> Infrastructure.start(home.directory(), Elsewhere.NAMED))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageStartingWith("Kafka does not start: ");
            Files.writeString(meta, good);
            Infrastructure.start(home.directory(), Elsewhere.NAMED).close();
        }
    }

    /** The port that it will take again. */
    private static int portOfKafka(DataDirectory home) {
        try (var kafka = EmbeddedKafka.start(home.directory().resolve("kafka"))) {
            var address = kafka.bootstrapServers();
            return Integer.parseInt(address.substring(address.indexOf(':') + 1));
        }
    }
}
