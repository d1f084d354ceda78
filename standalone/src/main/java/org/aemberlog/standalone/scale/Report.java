package org.aemberlog.standalone.scale;

import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a simulated day came to. */
public final class Report {

    private static final double GIBIBYTE = 1L << 30;
    private static final int DAYS_OF_A_MONTH = 30;
    private static final String ROW = "%4s %9s %11s %8s %8s %8s %8s %9s %9s %9s%n";

    private final Figures figures;
    private final Load load;
    private final List<Hour> hours;
    private final Map<Part, List<Station>> stations;

    Report(Figures figures, Load load, List<Hour> hours, Map<Part, List<Station>> stations) {
        this.figures = figures;
        this.load = load;
        this.hours = List.copyOf(hours);
        this.stations = Map.copyOf(stations);
    }

    Hour hour(int hour) {
        return hours.get(hour);
    }

    long served() {
        return hours.stream().mapToLong(Hour::served).sum();
    }

    /**
     * The share of the most it can do that the busiest one of a part has to do in an hour. More than 1
     * means that a queue grows.
     */
    public double utilisation(Part part, int hour) {
        if (part == Part.RULES) {
            return busiestThread(hour) / new Capacity(figures).thread();
        }
        return stations.get(part).stream()
                .mapToDouble(station -> station.utilisation(hour))
                .max()
                .orElse(0);
    }

    /** Intents a second of the consumer thread that has most. */
    private double busiestThread(int hour) {
        int threads = stations.get(Part.RULES).size();
        int perHour = Load.SLOTS / Load.HOURS;
        return IntStream.range(0, threads)
                .mapToDouble(thread -> IntStream.range(hour * perHour, (hour + 1) * perHour)
                        .mapToDouble(slot -> rate(slot, thread, threads))
                        .average()
                        .orElse(0))
                .max()
                .orElse(0);
    }

    private double rate(int slot, int thread, int threads) {
        double rate = 0;
        for (int partition = thread; partition < load.partitions(); partition += threads) {
            rate += load.rate(slot, partition);
        }
        return rate;
    }

    /** The highest utilisation of a part in the day. */
    public double peak(Part part) {
        return IntStream.range(0, Load.HOURS)
                .mapToDouble(hour -> utilisation(part, hour))
                .max()
                .orElse(0);
    }

    /** The part that comes to its limit first when the load grows. */
    public Part first() {
        return Stream.of(Part.values())
                .max(Comparator.comparingDouble(this::peak))
                .orElseThrow();
    }

    /** Prints the figures, a row for each hour, what saturates first, and what the day costs. */
    public void print(PrintStream out) {
        for (var figure : Figure.values()) {
            out.printf(
                    Locale.ROOT,
                    "%-20s %,9.0f %-28s %s%n",
                    figure.option(),
                    figures.of(figure),
                    figure.unit(),
                    figures.values().containsKey(figure) ? "given" : figure.source());
        }
        out.println();
        out.printf(
                ROW, "hour", "matches", "intents", "rules", "shards", "match", "replay", "p50 ms", "p99 ms", "queue");
        for (int hour = 0; hour < Load.HOURS; hour++) {
            print(hour, out);
        }
        out.println();
        out.println("rules, shards, match, replay: how much of the most that it can do the busiest thread, shard or"
                + " instance has to do.");
        out.println("p50, p99: from the intent's record to its commit's. queue: intents that waited for one thread.");
        out.println();
        saturation(out);
        costs(out);
    }

    private void print(int hour, PrintStream out) {
        var seen = hours.get(hour);
        out.printf(
                ROW,
                hour,
                "%,d".formatted(load.begun(hour)),
                "%,d".formatted(seen.served()),
                percent(utilisation(Part.RULES, hour)),
                percent(utilisation(Part.STORE, hour)),
                percent(utilisation(Part.FEED, hour)),
                percent(utilisation(Part.ARCHIVE, hour)),
                millis(seen.wait(0.5)),
                millis(seen.wait(0.99)),
                "%,d".formatted(seen.longestQueue()));
    }

    private static String percent(double share) {
        return "%.0f %%".formatted(100 * share);
    }

    private static String millis(double seconds) {
        return String.format(Locale.ROOT, "%,.1f", 1000 * seconds);
    }

    private void saturation(PrintStream out) {
        for (var part : Part.values()) {
            int count = figures.count(part.multiplied());
            out.printf(
                    Locale.ROOT,
                    "%-24s %4.0f %% at the peak; the longest backlog was %,.3f s%n",
                    part.title() + " (" + count + ")",
                    100 * peak(part),
                    IntStream.range(0, Load.HOURS)
                            .mapToDouble(hour -> hours.get(hour).backlog(part))
                            .max()
                            .orElse(0));
        }
        var first = first();
        out.printf(
                Locale.ROOT,
                "%s saturate first: at %.1f times this load%s.%n%n",
                first.title(),
                1 / peak(first),
                peak(first) > 1 ? ", so they do not keep up" : "");
    }

    private void costs(PrintStream out) {
        double intents = served();
        double cores = stations.values().stream().mapToInt(List::size).sum();
        double stored = intents * (figures.of(Figure.EVENT_STORE_BYTES) + figures.of(Figure.ARCHIVE_BYTES)) / GIBIBYTE;
        double topics = intents * figures.of(Figure.KAFKA_BYTES) / GIBIBYTE;
        double sent = intents * 2 * figures.of(Figure.SENT_BYTES) / GIBIBYTE;
        double computing = cores * Load.HOURS * figures.of(Figure.CORE_HOUR_CENTS) / 100;
        double keeping = stored * figures.of(Figure.GIBIBYTE_MONTH_CENTS) / 100;
        double sending = sent * figures.of(Figure.SENT_GIBIBYTE_CENTS) / 100;
        out.printf(Locale.ROOT, "%,.0f intents; %,.0f cores that run all day: %,.2f%n", intents, cores, computing);
        out.printf(
                Locale.ROOT,
                "%,.1f GiB more in MongoDB, for each month that they are kept: %,.2f (after a month of such days: %,.0f GiB)%n",
                stored,
                keeping,
                stored * DAYS_OF_A_MONTH);
        out.printf(Locale.ROOT, "%,.1f GiB through Kafka's topics, before replication%n", topics);
        out.printf(Locale.ROOT, "%,.1f GiB to two seats of each match: %,.2f%n", sent, sending);
    }
}
