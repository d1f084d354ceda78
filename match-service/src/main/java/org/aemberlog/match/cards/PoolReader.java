package org.aemberlog.match.cards;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.aemberlog.door.problems.Problem;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.wire.Plain;
import org.aemberlog.match.kafka.Topics;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.SmartLifecycle;
import org.springframework.kafka.core.ConsumerFactory;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/**
 * Follows the topic {@code card-pools} from its beginning and keeps every definition. Ready once it
 * has every definition of the latest manifest.
 */
@Component("pool")
public class PoolReader implements CardLibrary, HealthIndicator, SmartLifecycle {

    private static final Logger LOG = LoggerFactory.getLogger(PoolReader.class);
    private static final Duration POLL = Duration.ofMillis(100);
    private static final String MANIFEST = "manifest";
    private static final TopicPartition POOLS = new TopicPartition(Topics.CARD_POOLS, 0);

    private final ConsumerFactory<String, byte[]> consumers;
    private final JsonMapper json;
    private final Map<String, CardDefinition> definitions = new ConcurrentHashMap<>();
    private volatile boolean ready;
    private List<?> manifest = List.of();
    private Consumer<String, byte[]> consumer;
    private Thread thread;

    PoolReader(ConsumerFactory<String, byte[]> consumers, JsonMapper json) {
        this.consumers = consumers;
        this.json = json;
    }

    /** Fails with the problem "not-available" while what is asked for may still come. */
    @Override
    public Optional<CardDefinition> find(String pinned) {
        boolean all = ready;
        var found = definitions.get(pinned);
        if (found == null && !all) {
            throw Problem.notAvailable();
        }
        return Optional.ofNullable(found);
    }

    @Override
    public void start() {
        var opened = consumers.createConsumer("pool-reader-" + System.nanoTime(), "");
        consumer = opened;
        thread = Thread.ofPlatform().name("pool-reader").daemon().start(() -> follow(opened));
    }

    private void follow(Consumer<String, byte[]> opened) {
        try (opened) {
            opened.assign(List.of(POOLS));
            opened.seekToBeginning(List.of(POOLS));
            while (true) {
                for (var record : opened.poll(POLL)) {
                    keep(record.key(), record.value());
                }
                if (!ready && isComplete()) {
                    LOG.info("{} card definitions are known", definitions.size());
                    ready = true;
                }
            }
        } catch (WakeupException stopped) {
            LOG.debug("The pool reader stops");
        } catch (RuntimeException e) {
            LOG.error("The pool reader broke; this service is not ready any more", e);
        }
    }

    private boolean isComplete() {
        return !manifest.isEmpty() && definitions.keySet().containsAll(manifest);
    }

    private void keep(String pinned, byte[] value) {
        try {
            var plain = json.readValue(value, Map.class);
            if (pinned.equals(MANIFEST)) {
                manifest = List.copyOf((List<?>) plain.get("definitions"));
                return;
            }
            definitions.put(pinned, Plain.read(CardDefinition.class, plain));
        } catch (RuntimeException e) {
            LOG.error("The definition {} cannot be read and is left out", pinned, e);
        }
    }

    @Override
    public void stop() {
        consumer.wakeup();
    }

    @Override
    public boolean isRunning() {
        return thread != null && thread.isAlive();
    }

    @Override
    public Health health() {
        var health = ready && isRunning() ? Health.up() : Health.outOfService();
        return health.withDetail("definitions", definitions.size()).build();
    }
}
