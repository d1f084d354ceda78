package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

class SanctumTest {

    @Test
    void cleansingWaveGainsForCreaturesItHealed() {
        var s =
                table(
                                "alice sanctum hand [cleansing-wave] line [raiding-knight damage 2]"
                                        + " | bob line [charette damage 1, dodger]")
                        .plays("cleansing-wave")
                        .settled();
        assertThat(s.permanent("raiding-knight").damage()).isEqualTo(1);
        assertThat(s.permanent("charette").damage()).isZero();
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    @Test
    void shieldOfJusticeProtectsFriendlyCreaturesOnly() {
        var s =
                table(
                                "alice sanctum hand [shield-of-justice] line [raiding-knight]"
                                        + " | bob line [dodger]")
                        .plays("shield-of-justice")
                        .fights("raiding-knight", "dodger")
                        .settled();
        assertThat(s.permanent("raiding-knight").damage()).isZero();
        assertThat(s.permanent("raiding-knight").armorSpent()).isZero();
        assertThat(s.permanent("dodger").damage()).isEqualTo(4);
    }

    @Test
    void termsOfRedressLetsAFriendCapture() {
        var s =
                table(
                                "alice sanctum hand [terms-of-redress] line [raiding-knight]"
                                        + " | bob amber 3 line [dodger]")
                        .plays("terms-of-redress")
                        .settled();
        assertThat(s.permanent("raiding-knight").aember()).isEqualTo(2);
        assertThat(s.bob().aember()).isEqualTo(1);
    }

    @Test
    void hallowedBlasterHealsThree() {
        var s =
                table(
                                "alice sanctum artifacts [hallowed-blaster] line [champion-anaphiel"
                                    + " damage 4, raiding-knight damage 2] | bob")
                        .acts("hallowed-blaster")
                        .chooses("champion-anaphiel")
                        .settled();
        assertThat(s.permanent("champion-anaphiel").damage()).isEqualTo(1);
        assertThat(s.permanent("raiding-knight").damage()).isEqualTo(2);
    }

    @Test
    void championAnaphielTaunts() {
        var s = table("alice shadows line [dodger] | bob line [champion-anaphiel, urchin]");
        assertThat(s.refused(new Intent.Fight(Seat.A, s.card("dodger"), s.card("urchin"))))
                .isInstanceOf(Refusal.ProtectedByTaunt.class);
        s.fights("dodger", "champion-anaphiel");
        assertThat(s.permanent("champion-anaphiel").damage()).as("5 less 1 armor").isEqualTo(4);
    }

    @Test
    void ladyMaxenaStunsAndGoesHome() {
        var stuns =
                table("alice sanctum hand [lady-maxena] | bob line [dodger]")
                        .plays("lady-maxena")
                        .chooses("dodger")
                        .settled();
        assertThat(stuns.permanent("dodger").stunned()).isTrue();
        var returns = table("alice sanctum line [lady-maxena] | bob").acts("lady-maxena").settled();
        assertThat(returns.names(returns.alice().hand())).containsExactly("lady-maxena");
    }

    @Test
    void raidingKnightCapturesOne() {
        var s =
                table("alice sanctum hand [raiding-knight] | bob amber 3")
                        .plays("raiding-knight")
                        .settled();
        assertThat(s.permanent("raiding-knight").aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(2);
    }

    @Test
    void sergeantZakielSendsANeighborToFight() {
        var s =
                table(
                                "alice sanctum hand [sergeant-zakiel] line [raiding-knight"
                                    + " exhausted] | bob line [dust-pixie]")
                        .plays("sergeant-zakiel")
                        .chooses("right")
                        .chooses("yes")
                        .settled();
        assertThat(s.inPlay("dust-pixie")).isFalse();
    }

    @Test
    void staunchKnightIsStrongerOnAFlank() {
        var s =
                table(
                        "alice sanctum line [staunch-knight, raiding-knight, staunch-knight,"
                                + " raiding-knight] | bob");
        assertThat(s.power("staunch-knight")).isEqualTo(6);
        assertThat(s.power("staunch-knight#2")).isEqualTo(4);
        assertThat(s.power("raiding-knight#2")).isEqualTo(4);
    }

    @Test
    void protectTheWeakGivesArmorAndTaunt() {
        var s =
                table(
                        "alice shadows line [dodger] | bob line [charette with protect-the-weak,"
                            + " urchin]");
        assertThat(s.refused(new Intent.Fight(Seat.A, s.card("dodger"), s.card("urchin"))))
                .isInstanceOf(Refusal.ProtectedByTaunt.class);
        s.fights("dodger", "charette").settled();
        assertThat(s.inPlay("charette")).as("5 less 1 armor is 4").isFalse();
        assertThat(s.bob().discard()).hasSize(2);
    }
}
