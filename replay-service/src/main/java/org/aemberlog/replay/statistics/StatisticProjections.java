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
            ProjectionRepository repository, MeterRegistry meters, ReadableDocuments readable) {
        return new StatisticProjection(Statistic.HOUSES, repository, meters, readable);
    }

    @Bean
    StatisticProjection cardsStatistics(
            ProjectionRepository repository, MeterRegistry meters, ReadableDocuments readable) {
        return new StatisticProjection(Statistic.CARDS, repository, meters, readable);
    }

    @Bean
    StatisticProjection decksStatistics(
            ProjectionRepository repository, MeterRegistry meters, ReadableDocuments readable) {
        return new StatisticProjection(Statistic.DECKS, repository, meters, readable);
    }

    @Bean
    StatisticProjection matchesStatistics(
            ProjectionRepository repository, MeterRegistry meters, ReadableDocuments readable) {
        return new StatisticProjection(Statistic.MATCHES, repository, meters, readable);
    }
}
