package org.aemberlog.standalone.faults;

import static com.mongodb.client.model.Filters.in;
import static com.mongodb.client.model.Projections.include;

import com.mongodb.reactivestreams.client.MongoCollection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.wire.Canonical;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.faults.Tally.Count;
import org.bson.Document;
import reactor.core.publisher.Flux;

/**
 * What has to be true of matches that are over: the event store has every accepted intent once and
 * nothing else, its chains are whole, and it, replay-service, match-service and the bots have the
 * same last state.
 */
final class Proof {

    private static final int PAGE = 100;

    private final Tally tally;
    private final MongoCollection<Document> commits;
    private final Api matches;
    private final Api replays;

    Proof(Stage stage, Tally tally) {
        this.tally = tally;
        this.commits = stage.commits();
        this.matches = new Api(stage.matchUrl());
        this.replays = new Api(stage.replayUrl());
    }

    /** Proves it, or says of which match it is not true. */
    void of(List<Pair> pairs) {
        var byId =
                pairs.stream().collect(Collectors.toMap(p -> p.id().value(), Function.identity()));
        nothingElse(byId);
        pairs.parallelStream().forEach(pair -> guarded(pair, this::requireStored));
        ofReaders(pairs);
    }

    /** Proves what has to be true of matches that only those who read facts know. */
    void ofReaders(List<Pair> pairs) {
        pairs.parallelStream().forEach(pair -> guarded(pair, this::requireRead));
    }

    /** A commit under whatever name counts, so that nothing hides behind its id. */
    private void nothingElse(Map<String, Pair> pairs) {
        var found =
                Flux.from(commits.find().projection(include("matchId", "intentId")))
                        .filter(document -> pairs.containsKey(document.getString("matchId")))
                        .collect(
                                Collectors.groupingBy(
                                        document -> document.getString("matchId"),
                                        Collectors.mapping(
                                                document -> document.getString("intentId"),
                                                Collectors.toList())))
                        .block(Patience.LONGEST);
        pairs.forEach((id, pair) -> sameIntents(pair, found.getOrDefault(id, List.of())));
    }

    private void sameIntents(Pair pair, List<String> stored) {
        tally.add(Count.COMMITS_STORED, stored.size());
        var accepted = pair.accepted().stream().map(Pair.Known::intentId).sorted().toList();
        if (!stored.stream().sorted().toList().equals(accepted)) {
            violated(pair, "accepted were " + accepted + ", stored are " + stored);
        }
    }

    private void guarded(Pair pair, Consumer<Pair> check) {
        try {
            if (pair.over()) {
                check.accept(pair);
            } else {
                violated(pair, "is not over");
            }
        } catch (RuntimeException e) {
            violated(pair, e.toString());
        }
    }

    private void requireRead(Pair pair) {
        requireReplayed(pair);
        requireSeen(pair);
    }

    /** The chain, folded anew. */
    private void requireStored(Pair pair) {
        Match match = null;
        var previous = Commits.GENESIS;
        var known = pair.accepted();
        for (var commit : stored(pair)) {
            var expected = known.get((int) commit.version() - 1);
            if (!commit.previousHash().equals(previous)
                    || !commit.hash().equals(expected.hash())
                    || !commit.intentId().equals(expected.intentId())) {
                violated(pair, "commit " + commit.version() + " is not the one that was sent");
            }
            previous = commit.hash();
            match =
                    match == null
                            ? Match.created(commit.facts())
                            : match.after(commit.intent(), commit.facts());
        }
        if (match == null || !Canonical.sha256(match.state()).equals(pair.stateHash())) {
            violated(pair, "the stored facts do not lead to the state that the bots saw");
        }
    }

    /** All versions from 1 to the last, found by their ids; one that is missing is an error. */
    private List<Commit> stored(Pair pair) {
        var all = new ArrayList<Commit>();
        for (long from = 1; from <= pair.accepted().size(); from += PAGE) {
            var ids =
                    LongStream.range(from, from + PAGE)
                            .mapToObj(version -> pair.id().value() + "/" + version)
                            .toList();
            Flux.from(commits.find(in("_id", ids)))
                    .map(document -> Commits.read(document.get("commit", Document.class)))
                    .sort((a, b) -> Long.compare(a.version(), b.version()))
                    .toIterable()
                    .forEach(all::add);
        }
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).version() != i + 1) {
                throw new FaultException("version " + (i + 1) + " is missing");
            }
        }
        return all;
    }

    private void requireReplayed(Pair pair) {
        int version = pair.accepted().size();
        var path = "/matches/" + pair.id().value();
        awaitVersion(replays, path, version);
        var hash = replays.get(path + "/state?version=" + version, "").get("hash");
        if (pair.stateHash().equals(hash)) {
            tally.add(Count.REPLAYS_EQUAL, 1);
        } else {
            violated(pair, "its replay ends in another state");
        }
    }

    private void requireSeen(Pair pair) {
        var path = "/matches/" + pair.id().value();
        awaitVersion(matches, path, pair.accepted().size());
        if (pair.stateHash().equals(matches.get(path, "").get("hash"))) {
            tally.add(Count.VIEWS_EQUAL, 1);
        } else {
            violated(pair, "match-service ends in another state");
        }
    }

    private static void awaitVersion(Api service, String path, int version) {
        Patience.until(
                path + " has version " + version,
                () -> {
                    try {
                        var known = (Number) service.get(path, "").get("version");
                        return known.longValue() == version;
                    } catch (Api.ProblemException e) {
                        if (e.status() != 404) {
                            throw e;
                        }
                        return false;
                    }
                });
    }

    private void violated(Pair pair, String what) {
        tally.violated("Match " + pair.id().value() + ": " + what);
    }
}
