package org.aemberlog.support.broker;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.support.problems.Problem;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.SmartLifecycle;
import org.springframework.kafka.core.ConsumerFactory;
import tools.jackson.databind.json.JsonMapper;

/**
 * Follows the topic {@code card-pools} from its beginning and keeps every definition. Ready once it
 * has every definition of the latest manifest; not while it cannot read.
 */
public final class CardPoolReader implements KnownCards, ListenerGate, HealthIndicator, SmartLifecycle {

    private static final Logger LOG = LoggerFactory.getLogger(CardPoolReader.class);
    private static final String MANIFEST = "manifest";

    private final ConsumerFactory<String, byte[]> consumers;
    private final JsonMapper json;
    private final Map<String, CardDefinition> definitions = new ConcurrentHashMap<>();
    private final CountDownLatch ready = new CountDownLatch(1);
    private volatile List<DeckCard> cards = List.of();
    private List<?> manifest = List.of();
    private volatile TopicFollower following;

    /** Reads nothing before it is started. */
    public CardPoolReader(ConsumerFactory<String, byte[]> consumers, JsonMapper json) {
        this.consumers = consumers;
        this.json = json;
    }

    /** Fails with the problem "not-available" while what is asked for may still come. */
    @Override
    public Optional<CardDefinition> find(String pinned) {
        boolean all = isReady();
        var found = definitions.get(pinned);
        if (found == null && !all) {
            throw Problem.notAvailable();
        }
        return Optional.ofNullable(found);
    }

    /** Fails with the problem "not-available" until all of them have come. */
    @Override
    public List<DeckCard> cards() {
        if (!isReady()) {
            throw Problem.notAvailable();
        }
        return cards.stream()
                .filter(card -> definitions.containsKey(card.definition()))
                .toList();
    }

    private boolean isReady() {
        return ready.getCount() == 0;
    }

    /** Waits until the pool is known. */
    @Override
    public void await() throws InterruptedException {
        ready.await();
    }

    @Override
    public void start() {
        following = TopicFollower.fromTheBeginning("pool-reader", consumers, Topics.CARD_POOLS, this::keep);
    }

    private void keep(ConsumerRecords<String, byte[]> records) {
        records.forEach(record -> keep(record.key(), record.value()));
        if (!isReady() && isComplete()) {
            LOG.info("{} card definitions are known", definitions.size());
            ready.countDown();
        }
    }

    private boolean isComplete() {
        return !manifest.isEmpty() && definitions.keySet().containsAll(manifest);
    }

    private void keep(String pinned, byte[] value) {
        try {
            var plain = json.readValue(value, Map.class);
            if (pinned.equals(MANIFEST)) {
                cards = listed(plain.get("cards"));
                manifest = List.copyOf((List<?>) plain.get("definitions"));
                return;
            }
            definitions.put(pinned, Plain.read(CardDefinition.class, plain));
        } catch (RuntimeException e) {
            LOG.error("The definition {} cannot be read and is skipped", pinned, e);
        }
    }

    private static List<DeckCard> listed(Object plain) {
        return ((List<?>) plain)
                .stream().map(card -> Plain.read(DeckCard.class, card)).toList();
    }

    @Override
    public void stop() {
        following.close();
    }

    @Override
    public boolean isRunning() {
        return following != null && !following.isClosed();
    }

    @Override
    public Health health() {
        var trouble = isRunning() ? following.trouble() : Optional.of("not started");
        var health = isReady() && trouble.isEmpty() ? Health.up() : Health.outOfService();
        trouble.ifPresent(it -> health.withDetail("trouble", it));
        return health.withDetail("definitions", definitions.size()).build();
    }
}
