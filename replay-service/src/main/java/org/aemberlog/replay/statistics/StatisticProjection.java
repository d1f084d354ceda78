package org.aemberlog.replay.statistics;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.List;
import org.aemberlog.door.problems.Legible;
import org.aemberlog.replay.account.Account;
import org.aemberlog.replay.account.Accountant;
import org.aemberlog.replay.archive.Course;
import org.aemberlog.replay.projections.Arrivals;
import org.aemberlog.replay.projections.Generation;
import org.aemberlog.replay.projections.Projection;
import org.aemberlog.replay.projections.Register;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Flux;

/** One statistic as a projection: a fold of finished matches. */
final class StatisticProjection implements Projection {

    private static final Logger LOG = LoggerFactory.getLogger(StatisticProjection.class);

    private final Statistic statistic;
    private final Register register;
    private final MeterRegistry meters;
    private final Legible legible;

    StatisticProjection(Statistic statistic, Register register, MeterRegistry meters, Legible legible) {
        this.statistic = statistic;
        this.register = register;
        this.meters = meters;
        this.legible = legible;
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
    public void take(Generation generation, Arrivals arrivals) {
        if (!arrivals.finished().isEmpty()) {
            add(generation, arrivals.finished());
            settle(generation);
        }
    }

    @Override
    public void rebuild(Generation generation, List<Course> matches) {
        add(generation, matches.stream().filter(Course::counts).toList());
    }

    @Override
    public void settle(Generation generation) {
        totals(generation).settle();
    }

    private Totals totals(Generation generation) {
        return new Totals(register, generation, legible);
    }

    private void add(Generation generation, List<Course> finished) {
        var additions = new ArrayList<Totals.Addition>();
        for (var course : finished) {
            try {
                var account = Accountant.of(course);
                additions.add(addition(account));
            } catch (RuntimeException e) {
                meters.counter("aemberlog.unaccountable.matches").increment();
                LOG.error("Match {} is not in the statistics", course.match().value(), e);
            }
        }
        totals(generation).add(additions);
    }

    private Totals.Addition addition(Account account) {
        return new Totals.Addition(account.match().value(), statistic.of(account));
    }

    /** The lines with the most matches first, as far as they have {@code least}. */
    Flux<Tally> lines(long least, int limit) {
        return register.serving(this).flatMapMany(serving -> totals(serving).lines(least, limit));
    }
}
