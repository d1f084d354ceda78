package org.aemberlog.standalone.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.library.DeckGenerator;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.game.bot.situation.Situation;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;

/** Whole matches between two of the game's bots with real cards, which take the seats in turn. */
public final class BotDuel {

    private static final int LONGEST_MATCH = 3_000;
    private static final double NANOS_PER_MILLI = 1e6;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Rules rules = new Rules(CardPool.all());
    private final String challenger;
    private final String other;
    private final long seed;
    private final SplittableRandom dice;
    private final DeckGenerator generator = new DeckGenerator(CardPool.all());
    private final List<Long> nanos = new ArrayList<>();
    private int played;

    /** A duel; the same seed gives the same matches. */
    public BotDuel(String challenger, String other, long seed) {
        this.challenger = challenger;
        this.other = other;
        this.seed = seed;
        this.dice = new SplittableRandom(seed);
    }

    /** How many of the next matches with random decks of any two sets the challenger wins. */
    public int winsWithDecksOfAnySets(int matches) {
        int won = 0;
        for (int i = 0; i < matches; i++) {
            won += winsNext() ? 1 : 0;
        }
        return won;
    }

    /** Whether the challenger wins most of the next such matches; what cannot change that is not played. */
    public boolean winsBestOf(int matches) {
        int needed = matches / 2 + 1;
        int won = 0;
        int lost = 0;
        while (won < needed && lost < needed) {
            if (winsNext()) {
                won++;
            } else {
                lost++;
            }
        }
        return won == needed;
    }

    private boolean winsNext() {
        var sets = CardSet.values();
        var own = generator.next(sets[played % sets.length], dice);
        var theirs = generator.next(sets[played / sets.length % sets.length], dice);
        boolean wins = wins(played, own, theirs);
        played++;
        System.err.printf("  ... %s %s match %d%n", challenger, wins ? "won" : "lost", played);
        return wins;
    }

    /**
     * Whether the challenger wins a match.
     *
     * @throws IllegalStateException if a bot asks for what is not legal, or the match does not end
     */
    public boolean wins(int number, DeckList own, DeckList theirs) {
        var seat = Seat.values()[number % 2];
        var decks = Map.of(seat, own, seat.opponent(), theirs);
        var luck = new SplittableRandom(seed * 1_000 + number);
        var match = created(seed + "/" + number, decks);
        for (int i = 0; !match.state().over(); i++) {
            if (i == LONGEST_MATCH) {
                throw new IllegalStateException("Match " + number + ", seed " + seed + " does not end.");
            }
            match = next(match, seat, luck.nextLong());
        }
        return match.state().winner().orElseThrow() == seat;
    }

    private Match created(String secret, Map<Seat, DeckList> decks) {
        var seats = List.of(new SeatSetup("Alice", decks.get(Seat.A), 0), new SeatSetup("Bob", decks.get(Seat.B), 0));
        var created = rules.create(new CreateMatch(new MatchId("duel"), secret, seats));
        return ((Decision.Accepted) created).next();
    }

    private Match next(Match match, Seat challenged, long luck) {
        var seat = match.state().toAct();
        var bot = Bots.named(seat == challenged ? challenger : other).orElseThrow();
        long began = threads.getCurrentThreadCpuTime();
        var situation = Situation.of(match, seat, rules, CardPool.all(), luck);
        var intent = bot.decide(situation);
        if (seat == challenged) {
            nanos.add(threads.getCurrentThreadCpuTime() - began);
        }
        if (!situation.legal().contains(intent)) {
            throw new IllegalStateException("Not legal: " + intent);
        }
        return ((Decision.Accepted) rules.decide(match, intent)).next();
    }

    /** The CPU milliseconds that so many percent of the challenger's decisions did not exceed. */
    public double millis(double percent) {
        var samples = new Samples(nanos.stream().mapToLong(Long::longValue).toArray());
        return samples.percentile(percent) / NANOS_PER_MILLI;
    }
}
