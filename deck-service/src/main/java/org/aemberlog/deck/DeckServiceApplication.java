package org.aemberlog.deck;

import org.aemberlog.deck.library.DeckReader;
import org.aemberlog.deck.pool.CardCases;
import org.aemberlog.deck.pool.CardPool;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Lazy;

/** Starts deck-service. */
@SpringBootApplication
public class DeckServiceApplication {

    /** Starts the service on its own. */
    public static void main(String[] arguments) {
        // The cards take about as long as Spring: beside it.
        Thread.ofPlatform().name("card-pool").daemon().start(CardPool::all);
        new SpringApplicationBuilder(DeckServiceApplication.class)
                .properties("spring.config.name=deck-service")
                .run(arguments);
    }

    @Bean
    CardPool cardPool() {
        return CardPool.all();
    }

    /** Read when it is first asked for: nothing waits for it. */
    @Bean
    @Lazy
    CardCases cardCases(CardPool pool) {
        return CardCases.of(pool);
    }

    @Bean
    DeckReader deckReader(CardPool pool) {
        return new DeckReader(pool);
    }
}
