package org.aemberlog.standalone.faults.machine;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.ListOffsetsResult.ListOffsetsResultInfo;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.TopicPartition;

/** What Kafka knows of groups and topics. */
public final class Groups implements AutoCloseable {

    private final Admin admin;

    public Groups(String bootstrapServers) {
        admin = Admin.create(Map.<String, Object>of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers));
    }

    /** How many members of a group have partitions. */
    public long membersWithPartitions(String group) {
        return get(admin.describeConsumerGroups(List.of(group)).all()).get(group).members().stream()
                .filter(it -> !it.assignment().topicPartitions().isEmpty())
                .count();
    }

    /** How many records were ever sent to a topic. */
    public long records(String topic) {
        var partitions = get(admin.describeTopics(List.of(topic)).allTopicNames()).get(topic).partitions().stream()
                .map(it -> new TopicPartition(topic, it.partition()))
                .collect(Collectors.toMap(Function.identity(), it -> OffsetSpec.latest()));
        return get(admin.listOffsets(partitions).all()).values().stream()
                .mapToLong(ListOffsetsResultInfo::offset)
                .sum();
    }

    private static <T> T get(KafkaFuture<T> answer) {
        try {
            return answer.get();
        } catch (ExecutionException e) {
            throw new FaultException("Kafka does not answer", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FaultException("Interrupted", e);
        }
    }

    @Override
    public void close() {
        admin.close(Duration.ZERO);
    }
}
