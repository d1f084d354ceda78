package org.aemberlog.support.broker;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.AlterConfigsOptions;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.errors.ApiException;
import org.apache.kafka.common.errors.RetriableException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.kafka.core.KafkaAdmin;

/**
 * How the instances of a service divide the partitions of a topic, and how soon they notice that one
 * is gone. With Kafka's consumer protocol partitions move one by one while the others go on, and the
 * brokers tell the members how often to report, as this class tells the brokers for its groups. Where
 * they do not allow it the group uses the classic protocol, with which all members stop meanwhile.
 */
public final class GroupProtocol {

    private static final Logger LOG = LoggerFactory.getLogger(GroupProtocol.class);
    private static final int TIMEOUT_MILLIS = 10_000;

    /** Six seconds is the least that brokers allow by default. */
    private static final Map<String, String> CLASSIC = Map.of(
            ConsumerConfig.GROUP_PROTOCOL_CONFIG, "classic",
            ConsumerConfig.SESSION_TIMEOUT_MS_CONFIG, "6000",
            ConsumerConfig.HEARTBEAT_INTERVAL_MS_CONFIG, "1000");

    private static final Map<String, String> CONSUMER = Map.of(ConsumerConfig.GROUP_PROTOCOL_CONFIG, "consumer");

    private final Supplier<KafkaAdmin> admin;
    private final Times times;

    /**
     * How soon a group notices what happens to its members.
     *
     * @param session after so long without a report a member counts as dead
     * @param heartbeat how often members report, and learn which partitions they have
     */
    @ConfigurationProperties("aemberlog.kafka.group")
    public record Times(
            @DefaultValue("3s") Duration session,
            @DefaultValue("500ms") Duration heartbeat) {}

    /** The protocol of groups on the brokers that {@code admin} administers. */
    public GroupProtocol(Supplier<KafkaAdmin> admin, Times times) {
        this.admin = admin;
        this.times = times;
    }

    /**
     * The consumer settings with which an instance joins a group. Tells the brokers the group's times
     * before, so this blocks, for ten seconds at most; an interrupt ends it at once.
     *
     * @throws IllegalStateException when no broker answers; then try again
     */
    public Properties settle(String group) throws InterruptedException {
        var properties = new Properties();
        properties.putAll(isSettled(group) ? CONSUMER : CLASSIC);
        return properties;
    }

    private boolean isSettled(String group) throws InterruptedException {
        var client = Admin.create(admin.get().getConfigurationProperties());
        try {
            var wanted = List.of(
                    set("consumer.session.timeout.ms", times.session()),
                    set("consumer.heartbeat.interval.ms", times.heartbeat()));
            var resource = new ConfigResource(ConfigResource.Type.GROUP, group);
            client.incrementalAlterConfigs(
                            Map.of(resource, wanted), new AlterConfigsOptions().timeoutMs(TIMEOUT_MILLIS))
                    .all()
                    .get();
            return true;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof ApiException no && !(no instanceof RetriableException)) {
                warn(group, no);
                return false;
            }
            throw new IllegalStateException("The brokers cannot be told about group " + group, e.getCause());
        } finally {
            // It would wait for brokers that are away.
            client.close(Duration.ZERO);
        }
    }

    private static AlterConfigOp set(String name, Duration value) {
        return new AlterConfigOp(new ConfigEntry(name, String.valueOf(value.toMillis())), AlterConfigOp.OpType.SET);
    }

    private void warn(String group, ApiException why) {
        LOG.warn(
                "Group {} uses the classic protocol, and all its matches pause whenever an instance comes or goes, because "
                        + "the brokers refuse a session of {} ms with heartbeats every {} ms: {}. Set their "
                        + "group.consumer.min.session.timeout.ms and group.consumer.min.heartbeat.interval.ms to "
                        + "these or less.",
                group,
                times.session().toMillis(),
                times.heartbeat().toMillis(),
                why.getMessage());
    }
}
