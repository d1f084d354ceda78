package org.aemberlog.standalone.smoke;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.json.Canonical;

/** A match folded here, from commits as they were sealed. */
final class Folded {

    private Folded() {}

    /** The hash of the state after each version, the first one first. */
    static List<String> hashes(List<String> commits) {
        var hashes = new ArrayList<String>();
        Match match = null;
        for (var text : commits) {
            var commit = Commits.read(text).commit();
            match = match == null ? Match.created(commit.events()) : match.after(commit.intent(), commit.events());
            hashes.add(Canonical.sha256(match.state()));
        }
        return hashes;
    }
}
