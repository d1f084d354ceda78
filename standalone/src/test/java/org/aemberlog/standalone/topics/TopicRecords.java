package org.aemberlog.standalone.topics;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import tools.jackson.databind.json.JsonMapper;

/** What lies on the topics of a broker, held against the document. */
public final class TopicRecords {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Duration POLL = Duration.ofMillis(200);

    private final Map<String, Schema> schemas = new HashMap<>();

    /** All records of these topics so far. */
    public static List<ConsumerRecord<String, byte[]>> all(String bootstrapServers, List<String> topics) {
        var settings = Map.<String, Object>of("bootstrap.servers", bootstrapServers);
        try (var consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer())) {
            var partitions = topics.stream()
                    .flatMap(topic -> consumer.partitionsFor(topic).stream())
                    .map(it -> new TopicPartition(it.topic(), it.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            var ends = consumer.endOffsets(partitions);
            var records = new ArrayList<ConsumerRecord<String, byte[]>>();
            while (partitions.stream().anyMatch(it -> consumer.position(it) < ends.get(it))) {
                consumer.poll(POLL).forEach(records::add);
            }
            return records;
        }
    }

    /** Where a record differs from what the document says of its topic; empty where it does not. */
    public List<Error> problems(ConsumerRecord<String, byte[]> record) {
        var message = TopicMessages.all().stream()
                .filter(it -> it.topic().equals(record.topic()))
                .filter(it -> it.key().equals("manifest") == "manifest".equals(record.key()))
                .findFirst()
                .orElseThrow();
        return schemas.computeIfAbsent(message.name(), TopicsDocumentTest::schema)
                .validate(JSON.readTree(record.value()));
    }
}
