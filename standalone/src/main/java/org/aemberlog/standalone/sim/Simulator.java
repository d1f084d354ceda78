package org.aemberlog.standalone.sim;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.library.DeckGenerator;
import org.aemberlog.deck.library.OpenDecks;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.CallTime;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.SeatSetup;

/**
 * Plays whole matches of random legal intents, with illegal ones thrown in, and checks after every
 * event and every intent what has to hold. A match is wholly told by its seed and number.
 */
public final class Simulator {

    /**
     * Decks can lock each other, such as with keys that cost more each turn, and random players do not concede. Then
     * the match is broken off after so many decisions.
     */
    private static final int LONGEST_MATCH = 20_000;

    /** Decks of few titles may have no way to Æmber, so that their matches would never end. */
    private static final int ENOUGH_OF_FEW_TITLES = 300;

    private static final List<CardSet> SETS = List.of(CardSet.values());

    private final Rules rules = new Rules(CardPool.all());
    private final RandomDecks decks = new RandomDecks();
    private final DeckGenerator generator = new DeckGenerator(CardPool.all());
    private final long seed;

    /** A simulator whose matches are told by {@code seed}. */
    public Simulator(long seed) {
        this.seed = seed;
    }

    /** What a match amounted to. */
    public record Played(int decisions, int rejections, int events, int turns, int takenBack, Match end) {

        /** Whether it was broken off because it did not end. */
        public boolean locked() {
            return decisions == LONGEST_MATCH && !end.state().over();
        }
    }

    /** Plays match number {@code number}. */
    public Played play(int number) {
        var random = new SplittableRandom(seed * 1_000_003 + number);
        var player = new RandomPlayer(rules, random);
        var regrets = new TakebackChecks(rules, random);
        var time = new SimulatedClock(random);
        var match = create(number, time.next(), random);
        var defined = DefinedEvents.of(match.state(), CardPool.all());
        int decisions = 0;
        int rejections = 0;
        int events = 0;
        try {
            int enough = isOfFewTitles(number) ? ENOUGH_OF_FEW_TITLES : LONGEST_MATCH;
            while (!match.state().over() && decisions < enough) {
                rejections += tryBlunders(match, player);
                long at = time.next();
                var intent = next(match, player, regrets, at);
                var accepted = accepted(rules.decide(match, intent, at), intent);
                checkFold(match, intent, accepted);
                defined.check(accepted.events(), rules.causes(match, intent));
                ViewChecks.check(rules, match, accepted);
                SimulatedClock.check(match, accepted.next(), at);
                regrets.follow(match, intent, accepted);
                match = stored(accepted.next(), random);
                events += accepted.events().size();
                decisions++;
            }
        } catch (RuntimeException e) {
            throw new SimulationException(seed, number, decisions, match.state(), e);
        }
        return new Played(decisions, rejections, events, match.state().turn().number(), regrets.takenBack(), match);
    }

    /** Once time is up, nothing else is left. */
    private Intent next(Match match, RandomPlayer player, TakebackChecks regrets, long at) {
        boolean up = match.state().timeIsUpAt().filter(end -> end <= at).isPresent();
        var intent = player.next(match);
        Invariants.require(
                up == (rules.decide(match, new CallTime(), at) instanceof Decision.Accepted),
                "time is called exactly when it is up");
        if (!up) {
            return regrets.wish(match, at).<Intent>map(wish -> wish).orElse(intent);
        }
        Invariants.require(
                rules.decide(match, intent, at).equals(new Decision.Rejected(new Rejection.TimeIsUp())),
                "nothing is accepted once time is up");
        return new CallTime();
    }

    /** Of eight matches one is of the starter decks, three of sets' decks, two of few titles, two of any cards. */
    private Match create(int number, long at, RandomGenerator random) {
        var known = OpenDecks.starters();
        boolean starters = number % 8 == 0;
        var one = starters ? known.get(0) : deck(number, "one", random);
        var other = starters ? known.get(1) : deck(number, "other", random);
        var seats = List.of(new SeatSetup("Alice", one, 0), new SeatSetup("Bob", other, number % 7 == 0 ? 8 : 0));
        var intent = new CreateMatch(
                new MatchId("sim-" + number),
                seed + ":" + number,
                seats,
                Optional.empty(),
                Optional.of(Agreements.roll(number, random)));
        var decision = rules.create(intent, at);
        return switch (decision) {
            case Decision.Accepted a -> Match.created(a.events());
            case Decision.Rejected r ->
                throw new IllegalStateException(r.reason().message());
        };
    }

    private DeckList deck(int number, String name, RandomGenerator random) {
        return switch (number % 8) {
            case 1, 3, 5 -> generator.next(SETS.get(random.nextInt(SETS.size())), random);
            default -> isOfFewTitles(number) ? decks.ofThreeTitles(name, random) : decks.next(name, random);
        };
    }

    private static boolean isOfFewTitles(int number) {
        return number % 8 == 2 || number % 8 == 6;
    }

    private int tryBlunders(Match match, RandomPlayer player) {
        int rejected = 0;
        var legal = rules.legalIntents(match);
        for (var blunder : player.blunders(match)) {
            boolean accepted = rules.decide(match, blunder) instanceof Decision.Accepted;
            Invariants.require(
                    accepted == legal.contains(blunder) || accepted && blunder instanceof Intent.Choose,
                    "an intent is accepted exactly when it is listed: " + blunder);
            if (!accepted) {
                rejected++;
            }
        }
        return rejected;
    }

    private static Decision.Accepted accepted(Decision decision, Intent intent) {
        return switch (decision) {
            case Decision.Accepted a -> a;
            case Decision.Rejected r ->
                throw new IllegalStateException(
                        "Listed but rejected: " + intent + ": " + r.reason().message());
        };
    }

    private static void checkFold(Match before, Intent intent, Decision.Accepted accepted) {
        var state = before.state();
        for (var event : accepted.events()) {
            state = state.apply(event);
            Invariants.check(state);
        }
        Invariants.require(state.equals(accepted.next().state()), "folding the events gives the live state");
        Invariants.require(
                before.after(intent, accepted.events()).equals(accepted.next()),
                "a match taken up from its commits is the match");
        if (accepted.next().atBoundary()) {
            Invariants.checkAtRest(state);
        }
    }

    /** Now and then goes on with what a store would give back. */
    private static Match stored(Match match, RandomGenerator random) {
        if (random.nextInt(20) > 0) {
            return match;
        }
        var restored = Plain.read(Match.class, Plain.of(match));
        Invariants.require(
                restored.equals(match) && Canonical.text(restored.state()).equals(Canonical.text(match.state())),
                "a stored match is the match");
        return restored;
    }

    /** A simulation that broke, with everything needed to see it again. */
    public static final class SimulationException extends RuntimeException {

        private static final long serialVersionUID = 1;

        SimulationException(long seed, int number, int decision, MatchState state, RuntimeException cause) {
            super(
                    "Seed "
                            + seed
                            + ", match "
                            + number
                            + ", decision "
                            + decision
                            + ": "
                            + cause.getMessage()
                            + "\nRepeat: ./aemberlog sim --seed "
                            + seed
                            + " --only "
                            + number
                            + "\nState: "
                            + Canonical.text(state),
                    cause);
        }
    }
}
