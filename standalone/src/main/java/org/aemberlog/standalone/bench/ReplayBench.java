package org.aemberlog.standalone.bench;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.support.broker.ProducerSettings;
import org.aemberlog.support.broker.Topics;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Reading matches again: how fast they are folded, and how soon a version of one is told. */
public final class ReplayBench {

    private static final Duration TIMEOUT = Duration.ofSeconds(60);
    private static final long MOMENT_NANOS = Duration.ofMillis(20).toNanos();
    private static final int MATCHES = 40;
    private static final int ROUNDS = 5;
    private static final int LONG_MATCHES = 300;
    private static final int QUESTIONS = 400;

    /** How many matches are in the archive whose projections are built again. */
    public static final int ARCHIVED = 300;

    private static final int REBUILDS = 3;

    private final Rules rules = new Rules(CardPool.all());
    private final List<SeatSetup> seats;

    /** A benchmark of matches between these seats. */
    public ReplayBench(List<SeatSetup> seats) {
        this.seats = seats;
    }

    /**
     * Events that one core reads out of the text of their commits, checks and folds in a CPU second;
     * median of rounds that each take {@code seconds} of CPU time.
     */
    public long foldedPerCpuSecond(double seconds) {
        var scripts = new Scripts(MATCHES, seats);
        var matches = new ArrayList<List<String>>();
        for (int i = 0; i < MATCHES; i++) {
            matches.add(
                    played(scripts.match(i)).stream().map(SealedCommit::text).toList());
        }
        fold(matches, 2 * seconds);
        var rates = new long[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            rates[i] = fold(matches, seconds);
        }
        return new Samples(rates).median();
    }

    private long fold(List<List<String>> matches, double seconds) {
        var threads = ManagementFactory.getThreadMXBean();
        long began = threads.getCurrentThreadCpuTime();
        long until = began + (long) (seconds * 1e9);
        long events = 0;
        for (int i = 0; threads.getCurrentThreadCpuTime() < until; i++) {
            events += folded(matches.get(i % matches.size())).state().events();
        }
        return Math.round(events * 1e9 / (threads.getCurrentThreadCpuTime() - began));
    }

    private Match folded(List<String> texts) {
        Match match = null;
        for (var text : texts) {
            var commit = Commits.read(text).commit();
            match = match == null ? Match.created(commit.events()) : match.after(commit.intent(), commit.events());
        }
        return match;
    }

    private List<SealedCommit> played(List<Intent> intents) {
        return played(intents, Optional.empty());
    }

    private List<SealedCommit> played(List<Intent> intents, Optional<MatchId> id) {
        var commits = new ArrayList<SealedCommit>();
        Match match = null;
        var hash = Commits.GENESIS;
        for (var intent : intents) {
            var decision = intent instanceof CreateMatch create
                    ? rules.create(renamed(create, id))
                    : rules.decide(match, intent);
            var accepted = (Decision.Accepted) decision;
            long version = commits.size() + 1;
            var sealed = Commits.seal(
                    accepted.next().state().match(), version, "v" + version, version, intent, accepted.events(), hash);
            commits.add(sealed);
            hash = sealed.commit().hash();
            match = accepted.next();
        }
        return commits;
    }

    private static CreateMatch renamed(CreateMatch create, Optional<MatchId> id) {
        return new CreateMatch(
                id.orElse(create.match()), create.seed(), create.seats(), create.first(), create.terms());
    }

    /**
     * How fast replay-service builds each of its projections again out of its archive, which has
     * the same matches over and over: events per second by the name of the projection.
     *
     * @param token an operator's
     */
    public Map<String, Long> rebuilt(String bootstrapServers, String replayUrl, String token) {
        var last = archive(bootstrapServers);
        var api = new Api(replayUrl);
        await(() -> ended(api, last), "The matches do not reach replay-service.");
        var rates = new TreeMap<String, Long>();
        for (var projection : projections(api)) {
            var name = String.valueOf(projection.get("name"));
            for (int i = 0; i < REBUILDS; i++) {
                api.post("/projections/" + name + "/rebuild", token, "", Map.of());
                await(() -> serves(api, name), "The projection is not built.");
                rates.put(name, rateOf(api, name));
            }
        }
        return rates;
    }

    /** Sends whole matches as if rules-service had just decided them. */
    private List<MatchId> archive(String bootstrapServers) {
        var scripts = new Scripts(MATCHES, seats);
        var ids = new ArrayList<MatchId>();
        var settings = ProducerSettings.at(bootstrapServers, "bench");
        try (var producer = new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer())) {
            for (int i = 0; i < ARCHIVED; i++) {
                var id = new MatchId("archived-" + i);
                ids.add(id);
                for (var commit : played(scripts.match(i), Optional.of(id))) {
                    producer.send(new ProducerRecord<>(Topics.EVENTS, id.value(), commit.bytes()));
                }
            }
        }
        return ids;
    }

    private static boolean ended(Api api, List<MatchId> matches) {
        return matches.stream().allMatch(match -> {
            try {
                return api.get("/matches/" + match.value(), "").containsKey("winner");
            } catch (Api.ProblemException notYet) {
                return false;
            }
        });
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> projections(Api api) {
        return (List<Map<String, Object>>) api.get("/projections", "").get("projections");
    }

    private static Map<String, Object> projection(Api api, String name) {
        return projections(api).stream()
                .filter(it -> it.get("name").equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static boolean serves(Api api, String name) {
        return projection(api, name).get("state").equals("serving");
    }

    private static long rateOf(Api api, String name) {
        var built = (Map<?, ?>) projection(api, name).get("built");
        return ((Number) built.get("eventsPerSecond")).longValue();
    }

    private static void await(BooleanSupplier condition, String otherwise) {
        long deadline = System.nanoTime() + TIMEOUT.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                throw new IllegalStateException(otherwise);
            }
            LockSupport.parkNanos(MOMENT_NANOS);
        }
    }

    /**
     * How soon the state of a long match at any of its versions is told over HTTP.
     *
     * @param events how many events the match has
     * @param millis median, after every version was asked for once
     */
    public record AnyVersion(long events, double millis) {}

    /**
     * Plays the longest of many matches and asks replay-service for versions of it.
     *
     * @param token an auditor's
     */
    public AnyVersion anyVersion(String bootstrapServers, String replayUrl, String token) {
        var script = new Scripts(LONG_MATCHES, seats).longest();
        var id = new MatchId("bench-long");
        try (var tables = new ScriptedMatches(bootstrapServers, Scripts.of(script))) {
            tables.sendAll(id);
        }
        var api = new Api(replayUrl);
        var path = "/matches/" + id.value() + "/state?version=";
        await(() -> known(api, path + script.size(), token), "The match does not reach replay-service.");
        for (int version = 1; version <= script.size(); version++) {
            api.get(path + version, token);
        }
        var random = new SplittableRandom(QUESTIONS);
        var nanos = new long[QUESTIONS];
        for (int i = 0; i < QUESTIONS; i++) {
            long began = System.nanoTime();
            api.get(path + (1 + random.nextInt(script.size())), token);
            nanos[i] = System.nanoTime() - began;
        }
        return new AnyVersion(eventsOf(script), new Samples(nanos).median() / 1e6);
    }

    private static boolean known(Api api, String path, String token) {
        try {
            api.get(path, token);
            return true;
        } catch (Api.ProblemException notYet) {
            return false;
        }
    }

    private long eventsOf(List<Intent> script) {
        return played(script).stream()
                .mapToLong(one -> one.commit().events().size())
                .sum();
    }
}
