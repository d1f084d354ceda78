package org.aemberlog.game.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.TurnLog;
import org.junit.jupiter.api.Test;

class CanonicalTest {

    @Test
    void fieldsAreInTheOrderOfTheirNames() {
        assertThat(Canonical.text(new Intent.PlayCard(Seat.A, new CardId(7))))
                .isEqualTo("{\"card\":7,\"seat\":\"a\",\"type\":\"play-card\"}");
        assertThat(Plain.of(new Intent.PlayCard(Seat.A, new CardId(7))))
                .isEqualTo(Map.of("type", "play-card", "seat", "a", "card", 7));
    }

    @Test
    void emptyOptionalsAndListsAreLeftOut() {
        var record = new IntentRecord(new MatchId("m"), "i", Optional.empty(), new Intent.Choose(Seat.B, 1, List.of()));
        assertThat(Canonical.text(record))
                .isEqualTo("{\"intent\":{\"choice\":1,\"seat\":\"b\",\"type\":\"choose\"},"
                        + "\"intentId\":\"i\",\"match\":\"m\"}");
    }

    @Test
    void aComponentOfARecordTypeOfAFamilyHasItsNameToo() {
        var keyword = new Modifier.GainAbility(new Ability.Keyword(KeywordKind.TAUNT, 0));
        assertThat(Canonical.text(keyword))
                .isEqualTo("{\"ability\":{\"kind\":\"taunt\",\"type\":\"keyword\",\"value\":0},"
                        + "\"type\":\"gain-ability\"}");
    }

    @Test
    void equalMapsHaveOneText() {
        var one = new LinkedHashMap<String, Integer>();
        one.put("troll", 1);
        one.put("bumpsy", 2);
        var other = new LinkedHashMap<String, Integer>();
        other.put("bumpsy", 2);
        other.put("troll", 1);
        assertThat(Canonical.text(new TurnLog(0, 0, one, List.of(), List.of())))
                .isEqualTo("{\"fromHand\":0,\"inStep\":0,\"timesByCard\":{\"bumpsy\":2,\"troll\":1}}")
                .isEqualTo(Canonical.text(new TurnLog(0, 0, other, List.of(), List.of())));
        assertThat(Plain.of(new TurnLog(0, 0, one, List.of(), List.of())).toString())
                .isEqualTo(
                        Plain.of(new TurnLog(0, 0, other, List.of(), List.of())).toString());
    }

    @Test
    void mapsMayHaveIdsAsKeys() {
        record Powers(Map<CardId, Integer> byCard) {}
        var powers = new Powers(Map.of(new CardId(12), 3));
        assertThat(Canonical.text(powers)).isEqualTo("{\"byCard\":{\"12\":3}}");
        assertThat(Plain.read(Powers.class, Plain.of(powers))).isEqualTo(powers);
    }

    @Test
    void aNumberThatADoubleDoesNotHoldExactlyIsNone() {
        assertThat(Canonical.text((1L << 53) - 1)).isEqualTo("9007199254740991");
        assertThatThrownBy(() -> Canonical.text(1L << 53))
                .isInstanceOf(MalformedException.class)
                .hasMessageContaining("9007199254740991");
        assertThatThrownBy(() -> Canonical.read("-9007199254740992")).isInstanceOf(MalformedException.class);
    }

    /** A hash of it would be that of another text too, because UTF-8 cannot say it. */
    @Test
    void aTextThatIsNoUnicodeHasNoHash() {
        for (var text : List.of("\ud83d", "\ude00", "\ude00\ud83d")) {
            assertThatThrownBy(() -> Canonical.sha256(text)).isInstanceOf(MalformedException.class);
            assertThatThrownBy(() -> Canonical.sha256OfPlain(Map.of("a", text))).isInstanceOf(MalformedException.class);
            assertThatThrownBy(() -> Canonical.sha256OfPlain(Map.of(text, "a"))).isInstanceOf(MalformedException.class);
        }
    }

    @Test
    void textsAreEscapedOnlyWhereJsonAsksForIt() {
        assertThat(Canonical.text("Æmber \"/\\\b\t\n\f\r\u0001\u001f\u007f é 😀"))
                .isEqualTo("\"Æmber \\\"/\\\\\\b\\t\\n\\f\\r\\u0001\\u001f\u007f é 😀\"");
    }

    @Test
    void listsAndScalarsHaveATextToo() {
        assertThat(Canonical.text(List.of(1, 2L, true, "x", Seat.A, List.of()))).isEqualTo("[1,2,true,\"x\",\"a\",[]]");
    }

    @Test
    void theHashIsThatOfTheText() {
        // printf '"abc"' | sha256sum
        assertThat(Canonical.sha256("abc"))
                .isEqualTo("6cc43f858fbb763301637b5af970e2a46b46f461f27e5a0f41e009c59b827b25");
    }
}
