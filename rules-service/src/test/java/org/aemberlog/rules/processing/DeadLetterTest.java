package org.aemberlog.rules.processing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.support.broker.Topics;
import org.aemberlog.support.parts.OnRealParts;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is no intent goes where people look, with the reason, and holds up nothing. */
@OnRealParts
class DeadLetterTest {

    private final TestDecks decks = new TestDecks();
    private final Database database = new Database();
    private final Instance rules = new Instance(database, decks);
    private final Players players = new Players("m", decks);

    @AfterEach
    void close() {
        rules.close();
        database.close();
    }

    static Stream<Arguments> unreadable() {
        var players = new Players("m", new TestDecks());
        var foreign = new IntentRecord(
                new MatchId("n"), "create", Optional.empty(), players.creation().intent());
        var intent = Canonical.text(players.creation());
        return Stream.of(
                Arguments.of("m", "no json", "no"),
                Arguments.of("m", "", ""),
                Arguments.of("m", null, ""),
                Arguments.of("m", "[]", ""),
                Arguments.of("m", "null", ""),
                Arguments.of("m", "{\"match\":\"m\"}", "intent"),
                Arguments.of("m", "{\"a\":".repeat(100_000), "depth"),
                Arguments.of("m", intent.replace("create-match", "nap"), "nap"),
                Arguments.of("n", intent, "key is 'n'"),
                Arguments.of(null, intent, "key is 'null'"),
                Arguments.of("n", Canonical.text(foreign), "match to create is 'm'"));
    }

    @ParameterizedTest
    @MethodSource("unreadable")
    void whatIsNoIntentIsSentOnWithTheReason(String key, String value, String reason) {
        byte[] bytes = value == null ? null : value.getBytes(UTF_8);
        rules.receiveRecords(List.of(rules.record(key, bytes), rules.record(players.creation())));
        assertThat(rules.sent(Topics.DEAD_LETTERS)).singleElement().satisfies(dead -> {
            assertThat(dead.key()).isEqualTo(key);
            assertThat(dead.value()).isEqualTo(bytes);
            assertThat(header(dead, "reason")).contains(reason).isNotBlank();
            assertThat(header(dead, "from")).isEqualTo("match-intents/0/0");
        });
        assertThat(rules.events()).hasSize(1);
        assertThat(rules.counted("aemberlog.dead.letters")).isEqualTo(1);
    }

    private static String header(ProducerRecord<String, byte[]> record, String name) {
        return new String(record.headers().lastHeader(name).value(), UTF_8);
    }

    @Test
    void whatIsAnIntentIsNoDeadLetter() {
        rules.receive(players.creation());
        assertThat(rules.sent(Topics.DEAD_LETTERS)).isEmpty();
    }
}
