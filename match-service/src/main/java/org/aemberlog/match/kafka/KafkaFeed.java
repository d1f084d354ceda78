package org.aemberlog.match.kafka;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.json.Plain;
import org.aemberlog.match.live.CommitDispatcher;
import org.aemberlog.support.broker.TopicFollower;
import org.aemberlog.support.broker.Topics;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.SmartLifecycle;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/**
 * Receives what the rules say. Every instance of this service receives all of it, for its streams
 * and for whoever waits for an answer; a new one goes on where any of them has come to, because they
 * store it in one place. Not ready while it cannot read.
 */
@Component
class KafkaFeed implements SmartLifecycle, HealthIndicator {

    private static final Logger LOG = LoggerFactory.getLogger(KafkaFeed.class);
    private static final String GROUP = "match-service";

    private final ConsumerFactory<String, byte[]> consumers;
    private final CommitDispatcher dispatcher;
    private final JsonMapper json;
    private volatile List<TopicFollower> following = List.of();

    KafkaFeed(ConsumerFactory<String, byte[]> consumers, CommitDispatcher dispatcher, JsonMapper json) {
        this.consumers = consumers;
        this.dispatcher = dispatcher;
        this.json = json;
    }

    /** Goes on until the server has answered the requests that wait for what the rules say. */
    @Override
    public int getPhase() {
        return WebServerApplicationContext.START_STOP_LIFECYCLE_PHASE - 1;
    }

    @Override
    public void start() {
        following = List.of(
                follow(Topics.EVENTS, dispatcher::catchUp, this::events),
                follow(Topics.REJECTIONS, () -> {}, this::rejections));
    }

    private TopicFollower follow(String topic, Runnable begun, Consumer<ConsumerRecords<String, byte[]>> taker) {
        return TopicFollower.fromWhereAnyCame("feed-" + topic, consumers, topic, GROUP, begun, taker);
    }

    private void events(ConsumerRecords<String, byte[]> records) {
        if (!records.isEmpty()) {
            dispatcher.take(read(value -> Commits.read(new String(value, UTF_8)), records)
                    .toList());
        }
    }

    private void rejections(ConsumerRecords<String, byte[]> records) {
        read(value -> Plain.read(RejectionRecord.class, json.readValue(value, Map.class)), records)
                .forEach(dispatcher::take);
    }

    private <T> Stream<T> read(Function<byte[], T> form, ConsumerRecords<String, byte[]> records) {
        return StreamSupport.stream(records.spliterator(), false)
                .map(each -> read(form, each))
                .filter(Objects::nonNull);
    }

    /** A record that cannot be read will not be readable later; the others must not wait for it. */
    private <T> T read(Function<byte[], T> form, ConsumerRecord<String, byte[]> from) {
        try {
            return form.apply(from.value());
        } catch (RuntimeException e) {
            LOG.error("{}-{}@{} cannot be read and is skipped", from.topic(), from.partition(), from.offset(), e);
            return null;
        }
    }

    @Override
    public void stop() {
        following.forEach(TopicFollower::close);
        following = List.of();
    }

    @Override
    public boolean isRunning() {
        return !following.isEmpty();
    }

    @Override
    public Health health() {
        var trouble = isRunning()
                ? following.stream()
                        .map(TopicFollower::trouble)
                        .flatMap(Optional::stream)
                        .findFirst()
                : Optional.of("not started");
        return trouble.map(it -> Health.outOfService().withDetail("trouble", it))
                .orElseGet(Health::up)
                .build();
    }
}
