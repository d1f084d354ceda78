package org.aemberlog.standalone.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.aemberlog.support.broker.GroupProtocol;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.common.config.ConfigResource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.kafka.core.KafkaAdmin;

/** Brokers are told how soon a group notices that a member is gone, or the group does without. */
class GroupProtocolTest {

    private static final Duration HEARTBEAT = Duration.ofMillis(500);

    @TempDir
    static Path directory;

    private static EmbeddedKafka kafka;

    @BeforeAll
    static void start() {
        kafka = EmbeddedKafka.start(directory);
    }

    @AfterAll
    static void stop() {
        kafka.close();
    }

    private static Map<String, Object> at(String servers) {
        return Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    }

    private static GroupProtocol protocol(String servers, Duration session) {
        return new GroupProtocol(() -> new KafkaAdmin(at(servers)), new GroupProtocol.Times(session, HEARTBEAT));
    }

    @Test
    void brokersThatAllowItKnowTheTimesOfTheGroup() throws Exception {
        var settled = protocol(kafka.bootstrapServers(), Duration.ofSeconds(3)).settle("quick");
        assertThat(settled).isEqualTo(Map.of(ConsumerConfig.GROUP_PROTOCOL_CONFIG, "consumer"));
        var group = new ConfigResource(ConfigResource.Type.GROUP, "quick");
        try (var admin = Admin.create(at(kafka.bootstrapServers()))) {
            var known = admin.describeConfigs(List.of(group)).all().get().get(group);
            assertThat(known.get("consumer.session.timeout.ms").value()).isEqualTo("3000");
            assertThat(known.get("consumer.heartbeat.interval.ms").value()).isEqualTo("500");
        }
    }

    @Test
    void withBrokersThatRefuseItTheGroupUsesTheClassicProtocol() throws Exception {
        var settled = protocol(kafka.bootstrapServers(), Duration.ofSeconds(1)).settle("too-quick");
        assertThat(settled).containsEntry(ConsumerConfig.GROUP_PROTOCOL_CONFIG, "classic");
    }

    @Test
    void anInterruptEndsTheWaitForBrokersThatAreAway() {
        var away = protocol("127.0.0.1:" + FreePorts.next(), Duration.ofSeconds(3));
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> away.settle("away")).isInstanceOf(InterruptedException.class);
    }
}
