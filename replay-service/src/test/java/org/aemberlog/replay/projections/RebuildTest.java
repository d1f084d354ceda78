package org.aemberlog.replay.projections;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.archive.Archive;
import org.aemberlog.replay.archive.MatchHistory;
import org.aemberlog.replay.archive.MatchIndex;
import org.aemberlog.replay.intake.RunningService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

/** A projection is built beside the one that serves, whatever happens meanwhile. */
@TestPropertySource(properties = "spring.mongodb.database=aemberlog-replay-rebuild-test")
class RebuildTest extends RunningService {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final Duration LEASE = Duration.ofMillis(300);
    private static final AtomicInteger NAMES = new AtomicInteger();

    @Autowired
    private ProjectionRepository repository;

    @Autowired
    private MatchIndex index;

    @Autowired
    private Archive archive;

    private final Gate gate = new Gate("gate-" + NAMES.incrementAndGet(), 1);
    private ProjectionBuilder builder;

    /** Notes which matches each generation has; a portion passes only when it may. */
    private static final class Gate implements Projection {
        private final String name;
        private final int version;
        private final Semaphore mayPass = new Semaphore(0);
        private final Map<Integer, Set<MatchId>> folded;
        private volatile boolean broken;

        Gate(String name, int version) {
            this(name, version, new ConcurrentHashMap<>());
        }

        Gate(String name, int version, Map<Integer, Set<MatchId>> folded) {
            this.name = name;
            this.version = version;
            this.folded = folded;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public int version() {
            return version;
        }

        @Override
        public void take(Generation generation, CommitBatch arrivals) {
            arrivals.commits().forEach(commit -> in(generation.number()).add(commit.match()));
        }

        @Override
        public void rebuild(Generation generation, List<MatchHistory> matches) {
            mayPass.acquireUninterruptibly();
            if (broken) {
                throw new IllegalStateException("The store is away");
            }
            matches.forEach(history -> in(generation.number()).add(history.match()));
        }

        Set<MatchId> in(int generation) {
            return folded.computeIfAbsent(generation, _ -> ConcurrentHashMap.newKeySet());
        }
    }

    @BeforeEach
    void matches() {
        for (int i = 0; i < 5; i++) {
            receive(PlayedMatch.running("m-" + i, 6, new SplittableRandom(i)).commits());
        }
        builder = builder(gate);
        builder.start();
    }

    @AfterEach
    void stop() {
        gate.broken = false;
        gate.mayPass.release(1_000);
        builder.stop();
    }

    private ProjectionBuilder builder(Projection projection) {
        return new ProjectionBuilder(
                repository, index, archive, List.of(projection), new SimpleMeterRegistry(), 1, LEASE);
    }

    private ProjectionStatus standing() {
        return repository.all().filter(it -> it.name().equals(gate.name())).blockFirst(TIMEOUT);
    }

    private void awaitServing(int generation) {
        await().atMost(TIMEOUT)
                .until(() -> standing().generation() == generation
                        && standing().build().isEmpty());
    }

    private List<MatchId> known() {
        return index.after("", 1_000).stream().map(MatchIndex.Entry::match).toList();
    }

    private void firstIsBuilt() {
        gate.mayPass.release(1_000);
        awaitServing(1);
        gate.mayPass.drainPermits();
        assertThat(gate.in(1)).containsAll(known());
    }

    @Test
    void theOldOneServesUntilTheNewOneIsWhole() {
        firstIsBuilt();
        assertThat(repository.begin(gate, standing(), 5)).isTrue();
        assertThat(repository.begin(gate, standing(), 5)).as("a second one").isFalse();
        gate.mayPass.release(2);
        await().atMost(TIMEOUT).until(() -> standing().build().orElseThrow().matches() == 2);
        assertThat(standing().serving().number()).isOne();
        assertThat(standing().build().orElseThrow().percent()).isBetween(1, 99);
        var projections = (List<?>) get("/projections").get("projections");
        assertThat(projections).anySatisfy(one -> {
            assertThat(((Map<?, ?>) one).get("name")).isEqualTo(gate.name());
            assertThat(((Map<?, ?>) one).get("state")).isEqualTo("rebuilding");
        });
        gate.mayPass.release(1_000);
        awaitServing(2);
        assertThat(gate.in(2)).isEqualTo(gate.in(1));
    }

    @Test
    void whatComesMeanwhileIsInBoth() {
        firstIsBuilt();
        repository.begin(gate, standing(), 5);
        gate.mayPass.release(1);
        await().atMost(TIMEOUT).until(() -> standing().build().orElseThrow().matches() >= 1);
        var early = PlayedMatch.running("a-" + gate.name(), 4, new SplittableRandom(9))
                .commits();
        receive(early);
        intake().take(early);
        gate.mayPass.release(1_000);
        awaitServing(2);
        var match = early.getFirst().match();
        assertThat(gate.in(1)).contains(match);
        assertThat(gate.in(2)).contains(match).containsAll(known());
    }

    private ProjectionDispatcher intake() {
        return new ProjectionDispatcher(repository, index, archive, List.of(gate));
    }

    @Test
    void aRestartGoesOnWhereItStopped() {
        firstIsBuilt();
        repository.begin(gate, standing(), 5);
        gate.mayPass.release(2);
        await().atMost(TIMEOUT).until(() -> standing().build().orElseThrow().matches() == 2);
        gate.broken = true;
        gate.mayPass.release();
        builder.stop();
        gate.broken = false;
        gate.mayPass.drainPermits();
        assertThat(standing().build().orElseThrow().matches()).isEqualTo(2);
        var done = Set.copyOf(gate.in(2));
        gate.in(2).clear();
        gate.mayPass.release(1_000);
        builder = builder(gate);
        builder.start();
        awaitServing(2);
        assertThat(gate.in(2)).as("only the rest").doesNotContainAnyElementsOf(done);
        done.forEach(gate.in(2)::add);
        assertThat(gate.in(2)).isEqualTo(gate.in(1));
        assertThat(standing().built().orElseThrow().matches()).isEqualTo(known().size());
    }

    @Test
    void aStoreThatIsAwayForAWhileStopsNoBuild() {
        gate.broken = true;
        gate.mayPass.release(3);
        await().atMost(TIMEOUT).until(() -> gate.mayPass.availablePermits() == 0);
        gate.broken = false;
        firstIsBuilt();
    }

    @Test
    void anotherVersionOfTheFoldIsBuiltBesideTheOld() {
        firstIsBuilt();
        builder.stop();
        var next = new Gate(gate.name(), 2, gate.folded);
        next.mayPass.release(1);
        builder = builder(next);
        builder.start();
        await().atMost(TIMEOUT).until(() -> !gate.in(2).isEmpty());
        var standing = standing();
        assertThat(standing.version()).isEqualTo(1);
        assertThat(ProjectionRepository.targets(gate, List.of(standing)))
                .containsExactly(new Generation(gate.name(), 1));
        assertThat(ProjectionRepository.targets(next, List.of(standing)))
                .containsExactly(new Generation(gate.name(), 2));
        next.mayPass.release(1_000);
        awaitServing(2);
        assertThat(standing().version()).isEqualTo(2);
    }

    @Test
    void onlyWhoMayCanAskForIt() {
        List<Commit> none = List.of();
        assertThat(intake().take(none)).isEmpty();
        var path = "/projections/match-summaries/rebuild";
        http.post().uri(path).exchange().expectStatus().isUnauthorized();
        http.post()
                .uri(path)
                .header("Authorization", bearer(auditor().claim("role", "seat")))
                .exchange()
                .expectStatus()
                .isForbidden();
        var unknown = http.post()
                .uri("/projections/nothing/rebuild")
                .header("Authorization", bearer(auditor()))
                .exchange();
        unknown.expectStatus().isNotFound();
        assertThat(map(unknown).get("type")).isEqualTo("/problems/no-such-projection");
    }
}
