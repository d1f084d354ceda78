package org.aemberlog.game.audit;

import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.CardWords.creature;
import static org.aemberlog.game.card.dsl.DamageWords.damage;
import static org.aemberlog.game.card.dsl.PlayerWords.draw;
import static org.aemberlog.game.card.dsl.TargetWords.a;
import static org.aemberlog.game.card.dsl.TargetWords.each;
import static org.aemberlog.game.card.dsl.ZoneWords.toTopAtRandom;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.House;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.AddNonce;
import org.aemberlog.game.intent.Intent.AllowTakeback;
import org.aemberlog.game.intent.Intent.AskTakeback;
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.ForkMatch;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.state.Terms;
import org.aemberlog.game.state.TimeControl;

/** A match between two who play anything that is legal, and its replay file. */
final class AuditedMatch {

    static final SigningKey KEY = SigningKey.generate();

    private static final long BEGAN_AT = 1_700_000_000_000L;
    private static final Map<String, CardDefinition> CARDS = new TreeMap<>();
    private static final DeckList DECK = deck();

    private final Rules rules = new Rules(pinned -> Optional.ofNullable(CARDS.get(pinned)));
    private final MatchId id;
    private final List<Commit> commits = new ArrayList<>();
    private Match match;

    private AuditedMatch(String id) {
        this.id = new MatchId(id);
    }

    private AuditedMatch created(Optional<Terms> terms) {
        var seats = List.of(new SeatSetup("Alice", DECK, 0), new SeatSetup("Bøb 🂡", DECK, 3));
        var create = new CreateMatch(id, "secret of " + id.value(), seats, Optional.empty(), terms);
        follow(create, rules.create(create, at()));
        return this;
    }

    private AuditedMatch played(int most, SplittableRandom random) {
        while (commits.size() < most && !match.state().over()) {
            var legal = rules.legalIntents(match);
            ask(legal.get(random.nextInt(legal.size())));
        }
        return this;
    }

    private AuditedMatch givenUp() {
        if (!match.state().over()) {
            ask(new Concede(Seat.B));
        }
        return this;
    }

    /** A match that is played for some commits and then given up, if it is not over before. */
    static AuditedMatch finished(String id, int most, SplittableRandom random) {
        return new AuditedMatch(id)
                .created(Optional.empty())
                .played(most - 1, random)
                .givenUp();
    }

    /** The same with nonces and a clock; now and then an action is taken back. */
    static AuditedMatch agreed(String id, int most, SplittableRandom random) {
        var clock = new TimeControl(Optional.of(3_600_000L), 1_000, Optional.empty());
        var m = new AuditedMatch(id).created(Optional.of(new Terms(true, Optional.of(clock))));
        m.ask(new AddNonce(Seat.B, "from-b"));
        m.ask(new AddNonce(Seat.A, ""));
        while (m.commits.size() < most && !m.match.state().over()) {
            var asks = new AskTakeback(m.match.state().toAct());
            if (m.rules.decide(m.match, asks, m.at()) instanceof Decision.Accepted) {
                m.ask(asks);
                m.ask(new AllowTakeback(asks.seat().opponent()));
            }
            m.played(m.commits.size() + 3, random);
        }
        return m.givenUp();
    }

    /** A match that goes on where another was after a commit. */
    static AuditedMatch forked(String id, AuditedMatch from, int version, SplittableRandom random) {
        var origin = Match.created(from.commits.getFirst().events());
        for (var commit : from.commits.subList(1, version)) {
            origin = origin.after(commit.intent(), commit.events());
        }
        var m = new AuditedMatch(id);
        var fork = new ForkMatch(m.id, from.id, version, "secret of " + id);
        m.follow(fork, m.rules.fork(fork, origin, true));
        return m.played(60, random).givenUp();
    }

    /** A match that goes on. */
    static AuditedMatch running(String id, int commits, SplittableRandom random) {
        return new AuditedMatch(id).created(Optional.empty()).played(commits, random);
    }

    private static DeckList deck() {
        var cards = new ArrayList<DeckCard>();
        add(
                cards,
                card("Plain Giant")
                        .creature(5)
                        .fight(toTopAtRandom(each(creature())))
                        .build(),
                House.BROBNAR);
        add(cards, card("Plain Imp").creature(3).reap(draw(1)).build(), House.DIS);
        add(
                cards,
                card("Plain Archer").creature(4).reap(damage(1, a(creature()))).build(),
                House.LOGOS);
        var houses = List.of(House.BROBNAR, House.DIS, House.LOGOS);
        return new DeckList("plain", "The \"Plain\" \\ Ætherdeck", houses, cards);
    }

    private static void add(List<DeckCard> cards, CardDefinition definition, House house) {
        var pinned = definition.id() + "@" + Canonical.sha256(definition).substring(0, 16);
        CARDS.put(pinned, definition);
        for (int i = 0; i < DeckList.SIZE / 3; i++) {
            cards.add(new DeckCard(pinned, house, List.of()));
        }
    }

    /** When the next commit is made. */
    private long at() {
        return BEGAN_AT + 1 + commits.size();
    }

    private void ask(SeatIntent intent) {
        follow(intent, rules.decide(match, intent, at()));
    }

    private void follow(Intent intent, Decision decision) {
        var accepted = (Decision.Accepted) decision;
        match = accepted.next();
        commits.add(next(intent, accepted.events()));
    }

    private Commit next(Intent intent, List<MatchEvent> events) {
        var version = commits.size() + 1;
        var before = version == 1 ? Commits.GENESIS : commits.getLast().hash();
        return Commits.seal(id, version, "i" + version, at(), intent, events, before)
                .commit();
    }

    List<Commit> commits() {
        return commits;
    }

    /** The file of these commits as the holder of a key would write it. */
    static ReplayFile file(List<Commit> commits, SigningKey key) {
        var last = commits.getLast();
        var library = new TreeMap<String, Map<String, Object>>();
        CARDS.forEach((name, definition) -> library.put(name, Plain.map(definition)));
        var texts = commits.stream().map(Canonical::text).toList();
        var head = key.sign(commits.getFirst().match(), commits.size(), last.hash());
        return ReplayFile.of(head, texts, needed -> library);
    }

    /** The file of the match. */
    ReplayFile file() {
        return file(commits, KEY);
    }

    /**
     * Commits that hang together again, of the contents of these: what somebody makes who changed
     * something and hides it.
     */
    static List<Commit> resealed(List<Commit> changed) {
        var sealed = new ArrayList<Commit>();
        for (var c : changed) {
            var before = sealed.isEmpty() ? Commits.GENESIS : sealed.getLast().hash();
            sealed.add(Commits.seal(c.match(), sealed.size() + 1, c.intentId(), c.at(), c.intent(), c.events(), before)
                    .commit());
        }
        return sealed;
    }
}
