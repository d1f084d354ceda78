package org.aemberlog.standalone.bench;

import java.net.HttpURLConnection;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent.AddNonce;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Terms;
import org.aemberlog.standalone.bot.Api;

/**
 * The whole pipeline: intents at a steady rate over HTTP, measured from the moment each is sent to
 * the moment its events arrive on a spectator's stream. The driver mirrors each match with the
 * rules, from its chosen seed, so that it loads the platform with nothing but the intents.
 */
public final class PipelineBench implements AutoCloseable {

    private static final Duration TIMEOUT = Duration.ofSeconds(20);

    private final Rules rules = new Rules(CardPool.all());
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String url;
    private final CreateMatch template;
    private final Map<String, Object> request;
    private volatile String rejection = "none";

    /**
     * A benchmark of the service at {@code url}.
     *
     * @param template the decks and players that {@code request} asks for
     */
    public PipelineBench(String url, CreateMatch template, Map<String, Object> request) {
        this.url = url;
        this.template = template;
        this.request = request;
    }

    /** Milliseconds from HTTP in to SSE out, and how many intents were measured. */
    public record Latency(double p50, double p99, int intents) {}

    /** Sends as many intents as {@link #latency}, later where a platform that has just started is not so far yet. */
    public void warmUp(int tables, int perSecond, int seconds) {
        run(tables, perSecond, seconds, TIMEOUT);
    }

    /** Sends {@code perSecond} intents for {@code seconds} seconds, over {@code tables} matches. */
    public Latency latency(int tables, int perSecond, int seconds) {
        return run(tables, perSecond, seconds, Duration.ZERO);
    }

    private Latency run(int tables, int perSecond, int seconds, Duration patience) {
        var idle = new LinkedBlockingQueue<Mirror>();
        for (int i = 0; i < tables; i++) {
            idle.add(new Mirror("bench-" + tables + "-" + i));
        }
        var times = new ConcurrentLinkedQueue<Long>();
        int total = perSecond * seconds;
        long began = System.nanoTime();
        var waiting = new ArrayList<Mirror>();
        for (int i = 0; i < total; i++) {
            long due = began + i * 1_000_000_000L / perSecond;
            while (System.nanoTime() < due) {
                LockSupport.parkNanos(due - System.nanoTime());
                if (Thread.currentThread().isInterrupted()) {
                    throw new IllegalStateException("Interrupted");
                }
            }
            var mirror = next(idle, patience);
            mirror.send(nanos -> {
                times.add(nanos);
                if (!mirror.over()) {
                    idle.add(mirror);
                }
            });
            waiting.add(mirror);
        }
        waiting.getLast().await();
        var samples = new Samples(times.stream().mapToLong(Long::longValue).toArray());
        return new Latency(samples.percentile(50) / 1e6, samples.percentile(99) / 1e6, times.size());
    }

    private Mirror next(BlockingQueue<Mirror> idle, Duration patience) {
        try {
            var mirror = idle.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
            if (mirror == null) {
                throw new IllegalStateException(
                        "No table is free: the platform cannot keep up. Last rejection: " + rejection);
            }
            return mirror;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted", e);
        }
    }

    /** Stops asking and listening. */
    @Override
    public void close() {
        client.shutdownNow();
    }

    /** A match on the platform and the same match here. */
    private final class Mirror {

        private final String id;
        private final Map<?, ?> tokens;
        private final SplittableRandom random;
        private volatile Match match;
        private volatile long sentAt;
        private volatile long awaited;
        private volatile LongConsumer done;

        Mirror(String key) {
            var body = new LinkedHashMap<>(request);
            body.put("seed", key);
            var created = new Api(url).post("/matches", "", key, body);
            id = String.valueOf(created.get("match"));
            tokens = (Map<?, ?>) created.get("tokens");
            random = new SplittableRandom(key.hashCode());
            var create = new CreateMatch(
                    new MatchId(id),
                    key,
                    template.seats(),
                    Optional.empty(),
                    Optional.of(new Terms(true, Optional.empty())));
            match = ((Decision.Accepted) rules.create(create)).next();
            listen();
        }

        boolean over() {
            return match.state().over();
        }

        private void listen() {
            var stream = HttpRequest.newBuilder(URI.create(url + "/matches/" + id + "/stream?after=1"))
                    .header("Authorization", "Bearer " + tokens.get("spectator"))
                    .build();
            client.sendAsync(stream, BodyHandlers.ofLines())
                    .thenAcceptAsync(
                            answer -> answer.body().forEach(this::line),
                            task -> Thread.ofVirtual().start(task));
        }

        private void line(String line) {
            if (line.equals("id:" + awaited)) {
                done.accept(System.nanoTime() - sentAt);
            }
        }

        void send(LongConsumer whenSeen) {
            var legal = rules.legalIntents(match);
            var intent = withNonce(legal.get(random.nextInt(legal.size())));
            var next = ((Decision.Accepted) rules.decide(match, intent)).next();
            var plain = new LinkedHashMap<>(Plain.map((Record) intent));
            plain.remove("seat");
            var token = tokens.get(intent.seat() == Seat.A ? "a" : "b");
            var ask = HttpRequest.newBuilder(URI.create(url + "/matches/" + id + "/intents"))
                    .header("Authorization", "Bearer " + token)
                    .header("Content-Type", "application/json")
                    .header("Idempotency-Key", "v" + match.version())
                    .POST(BodyPublishers.ofByteArray(Canonical.bytes(plain)))
                    .build();
            awaited = next.version();
            done = whenSeen;
            match = next;
            sentAt = System.nanoTime();
            client.sendAsync(ask, BodyHandlers.ofString()).thenAccept(answer -> {
                if (answer.statusCode() != HttpURLConnection.HTTP_OK) {
                    rejection = answer.body();
                }
            });
        }

        private SeatIntent withNonce(SeatIntent intent) {
            return intent instanceof AddNonce add
                    ? new AddNonce(add.seat(), Long.toHexString(random.nextLong()))
                    : intent;
        }

        void await() {
            long deadline = System.nanoTime() + TIMEOUT.toNanos();
            var api = new Api(url);
            while (((Number) api.get("/matches/" + id, "").get("version")).longValue() < match.version()) {
                if (System.nanoTime() > deadline) {
                    throw new IllegalStateException("Match " + id + " does not go on.");
                }
                LockSupport.parkNanos(1_000_000);
            }
        }
    }
}
