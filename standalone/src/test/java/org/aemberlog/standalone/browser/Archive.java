package org.aemberlog.standalone.browser;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.standalone.TestPlatform;

/** What really happened, from replay-service with the eyes of an auditor. */
final class Archive {

    private final TestPlatform platform;
    private final String token;

    /** The archive of a platform. */
    Archive(TestPlatform platform) {
        this.platform = platform;
        this.token = platform.auditorToken();
    }

    /** All commits of a match so far. */
    List<Commit> commits(String match) {
        var url = URI.create(platform.url() + "/replay-service/matches/" + match + "/events");
        try {
            var connection = url.toURL().openConnection();
            connection.setRequestProperty("Authorization", "Bearer " + token);
            try (var lines = connection.getInputStream()) {
                return new String(lines.readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .map(line -> Commits.read(line).commit())
                        .toList();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The match after each of its commits, once the archive has as many as this. */
    List<MatchState> states(String match, int versions) {
        var commits = await().pollInSameThread().until(() -> commits(match), it -> it.size() >= versions);
        var states = new ArrayList<MatchState>();
        for (var commit : commits) {
            var events = commit.events();
            states.add(
                    states.isEmpty()
                            ? MatchState.begun(events.getFirst()).applyAll(events.subList(1, events.size()))
                            : states.getLast().applyAll(events));
        }
        return states;
    }
}
