package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SanctumTest {

    @Test
    void hallowedShieldProtectsOneCreatureForTheTurn() {
        var s =
                table(
                                "alice sanctum hand [mighty-lance] artifacts [hallowed-shield]"
                                        + " line [sequis] | bob line [charette, valdr, dodger]")
                        .acts("hallowed-shield")
                        .chooses("charette")
                        .plays("mighty-lance")
                        .chooses("charette")
                        .settled();
        assertThat(s.permanent("charette").damage()).isZero();
        assertThat(s.permanent("valdr").damage()).isEqualTo(3);
        assertThat(s.permanent("dodger").damage()).isZero();
    }

    /** FAQ, Armor: protection comes before armor, so nothing is captured. */
    @Test
    void hallowedShieldLeavesTheArmorOfMaruckAlone() {
        var s =
                table(
                                "alice sanctum artifacts [hallowed-shield] line"
                                        + " [maruck-the-marked] | bob amber 3 line [silvertooth]")
                        .acts("hallowed-shield")
                        .chooses("maruck-the-marked")
                        .fights("maruck-the-marked", "silvertooth")
                        .settled();
        assertThat(s.permanent("maruck-the-marked").aember()).isZero();
        assertThat(s.board().armorLeft(s.card("maruck-the-marked"))).isEqualTo(1);
    }

    /** Glossary, Leaves Play: lasting effects on a card end when it leaves play. */
    @Test
    void hallowedShieldDoesNotFollowACardThatComesBack() {
        var s =
                table(
                                "alice sanctum hand [mighty-lance] artifacts [hallowed-shield]"
                                        + " line [lady-maxena] | bob")
                        .acts("hallowed-shield")
                        .acts("lady-maxena")
                        .plays("lady-maxena")
                        .plays("mighty-lance")
                        .settled();
        assertThat(s.permanent("lady-maxena").damage()).as("3 less 2 armor").isEqualTo(1);
    }

    @Test
    void maruckCapturesForEachDamageItsArmorPrevents() {
        var s =
                table(
                                "alice sanctum line [maruck-the-marked with protect-the-weak]"
                                        + " | bob amber 5 line [doc-bookton]")
                        .fights("maruck-the-marked", "doc-bookton")
                        .settled();
        assertThat(s.permanent("maruck-the-marked").aember()).isEqualTo(2);
        assertThat(s.permanent("maruck-the-marked").damage()).isEqualTo(3);
        assertThat(s.bob().aember()).isEqualTo(3);
    }

    @Test
    void maruckCapturesNoMoreThanWasDealt() {
        var s =
                table(
                                "alice sanctum line [maruck-the-marked with protect-the-weak]"
                                        + " | bob amber 5 line [dust-pixie]")
                        .fights("maruck-the-marked", "dust-pixie")
                        .settled();
        assertThat(s.permanent("maruck-the-marked").aember()).isEqualTo(1);
        var spent =
                table(
                                "alice shadows hand [poison-wave, poison-wave] amber 5 | bob line"
                                        + " [maruck-the-marked]")
                        .plays("poison-wave")
                        .plays("poison-wave#2")
                        .settled();
        assertThat(spent.permanent("maruck-the-marked").aember()).isEqualTo(1);
        assertThat(spent.permanent("maruck-the-marked").damage()).isEqualTo(3);
    }

    @Test
    void smiteFightsAndHitsTheNeighborsOfTheAttacked() {
        var s =
                table(
                                "alice sanctum hand [smite] line [sequis exhausted, raiding-knight]"
                                        + " | bob line [valdr, charette, the-terror, dodger]")
                        .plays("smite")
                        .chooses("sequis")
                        .chooses("charette")
                        .settled();
        assertThat(s.inPlay("charette")).isFalse();
        assertThat(s.permanent("valdr").damage()).isEqualTo(2);
        assertThat(s.permanent("the-terror").damage()).isEqualTo(2);
        assertThat(s.permanent("dodger").damage()).isZero();
        assertThat(s.permanent("raiding-knight").damage()).isZero();
    }

    @Test
    void smiteReadiesAlsoWithoutAnybodyToFight() {
        var s =
                table("alice sanctum hand [smite] line [sequis exhausted] | bob")
                        .plays("smite")
                        .settled();
        assertThat(s.permanent("sequis").exhausted()).isFalse();
    }

    @Test
    void smiteOnlyRemovesAStun() {
        var s =
                table(
                                "alice sanctum hand [smite] line [sequis stunned]"
                                        + " | bob line [valdr, charette]")
                        .plays("smite")
                        .settled();
        assertThat(s.permanent("sequis").stunned()).isFalse();
        assertThat(s.permanent("sequis").exhausted()).isTrue();
        assertThat(s.permanent("valdr").damage()).isZero();
        assertThat(s.permanent("charette").damage()).isZero();
    }

    /** FAQ, Timing: neighbors that left together with the attacked creature are not passed on. */
    @Test
    void smiteDoesNotReachPastNeighborsThatDied() {
        var s =
                table(
                                "alice sanctum hand [smite] line [firespitter]"
                                        + " | bob line [batdrone, dust-pixie, dust-pixie,"
                                        + " dust-pixie, dust-imp]")
                        .plays("smite")
                        .chooses("dust-pixie#2")
                        .chooses("dust-pixie", "dust-pixie#2", "dust-pixie#3")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("batdrone", "dust-imp");
        assertThat(s.permanent("batdrone").damage()).isEqualTo(1);
        assertThat(s.permanent("dust-imp").damage()).isEqualTo(1);
    }

    @Test
    void opalKnightDestroysWhatHasEvenPower() {
        var s =
                table(
                                "alice sanctum hand [opal-knight] line [sequis, mother] | bob line"
                                        + " [dodger, valdr, raiding-knight power 1] artifacts"
                                        + " [library-of-babble]")
                        .plays("opal-knight")
                        .chooses("right")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("mother", "opal-knight");
        assertThat(s.line(s.bob())).containsExactly("dodger", "raiding-knight");
        assertThat(s.inPlay("library-of-babble")).isTrue();
    }

    /** FAQ, "Destroyed:" Effects: Soulkeeper aims at a creature that is tagged already. */
    @Test
    void soulkeeperWastesItsAimOnWhatOpalKnightDestroys() {
        var s =
                table(
                                "alice sanctum hand [opal-knight] line [batdrone with soulkeeper]"
                                        + " | bob line [valdr, charette, mother]")
                        .plays("opal-knight")
                        .chooses("left")
                        .chooses("valdr", "charette")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("mother");
        assertThat(s.line(s.alice())).containsExactly("opal-knight");
    }

    @Test
    void opalKnightDestroysItselfWhenItsPowerIsEven() {
        var s =
                table(
                                "alice sanctum hand [opal-knight] artifacts [banner-of-battle] line"
                                        + " [mother] | bob line [doc-bookton, valdr]")
                        .plays("opal-knight")
                        .chooses("right")
                        .chooses("mother", "opal-knight")
                        .settled();
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.line(s.bob())).containsExactly("doc-bookton");
    }
}
