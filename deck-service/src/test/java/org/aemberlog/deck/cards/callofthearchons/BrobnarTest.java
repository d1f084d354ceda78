package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BrobnarTest {

    @Test
    void angerReadiesAndFights() {
        var s =
                table(
                                "alice brobnar hand [anger] line [headhunter exhausted] | bob line"
                                    + " [charette]")
                        .plays("anger")
                        .settled();
        assertThat(s.inPlay("charette")).isFalse();
        assertThat(s.permanent("headhunter").damage()).isEqualTo(4);
        assertThat(s.alice().aember()).as("bonus and Headhunter's Fight").isEqualTo(2);
    }

    @Test
    void lootTheBodiesPaysForEnemiesOnly() {
        var s =
                table(
                                "alice brobnar hand [loot-the-bodies] line [smaaash damage 4]"
                                        + " | bob line [charette]")
                        .plays("loot-the-bodies")
                        .fights("smaaash", "charette")
                        .settled();
        assertThat(s.inPlay("smaaash")).isFalse();
        assertThat(s.inPlay("charette")).isFalse();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void punchDealsThree() {
        var s =
                table(
                                "alice brobnar hand [punch] line [headhunter] | bob line [charette,"
                                    + " niffle-ape]")
                        .plays("punch")
                        .offers("headhunter", "charette", "niffle-ape")
                        .chooses("charette")
                        .settled();
        assertThat(s.permanent("charette").damage()).isEqualTo(3);
        assertThat(s.permanent("headhunter").damage()).isZero();
        assertThat(s.permanent("niffle-ape").damage()).isZero();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void punchDestroysPowerThree() {
        var s =
                table("alice brobnar hand [punch] | bob line [charette, niffle-ape]")
                        .plays("punch")
                        .chooses("niffle-ape");
        assertThat(s.inPlay("niffle-ape")).isFalse();
    }

    @Test
    void warsongPaysForEachFight() {
        var s =
                table("alice brobnar hand [warsong] line [smaaash, valdr] | bob line [shadow-self]")
                        .plays("warsong")
                        .fights("smaaash", "shadow-self")
                        .fights("valdr", "shadow-self")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.bob().aember()).isZero();
    }

    @Test
    void gauntletOfCommandReadiesAndFights() {
        var s =
                table(
                                "alice brobnar artifacts [gauntlet-of-command]"
                                        + " line [headhunter exhausted] | bob line [dust-pixie]")
                        .acts("gauntlet-of-command")
                        .settled();
        assertThat(s.inPlay("dust-pixie")).isFalse();
        assertThat(s.permanent("headhunter").exhausted()).isTrue();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void valdrHitsTheFlankHarder() {
        var flank =
                table("alice brobnar line [valdr] | bob line [shadow-self, dodger]")
                        .fights("valdr", "shadow-self");
        assertThat(flank.permanent("shadow-self").damage()).isEqualTo(8);
        var middle =
                table("alice brobnar line [valdr] | bob line [dodger, shadow-self, urchin]")
                        .fights("valdr", "shadow-self");
        assertThat(middle.permanent("shadow-self").damage()).isEqualTo(6);
    }

    @Test
    void gangerChieftainMayReadyANeighbor() {
        var position =
                "alice brobnar hand [ganger-chieftain] line [headhunter exhausted]"
                        + " | bob line [dust-pixie]";
        var yes =
                table(position).plays("ganger-chieftain").chooses("left").chooses("yes").settled();
        assertThat(yes.inPlay("dust-pixie")).isFalse();
        assertThat(yes.permanent("headhunter").exhausted()).isTrue();
        var no = table(position).plays("ganger-chieftain").chooses("left").chooses("no").settled();
        assertThat(no.inPlay("dust-pixie")).isTrue();
    }

    @Test
    void smaaashStunsOneCreature() {
        var s =
                table("alice brobnar hand [smaaash] | bob line [charette, dodger]")
                        .plays("smaaash")
                        .offers("smaaash", "charette", "dodger")
                        .chooses("dodger")
                        .settled();
        assertThat(s.permanent("dodger").stunned()).isTrue();
        assertThat(s.permanent("charette").stunned()).isFalse();
    }

    @Test
    void bloodOfTitansGivesFivePower() {
        var s =
                table("alice brobnar hand [blood-of-titans] line [headhunter, valdr] | bob")
                        .plays("blood-of-titans")
                        .chooses("headhunter")
                        .settled();
        assertThat(s.power("headhunter")).isEqualTo(10);
        assertThat(s.power("valdr")).isEqualTo(6);
        assertThat(s.alice().aember()).isEqualTo(1);
    }
}
