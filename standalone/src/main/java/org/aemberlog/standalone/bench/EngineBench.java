package org.aemberlog.standalone.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.library.DeckGenerator;
import org.aemberlog.deck.library.OpenDecks;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.view.Redaction;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.game.view.VisibleCards;
import org.aemberlog.standalone.sim.RandomDecks;

/** The engine alone: random players who choose among all legal intents. */
public final class EngineBench {

    private static final int ROUNDS = 5;

    /** How many rounds' time the compiler is given before the first. */
    private static final int WARM_UP = 4;

    private static final int PAIRINGS = 200;

    /** Cards can lock both players out for good, and random players do not concede. */
    private static final int LONGEST_MATCH = 5_000;

    private static final int MID_GAME_TURN = 20;
    private static final int LIVE_MATCHES = 3000;

    private final Rules rules = new Rules(CardPool.all());
    private final List<List<SeatSetup>> pairings;

    private EngineBench(List<List<SeatSetup>> pairings) {
        this.pairings = pairings;
    }

    /** A benchmark of the two starter decks. */
    public static EngineBench ofStarterDecks() {
        var decks = OpenDecks.starters();
        return new EngineBench(List.of(pairing(decks.get(0), decks.get(1))));
    }

    /** A benchmark of decks of any cards, the same ones every time. */
    public static EngineBench ofAnyDecks() {
        var random = new SplittableRandom(PAIRINGS);
        var decks = new RandomDecks();
        return new EngineBench(IntStream.range(0, PAIRINGS)
                .mapToObj(i -> pairing(decks.next("a", random), decks.next("b", random)))
                .toList());
    }

    /** A benchmark of random decks of these sets, the same ones every time. */
    public static EngineBench ofDecksOf(CardSet... sets) {
        var random = new SplittableRandom(PAIRINGS);
        var decks = new DeckGenerator(CardPool.all());
        return new EngineBench(IntStream.range(0, PAIRINGS)
                .mapToObj(i -> sets[i % sets.length])
                .map(set -> pairing(decks.next(set, random), decks.next(set, random)))
                .toList());
    }

    /** A benchmark of all pairings of these decks. */
    public static EngineBench of(List<DeckList> decks) {
        return new EngineBench(decks.stream()
                .flatMap(one -> decks.stream().filter(it -> it != one).map(other -> pairing(one, other)))
                .toList());
    }

    private static List<SeatSetup> pairing(DeckList one, DeckList other) {
        return List.of(new SeatSetup("Alice", one, 0), new SeatSetup("Bob", other, 0));
    }

    /** Decisions and whole matches in a CPU second, medians over rounds. */
    public record Speed(long decisionsPerCpuSecond, long matchesPerCpuSecond) {}

    /** Measures speed; each round plays for {@code seconds} of CPU time. */
    public Speed speed(double seconds) {
        var decisions = new long[ROUNDS];
        var matches = new long[ROUNDS];
        round(WARM_UP * seconds, -1);
        for (int i = 0; i < ROUNDS; i++) {
            var speed = round(seconds, i);
            decisions[i] = speed.decisionsPerCpuSecond();
            matches[i] = speed.matchesPerCpuSecond();
        }
        return new Speed(new Samples(decisions).median(), new Samples(matches).median());
    }

    private Speed round(double seconds, int round) {
        var threads = ManagementFactory.getThreadMXBean();
        long began = threads.getCurrentThreadCpuTime();
        long until = began + (long) (seconds * 1e9);
        long decisions = 0;
        long matches = 0;
        while (threads.getCurrentThreadCpuTime() < until) {
            decisions += play(round + ":" + matches);
            matches++;
        }
        double spent = (threads.getCurrentThreadCpuTime() - began) / 1e9;
        return new Speed(Math.round(decisions / spent), Math.round(matches / spent));
    }

    private int play(String seed) {
        var random = new SplittableRandom(seed.hashCode());
        var match = create(seed);
        int decisions = 0;
        while (!match.state().over() && decisions < LONGEST_MATCH) {
            match = accept(match, pick(match, random)).next();
            decisions++;
        }
        return decisions;
    }

    private Match create(String seed) {
        var seats = pairings.get(Math.floorMod(seed.hashCode(), pairings.size()));
        var created = rules.create(new CreateMatch(new MatchId("bench"), seed, seats));
        return ((Decision.Accepted) created).next();
    }

    private SeatIntent pick(Match match, SplittableRandom random) {
        var legal = rules.legalIntents(match);
        return legal.get(random.nextInt(legal.size()));
    }

    private Decision.Accepted accept(Match match, SeatIntent intent) {
        return (Decision.Accepted) rules.decide(match, intent);
    }

    /** Bytes of heap that a live match in mid-game holds, from stores' own copies. */
    public long heapPerMatch() {
        var live = new ArrayList<Match>(LIVE_MATCHES);
        long before = usedHeap();
        for (int i = 0; i < LIVE_MATCHES; i++) {
            live.add(midGame("heap:" + i));
        }
        long used = usedHeap() - before;
        // The list has to be reachable until here, or there is nothing to measure.
        return used / live.size();
    }

    private Match midGame(String seed) {
        var random = new SplittableRandom(seed.hashCode());
        var match = create(seed);
        while (!match.state().over() && match.state().turn().number() < MID_GAME_TURN) {
            match = accept(match, pick(match, random)).next();
        }
        return match;
    }

    private static long usedHeap() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    /** What one intent sends to a seat. */
    public record Sent(long version, List<MatchEvent> events, Map<String, DeckCard> names) {}

    /** Bytes that one intent sends to one seat: median and 99th percentile. */
    public long[] bytesPerIntent(int matches) {
        var sizes = new ArrayList<Long>();
        for (int i = 0; i < matches; i++) {
            var random = new SplittableRandom(i);
            var match = create("bytes:" + i);
            while (!match.state().over()) {
                var accepted = accept(match, pick(match, random));
                for (var seat : Seat.values()) {
                    sizes.add(size(match, accepted, new Viewer.Seated(seat)));
                }
                match = accepted.next();
            }
        }
        var samples = new Samples(sizes.stream().mapToLong(Long::longValue).toArray());
        return new long[] {samples.median(), samples.percentile(99)};
    }

    private static long size(Match before, Decision.Accepted accepted, Viewer viewer) {
        var events = Redaction.visible(accepted.events(), before.state(), viewer);
        var names = VisibleCards.names(events, accepted.next().state());
        return Canonical.bytes(new Sent(before.version() + 1, events, names)).length;
    }
}
