package org.aemberlog.replay.statistics;

import io.micrometer.core.instrument.MeterRegistry;
import org.aemberlog.door.problems.Legible;
import org.aemberlog.replay.projections.Register;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** One projection for each statistic. */
@Configuration(proxyBeanMethods = false)
class StatisticProjections {

    @Bean
    StatisticProjection housesStatistics(Register register, MeterRegistry meters, Legible legible) {
        return new StatisticProjection(Statistic.HOUSES, register, meters, legible);
    }

    @Bean
    StatisticProjection cardsStatistics(Register register, MeterRegistry meters, Legible legible) {
        return new StatisticProjection(Statistic.CARDS, register, meters, legible);
    }

    @Bean
    StatisticProjection decksStatistics(Register register, MeterRegistry meters, Legible legible) {
        return new StatisticProjection(Statistic.DECKS, register, meters, legible);
    }

    @Bean
    StatisticProjection matchesStatistics(Register register, MeterRegistry meters, Legible legible) {
        return new StatisticProjection(Statistic.MATCHES, register, meters, legible);
    }
}
