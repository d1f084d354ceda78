package org.aemberlog.standalone.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.stream.IntStream;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.kafka.KafkaBotShare;
import org.aemberlog.support.broker.GroupProtocol;
import org.aemberlog.support.broker.ListenerGate;
import org.aemberlog.support.broker.Topics;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewPartitions;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import org.springframework.kafka.core.KafkaAdmin;

/** Every match with bots is in the share of one instance, whichever come and go. */
class BotShareTest {

    private static final Duration SOON = Duration.ofSeconds(60);
    private static final int PARTITIONS = 6;
    private static final List<MatchId> MATCHES =
            IntStream.range(0, 100).mapToObj(i -> new MatchId("match-" + i)).toList();

    @TempDir
    Path directory;

    private EmbeddedKafka kafka;

    @BeforeEach
    void start() throws Exception {
        kafka = EmbeddedKafka.start(directory);
        try (var admin = Admin.create(servers())) {
            admin.createTopics(List.of(new NewTopic(Topics.EVENTS, PARTITIONS, (short) 1)))
                    .all()
                    .get();
        }
    }

    @AfterEach
    void stop() {
        kafka.close();
    }

    private Map<String, Object> servers() {
        return Map.of(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG, kafka.bootstrapServers());
    }

    private KafkaBotShare member() {
        return member(() -> {});
    }

    private KafkaBotShare member(ListenerGate gate) {
        var times = new GroupProtocol.Times(Duration.ofSeconds(3), Duration.ofMillis(500));
        // So that the members learn of more partitions soon.
        var settings = Map.<String, Object>of(
                CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG,
                kafka.bootstrapServers(),
                CommonClientConfigs.METADATA_MAX_AGE_CONFIG,
                500,
                ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
                false);
        var consumers =
                new DefaultKafkaConsumerFactory<>(settings, new StringDeserializer(), new ByteArrayDeserializer());
        var share =
                new KafkaBotShare(consumers, new GroupProtocol(() -> new KafkaAdmin(servers()), times), List.of(gate));
        share.start();
        return share;
    }

    private static void awaitDivided(KafkaBotShare... members) {
        await().atMost(SOON)
                .until(() -> List.of(members).stream()
                                .allMatch(member -> MATCHES.stream().anyMatch(member::has))
                        && MATCHES.stream()
                                .allMatch(match -> List.of(members).stream()
                                                .filter(member -> member.has(match))
                                                .count()
                                        == 1));
    }

    @Test
    void matchesAreDividedAnewWhenAnInstanceComesAndWhenItLeaves() {
        var first = member();
        awaitDivided(first);
        var second = member();
        awaitDivided(first, second);
        first.stop();
        awaitDivided(second);
        second.stop();
    }

    @Test
    void anInstanceThatCannotPlayYetKeepsNoMatchFromThoseThatCan() {
        var known = new CountDownLatch(1);
        var first = member();
        awaitDivided(first);
        var asked = new CountDownLatch(1);
        var second = member(() -> {
            asked.countDown();
            known.await();
        });
        await().atMost(SOON).until(() -> asked.getCount() == 0);
        var third = member();
        awaitDivided(first, third);
        assertThat(MATCHES).noneMatch(second::has);
        known.countDown();
        awaitDivided(first, second, third);
        List.of(first, second, third).forEach(KafkaBotShare::stop);
    }

    @Test
    void matchesAreDividedAnewWhenTheTopicGetsAPartitionThatOnlyOneInstanceHas() throws Exception {
        var first = member();
        var second = member();
        awaitDivided(first, second);
        addPartition();
        awaitDivided(first, second);
        first.stop();
        second.stop();
    }

    private void addPartition() throws ExecutionException, InterruptedException {
        try (var admin = Admin.create(servers())) {
            admin.createPartitions(Map.of(Topics.EVENTS, NewPartitions.increaseTo(PARTITIONS + 1)))
                    .all()
                    .get();
        }
    }

    @Test
    void anInstanceStopsAlsoWhenKafkaIsAway() {
        var only = member();
        awaitDivided(only);
        kafka.close();
        only.stop();
        assertThat(only.isRunning()).isFalse();
        assertThat(MATCHES).noneMatch(only::has);
    }
}
