package org.aemberlog.match.table;

import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.MatchServiceApplication;
import org.aemberlog.match.bots.BotShare;
import org.aemberlog.match.live.CommitDispatcher;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.boot.kafka.autoconfigure.KafkaAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.FilterType;

/** The whole service but for its adapters to Kafka. */
@SpringBootConfiguration
@EnableAutoConfiguration(exclude = KafkaAutoConfiguration.class)
@ConfigurationPropertiesScan({
    "org.aemberlog.match.bots",
    "org.aemberlog.match.live",
    "org.aemberlog.match.quota",
    "org.aemberlog.match.stream"
})
@ComponentScan(
        basePackages = "org.aemberlog.match",
        excludeFilters = {
            @ComponentScan.Filter(type = FilterType.ASSIGNABLE_TYPE, classes = MatchServiceApplication.class),
            @ComponentScan.Filter(
                    type = FilterType.REGEX,
                    pattern = "org\\.aemberlog\\.match\\.(kafka|cards|table)\\..*")
        })
class TestApplication {

    @Bean
    CardLibrary library() {
        return new TestDecks();
    }

    @Bean
    TestTime time() {
        return new TestTime();
    }

    @Bean
    Rules rules(CardLibrary library) {
        return new Rules(library);
    }

    /** There is no other instance. */
    @Bean
    BotShare share() {
        return new BotShare() {
            @Override
            public boolean has(MatchId match) {
                return true;
            }

            @Override
            public void onChange(Runnable then) {
                // It never changes.
            }
        };
    }

    @Bean
    Referee referee(Rules rules, CommitDispatcher dispatcher) {
        return new Referee(rules, dispatcher);
    }
}
