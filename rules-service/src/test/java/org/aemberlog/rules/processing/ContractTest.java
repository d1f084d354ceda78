package org.aemberlog.rules.processing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.support.broker.Topics;
import org.aemberlog.support.parts.OnRealParts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is sent is what docs/contracts.md promises. */
@OnRealParts
class ContractTest {

    private final TestDecks decks = new TestDecks();
    private final Database database = new Database();
    private final Instance rules = new Instance(database, decks);
    private final Players players = new Players("m", decks);

    @AfterEach
    void close() {
        rules.close();
        database.close();
    }

    @Test
    void aCommitIsACloudEventKeyedByItsMatch() {
        rules.receive(players.creation());
        var sent = rules.sent(Topics.EVENTS).getFirst();
        assertThat(sent.key()).isEqualTo("m");
        var headers = StreamSupport.stream(sent.headers().spliterator(), false)
                .collect(Collectors.toMap(header -> header.key(), header -> new String(header.value(), UTF_8)));
        assertThat(headers)
                .containsEntry("ce_specversion", "1.0")
                .containsEntry("ce_id", "m/1")
                .containsEntry("ce_source", "/rules-service")
                .containsEntry("ce_type", "org.aemberlog.commit.v1")
                .containsEntry("ce_time", "2023-11-14T22:13:20Z")
                .containsEntry("content-type", "application/json");
        var commit = rules.events().getFirst();
        assertThat(sent.value()).isEqualTo(Canonical.bytes(commit));
        assertThat(Commits.hash(Canonical.text(commit))).isEqualTo(commit.hash());
        assertThat(commit.intent()).isEqualTo(players.creation().intent());
    }

    @Test
    void aRejectionIsKeyedByItsMatch() {
        rules.receive(players.ask("keep"));
        var sent = rules.sent(Topics.REJECTIONS).getFirst();
        assertThat(sent.key()).isEqualTo("m");
        assertThat(new String(sent.value(), UTF_8)).contains("\"intentId\":\"keep\"", "\"type\":\"no-such-match\"");
    }
}
