package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShadowsTest {

    @Test
    void nerveBlastHurtsOnlyIfItStole() {
        var stole =
                table("alice shadows hand [nerve-blast] | bob amber 1 line [charette]")
                        .plays("nerve-blast")
                        .settled();
        assertThat(stole.alice().aember()).isEqualTo(1);
        assertThat(stole.permanent("charette").damage()).isEqualTo(2);
        var nothing =
                table("alice shadows hand [nerve-blast] | bob line [charette]")
                        .plays("nerve-blast")
                        .settled();
        assertThat(nothing.permanent("charette").damage()).isZero();
    }

    @Test
    void poisonWaveHitsEveryCreature() {
        var s =
                table(
                                "alice shadows hand [poison-wave] line [dodger] | bob line"
                                        + " [batdrone, charette]")
                        .plays("poison-wave")
                        .settled();
        assertThat(s.permanent("dodger").damage()).isEqualTo(2);
        assertThat(s.permanent("charette").damage()).isEqualTo(2);
        assertThat(s.inPlay("batdrone")).isFalse();
    }

    @Test
    void tooMuchToProtectLeavesSix() {
        assertThat(afterTooMuchToProtect(9)).isEqualTo(6);
        assertThat(afterTooMuchToProtect(7)).isEqualTo(6);
        assertThat(afterTooMuchToProtect(6)).isEqualTo(6);
        assertThat(afterTooMuchToProtect(5)).isEqualTo(5);
    }

    private static int afterTooMuchToProtect(int aember) {
        var s =
                table("alice shadows hand [too-much-to-protect] | bob amber " + aember)
                        .plays("too-much-to-protect")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1 + aember - s.bob().aember());
        return s.bob().aember();
    }

    @Test
    void seekerNeedlePaysForAKill() {
        var kill =
                table("alice shadows artifacts [seeker-needle] | bob line [urchin]")
                        .acts("seeker-needle")
                        .settled();
        assertThat(kill.inPlay("urchin")).isFalse();
        assertThat(kill.alice().aember()).isEqualTo(1);
        var wound =
                table("alice shadows artifacts [seeker-needle] | bob line [batdrone]")
                        .acts("seeker-needle")
                        .settled();
        assertThat(wound.permanent("batdrone").damage()).isEqualTo(1);
        assertThat(wound.alice().aember()).isZero();
    }

    @Test
    void badPennyComesBackToItsOwner() {
        var s =
                table("alice brobnar line [headhunter] | bob line [bad-penny]")
                        .fights("headhunter", "bad-penny")
                        .settled();
        assertThat(s.names(s.bob().hand())).containsExactly("bad-penny");
        assertThat(s.bob().discard()).isEmpty();
    }

    @Test
    void noddyStealsAndEludesOnce() {
        var steals = table("alice shadows line [noddy-the-thief] | bob amber 1");
        assertThat(steals.acts("noddy-the-thief").settled().alice().aember()).isEqualTo(1);
        var eludes =
                table("alice brobnar line [headhunter, smaaash] | bob line [noddy-the-thief]")
                        .fights("headhunter", "noddy-the-thief");
        assertThat(eludes.permanent("noddy-the-thief").damage()).isZero();
        assertThat(eludes.permanent("headhunter").damage()).isZero();
        assertThat(eludes.fights("smaaash", "noddy-the-thief").inPlay("noddy-the-thief")).isFalse();
    }

    @Test
    void dodgerStealsAfterAFight() {
        var s =
                table("alice shadows line [dodger] | bob amber 1 line [dust-pixie]")
                        .fights("dodger", "dust-pixie");
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void shadowSelfStandsInForItsNeighbors() {
        var s =
                table(
                                "alice brobnar hand [punch, punch] line [headhunter]"
                                        + " | bob line [urchin, shadow-self, bad-penny, batdrone]")
                        .plays("punch")
                        .chooses("bad-penny");
        assertThat(s.permanent("bad-penny").damage()).isZero();
        assertThat(s.permanent("shadow-self").damage()).isEqualTo(3);
        s.plays("punch#2").chooses("batdrone").settled();
        assertThat(s.inPlay("batdrone")).isFalse();
        s.fights("headhunter", "shadow-self").settled();
        assertThat(s.permanent("headhunter").damage()).isZero();
        assertThat(s.permanent("shadow-self").damage()).isEqualTo(8);
    }

    @Test
    void shadowSelfDoesNotStandInForASpecter() {
        var s =
                table("alice brobnar hand [punch] | bob line [shadow-self, shadow-self]")
                        .plays("punch")
                        .chooses("shadow-self#2")
                        .settled();
        assertThat(s.permanent("shadow-self#2").damage()).isEqualTo(3);
        assertThat(s.permanent("shadow-self").damage()).isZero();
    }

    @Test
    void silvertoothEntersReady() {
        var s = table("alice shadows hand [silvertooth, dodger] | bob").plays("silvertooth");
        assertThat(s.permanent("silvertooth").exhausted()).isFalse();
        s.plays("dodger").chooses("left");
        assertThat(s.permanent("dodger").exhausted()).isTrue();
    }

    @Test
    void urchinStealsWhenPlayed() {
        var s = table("alice shadows hand [urchin] | bob amber 2").plays("urchin").settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
    }

    /** FAQ, Bait and Switch: it repeats only once. */
    @Test
    void baitAndSwitchStealsWhileTheOpponentHasMore() {
        assertThat(afterBaitAndSwitch(0, 14)).isEqualTo(2);
        assertThat(afterBaitAndSwitch(0, 3)).isEqualTo(2);
        assertThat(afterBaitAndSwitch(0, 2)).isEqualTo(1);
        assertThat(afterBaitAndSwitch(1, 2)).isEqualTo(2);
        assertThat(afterBaitAndSwitch(2, 2)).isEqualTo(2);
        assertThat(afterBaitAndSwitch(3, 2)).isEqualTo(3);
    }

    private static int afterBaitAndSwitch(int own, int other) {
        var s =
                table("alice shadows amber " + own + " hand [bait-and-switch] | bob amber " + other)
                        .plays("bait-and-switch")
                        .settled();
        assertThat(s.bob().aember()).isEqualTo(own + other - s.alice().aember());
        return s.alice().aember();
    }

    @Test
    void fayginReturnsAnUrchinFromPlayOrOnesOwnDiscard() {
        var s =
                table(
                                "alice shadows line [faygin, urchin] discard [urchin, bad-penny]"
                                        + " | bob line [urchin] discard [urchin]")
                        .reaps("faygin")
                        .offers("urchin", "urchin#2", "urchin#3")
                        .chooses("urchin#2")
                        .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("urchin#2");
        assertThat(s.names(s.alice().discard())).containsExactly("bad-penny");
        assertThat(s.inPlay("urchin")).isTrue();
        assertThat(s.inPlay("urchin#3")).isTrue();
    }

    /** FAQ, Faygin. */
    @Test
    void fayginReturnsAnEnemyUrchinToItsOwner() {
        var s =
                table("alice shadows line [faygin] | bob line [urchin, charette]")
                        .reaps("faygin")
                        .settled();
        assertThat(s.names(s.bob().hand())).containsExactly("urchin");
        assertThat(s.line(s.bob())).containsExactly("charette");
    }

    @Test
    void fayginWithoutAnUrchinJustReaps() {
        var s = table("alice shadows line [faygin] | bob line [dodger]").reaps("faygin").settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.inPlay("dodger")).isTrue();
    }
}
