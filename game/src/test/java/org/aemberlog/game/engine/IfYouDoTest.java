package org.aemberlog.game.engine;

import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.scenario.MadeUp;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** "If you do": only what was done completely counts (glossary, If You Do). */
class IfYouDoTest {

    static Stream<Arguments> instructions() {
        var bear = a(friendly(creature()));
        return Stream.of(
                Arguments.of(loses(YOU, number(2)), "amber %d", ""),
                Arguments.of(steal(2), "", "amber %d"),
                Arguments.of(capture(2, bear), "line [bear]", "amber %d"),
                Arguments.of(removeCounters(Token.GLORY, number(2), bear), "line [bear glory %d]", ""),
                Arguments.of(moveDamage(number(2), bear, a(enemy(creature()))), "line [bear damage %d]", "line [bear]"),
                Arguments.of(moveAember(number(2), on(bear), supply()), "line [bear amber %d]", ""));
    }

    @ParameterizedTest
    @MethodSource("instructions")
    void whatIsDoneInPartIsNotDone(Effect effect, String active, String other) {
        for (int there = 1; there <= 3; there++) {
            var s = MadeUp.cards(card("Test").action().play(ifDone(effect, gainChains(3))))
                    .table("alice logos hand [test] " + active.formatted(there), "bob " + other.formatted(there))
                    .plays("test")
                    .settled();
            assertThat(s.alice().chains()).as("with %d", there).isEqualTo(there < 2 ? 0 : 3);
        }
    }
}
