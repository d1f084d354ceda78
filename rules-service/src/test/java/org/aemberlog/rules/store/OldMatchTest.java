package org.aemberlog.rules.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.state.Chance;
import org.aemberlog.game.state.Terms;
import org.aemberlog.game.wire.MalformedException;
import org.aemberlog.game.wire.Plain;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.rules.live.Live;
import org.aemberlog.rules.live.Place;
import org.aemberlog.rules.live.Taken;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/**
 * A match that was stored before {@code match-created.v2}, word for word. Whatever becomes of the
 * facts, it is read, folded and decided as it was.
 */
class OldMatchTest {

    private static final JsonMapper JSON = new JsonMapper();

    private final List<Map<?, ?>> stored = lines("/old/match-v1.jsonl");
    private final Map<String, CardDefinition> definitions = definitions();

    private static List<Map<?, ?>> lines(String resource) {
        try (var file = OldMatchTest.class.getResourceAsStream(resource)) {
            return new String(file.readAllBytes(), UTF_8)
                    .lines()
                    .<Map<?, ?>>map(line -> JSON.readValue(line, LinkedHashMap.class))
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Map<String, CardDefinition> definitions() {
        var found = new LinkedHashMap<String, CardDefinition>();
        for (var line : lines("/old/definitions.jsonl")) {
            var definition = Plain.read(CardDefinition.class, line);
            found.put(TestDecks.pinned(definition), definition);
        }
        return found;
    }

    @Test
    void theFirstFactIsReadInItsPresentVersion() {
        assertThat(stored.getFirst().toString()).contains("match-created.v1");
        var created = (MatchCreated) Commits.read(stored.getFirst()).facts().getFirst();
        assertThat(created.commitment()).isEqualTo(Chance.commitmentTo(created.secret()));
        assertThat(created.terms()).isEqualTo(Terms.PLAIN);
    }

    @Test
    void itsHashIsThatOfWhatWasWritten() {
        assertThat(stored).allMatch(Commits::intact);
        assertThat(Commits.intact(Plain.map(Commits.read(stored.getFirst())))).isFalse();
    }

    @Test
    void anOldCommitThatWasChangedIsNotRead() {
        var changed = new LinkedHashMap<Object, Object>(stored.getFirst());
        changed.put("at", 1L);
        assertThatThrownBy(() -> Commits.read(changed))
                .isInstanceOf(MalformedException.class)
                .hasMessageContaining("hash");
    }

    @Test
    void itIsFoldedToItsEnd() {
        Live live = null;
        for (var plain : stored) {
            var commit = Commits.read(plain);
            var taken = new Taken(commit, new Place("t", 0, commit.version(), commit.at()));
            live = live == null ? Live.created(taken) : live.after(taken);
        }
        assertThat(live.match().version()).isEqualTo(stored.size());
        assertThat(live.match().state().over()).isTrue();
    }

    @Test
    void todaysRulesDecideEveryIntentAsItWasDecided() {
        var rules = new Rules(pinned -> Optional.ofNullable(definitions.get(pinned)));
        var first = Commits.read(stored.getFirst());
        var match = decided(rules.create((CreateMatch) first.intent(), first.at()), first);
        for (var plain : stored.subList(1, stored.size())) {
            var commit = Commits.read(plain);
            match = decided(rules.decide(match.next(), commit.intent(), commit.at()), commit);
        }
        assertThat(match.next().version()).isEqualTo(stored.size());
    }

    private static Decision.Accepted decided(Decision decision, Commit commit) {
        assertThat(decision)
                .as("commit %d", commit.version())
                .isInstanceOf(Decision.Accepted.class);
        var accepted = (Decision.Accepted) decision;
        assertThat(accepted.facts()).as("commit %d", commit.version()).isEqualTo(commit.facts());
        return accepted;
    }
}
