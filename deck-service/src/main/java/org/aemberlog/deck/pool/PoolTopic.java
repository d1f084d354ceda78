package org.aemberlog.deck.pool;

import java.util.Map;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.support.StartupTask;
import org.aemberlog.support.broker.Topics;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.core.KafkaAdmin.NewTopics;
import org.springframework.kafka.core.KafkaTemplate;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * The compacted topic through which the other services learn the definitions (docs/contracts.md). A
 * pinned name is made from its definition's content, so publishing a definition again never changes
 * anything, and definitions of earlier releases stay for the matches pinned to them.
 */
@Configuration(proxyBeanMethods = false)
public class PoolTopic {

    /** The key of the list of all current definitions. */
    static final String MANIFEST = "manifest";

    @Bean
    NewTopics cardPools(Topics.Layout layout) {
        return layout.topics(Topics.CARD_POOLS);
    }

    /** Publishes the pool; the service is not ready before. */
    @Bean("pool")
    StartupTask publishPool(CardPool pool, KafkaTemplate<String, byte[]> kafka) {
        return new StartupTask(
                "publish card definitions",
                Flux.fromIterable(pool.pinned().entrySet())
                        .flatMapSequential(card -> publish(card, kafka))
                        .count()
                        .delayUntil(count -> publishManifest(pool, kafka))
                        .subscribeOn(Schedulers.boundedElastic()));
    }

    private static Mono<?> publish(Map.Entry<String, CardDefinition> card, KafkaTemplate<String, byte[]> kafka) {
        return Mono.fromFuture(() -> kafka.send(Topics.CARD_POOLS, card.getKey(), Canonical.bytes(card.getValue())));
    }

    /**
     * Says last which definitions there are, so that a reader knows when it has all of them, and in
     * which house each card is usually printed.
     */
    private static Mono<?> publishManifest(CardPool pool, KafkaTemplate<String, byte[]> kafka) {
        var manifest = Map.of(
                "definitions", pool.pinned().keySet().stream().sorted().toList(),
                "cards", pool.listed());
        return Mono.fromFuture(() -> kafka.send(Topics.CARD_POOLS, MANIFEST, Canonical.bytes(manifest)));
    }
}
