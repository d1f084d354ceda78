package org.aemberlog.standalone.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.aemberlog.support.broker.Topics;
import org.aemberlog.support.store.CommitDocuments;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.env.YamlPropertySourceLoader;
import org.springframework.core.io.ClassPathResource;
import org.springframework.kafka.core.KafkaAdmin;

/** A commit that the store keeps can be sent, too; else nothing after it would be. */
class LongestRecordTest {

    @TempDir
    private Path directory;

    @Test
    void theLongestCommitCanBeSent() throws Exception {
        try (var kafka = EmbeddedKafka.start(directory)) {
            Map<String, Object> servers = Map.of("bootstrap.servers", kafka.bootstrapServers());
            new KafkaAdmin(servers).createOrModifyTopics(new Topics.Layout(1, (short) 1).topic(Topics.EVENTS));
            var settings = Map.<String, Object>of(
                    "bootstrap.servers", kafka.bootstrapServers(), "max.request.size", settingOfServices());
            try (var producer = new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer())) {
                var sent = producer.send(new ProducerRecord<>(Topics.EVENTS, "m", new byte[CommitDocuments.MAX_BYTES]));
                assertThat(sent.get(20, TimeUnit.SECONDS).offset()).isZero();
            }
        }
    }

    private static Object settingOfServices() throws Exception {
        return new YamlPropertySourceLoader()
                .load("service", new ClassPathResource("service.yml"))
                .getFirst()
                .getProperty("spring.kafka.producer.properties.max.request.size");
    }
}
