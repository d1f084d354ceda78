package org.aemberlog.standalone.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.aemberlog.deck.library.OpenDecks;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.audit.ReplayFile;
import org.aemberlog.game.audit.SigningKey;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.AddNonce;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.state.Terms;
import org.aemberlog.standalone.sim.RandomPlayer;

/** A whole match of the starter decks between random players, as commits and as a file. */
public final class StoredMatch {

    private final Rules rules = new Rules(CardPool.all());
    private final MatchId id;
    private final List<SealedCommit> commits = new ArrayList<>();
    private Match match;

    /** Plays a match that is wholly told by its number. */
    public StoredMatch(int number) {
        id = new MatchId("stored-" + number);
        var decks = OpenDecks.starters();
        var seats = List.of(new SeatSetup("Alice", decks.get(0), 0), new SeatSetup("Bob", decks.get(1), 0));
        var terms = Optional.of(new Terms(true, Optional.empty()));
        var create = new CreateMatch(id, "secret " + number, seats, Optional.empty(), terms);
        follow(create, rules.create(create, 0));
        ask(new AddNonce(Seat.A, "left"));
        ask(new AddNonce(Seat.B, "right"));
        var player = new RandomPlayer(rules, new SplittableRandom(number));
        while (!match.state().over()) {
            ask(player.next(match));
        }
    }

    private void ask(Intent intent) {
        follow(intent, rules.decide(match, intent, commits.size()));
    }

    private void follow(Intent intent, Decision decision) {
        var accepted = (Decision.Accepted) decision;
        match = accepted.next();
        int version = commits.size() + 1;
        var before = version == 1 ? Commits.GENESIS : commits.getLast().commit().hash();
        commits.add(Commits.seal(id, version, "i" + version, version - 1, intent, accepted.events(), before));
    }

    /** Its commits. */
    public List<SealedCommit> commits() {
        return commits;
    }

    /** Its replay file. */
    public byte[] file(SigningKey key) {
        var library = new TreeMap<String, Map<String, Object>>();
        CardPool.all().pinned().forEach((name, card) -> library.put(name, Plain.map(card)));
        var head = key.sign(id, commits.size(), commits.getLast().commit().hash());
        var texts = commits.stream().map(SealedCommit::text).toList();
        return ReplayFile.of(head, texts, needed -> library).bytes();
    }
}
