package org.aemberlog.rules.processing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.aemberlog.game.audit.ReplayFile;
import org.aemberlog.game.audit.Verifier;
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.Seat;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.support.broker.Topics;
import org.aemberlog.support.parts.OnRealParts;
import org.apache.kafka.common.KafkaException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The end of a match is signed and sent with its last commit. */
@OnRealParts
class HeadsTest {

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
    void theHeadOfAMatchIsSentOnceItIsOver() {
        rules.receive(players.creation(), players.ask("keep"));
        assertThat(rules.heads()).isEmpty();
        rules.receive(players.ask("give-up", new Concede(Seat.A)));
        var last = database.commits(players.id()).getLast();
        assertThat(rules.heads()).containsExactly(Instance.KEY.sign(players.id(), 3, last.hash()));
        var sent = rules.sent(Topics.HEADS).getFirst();
        assertThat(sent.key()).isEqualTo("m");
        assertThat(sent.value()).isEqualTo(Canonical.bytes(rules.heads().getFirst()));
    }

    @Test
    void aHeadThatCouldNotBeSentIsSentByTheRedelivery() {
        var end = players.record("give-up", new Concede(Seat.A));
        rules.receive(players.creation());
        rules.sendingFailsWith(new KafkaException("gone"));
        assertThatThrownBy(() -> rules.receive(end)).hasMessageContaining("gone");
        assertThat(rules.heads()).isEmpty();
        rules.sendingFailsWith(null);
        rules.receive(end);
        rules.receive(end);
        assertThat(rules.heads()).hasSize(2).containsOnly(rules.heads().getFirst());
    }

    @Test
    void whatIsStoredAndSignedCanBeChecked() {
        rules.receive(players.creation(), players.ask("keep"), players.ask("also-keep"));
        rules.receive(players.ask("give-up", new Concede(Seat.B)));
        var library = new TreeMap<String, Map<String, Object>>();
        decks.definitions().forEach((name, card) -> library.put(name, Plain.map(card)));
        var commits =
                database.commits(players.id()).stream().map(Canonical::text).toList();
        var file = ReplayFile.of(rules.heads().getFirst(), commits, needed -> library);
        var verdict = new Verifier(Set.of(Instance.KEY.verifying())).verify(file.bytes());
        assertThat(verdict.finding()).isEmpty();
        assertThat(List.of(verdict.genuine(), verdict.trusted())).containsOnly(true);
    }
}
