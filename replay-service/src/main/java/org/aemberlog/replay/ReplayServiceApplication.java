package org.aemberlog.replay;

import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;

/** Starts replay-service. */
@SpringBootApplication
@ConfigurationPropertiesScan
public class ReplayServiceApplication {

    /** Starts the service on its own. */
    public static void main(String[] arguments) {
        new SpringApplicationBuilder(ReplayServiceApplication.class)
                .properties("spring.config.name=replay-service")
                .run(arguments);
    }
}
