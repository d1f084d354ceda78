package org.aemberlog.standalone.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules that any model of queues has to keep, and what this one is for. */
class DayTest {

    private static final int FEW = 2_000;

    private static String printed(Report report) {
        var bytes = new ByteArrayOutputStream();
        report.print(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** One thread that decides one intent after the other in exactly 100 ms, and nothing else to wait for. */
    private static Figures oneAtATime() {
        return Figures.USUAL
                .with(Figure.PARTITIONS, 1)
                .with(Figure.RULES_INSTANCES, 1)
                .with(Figure.RULES_THREADS, 1)
                .with(Figure.MOST_IN_A_POLL, 1)
                .with(Figure.POLL_MICROS, 0)
                .with(Figure.DECIDE_MICROS, 100_000)
                .with(Figure.APPEND_MICROS, 0)
                .with(Figure.APPEND_EACH_MICROS, 0)
                .with(Figure.PUBLISH_MICROS, 0)
                .with(Figure.PUBLISH_EACH_MICROS, 0);
    }

    private static Report evenly(double perSecond, Day.Observer observer) {
        return Day.run(Load.even(perSecond), oneAtATime(), new SplittableRandom(7), observer);
    }

    /** How long an intent stays, on average over the hours of an even day. */
    private static double stay(Report report) {
        return IntStream.range(0, Load.HOURS)
                .mapToDouble(hour -> report.hour(hour).meanWait())
                .average()
                .orElseThrow();
    }

    /** Pollaczek and Khinchine: a wait of s·ρ/(2(1−ρ)) and the service s itself. */
    @ParameterizedTest
    @ValueSource(doubles = {0.3, 0.6, 0.8})
    void aSingleServerMakesWaitAsTheFormulaSays(double utilisation) {
        double service = 0.1;
        var report = evenly(utilisation / service, (came, done) -> {});
        double wait = service * utilisation / (2 * (1 - utilisation)) + service;
        assertThat(stay(report)).isCloseTo(wait, within(0.03 * wait));
    }

    /** Little: the mean number that are there, looked at each second, is the arrival rate times the mean stay. */
    @Test
    void asManyAreThereAsLittlesLawSays() {
        double perSecond = 8;
        var came = new ArrayList<Double>();
        var done = new ArrayList<Double>();
        var report = evenly(perSecond, (in, out) -> {
            came.add(in);
            done.add(out);
        });
        long there = 0;
        int in = 0;
        int out = 0;
        for (int second = 0; second < Load.HOURS * 3600; second++) {
            while (in < came.size() && came.get(in) <= second) {
                in++;
            }
            while (out < done.size() && done.get(out) <= second) {
                out++;
            }
            there += in - out;
        }
        double mean = there / (Load.HOURS * 3600.0);
        assertThat(mean).isCloseTo(perSecond * stay(report), within(0.03 * mean));
    }

    @Test
    void whatComesIsServedOnceAndNeverBeforeItCame() {
        var served = new long[1];
        var report = Day.run(
                Load.of(FEW, Figures.USUAL, new SplittableRandom(3)),
                Figures.USUAL,
                new SplittableRandom(4),
                (came, done) -> {
                    assertThat(done).isGreaterThan(came);
                    served[0]++;
                });
        assertThat(report.served()).isEqualTo(served[0]);
        double expected = FEW * Figure.INTENTS_PER_MATCH.usual();
        assertThat((double) served[0]).isCloseTo(expected, within(5 * Math.sqrt(expected)));
    }

    @Test
    void moreThanAPartCanDoIsServedAfterMidnight() {
        long[] late = new long[1];
        var report = evenly(12, (came, done) -> late[0] += done > Load.HOURS * 3600 ? 1 : 0);
        assertThat(report.utilisation(Part.RULES, 12)).isGreaterThan(1);
        assertThat(late[0]).isPositive();
        assertThat((double) report.served()).isCloseTo(12 * 86_400.0, within(5_000.0));
    }

    @Test
    void theSeedTellsTheDay() {
        var day = printed(Day.simulate(FEW, 5, Figures.USUAL));
        assertThat(printed(Day.simulate(FEW, 5, Figures.USUAL))).isEqualTo(day);
        assertThat(printed(Day.simulate(FEW, 6, Figures.USUAL))).isNotEqualTo(day);
    }

    @Test
    void whatIsMadeSlowSaturatesFirst() {
        var slowShards = Figures.USUAL.with(Figure.APPEND_EACH_MICROS, 20_000);
        assertThat(Day.simulate(FEW, 1, slowShards).first()).isEqualTo(Part.STORE);
        var slowArchive = Figures.USUAL.with(Figure.ARCHIVE_MICROS, 20_000);
        assertThat(Day.simulate(FEW, 1, slowArchive).first()).isEqualTo(Part.ARCHIVE);
        var slowFeed = Figures.USUAL.with(Figure.FEED_MICROS, 20_000);
        assertThat(Day.simulate(FEW, 1, slowFeed).first()).isEqualTo(Part.FEED);
    }

    @Test
    void moreInstancesOfMatchServiceTakeNoCommitsFromEachOther() {
        var one = Day.simulate(FEW, 1, Figures.USUAL.with(Figure.MATCH_INSTANCES, 1));
        var many = Day.simulate(FEW, 1, Figures.USUAL.with(Figure.MATCH_INSTANCES, 8));
        assertThat(many.peak(Part.FEED)).isEqualTo(one.peak(Part.FEED));
    }

    @Test
    void theEveningIsBusierThanTheMorning() {
        var report = Day.simulate(FEW, 1, Figures.USUAL);
        assertThat(report.hour(20).served()).isGreaterThan(5 * report.hour(4).served());
    }
}
