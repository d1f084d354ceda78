package org.aemberlog.replay.statistics;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.List;
import org.aemberlog.replay.archive.MatchHistory;
import org.aemberlog.replay.counting.MatchCounter;
import org.aemberlog.replay.counting.MatchStatistics;
import org.aemberlog.replay.projections.CommitBatch;
import org.aemberlog.replay.projections.Generation;
import org.aemberlog.replay.projections.Projection;
import org.aemberlog.replay.projections.ProjectionRepository;
import org.aemberlog.support.problems.ReadableDocuments;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Flux;

/** One statistic as a projection: a fold of finished matches. */
final class StatisticProjection implements Projection {

    private static final Logger LOG = LoggerFactory.getLogger(StatisticProjection.class);

    private final Statistic statistic;
    private final ProjectionRepository repository;
    private final MeterRegistry meters;
    private final ReadableDocuments readable;

    StatisticProjection(
            Statistic statistic, ProjectionRepository repository, MeterRegistry meters, ReadableDocuments readable) {
        this.statistic = statistic;
        this.repository = repository;
        this.meters = meters;
        this.readable = readable;
    }

    Statistic statistic() {
        return statistic;
    }

    @Override
    public String name() {
        return statistic.path() + "-statistics";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public void prepare(Generation generation) {
        totals(generation).index();
    }

    @Override
    public void take(Generation generation, CommitBatch arrivals) {
        if (!arrivals.finished().isEmpty()) {
            add(generation, arrivals.finished());
            settle(generation);
        }
    }

    @Override
    public void rebuild(Generation generation, List<MatchHistory> matches) {
        add(generation, matches.stream().filter(MatchHistory::counts).toList());
    }

    @Override
    public void settle(Generation generation) {
        totals(generation).settle();
    }

    private Totals totals(Generation generation) {
        return new Totals(repository, generation, readable);
    }

    private void add(Generation generation, List<MatchHistory> finished) {
        var additions = new ArrayList<Totals.Addition>();
        for (var history : finished) {
            try {
                var account = MatchCounter.of(history);
                additions.add(addition(account));
            } catch (RuntimeException e) {
                meters.counter("aemberlog.unaccountable.matches").increment();
                LOG.error("Match {} is not in the statistics", history.match().value(), e);
            }
        }
        totals(generation).add(additions);
    }

    private Totals.Addition addition(MatchStatistics account) {
        return new Totals.Addition(account.match().value(), statistic.of(account));
    }

    /** The lines with the most matches first, as far as they have {@code minMatches}. */
    Flux<StatisticIncrement> lines(long minMatches, int limit) {
        return repository.serving(this).flatMapMany(serving -> totals(serving).lines(minMatches, limit));
    }
}
