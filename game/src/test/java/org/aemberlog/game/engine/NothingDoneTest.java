package org.aemberlog.game.engine;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.scenario.MadeUp;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** "If you do" wants something to have been done: doing it 0 times is not enough. */
class NothingDoneTest {

    private static final Amount NONE = perCard(each(creature(trait("nobody"))));

    static Stream<Effect> nothings() {
        return Stream.of(
                loses(OPPONENT, NONE),
                loses(YOU, NONE),
                loses(EACH, NONE),
                gain(NONE),
                steal(NONE),
                capture(NONE, a(friendly(creature()))),
                capture(NONE, each(creature())),
                new Effect.Exalt(a(friendly(creature())), NONE),
                damage(NONE, each(creature())),
                divideDamage(NONE, each(creature())),
                damageTogether(damage(NONE, each(creature()))),
                damageForEach(NONE, a(creature()), damage(2, it())),
                new Effect.Heal(each(creature()), NONE),
                moveDamage(NONE, each(friendly(creature())), a(enemy(creature()))),
                addCounters(Token.POWER, NONE, each(creature())),
                removeCounters(Token.POWER, NONE, each(creature())),
                moveAember(NONE, poolOf(OPPONENT), poolOf(YOU)),
                new Effect.Draw(YOU, NONE),
                new Effect.GainChains(YOU, NONE));
    }

    @ParameterizedTest
    @MethodSource("nothings")
    void whatWasDoneNoTimesWasNotDone(Effect nothing) {
        var s = MadeUp.cards(card("Attempt").action().play(ifDone(nothing, gain(10))))
                .table(
                        "alice logos amber 3 hand [attempt] deck [mouse]" + " line [bear damage 1 power 1]",
                        "bob amber 5 line [wolf damage 1 power 1]")
                .plays("attempt")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(3);
    }
}
