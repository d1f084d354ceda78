package org.aemberlog.rules.pool;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import org.aemberlog.door.problems.Problem;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.wire.Plain;
import org.aemberlog.rules.Topics;
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
public class PoolReader implements Pool, HealthIndicator, SmartLifecycle {

    private static final Logger LOG = LoggerFactory.getLogger(PoolReader.class);
    private static final Duration POLL = Duration.ofMillis(100);
    private static final String MANIFEST = "manifest";
    private static final TopicPartition POOLS = new TopicPartition(Topics.CARD_POOLS, 0);

    private final ConsumerFactory<String, byte[]> consumers;
    private final JsonMapper json;
    private final Map<String, CardDefinition> definitions = new ConcurrentHashMap<>();
    private final CountDownLatch ready = new CountDownLatch(1);
    private volatile List<DeckCard> cards = List.of();
    private List<?> manifest = List.of();
    private Consumer<String, byte[]> consumer;
    private Thread thread;

    PoolReader(ConsumerFactory<String, byte[]> consumers, JsonMapper json) {
        this.consumers = consumers;
        this.json = json;
    }

    @Override
    public Optional<CardDefinition> find(String pinned) {
        return Optional.ofNullable(definitions.get(pinned));
    }

    /** Fails with the problem "not-available" until all of them have come. */
    @Override
    public List<DeckCard> cards() {
        if (ready.getCount() > 0) {
            throw Problem.notAvailable();
        }
        return cards.stream().filter(card -> definitions.containsKey(card.definition())).toList();
    }

    /** Waits until the pool is known. */
    public void awaitReady() throws InterruptedException {
        ready.await();
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
                if (ready.getCount() > 0 && isComplete()) {
                    LOG.info("{} card definitions are known", definitions.size());
                    ready.countDown();
                }
            }
        } catch (WakeupException stopped) {
            LOG.debug("The pool reader stops");
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
                cards = listed(plain.get("cards"));
                return;
            }
            definitions.put(pinned, Plain.read(CardDefinition.class, plain));
        } catch (RuntimeException e) {
            LOG.error("The definition {} cannot be read and is left out", pinned, e);
        }
    }

    /** A manifest of an earlier release lists no cards, and the lab then knows none. */
    private static List<DeckCard> listed(Object plain) {
        return plain instanceof List<?> all
                ? all.stream().map(card -> Plain.read(DeckCard.class, card)).toList()
                : List.of();
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
        var health = ready.getCount() == 0 ? Health.up() : Health.outOfService();
        return health.withDetail("definitions", definitions.size()).build();
    }
}
