package org.aemberlog.game.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.TurnLog;
import org.junit.jupiter.api.Test;

/** Reading is strict, and says where and why. */
class MalformedTest {

    @Test
    void unknownFieldsAreRejected() {
        rejected(
                Intent.class,
                Map.of("type", "end-turn", "seat", "a", "quickly", true),
                "quickly: there is no such field; the fields are [seat]");
        rejected(
                Effect.class,
                Map.of("type", "seq", "step", List.of()),
                "step: there is no such field; the fields are [steps]");
    }

    @Test
    void aKeyThatIsNoTextIsAnUnknownField() {
        rejected(
                Intent.class,
                Map.of("type", "end-turn", "seat", "a", 1, true),
                "1: there is no such field; the fields are [seat]");
    }

    @Test
    void missingFieldsAreRejected() {
        rejected(Intent.class, Map.of("type", "play-card", "seat", "a"), "card: this field is missing");
    }

    @Test
    void leftOutListsMapsAndOptionalsAreEmpty() {
        assertThat(Plain.read(Intent.class, Map.of("type", "choose", "seat", "a", "choice", 3)))
                .isEqualTo(new Intent.Choose(Seat.A, 3, List.of()));
        assertThat(Plain.read(TurnLog.class, Map.of("fromHand", 0, "inStep", 0)))
                .isEqualTo(TurnLog.EMPTY);
        var intent = Map.of("type", "end-turn", "seat", "b");
        var record = Map.of("match", "m", "intentId", "i", "intent", intent);
        assertThat(Plain.read(IntentRecord.class, record).expectedVersion()).isEmpty();
    }

    @Test
    void nullIsNotTheSameAsLeftOut() {
        var plain = new HashMap<String, Object>(Map.of("type", "choose", "seat", "a", "choice", 3));
        plain.put("picks", null);
        rejected(Intent.class, plain, "picks: expected a list, found nothing");
    }

    @Test
    void wrongKindsAreRejectedWithTheirPath() {
        var event = Map.of("type", "card-played.v1", "seat", "a", "card", "x", "from", "hand");
        var good = Map.of("type", "turn-ended.v1", "seat", "a");
        var commit = Map.of(
                "match",
                "m",
                "version",
                1,
                "intentId",
                "i",
                "at",
                5L,
                "intent",
                Map.of("type", "end-turn", "seat", "a"),
                "events",
                List.of(good, good, event),
                "previousHash",
                "",
                "hash",
                "");
        rejected(Commit.class, commit, "events[2].card: expected a whole number of 32 bits, found 'x'");
        rejected(Commit.class, List.of(), "the document: expected an object, found a list");
        rejected(Intent.class, "end-turn", "expected an object, found 'end-turn'");
        rejected(Effect.class, Map.of("type", "seq", "steps", true), "expected a list, found true");
        rejected(
                Effect.class,
                Map.of("type", "let", "name", 7, "cards", Map.of("type", "self")),
                "name: expected a text, found the number 7");
        rejected(
                TurnLog.class,
                Map.of("fromHand", 0, "inStep", 0, "timesByCard", Map.of("troll", "two")),
                "timesByCard.troll: expected a whole number of 32 bits, found 'two'");
        rejected(
                TurnLog.class,
                Map.of("fromHand", 0, "inStep", 0, "timesByCard", List.of()),
                "timesByCard: expected an object, found a list");
    }

    @Test
    void truthValuesAreNoTexts() {
        rejected(
                MatchEvent.class,
                Map.of("type", "artifact-entered.v1", "seat", "a", "card", 1, "from", "hand", "ready", "yes"),
                "ready: expected true or false, found 'yes'");
    }

    @Test
    void numbersOutOfRangeOrWithAFractionAreRejected() {
        rejected(
                Effect.class,
                Map.of("type", "steal", "thief", "you", "amount", Map.of("type", "const", "value", 1L << 31)),
                "amount.value: expected a whole number of 32 bits, found the number 2147483648");
        rejected(
                Effect.class,
                Map.of("type", "steal", "thief", "you", "amount", Map.of("type", "const", "value", 1.0)),
                "amount.value: expected a whole number of 32 bits, found the number 1.0");
        var intent = Map.of("type", "end-turn", "seat", "b");
        rejected(
                IntentRecord.class,
                Map.of("match", "m", "intentId", "i", "expectedVersion", "1", "intent", intent),
                "expectedVersion: expected a whole number from -9007199254740991 to 9007199254740991, found '1'");
        rejected(
                IntentRecord.class,
                Map.of("match", "m", "intentId", "i", "expectedVersion", 1L << 53, "intent", intent),
                "expectedVersion: expected a whole number from -9007199254740991 to 9007199254740991,"
                        + " found the number 9007199254740992");
    }

    @Test
    void unknownNamesAreRejectedWithAFewKnownOnes() {
        rejected(
                Intent.class,
                Map.of("type", "cheat", "seat", "a"),
                "type: expected one of [create-match, fork-match, keep-hand, mulligan,");
        rejected(Intent.class, Map.of("seat", "a"), "and 14 more], found nothing");
        rejected(Intent.class, Map.of("type", "end-turn", "seat", "c"), "seat: expected one of [a, b], found 'c'");
    }

    @Test
    void aRecordReadByItsOwnTypeToleratesItsNameAndNoOther() {
        var read = Plain.read(Ability.Keyword.class, Map.of("kind", "taunt", "value", 0));
        assertThat(Plain.read(Ability.Keyword.class, Plain.of(read))).isEqualTo(read);
        var misnamed = Map.of("type", "static", "kind", "taunt", "value", 0);
        rejected(Ability.Keyword.class, misnamed, "type: expected \"keyword\", found 'static'");
    }

    @Test
    void whatARecordRejectsIsMalformed() {
        rejected(
                Intent.class,
                Map.of("type", "reap", "seat", "a", "creature", 200),
                "creature: No card has the number 200.");
        rejected(
                CardDefinition.class,
                Map.of("id", "Troll!", "title", "Troll", "type", "creature", "power", 8, "armor", 0),
                "the document: A card id is lower-case words");
    }

    @Test
    void textsMustBeWellFormedUnicode() {
        rejected(
                Effect.class,
                Map.of("type", "let", "name", "a\ud800b", "cards", Map.of("type", "self")),
                "name: expected a text in well-formed Unicode");
    }

    @Test
    void longTextsAreQuotedInPart() {
        rejected(Intent.class, Map.of("type", "x".repeat(10_000)), "found '" + "x".repeat(60) + "...'");
    }

    private static void rejected(Class<?> type, Object plain, String message) {
        assertThatThrownBy(() -> Plain.read(type, plain))
                .isInstanceOf(MalformedException.class)
                .hasMessageContaining(message);
    }
}
