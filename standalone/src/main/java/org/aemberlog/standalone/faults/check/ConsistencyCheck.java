package org.aemberlog.standalone.faults.check;

import static com.mongodb.client.model.Projections.include;

import com.mongodb.reactivestreams.client.MongoCollection;
import java.net.HttpURLConnection;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.faults.cluster.PairedPlatform;
import org.aemberlog.standalone.faults.cluster.TestCluster;
import org.aemberlog.standalone.faults.load.BotMatch;
import org.aemberlog.standalone.faults.load.BotMatch.Known;
import org.aemberlog.standalone.faults.load.RollingTable.Finished;
import org.aemberlog.standalone.faults.load.ScenarioCounts;
import org.aemberlog.standalone.faults.load.ScenarioCounts.Count;
import org.aemberlog.standalone.faults.machine.Await;
import org.aemberlog.standalone.faults.machine.FaultException;
import org.aemberlog.standalone.faults.machine.ParentWatchdog;
import org.aemberlog.support.store.CommitDocuments;
import org.bson.Document;
import reactor.core.publisher.Flux;

/**
 * What has to be true of matches that are over: the event store has every accepted intent once and
 * nothing else, its chains are whole, and it, replay-service, match-service and the bots have the
 * same last state.
 */
public final class ConsistencyCheck {

    private static final int PAGE = 100;

    private final ScenarioCounts counts;
    private final MongoCollection<Document> commits;
    private final Api matches;
    private final Api replays;

    public ConsistencyCheck(TestCluster stage, ScenarioCounts counts) {
        this(stage.commits(), stage.matchUrl(), stage.replayUrl(), counts);
    }

    public ConsistencyCheck(PairedPlatform platform, ScenarioCounts counts) {
        this(
                platform.commits(),
                platform.url(ParentWatchdog.MATCH_SERVICE),
                platform.url(ParentWatchdog.REPLAY_SERVICE),
                counts);
    }

    private ConsistencyCheck(
            MongoCollection<Document> commits, String matchUrl, String replayUrl, ScenarioCounts counts) {
        this.counts = counts;
        this.commits = commits;
        this.matches = new Api(matchUrl);
        this.replays = new Api(replayUrl);
    }

    /** Proves it, or says of which match it is not true. */
    public void of(List<BotMatch> pairs) {
        pairs.parallelStream().forEach(pair -> guarded(pair, () -> requireStored(pair)));
        var byId = new HashMap<String, List<String>>();
        pairs.forEach(pair -> byId.put(pair.id().value(), intents(pair.accepted())));
        nothingElse(byId);
        ofReaders(pairs);
    }

    /** Proves what has to be true of matches that only those who read events know. */
    public void ofReaders(List<BotMatch> pairs) {
        pairs.parallelStream()
                .forEach(pair -> guarded(
                        pair,
                        () -> requireRead(pair.id().value(), pair.accepted().size(), pair.stateHash())));
    }

    /**
     * Proves of matches that were played over HTTP that everybody has the same end of them, and that
     * each intent that was acknowledged is stored once, at the version that was answered.
     */
    public void ofFinished(List<Finished> all) {
        var intents = new ConcurrentHashMap<String, List<String>>();
        all.parallelStream().forEach(it -> {
            try {
                var stored = requireStored(it.match(), it.version(), it.hash());
                intents.put(it.match(), intents(stored));
                it.acknowledged().forEach((intent, version) -> requireOnce(it.match(), stored, intent, version));
                requireRead(it.match(), it.version(), it.hash());
            } catch (RuntimeException e) {
                violated(it.match(), e.toString());
            }
        });
        nothingElse(intents);
    }

    private void requireOnce(String match, List<Known> stored, String intent, long version) {
        var versions = new ArrayList<Long>();
        for (int i = 0; i < stored.size(); i++) {
            if (stored.get(i).intentId().equals(intent)) {
                versions.add(i + 1L);
            }
        }
        if (!versions.equals(List.of(version))) {
            violated(match, intent + " was acknowledged as version " + version + " and is stored as " + versions);
        }
    }

    private static List<String> intents(List<Known> commits) {
        return commits.stream().map(Known::intentId).sorted().toList();
    }

    private void guarded(BotMatch pair, Runnable check) {
        try {
            if (pair.over()) {
                check.run();
            } else {
                violated(pair.id().value(), "is not over");
            }
        } catch (RuntimeException e) {
            violated(pair.id().value(), e.toString());
        }
    }

    /** A commit under whatever name counts, so that nothing hides behind its id. */
    private void nothingElse(Map<String, List<String>> accepted) {
        var found = Flux.from(commits.find().projection(include("matchId", "intentId")))
                .filter(document -> accepted.containsKey(document.getString("matchId")))
                .collect(Collectors.groupingBy(
                        document -> document.getString("matchId"),
                        Collectors.mapping(document -> document.getString("intentId"), Collectors.toList())))
                .block(Await.LONGEST);
        accepted.forEach((match, intents) -> {
            var stored = found.getOrDefault(match, List.of());
            counts.add(Count.COMMITS_STORED, stored.size());
            if (!stored.stream().sorted().toList().equals(intents)) {
                violated(match, "accepted were " + intents + ", stored are " + stored);
            }
        });
    }

    private void requireStored(BotMatch pair) {
        var accepted = pair.accepted();
        var id = pair.id().value();
        if (!requireStored(id, accepted.size(), pair.stateHash()).equals(accepted)) {
            violated(id, "what is stored is not what was sent");
        }
    }

    /** All versions from 1 to the last, each following the one before, folded anew. */
    private List<Known> requireStored(String id, int last, String stateHash) {
        var known = new ArrayList<Known>();
        var previous = Commits.GENESIS;
        Match match = null;
        for (var commit : stored(id, last)) {
            if (commit.version() != known.size() + 1 || !commit.previousHash().equals(previous)) {
                throw new FaultException("the chain breaks after version " + known.size());
            }
            previous = commit.hash();
            known.add(new Known(commit.intentId(), commit.hash()));
            match = match == null ? Match.created(commit.events()) : match.after(commit.intent(), commit.events());
        }
        if (match == null || !Canonical.sha256(match.state()).equals(stateHash)) {
            violated(id, "the stored events do not lead to the state that was seen");
        }
        return known;
    }

    private List<Commit> stored(String id, int last) {
        var all = new ArrayList<Commit>();
        for (long from = 1; from <= last; from += PAGE) {
            Flux.from(CommitDocuments.find(commits, new MatchId(id), from, from + PAGE - 1))
                    .map(document -> CommitDocuments.read(document).commit())
                    .sort(Comparator.comparingLong(Commit::version))
                    .toIterable()
                    .forEach(all::add);
        }
        return all;
    }

    private void requireRead(String id, int version, String stateHash) {
        var path = "/matches/" + id;
        awaitVersion(replays, path, version);
        var state = replays.get(path + "/state?version=" + version, "");
        require(id, stateHash.equals(state.get("hash")), Count.REPLAYS_EQUAL);
        awaitVersion(matches, path, version);
        require(id, stateHash.equals(matches.get(path, "").get("hash")), Count.VIEWS_EQUAL);
    }

    private void require(String id, boolean equal, Count what) {
        if (equal) {
            counts.add(what, 1);
        } else {
            violated(id, "not among the " + what.label());
        }
    }

    private static void awaitVersion(Api service, String path, int version) {
        Await.until(path + " has version " + version, () -> {
            try {
                var known = (Number) service.get(path, "").get("version");
                return known.longValue() == version;
            } catch (Api.ProblemException e) {
                if (e.status() != HttpURLConnection.HTTP_NOT_FOUND) {
                    throw e;
                }
                return false;
            }
        });
    }

    private void violated(String match, String what) {
        counts.violated("Match " + match + ": " + what);
    }
}
