package org.aemberlog.game.engine;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.scenario.MadeUp;
import org.aemberlog.game.scenario.Scenario;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards that one effect takes out of play leave it together. */
class TogetherTest {

    private static Scenario table(String active, String other) {
        return MadeUp.cards(
                        card("Retreat").action().play(toHand(each(creature()))),
                        card("Recall").action().play(archive(each(creature()))),
                        card("Exile").action().play(purge(each(creature()))),
                        card("Scatter").action().play(new Effect.PutInDeck(each(creature()), Effect.DeckPlace.BOTTOM)),
                        card("Rising").action().play(putIntoPlay(from(Zone.DISCARD, YOU, creature(), Quantity.ALL))),
                        card("Shade").creature(0),
                        card("Welcome").artifact().eachTime(happens(TriggerEvent.ENTERED, EACH, creature()), gain(1)),
                        card("Captain").creature(4).always(each(another(creature())), power(3)),
                        card("Toll").artifact().eachTime(happens(TriggerEvent.LEFT_PLAY, EACH, creature()), gain(1)),
                        card("Widow")
                                .creature(2)
                                .eachTime(happens(TriggerEvent.LEFT_PLAY, EACH, another(creature())), gain(1)),
                        card("Ghost").creature(2).eachTime(happens(TriggerEvent.LEFT_PLAY, EACH, isSelf()), gain(1)))
                .table("alice logos " + active, other);
    }

    private static void inAnyOrder(Scenario s) {
        while (s.state().pending().isPresent()) {
            s.picks(0);
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"retreat", "recall", "exile", "scatter"})
    void noneDiesBecauseAnotherOneLeftFirst(String effect) {
        var s = table(
                "hand [" + effect + "] artifacts [toll] line [captain, mouse damage 3]", "bob line [wolf damage 5]");
        s.plays(effect);
        inAnyOrder(s);
        assertThat(s.names(s.alice().discard())).containsExactly(effect);
        assertThat(s.bob().discard()).isEmpty();
        assertThat(s.alice().aember()).as("one for each").isEqualTo(3);
    }

    @Test
    void whatLeavesWithTheOthersMissesTheirLeavingWhereverItStood() {
        for (var line : new String[] {"widow, mouse, bear", "mouse, bear, widow"}) {
            var s = table("hand [retreat] line [" + line + "]", "bob")
                    .plays("retreat")
                    .settled();
            assertThat(s.alice().aember()).as(line).isZero();
        }
    }

    @Test
    void whatEntersPlayTogetherIsThereTogether() {
        for (var order : new String[] {"shade, captain", "captain, shade"}) {
            var s = table("hand [rising] artifacts [welcome] discard [" + order + "]", "bob");
            s.plays("rising").chooses("right");
            inAnyOrder(s);
            assertThat(s.line(s.alice())).as(order).containsExactlyInAnyOrder("shade", "captain");
            assertThat(s.alice().aember()).isEqualTo(2);
        }
    }

    @Test
    void whatSpeaksOfItsOwnLeavingStillDoes() {
        var s = table("hand [retreat] line [mouse, ghost, bear]", "bob")
                .plays("retreat")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void aWardedOneStaysAlone() {
        var s = table("hand [retreat] artifacts [toll] line [mouse, bear warded]", "bob");
        s.plays("retreat").settled();
        assertThat(s.line(s.alice())).containsExactly("bear");
        assertThat(s.permanent("bear").warded()).isFalse();
        assertThat(s.alice().aember()).isEqualTo(1);
    }
}
