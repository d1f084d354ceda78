package org.aemberlog.support.problems;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Metrics;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** How problems are told. */
@Configuration(proxyBeanMethods = false)
public class ProblemsConfiguration {

    @Bean
    ProblemWriter problemWriter() {
        return new ProblemWriter();
    }

    @Bean
    RepeatedErrors toldTwice() {
        return new RepeatedErrors();
    }

    @Bean
    Utf8Only utf8Only() {
        return new Utf8Only();
    }

    @Bean
    ReadableDocuments readable(ObjectProvider<MeterRegistry> meters) {
        return new ReadableDocuments(meters.getIfAvailable(() -> Metrics.globalRegistry));
    }
}
