package org.aemberlog.rules.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.aemberlog.game.audit.ReplayFile;
import org.aemberlog.game.audit.SigningKey;
import org.aemberlog.game.audit.Verifier;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.wire.Canonical;
import org.aemberlog.game.wire.Plain;
import org.aemberlog.rules.TestDecks;
import org.junit.jupiter.api.Test;

/** The replay file of a match with facts of an earlier version holds them as they were written. */
class OldReplayTest {

    private final SigningKey key = SigningKey.generate();
    private final List<String> stored = lines("/old/match-v1.jsonl");

    private static List<String> lines(String resource) {
        try (var file = OldReplayTest.class.getResourceAsStream(resource)) {
            return new String(file.readAllBytes(), UTF_8).lines().toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Map<String, Map<?, ?>> definitions() {
        var found = new HashMap<String, Map<?, ?>>();
        for (var line : lines("/old/definitions.jsonl")) {
            var plain = (Map<?, ?>) Canonical.read(line);
            found.put(TestDecks.pinned(Plain.read(CardDefinition.class, plain)), plain);
        }
        return found;
    }

    @Test
    void itIsGenuine() {
        var last = Commits.read((Map<?, ?>) Canonical.read(stored.getLast()));
        var head = key.sign(last.match(), last.version(), last.hash());
        var file = ReplayFile.of(head, stored, needed -> definitions());
        assertThat(file.commits()).isEqualTo(stored);
        assertThat(file.commits().getFirst()).contains("match-created.v1");
        var verdict = new Verifier(Set.of(key.verifying())).verify(file.bytes());
        assertThat(verdict.finding()).isEmpty();
        assertThat(verdict.genuine()).isTrue();
    }
}
