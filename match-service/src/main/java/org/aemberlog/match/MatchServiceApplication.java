package org.aemberlog.match;

import java.time.InstantSource;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Rules;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.annotation.Bean;

/** Starts match-service. */
@SpringBootApplication
@ConfigurationPropertiesScan
public class MatchServiceApplication {

    /** Starts the service on its own. */
    public static void main(String[] arguments) {
        new SpringApplicationBuilder(MatchServiceApplication.class)
                .properties("spring.config.name=match-service")
                .run(arguments);
    }

    @Bean
    InstantSource time() {
        return InstantSource.system();
    }

    @Bean
    Rules rules(CardLibrary library) {
        return new Rules(library);
    }
}
