package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SanctumTest {

    @Test
    void clarielMaySwitchBeforeAFight() {
        var position = "alice sanctum line [lightsmith-clariel] | bob line [charette]";
        var yes = table(position).fights("lightsmith-clariel", "charette").chooses("yes").settled();
        assertThat(yes.power("lightsmith-clariel")).isEqualTo(2);
        assertThat(yes.board().armor(yes.card("lightsmith-clariel"))).isEqualTo(5);
        assertThat(yes.permanent("charette").damage()).isEqualTo(2);
        assertThat(yes.permanent("lightsmith-clariel").damage()).isZero();
        assertThat(yes.board().armorLeft(yes.card("lightsmith-clariel"))).isEqualTo(1);
        var no = table(position).fights("lightsmith-clariel", "charette").chooses("no").settled();
        assertThat(no.inPlay("charette")).isFalse();
        assertThat(no.permanent("lightsmith-clariel").damage()).isEqualTo(2);
    }

    @Test
    void clarielSwitchesBackAtTheEndOfTheTurn() {
        var s =
                table("alice sanctum line [lightsmith-clariel] | bob line [charette]")
                        .fights("lightsmith-clariel", "charette")
                        .chooses("yes")
                        .endsTurn()
                        .settled();
        assertThat(s.power("lightsmith-clariel")).isEqualTo(5);
        assertThat(s.board().armor(s.card("lightsmith-clariel"))).isEqualTo(2);
    }

    /** FAQ, Lightsmith Clariel: the total armor counts, spent or not. */
    @Test
    void clarielSurvivesTheSwitchWithSpentArmor() {
        var s =
                table(
                                "alice sanctum hand [smite] line [lightsmith-clariel]"
                                        + " | bob line [batdrone, charette]")
                        .fights("lightsmith-clariel", "batdrone")
                        .chooses("no");
        assertThat(s.permanent("lightsmith-clariel").armorSpent()).isEqualTo(2);
        s.plays("smite").chooses("yes").settled();
        assertThat(s.power("lightsmith-clariel")).isEqualTo(2);
        assertThat(s.permanent("lightsmith-clariel").damage())
                .as("4 less the 3 armor that is not spent")
                .isEqualTo(1);
        assertThat(s.permanent("charette").damage()).isEqualTo(2);
    }

    /** FAQ, Lightsmith Clariel: 4 power and 5 armor with an upgrade that gives 2 armor. */
    @Test
    void clarielSwitchesHerTotalArmor() {
        var s =
                table(
                                "alice sanctum line [lightsmith-clariel with imperial-scutum]"
                                        + " | bob line [charette]")
                        .fights("lightsmith-clariel", "charette")
                        .chooses("yes")
                        .settled();
        assertThat(s.inPlay("charette")).as("dealt 4").isFalse();
        assertThat(s.power("lightsmith-clariel")).isEqualTo(4);
        assertThat(s.board().armor(s.card("lightsmith-clariel"))).isEqualTo(5);
    }

    @Test
    void evilClarielSwitchesAnyCreatureForTheTurn() {
        var s =
                table(
                                "alice sanctum line [lightsmith-clariel-evil-twin, raiding-knight]"
                                        + " | bob line [mother]")
                        .acts("lightsmith-clariel-evil-twin")
                        .offers("lightsmith-clariel-evil-twin", "raiding-knight", "mother")
                        .chooses("raiding-knight")
                        .settled();
        assertThat(s.power("raiding-knight")).isEqualTo(2);
        assertThat(s.board().armor(s.card("raiding-knight"))).isEqualTo(4);
        assertThat(s.power("mother")).isEqualTo(5);
        s.endsTurn();
        assertThat(s.power("raiding-knight")).isEqualTo(4);
    }

    @Test
    void evilClarielDestroysACreatureWithoutArmor() {
        var s =
                table(
                                "alice sanctum line [lightsmith-clariel-evil-twin]"
                                        + " | bob line [mother, sequis damage 1, staunch-knight"
                                        + " damage 3]")
                        .acts("lightsmith-clariel-evil-twin")
                        .chooses("mother")
                        .settled();
        assertThat(s.names(s.bob().discard())).containsExactly("mother");
        var hurt =
                table(
                                "alice sanctum line [lightsmith-clariel-evil-twin]"
                                        + " | bob line [sequis damage 1, raiding-knight damage 2]")
                        .acts("lightsmith-clariel-evil-twin")
                        .chooses("raiding-knight")
                        .settled();
        assertThat(hurt.line(hurt.bob())).containsExactly("sequis");
        var sound =
                table(
                                "alice sanctum line [lightsmith-clariel-evil-twin]"
                                        + " | bob line [sequis damage 1, raiding-knight damage 2]")
                        .acts("lightsmith-clariel-evil-twin")
                        .chooses("sequis")
                        .settled();
        assertThat(sound.line(sound.bob())).containsExactly("sequis", "raiding-knight");
    }

    @Test
    void twoSwitchesCancelEachOther() {
        var s =
                table(
                                "alice sanctum line [lightsmith-clariel-evil-twin,"
                                        + " lightsmith-clariel-evil-twin, raiding-knight] | bob")
                        .acts("lightsmith-clariel-evil-twin")
                        .chooses("raiding-knight")
                        .acts("lightsmith-clariel-evil-twin#2")
                        .chooses("raiding-knight")
                        .settled();
        assertThat(s.power("raiding-knight")).isEqualTo(4);
        assertThat(s.board().armor(s.card("raiding-knight"))).isEqualTo(2);
    }

    /** FAQ, Pale Star: what everything is considered to have cannot be switched away. */
    @Test
    void thePaleStarOverrulesASwitch() {
        var s =
                table(
                                "alice sanctum line [lightsmith-clariel-evil-twin] artifacts"
                                        + " [the-pale-star] | bob line [dust-pixie with"
                                        + " protect-the-weak with protect-the-weak, valdr]")
                        .acts("lightsmith-clariel-evil-twin")
                        .chooses("dust-pixie");
        assertThat(s.power("dust-pixie")).isEqualTo(2);
        assertThat(s.board().armor(s.card("dust-pixie"))).isEqualTo(1);
        s.usesOmni("the-pale-star").settled();
        assertThat(s.power("dust-pixie")).isEqualTo(1);
        assertThat(s.board().armor(s.card("dust-pixie"))).isZero();
        assertThat(s.power("valdr")).isEqualTo(1);
    }
}
