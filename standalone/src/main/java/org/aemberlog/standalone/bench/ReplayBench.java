package org.aemberlog.standalone.bench;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.wire.Canonical;
import org.aemberlog.standalone.bot.Api;
import tools.jackson.databind.json.JsonMapper;

/** Reading matches again: how fast they are folded, and how soon a version of one is told. */
public final class ReplayBench {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final long MOMENT_NANOS = Duration.ofMillis(20).toNanos();
    private static final int MATCHES = 40;
    private static final int ROUNDS = 5;
    private static final int LONG_MATCHES = 300;
    private static final int QUESTIONS = 400;

    private final Rules rules = new Rules(CardPool.all());
    private final JsonMapper json = JsonMapper.builder().build();
    private final List<SeatSetup> seats;

    /** A benchmark of matches between these seats. */
    public ReplayBench(List<SeatSetup> seats) {
        this.seats = seats;
    }

    /**
     * Facts that one core reads out of the text of their commits, checks and folds in a CPU second;
     * median of rounds that each take {@code seconds} of CPU time.
     */
    public long foldedPerCpuSecond(double seconds) {
        var scripts = new Scripts(MATCHES, seats);
        var matches = new ArrayList<List<String>>();
        for (int i = 0; i < MATCHES; i++) {
            matches.add(played(scripts.match(i)).stream().map(Canonical::text).toList());
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
        long facts = 0;
        for (int i = 0; threads.getCurrentThreadCpuTime() < until; i++) {
            facts += folded(matches.get(i % matches.size())).state().facts();
        }
        return Math.round(facts * 1e9 / (threads.getCurrentThreadCpuTime() - began));
    }

    private Match folded(List<String> texts) {
        Match match = null;
        for (var text : texts) {
            var commit = Commits.read(json.readValue(text, Map.class));
            match =
                    match == null
                            ? Match.created(commit.facts())
                            : match.after(commit.intent(), commit.facts());
        }
        return match;
    }

    private List<Commit> played(List<Intent> intents) {
        var commits = new ArrayList<Commit>();
        Match match = null;
        var hash = Commits.GENESIS;
        for (var intent : intents) {
            var decision =
                    intent instanceof CreateMatch create
                            ? rules.create(create)
                            : rules.decide(match, intent);
            var accepted = (Decision.Accepted) decision;
            long version = commits.size() + 1;
            var commit =
                    Commits.seal(
                            accepted.next().state().match(),
                            version,
                            "v" + version,
                            version,
                            intent,
                            accepted.facts(),
                            hash);
            commits.add(commit);
            hash = commit.hash();
            match = accepted.next();
        }
        return commits;
    }

    /**
     * How soon the state of a long match at any of its versions is told over HTTP.
     *
     * @param facts how many facts the match has
     * @param millis median, after every version was asked for once
     */
    public record AnyVersion(long facts, double millis) {}

    /**
     * Plays the longest of many matches and asks replay-service for versions of it.
     *
     * @param token an auditor's
     */
    public AnyVersion anyVersion(String bootstrapServers, String replayUrl, String token) {
        var script = new Scripts(LONG_MATCHES, seats).longest();
        var id = new MatchId("bench-long");
        try (var tables = new Tables(bootstrapServers, Scripts.of(script))) {
            tables.sendAll(id);
        }
        var api = new Api(replayUrl);
        var path = "/matches/" + id.value() + "/state?version=";
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!known(api, path + script.size(), token)) {
            if (System.nanoTime() > deadline) {
                throw new IllegalStateException("The match does not reach replay-service.");
            }
            LockSupport.parkNanos(MOMENT_NANOS);
        }
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
        return new AnyVersion(factsOf(script), new Samples(nanos).median() / 1e6);
    }

    private static boolean known(Api api, String path, String token) {
        try {
            api.get(path, token);
            return true;
        } catch (Api.ProblemException notYet) {
            return false;
        }
    }

    private long factsOf(List<Intent> script) {
        return played(script).stream().mapToLong(commit -> commit.facts().size()).sum();
    }
}
