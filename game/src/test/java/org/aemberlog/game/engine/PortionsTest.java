package org.aemberlog.game.engine;

import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.scenario.MadeUp;
import org.aemberlog.game.scenario.Scenario;
import org.junit.jupiter.api.Test;

/** Damage that is dealt in portions, all at once. */
class PortionsTest {

    private static Scenario table(String active, String other) {
        return MadeUp.cards(
                        card("Splash")
                                .action()
                                .play(
                                        remember("it", a(creature())),
                                        damageTogether(
                                                damage(3, remembered("it")), damage(1, neighborsOf(remembered("it"))))),
                        card("Fork").action().play(damageTogether(damage(2, a(creature())), damage(1, a(creature())))),
                        card("Rain").action().play(divideDamage(number(3), each(creature()))),
                        card("Storm")
                                .action()
                                .play(damageForEach(
                                        number(2), a(creature()), damage(2, it()), damage(1, neighborsOf(it())))),
                        card("Mourner").creature(1).destroyed(gain(perCard(each(friendly(creature()))))))
                .table("alice logos " + active, other);
    }

    @Test
    void theNeighborsAreThoseOfBeforeAnythingIsDestroyed() {
        var s = table("hand [splash]", "bob line [bear, mouse, wolf]")
                .plays("splash")
                .chooses("mouse")
                .settled();
        assertThat(s.line(s.bob())).containsExactly("bear", "wolf");
        assertThat(s.permanent("bear").damage()).isEqualTo(1);
        assertThat(s.permanent("wolf").damage()).isEqualTo(1);
    }

    @Test
    void whatDifferentPortionsDestroyIsDestroyedTogether() {
        var s = table("hand [splash]", "bob line [mourner, wolf, mourner]")
                .plays("splash")
                .chooses("wolf");
        while (s.state().pending().isPresent()) {
            s.asks(s.legal().getFirst());
        }
        assertThat(s.bob().battleline()).isEmpty();
        assertThat(s.bob().aember())
                .as("each was destroyed while all three were there")
                .isEqualTo(6);
    }

    @Test
    void allTargetsAreChosenBeforeAnyDamageIsDealt() {
        var s = table("hand [fork]", "bob line [mouse, bear]").plays("fork").chooses("mouse");
        assertThat(s.permanent("mouse").damage()).isZero();
        s.offers("mouse", "bear").chooses("bear").settled();
        assertThat(s.line(s.bob())).containsExactly("bear");
        assertThat(s.permanent("bear").damage()).isEqualTo(1);
    }

    @Test
    void oneWardKeepsAllThatIsDealtAtOnce() {
        var s = table("hand [fork]", "bob line [bear warded, wolf]")
                .plays("fork")
                .chooses("bear")
                .chooses("bear")
                .settled();
        assertThat(s.permanent("bear").damage()).isZero();
        assertThat(s.permanent("bear").warded()).isFalse();
    }

    @Test
    void damageForEachIsDealtAtOnceAfterTheLastChoice() {
        var s = table("hand [storm]", "bob line [wolf, mouse, bear warded]")
                .plays("storm")
                .chooses("mouse");
        assertThat(s.line(s.bob())).containsExactly("wolf", "mouse", "bear");
        s.offers("wolf", "mouse", "bear").chooses("bear").settled();
        assertThat(s.line(s.bob())).containsExactly("wolf", "bear");
        assertThat(s.permanent("wolf").damage()).isEqualTo(1);
        assertThat(s.permanent("bear").damage()).isZero();
        assertThat(s.permanent("bear").warded()).isFalse();
    }

    @Test
    void dividedDamageIsDealtAtOnceToo() {
        var s = table("hand [rain]", "bob line [bear warded, wolf]")
                .plays("rain")
                .chooses("bear", "bear", "wolf")
                .settled();
        assertThat(s.permanent("bear").damage()).isZero();
        assertThat(s.permanent("bear").warded()).isFalse();
        assertThat(s.permanent("wolf").damage()).isEqualTo(1);
    }

    @Test
    void moreThanItTakesMayBeDealtToOne() {
        var s = table("hand [rain]", "bob line [mouse, wolf]")
                .plays("rain")
                .chooses("mouse", "mouse", "mouse")
                .settled();
        assertThat(s.line(s.bob())).containsExactly("wolf");
    }
}
