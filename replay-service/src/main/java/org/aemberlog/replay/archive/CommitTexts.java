package org.aemberlog.replay.archive;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Map;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** Reads commits from the text in which they are sent and kept. */
@Component
class CommitTexts {

    private final JsonMapper json;

    CommitTexts(JsonMapper json) {
        this.json = json;
    }

    /**
     * The commit that was received, if it is the one that was sealed.
     *
     * @throws RuntimeException when it is no commit or does not have the hash of its content
     */
    Archived received(byte[] value) {
        var raw = json.readValue(value, Map.class);
        var commit = Commits.read(raw);
        var text = new String(value, UTF_8);
        // A line of the archive is a commit, so one that was sent in several is written anew.
        boolean oneLine = text.indexOf('\n') < 0 && text.indexOf('\r') < 0;
        return new Archived(commit, oneLine ? text : json.writeValueAsString(raw));
    }

    /** The commit of a text that was kept, in the form that its events have today. */
    Commit kept(String text) {
        return Commits.read(json.readValue(text, Map.class));
    }
}
