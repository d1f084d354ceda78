package org.aemberlog.door.problems;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Metrics;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** How problems are told and bodies are read. */
@Configuration(proxyBeanMethods = false)
public class ProblemsConfiguration {

    @Bean
    ProblemWriter problemWriter() {
        return new ProblemWriter();
    }

    @Bean
    ToldTwice toldTwice() {
        return new ToldTwice();
    }

    @Bean
    Utf8Only utf8Only() {
        return new Utf8Only();
    }

    @Bean
    Bodies bodies() {
        return new Bodies();
    }

    @Bean
    Legible legible(ObjectProvider<MeterRegistry> meters) {
        return new Legible(meters.getIfAvailable(() -> Metrics.globalRegistry));
    }
}
