package org.aemberlog.replay.statistics;

import io.micrometer.core.instrument.MeterRegistry;
import org.aemberlog.replay.projections.ProjectionRepository;
import org.aemberlog.support.problems.ReadableDocuments;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** One projection for each statistic. */
@Configuration(proxyBeanMethods = false)
class StatisticProjections {

    @Bean
    StatisticProjection housesStatistics(
            ProjectionRepository register, MeterRegistry meters, ReadableDocuments readable) {
        return new StatisticProjection(Statistic.HOUSES, register, meters, readable);
    }

    @Bean
    StatisticProjection cardsStatistics(
            ProjectionRepository register, MeterRegistry meters, ReadableDocuments readable) {
        return new StatisticProjection(Statistic.CARDS, register, meters, readable);
    }

    @Bean
    StatisticProjection decksStatistics(
            ProjectionRepository register, MeterRegistry meters, ReadableDocuments readable) {
        return new StatisticProjection(Statistic.DECKS, register, meters, readable);
    }

    @Bean
    StatisticProjection matchesStatistics(
            ProjectionRepository register, MeterRegistry meters, ReadableDocuments readable) {
        return new StatisticProjection(Statistic.MATCHES, register, meters, readable);
    }
}
