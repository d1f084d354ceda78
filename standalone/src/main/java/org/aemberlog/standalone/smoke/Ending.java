package org.aemberlog.standalone.smoke;

import static org.aemberlog.standalone.smoke.SmokeException.require;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.aemberlog.game.audit.ReplayFile;
import org.aemberlog.game.audit.Verifier;
import org.aemberlog.game.audit.VerifyingKey;
import org.aemberlog.standalone.bot.Api;

/** What has to be true of a match that is over. */
final class Ending {

    private final Compose containers;
    private final Api api;

    Ending(Compose containers, String url) {
        this.containers = containers;
        this.api = new Api(url);
    }

    /** The event store, match-service and replay-service have the same commits, winner and last state. */
    void requireSame(String match, Map<String, Object> live) throws InterruptedException {
        var stored = Folded.hashes(containers.stored(match));
        require(
                live.get("version").equals(stored.size()) && live.get("hash").equals(stored.getLast()),
                "Match %s has %d commits in the event store; match-service knows %s",
                match,
                stored.size(),
                live);
        var archived = Await.until("match " + match + " at replay-service", () -> {
            var summary = api.get("/replay-service/matches/" + match, "");
            return summary.get("version").equals(live.get("version")) ? summary : null;
        });
        require(
                live.get("winner").equals(archived.get("winner")),
                "Match %s was won by %s; replay-service says %s",
                match,
                live.get("winner"),
                archived.get("winner"));
        require(
                live.get("hash").equals(hashAt(match, stored.size())),
                "Match %s ends in another state at replay-service",
                match);
    }

    /** Jumps to every version of a replay, in any order, and finds the state that its commits lead to. */
    void scrub(String match, long seed) throws InterruptedException {
        var states = Folded.hashes(file(match).commits());
        var jumps = new ArrayList<Integer>();
        for (int version = 1; version <= states.size(); version++) {
            jumps.add(version);
        }
        Collections.shuffle(jumps, new Random(seed));
        for (int version : jumps) {
            require(
                    states.get(version - 1).equals(hashAt(match, version)),
                    "Match %s is another at version %d (seed %d)",
                    match,
                    version,
                    seed);
        }
        System.out.printf("A replay was scrubbed: %d jumps, seed %d%n", jumps.size(), seed);
    }

    private Object hashAt(String match, int version) throws InterruptedException {
        var path = "/replay-service/matches/" + match + "/state?version=" + version;
        return Await.until("state of match " + match, () -> api.get(path, "")).get("hash");
    }

    /** The replay file is signed with the published key, and everything in it follows from the rules. */
    void requireGenuine(String match) throws InterruptedException {
        var keys = (List<?>) Await.until("published key", () -> api.get("/rules-service/keys", ""))
                .get("keys");
        var key = VerifyingKey.read(String.valueOf(((Map<?, ?>) keys.getFirst()).get("key")));
        var verdict = new Verifier(Set.of(key)).verify(file(match).bytes());
        require(
                verdict.genuine() && verdict.trusted(),
                "The replay file of match %s is not genuine: %s",
                match,
                verdict.finding());
    }

    /** Its signed head comes a moment after the last commit. */
    private ReplayFile file(String match) throws InterruptedException {
        var path = "/replay-service/matches/" + match + "/replay";
        var text = Await.until("replay file of match " + match, () -> api.text(path, ""));
        return ReplayFile.read(text.getBytes(StandardCharsets.UTF_8));
    }
}
