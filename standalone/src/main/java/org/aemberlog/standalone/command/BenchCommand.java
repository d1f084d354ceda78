package org.aemberlog.standalone.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.aemberlog.deck.DeckServiceApplication;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.library.DeckDraft;
import org.aemberlog.deck.library.DeckReader;
import org.aemberlog.deck.library.OpenDecks;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.replay.ReplayServiceApplication;
import org.aemberlog.rules.RulesServiceApplication;
import org.aemberlog.standalone.bench.BotDuel;
import org.aemberlog.standalone.bench.EngineBench;
import org.aemberlog.standalone.bench.PipelineBench;
import org.aemberlog.standalone.bench.ReplayBench;
import org.aemberlog.standalone.bench.ThroughputBench;
import org.aemberlog.standalone.bench.VerifyBench;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.StarterMatch;
import org.aemberlog.standalone.cli.CommandException;
import org.aemberlog.standalone.cli.NamedFiles;
import org.aemberlog.standalone.cli.Options;
import org.aemberlog.standalone.cli.StopSignal;
import org.aemberlog.standalone.cli.UsageException;
import org.aemberlog.standalone.platform.DataDirectory;
import org.aemberlog.standalone.platform.Elsewhere;
import org.aemberlog.standalone.platform.Infrastructure;
import org.aemberlog.standalone.platform.NamedServers;
import org.aemberlog.standalone.platform.Platform;
import org.aemberlog.standalone.platform.Services;
import org.aemberlog.standalone.platform.Settings;
import org.aemberlog.standalone.store.Databases;

/** {@code bench}: measures, and says for each figure what it has to be. */
public final class BenchCommand {

    private static final int KIB = 1024;
    private static final int WARM_UP_SECONDS = 15;
    private static final int TABLES = 60;
    private static final int INTENTS_PER_SECOND = 100;
    private static final int MANY_TABLES = 500;
    private static final int ROUNDS = 3;
    private static final int DUEL = 100;
    private static final double LEAST_RATIO = 0.7;
    private static final double LEAST_OF_EMBEDDED = 0.85;
    private static final double LEAST_AGAIN = 0.5;

    /** rules-service is ready when deck-service has told it the cards. */
    private static final List<Class<?>> REPLAY_ALONE = List.of(ReplayServiceApplication.class);

    private static final List<Class<?>> RULES_ALONE =
            List.of(RulesServiceApplication.class, DeckServiceApplication.class);

    private int missed;

    private BenchCommand() {}

    public static int run(List<String> arguments) {
        var rest = arguments.isEmpty() ? arguments : arguments.subList(1, arguments.size());
        var options = new Options(rest, Set.of("seconds", "rate", "tables", "decks", "mongodb", "matches", "seed"));
        int seconds = options.count("seconds", 5, 1, 3_600);
        var bench = new BenchCommand();
        return switch (arguments.isEmpty() ? "" : arguments.getFirst()) {
            case "engine" -> {
                bench.pool();
                var decks = Optional.of(options.text("decks", ""))
                        .filter(file -> !file.isEmpty())
                        .map(BenchCommand::decks);
                yield bench.result(() -> bench.engine(seconds, decks));
            }
            case "pipeline" -> {
                int rate = options.count("rate", INTENTS_PER_SECOND, 1, 10_000);
                yield StopSignal.heed(() -> bench.result(() -> bench.pipeline(seconds, rate)));
            }
            case "bots" -> {
                int matches = options.count("matches", DUEL, 1, 10_000);
                yield bench.result(() -> bench.bots(matches, options.seed(1)));
            }
            case "replay" -> StopSignal.heed(() -> bench.result(() -> bench.replay(seconds)));
            case "throughput" -> {
                int tables = options.count("tables", MANY_TABLES, 1, 100_000);
                var mongo = Optional.of(options.text("mongodb", "")).filter(uri -> !uri.isEmpty());
                mongo.ifPresent(uri -> NamedServers.requireMongo("The option --mongodb", uri));
                yield StopSignal.heed(() -> bench.result(() -> bench.throughput(seconds, tables, mongo)));
            }
            default ->
                throw new UsageException("Benchmarks are 'engine', 'throughput', 'replay', 'pipeline' and 'bots'.");
        };
    }

    private int result(Runnable part) {
        part.run();
        return missed == 0 ? 0 : 1;
    }

    /** Before anything else has touched a card. */
    private void pool() {
        long began = System.nanoTime();
        var cards = CardPool.all().pinned();
        long millis = (System.nanoTime() - began) / 1_000_000;
        atMost("milliseconds to load all " + cards.size() + " cards in a new process", millis, 500);
    }

    private void engine(int seconds, Optional<List<DeckList>> decks) {
        System.out.println("Engine alone, random players among all legal intents, medians of 5:");
        speed("any cards", EngineBench.ofAnyDecks(), seconds);
        speed(
                "decks of two sets",
                EngineBench.ofDecksOf(CardSet.CALL_OF_THE_ARCHONS, CardSet.AGE_OF_ASCENSION),
                seconds);
        speed("decks of all sets", EngineBench.ofDecksOf(CardSet.values()), seconds);
        decks.ifPresent(lists -> speed("your decks", EngineBench.of(lists), seconds));
        var bench = EngineBench.ofStarterDecks();
        var speed = bench.speed(seconds);
        atLeast("decisions per CPU second, starter decks", speed.decisionsPerCpuSecond(), 50_000);
        atLeast("whole matches per CPU second", speed.matchesPerCpuSecond(), 150);
        atMost("KiB of heap per live match in mid-game", bench.heapPerMatch() / (double) KIB, 4);
        var bytes = bench.bytesPerIntent(200);
        atMost("bytes that one intent sends to a seat, median", bytes[0], 600);
        System.out.printf("  %-52s %,12d%n", "and the 99th percentile", bytes[1]);
        var verify = new VerifyBench();
        atMost("milliseconds to verify a whole match, median", verify.median(), 200);
        System.out.printf("  %-52s %,12d%n", "and the bytes of its file", verify.bytes());
    }

    private void bots(int matches, long seed) {
        System.out.println("Bots, random decks of any two sets, seed " + seed + ":");
        duel(Bots.SENSIBLE, Bots.RANDOM, matches, seed, 95);
        duel(Bots.SEARCHING, Bots.SENSIBLE, matches, seed, 65);
    }

    private void duel(String one, String other, int matches, long seed, int least) {
        var duel = new BotDuel(one, other, seed);
        double won = duel.winsWithDecksOfAnySets(matches);
        atLeast("of 100 matches " + one + " wins against " + other, 100 * won / matches, least);
        told("CPU milliseconds of a decision, median", duel.millis(50));
        atMost("CPU milliseconds of a decision, 95th percentile", duel.millis(95), 300);
    }

    private void speed(String decks, EngineBench bench, int seconds) {
        var speed = bench.speed(seconds);
        atLeast("decisions per CPU second, " + decks, speed.decisionsPerCpuSecond(), 50_000);
        System.out.printf("  %-52s %,12d%n", "and whole matches", speed.matchesPerCpuSecond());
    }

    /** The deck lists of a file; each begins with its name. */
    private static List<DeckList> decks(String file) {
        try {
            var reader = new DeckReader(CardPool.all());
            return Stream.of(Files.readString(Path.of(file)).split("(?m)^(?=name:)"))
                    .filter(list -> !list.isBlank())
                    .map(list -> reader.read(DeckDraft.read(list)))
                    .toList();
        } catch (IOException e) {
            throw new CommandException("Cannot read the deck lists in " + file + ": " + NamedFiles.reason(e) + ".");
        }
    }

    private void throughput(int seconds, int tables, Optional<String> mongo) {
        System.out.println("Kafka embedded, acks=all; commits stored with majority, journaled; bots at "
                + tables
                + " tables; medians of "
                + ROUNDS
                + ":");
        for (var applications : List.of(RULES_ALONE, Services.ALL)) {
            var running = applications.equals(RULES_ALONE) ? "rules-service alone" : "all four services";
            System.out.println(" " + running + ", embedded store:");
            double embedded = throughput(Optional.empty(), applications, seconds, tables);
            mongo.ifPresent(uri -> {
                System.out.println(" " + running + ", the MongoDB that was named:");
                double real = throughput(mongo, applications, seconds, tables);
                ratio("of what the embedded store does", real / embedded, LEAST_OF_EMBEDDED, true);
            });
        }
    }

    /** In databases of its own, which are gone afterwards. */
    private double throughput(Optional<String> mongo, List<Class<?>> applications, int seconds, int tables) {
        var databases = Databases.ofTheirOwn("bench");
        try {
            return throughput(new Elsewhere(Optional.empty(), mongo, databases), applications, seconds, tables);
        } finally {
            mongo.ifPresent(databases::drop);
        }
    }

    private double throughput(Elsewhere elsewhere, List<Class<?>> applications, int seconds, int tables) {
        var engine = Map.<Class<?>, Class<?>>of(RulesServiceApplication.class, ThroughputBench.engine());
        boolean alone = applications.equals(RULES_ALONE);
        try (var home = DataDirectory.temporary();
                var platform = Platform.start(home, Settings.LOCAL.with(elsewhere), applications, engine);
                var bench = new ThroughputBench(
                        platform.bootstrapServers(),
                        template().seats(),
                        tables,
                        () -> Meters.polls(platform),
                        what -> System.err.println("  ... " + what))) {
            var compared = bench.compare(ROUNDS, seconds);
            var rules = compared.rules();
            var idle = compared.idle();
            if (alone) {
                atLeast("intents per second", rules.perSecond(), 2_000);
            } else {
                told("intents per second", rules.perSecond());
            }
            told("with an engine that does nothing", idle.perSecond());
            ratio("ratio of the two", rules.perSecond() / idle.perSecond(), LEAST_RATIO, alone);
            told("that were decided before and come again", compared.again());
            ratio("ratio to new ones", compared.again() / rules.perSecond(), LEAST_AGAIN, true);
            told("intents in a poll, mean", rules.polls().batch());
            System.out.printf(
                    "  %-52s %s%n",
                    "ms of a poll to decide / append / publish", rules.polls().millis());
            System.out.printf("  %-52s %s%n", "with that engine", idle.polls().millis());
            told("CPU ms for 1,000 intents, all but the driver", rules.cpuMillisOfAll());
            told("with that engine", idle.cpuMillisOfAll());
            rules.cpuMillis().forEach((part, millis) -> told("of it " + part, millis));
            return rules.perSecond();
        }
    }

    private void rebuild(ReplayBench bench) {
        try (var home = DataDirectory.temporary()) {
            try (var platform = Platform.start(home, Settings.LOCAL, REPLAY_ALONE, Map.of())) {
                bench.rebuilt(
                                platform.bootstrapServers(),
                                platform.replayUrl(),
                                TokenCommand.token(platform.tokenSecret(), "auditor", "bench", ""))
                        .forEach((name, rate) -> atLeast("events per second, rebuild of " + name, rate, 50_000));
                stored(home, "KiB of an archived match in the store, in use");
            }
            stored(home, "and when it is closed");
        }
    }

    private static void stored(DataDirectory home, String what) {
        Infrastructure.bytesStored(home.directory(), Elsewhere.NAMED)
                .ifPresent(bytes -> told(what, (double) bytes / KIB / ReplayBench.ARCHIVED));
    }

    private void replay(int seconds) {
        System.out.println("Replays, embedded:");
        var bench = new ReplayBench(template().seats());
        atLeast("events read, checked and folded per CPU second", bench.foldedPerCpuSecond(seconds), 50_000);
        rebuild(bench);
        try (var home = DataDirectory.temporary();
                var platform = Platform.start(home, Platform.Ports.ANY)) {
            var any = bench.anyVersion(
                    platform.bootstrapServers(),
                    platform.replayUrl(),
                    TokenCommand.token(platform.tokenSecret(), "auditor", "bench", ""));
            told("events of a long match", any.events());
            atMost("ms to tell its state at any version, median", any.millis(), 5);
        }
    }

    private void pipeline(int seconds, int rate) {
        System.out.println("Whole pipeline, embedded, HTTP in to SSE out, at " + rate + " intents per second:");
        try (var home = DataDirectory.temporary();
                var platform = Platform.start(home, Platform.Ports.ANY);
                var bench = new PipelineBench(platform.matchUrl(), template(), request(platform))) {
            bench.warmUp(TABLES, rate, WARM_UP_SECONDS);
            var latency = bench.latency(TABLES + 1, rate, 3 * seconds);
            System.out.printf("  %-52s %,12d%n", "intents", latency.intents());
            atMost("milliseconds, median", latency.p50(), 20);
            atMost("milliseconds, 99th percentile", latency.p99(), 100);
            Meters.of(platform).forEach((what, mean) -> System.out.printf("  %-52s %,12.1f%n", what, mean));
        }
    }

    private static Map<String, Object> request(Platform platform) {
        return StarterMatch.request(StarterMatch.decks(new Api(platform.deckUrl())), Map.of());
    }

    private static CreateMatch template() {
        var decks = OpenDecks.starters();
        return new CreateMatch(
                new MatchId("template"),
                "template",
                List.of(new SeatSetup("Alice", decks.get(0), 0), new SeatSetup("Bob", decks.get(1), 0)));
    }

    private void atLeast(String what, double value, double bound) {
        report(what, value, "at least", bound, value >= bound);
    }

    private void atMost(String what, double value, double bound) {
        report(what, value, "at most", bound, value <= bound);
    }

    private void ratio(String what, double ratio, double least, boolean bound) {
        boolean held = ratio >= least;
        System.out.printf("  %-52s %,12.2f", what, ratio);
        System.out.println(bound ? "   at least %.2f: %s".formatted(least, held ? "held" : "MISSED") : "");
        if (bound && !held) {
            missed++;
        }
    }

    private static void told(String what, double value) {
        System.out.printf("  %-52s %,12.1f%n", what, value);
    }

    private void report(String what, double value, String relation, double bound, boolean held) {
        System.out.printf("  %-52s %,12.1f   %s %,.0f: %s%n", what, value, relation, bound, held ? "held" : "MISSED");
        if (!held) {
            missed++;
        }
    }
}
