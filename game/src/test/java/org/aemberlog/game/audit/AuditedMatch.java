package org.aemberlog.game.audit;

import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.a;
import static org.aemberlog.game.card.dsl.Cards.creature;
import static org.aemberlog.game.card.dsl.Effects.damage;
import static org.aemberlog.game.card.dsl.Effects.draw;

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
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.wire.Canonical;
import org.aemberlog.game.wire.Plain;

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

    private AuditedMatch(String id, SplittableRandom random, int most) {
        this.id = new MatchId(id);
        var seats = List.of(new SeatSetup("Alice", DECK, 0), new SeatSetup("Bøb 🂡", DECK, 3));
        var create = new CreateMatch(this.id, "seed of " + id, seats);
        follow(create, rules.create(create));
        while (commits.size() < most && !match.state().over()) {
            var legal = rules.legalIntents(match);
            ask(legal.get(random.nextInt(legal.size())));
        }
    }

    /** A match that is played for some commits and then given up, if it is not over before. */
    static AuditedMatch finished(String id, int most, SplittableRandom random) {
        var played = new AuditedMatch(id, random, most - 1);
        if (!played.match.state().over()) {
            played.ask(new Concede(Seat.B));
        }
        return played;
    }

    /** A match that goes on. */
    static AuditedMatch running(String id, int commits, SplittableRandom random) {
        return new AuditedMatch(id, random, commits);
    }

    private static DeckList deck() {
        var cards = new ArrayList<DeckCard>();
        add(cards, card("Plain Giant").creature(5).build(), House.BROBNAR);
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

    private void ask(SeatIntent intent) {
        follow(intent, rules.decide(match, intent));
    }

    private void follow(Intent intent, Decision decision) {
        var accepted = (Decision.Accepted) decision;
        match = accepted.next();
        commits.add(next(intent, accepted.facts()));
    }

    private Commit next(Intent intent, List<MatchEvent> facts) {
        var version = commits.size() + 1;
        var before = version == 1 ? Commits.GENESIS : commits.getLast().hash();
        return Commits.seal(id, version, "i" + version, BEGAN_AT + version, intent, facts, before);
    }

    List<Commit> commits() {
        return commits;
    }

    /** The file of these commits as the holder of a key would write it. */
    static ReplayFile file(List<Commit> commits, SigningKey key) {
        var last = commits.getLast();
        var library = new TreeMap<String, Object>();
        CARDS.forEach((name, definition) -> library.put(name, Plain.of(definition)));
        var raw = commits.stream().map(Plain::map).toList();
        return ReplayFile.of(
                key.sign(commits.getFirst().match(), commits.size(), last.hash()), raw, library);
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
            sealed.add(
                    Commits.seal(
                            c.match(),
                            sealed.size() + 1,
                            c.intentId(),
                            c.at(),
                            c.intent(),
                            c.facts(),
                            before));
        }
        return sealed;
    }
}
