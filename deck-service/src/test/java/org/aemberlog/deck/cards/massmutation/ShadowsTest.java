package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

class ShadowsTest {

    /** Glossary, Enhance: the keyword does nothing in play. */
    @Test
    void mutantCutpurseIsJustACreature() {
        var s =
                table("alice shadows hand [mutant-cutpurse] | bob line [charette]")
                        .plays("mutant-cutpurse")
                        .settled();
        assertThat(s.power("mutant-cutpurse")).isEqualTo(3);
        assertThat(s.permanent("charette").damage()).isZero();
    }

    @Test
    void radPennyStealsAndGoesBackIntoTheDeck() {
        var s =
                table(
                                "alice shadows hand [rad-penny, life-for-a-life] line [dodger]"
                                        + " deck [urchin] | bob amber 2 line [charette]")
                        .plays("rad-penny")
                        .chooses("left");
        assertThat(s.alice().aember()).isEqualTo(1);
        s.plays("life-for-a-life").chooses("rad-penny").chooses("charette").settled();
        assertThat(s.inPlay("charette")).as("she counts as destroyed").isFalse();
        assertThat(s.names(s.alice().deck())).containsExactlyInAnyOrder("urchin", "rad-penny");
        assertThat(s.names(s.alice().discard())).containsExactly("life-for-a-life");
    }

    @Test
    void radPennyStealsNothingFromAnEmptyPool() {
        var s = table("alice shadows hand [rad-penny] | bob").plays("rad-penny").settled();
        assertThat(s.alice().aember()).isZero();
        assertThat(s.inPlay("rad-penny")).isTrue();
    }

    /** FAQ, Bonus Icons: her damage icon is first, and her draw icon still resolves. */
    @Test
    void radPennysIconsComeBeforeHerAbility() {
        var s =
                table(
                                "alice shadows hand [rad-penny icon damage icon draw]"
                                        + " deck [urchin] | bob amber 1")
                        .plays("rad-penny")
                        .settled();
        assertThat(s.inPlay("rad-penny")).isFalse();
        assertThat(s.bob().aember()).as("nothing was stolen").isEqualTo(1);
        assertThat(s.alice().hand()).hasSize(1);
        assertThat(s.alice().deck()).hasSize(1);
        assertThat(s.state().active()).isEqualTo(Seat.A);
    }
}
