package org.aemberlog.game.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.aemberlog.game.Seeds;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.lab.Answer;
import org.aemberlog.game.lab.Command;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is written is read back as it was, from a plain form of plain things only. */
class RoundTripTest {

    private static final int TIMES = 50;

    static Stream<Class<?>> records() {
        var records = Stream.of(
                CardDefinition.class,
                Commit.class,
                IntentRecord.class,
                RejectionRecord.class,
                DeckList.class,
                EventPattern.class,
                Selector.Quantity.class,
                MatchState.class,
                Match.class);
        // Those of seats are members of all intents too.
        var families = families().filter(it -> it != Intent.SeatIntent.class);
        return Stream.concat(families.flatMap(it -> Samples.membersOf(it).stream()), records);
    }

    @ParameterizedTest
    @MethodSource("records")
    void everyRecordIsReadBackAsItWas(Class<?> type) {
        long seed = Seeds.next();
        System.out.println(type.getName() + " with seed " + seed);
        var samples = new Samples(seed);
        for (int i = 0; i < TIMES; i++) {
            Object value = samples.of(type);
            var plain = Plain.of(value);
            assertPlain(plain);
            assertThat((Object) Plain.read(type, plain)).isEqualTo(value);
            assertThat(Canonical.text(Plain.read(type, plain))).isEqualTo(Canonical.text(value));
            assertThat(ByOthers.canonical(Canonical.text(value))).isEqualTo(Canonical.text(value));
        }
    }

    @ParameterizedTest
    @MethodSource("families")
    void everyRecordOfAFamilyIsFoundByItsWireName(Class<?> family) {
        long seed = Seeds.next();
        System.out.println(family.getName() + " with seed " + seed);
        var samples = new Samples(seed);
        for (var member : Samples.membersOf(family)) {
            Object value = samples.of(member);
            assertThat((Object) Plain.read(family, Plain.of(value))).isEqualTo(value);
        }
    }

    static Stream<Class<?>> families() {
        return Stream.of(
                MatchEvent.class,
                Intent.class,
                Intent.SeatIntent.class,
                Rejection.class,
                Ability.class,
                Amount.class,
                Condition.class,
                Effect.class,
                Filter.class,
                Modifier.class,
                Selector.class,
                Choice.Option.class,
                Correction.class,
                Correction.Place.class,
                Command.class,
                Answer.class);
    }

    private static void assertPlain(Object plain) {
        switch (plain) {
            case Map<?, ?> map -> {
                assertThat(map.keySet()).allMatch(String.class::isInstance);
                map.values().forEach(RoundTripTest::assertPlain);
            }
            case List<?> list -> list.forEach(RoundTripTest::assertPlain);
            default -> assertThat(plain).isInstanceOfAny(String.class, Integer.class, Long.class, Boolean.class);
        }
    }
}
