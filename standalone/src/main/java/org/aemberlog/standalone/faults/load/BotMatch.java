package org.aemberlog.standalone.faults.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.standalone.sim.RandomDecks;
import org.aemberlog.standalone.sim.RandomPlayer;

/**
 * Two bots and their match, decided here by the same rules, so that every answer is known before it
 * comes. They ask one thing at a time, now and then something that is rejected.
 */
public final class BotMatch {

    private static final int BLUNDER_IN = 12;

    private final Rules rules;
    private final RandomPlayer player;
    private final SplittableRandom random;
    private final MatchId id;
    private final int longest;
    private final List<Known> accepted = new ArrayList<>();
    private Optional<Match> match = Optional.empty();
    private Optional<Asked> ahead = Optional.empty();
    private Asked asked;
    private String stateHash = "";
    private long askedAt;
    private long sentAt;

    /**
     * Something that is asked.
     *
     * @param events what it leads to; empty for what is rejected
     * @param after the match after it
     */
    public record Asked(IntentRecord record, List<MatchEvent> events, Optional<Match> after) {

        public boolean legal() {
            return !events.isEmpty();
        }
    }

    /** What is remembered of a commit. */
    public record Known(String intentId, String hash) {}

    /**
     * Bots at a new match.
     *
     * @param longest the version at which a bot concedes
     */
    private BotMatch(Rules rules, CreateMatch create, SplittableRandom random, int longest) {
        this.rules = rules;
        this.random = random;
        this.longest = longest;
        this.player = new RandomPlayer(rules, random);
        this.id = create.match();
        var created = (Decision.Accepted) rules.create(create);
        this.asked = new Asked(
                new IntentRecord(id, "create", Optional.empty(), create),
                created.events(),
                Optional.of(created.next()));
    }

    /** Bots with decks of any cards, which are told by the seed, as is whatever they do. */
    public static BotMatch seated(Rules rules, RandomDecks decks, MatchId id, long seed, int longest) {
        var random = new SplittableRandom(seed);
        var seats = List.of(
                new SeatSetup("Alice", decks.next("a", random), 0), new SeatSetup("Bob", decks.next("b", random), 0));
        int length = longest / 2 + random.nextInt(1 + longest / 2);
        var create = new CreateMatch(id, "seed of " + id.value(), seats);
        return new BotMatch(rules, create, random, length);
    }

    public MatchId id() {
        return id;
    }

    /** What waits for its answer. */
    public Asked asked() {
        return asked;
    }

    /** When what waits was asked first, in {@link System#nanoTime}. */
    long askedAt() {
        return askedAt;
    }

    /** When it was sent last. */
    long sentAt() {
        return sentAt;
    }

    /** What waits was sent now, for the first time or again. */
    void sent(boolean first) {
        sentAt = System.nanoTime();
        askedAt = first ? sentAt : askedAt;
    }

    /** What was accepted, the commit with version 1 first. */
    public List<Known> accepted() {
        return accepted;
    }

    public boolean over() {
        return !stateHash.isEmpty();
    }

    /** The hash of the state in which the match ended here. */
    public String stateHash() {
        return stateHash;
    }

    /** Why a commit cannot be the answer to what waits; empty when it is the right one. */
    Optional<String> objection(Commit commit) {
        var before = accepted.isEmpty() ? Commits.GENESIS : accepted.getLast().hash();
        if (commit.version() != accepted.size() + 1) {
            return Optional.of("comes after version " + accepted.size());
        }
        if (!commit.intentId().equals(asked.record().intentId())) {
            return Optional.of("is for '" + commit.intentId() + "', which does not wait");
        }
        if (!asked.legal()) {
            return Optional.of("accepts what the rules reject");
        }
        if (!commit.previousHash().equals(before)) {
            return Optional.of("breaks the chain of hashes");
        }
        return commit.events().equals(asked.events())
                ? Optional.empty()
                : Optional.of("has other events than the rules give");
    }

    /** What waits was accepted, and the bots ask the next thing unless the match is over. */
    public void accept(Commit commit) {
        accepted.add(new Known(commit.intentId(), commit.hash()));
        var now = asked.after().orElseThrow();
        if (now.state().over()) {
            stateHash = Canonical.sha256(now.state());
            match = Optional.empty();
            return;
        }
        match = Optional.of(now);
        asked = ahead.orElseGet(() -> next(now));
        ahead = Optional.empty();
    }

    /** What waits was rejected, as it had to be. */
    public void rejected() {
        asked = legal(match.orElseThrow());
    }

    /** What will be asked after what waits, if that is known; it is legal at its version only. */
    public Optional<IntentRecord> ahead() {
        if (ahead.isEmpty()) {
            ahead = asked.after()
                    .filter(after -> !after.state().over())
                    .map(after -> wish(after, Optional.of(after.version())));
        }
        return ahead.map(Asked::record);
    }

    private Asked next(Match now) {
        return random.nextInt(BLUNDER_IN) == 0 ? blunder(now).orElseGet(() -> legal(now)) : legal(now);
    }

    private Asked legal(Match now) {
        return wish(now, random.nextBoolean() ? Optional.of(now.version()) : Optional.empty());
    }

    private Asked wish(Match now, Optional<Long> expected) {
        var wish = now.version() < longest
                ? player.next(now)
                : new Concede(now.state().toAct());
        var decision = (Decision.Accepted) rules.decide(now, wish);
        return new Asked(
                new IntentRecord(id, "i" + now.version(), expected, wish),
                decision.events(),
                Optional.of(decision.next()));
    }

    /** Rejected now by the rules, and later, should it come again, for its version. */
    private Optional<Asked> blunder(Match now) {
        var key = "x" + now.version();
        return player.blunders(now).stream()
                .filter(wish -> rules.decide(now, wish) instanceof Decision.Rejected)
                .findFirst()
                .map(wish -> new IntentRecord(id, key, Optional.of(now.version()), wish))
                .map(record -> new Asked(record, List.of(), Optional.empty()));
    }
}
