package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
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

    @Test
    void mightyLanceHitsACreatureAndANeighborAtOnce() {
        var s =
                table(
                                "alice sanctum hand [mighty-lance] line [sequis]"
                                        + " | bob line [valdr, charette, the-terror]")
                        .plays("mighty-lance")
                        .chooses("charette")
                        .offers("valdr", "the-terror")
                        .chooses("the-terror")
                        .settled();
        assertThat(s.permanent("charette").damage()).isEqualTo(3);
        assertThat(s.permanent("the-terror").damage()).isEqualTo(3);
        assertThat(s.permanent("valdr").damage()).isZero();
        assertThat(s.permanent("sequis").damage()).isZero();
        var alone =
                table("alice sanctum hand [mighty-lance] | bob line [valdr]")
                        .plays("mighty-lance")
                        .settled();
        assertThat(alone.permanent("valdr").damage()).isEqualTo(3);
    }

    @Test
    void commanderRemielUsesAFriendOfAnotherHouse() {
        var s =
                table(
                                "alice sanctum line [commander-remiel, sequis, batdrone, dodger]"
                                        + " | bob line [mother]")
                        .reaps("commander-remiel")
                        .offers("batdrone", "dodger")
                        .chooses("batdrone")
                        .chooses("reap")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.permanent("batdrone").exhausted()).isTrue();
        assertThat(s.permanent("dodger").exhausted()).isFalse();
        var alone =
                table("alice sanctum line [commander-remiel, sequis] | bob line [mother]")
                        .reaps("commander-remiel")
                        .settled();
        assertThat(alone.alice().aember()).isEqualTo(1);
    }

    @Test
    void commanderRemielTakesAStunOff() {
        var s =
                table("alice sanctum line [commander-remiel, batdrone stunned] | bob")
                        .reaps("commander-remiel")
                        .settled();
        assertThat(s.permanent("batdrone").stunned()).isFalse();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    /** Glossary, Destroyed, Emily's example: healing does not save what is tagged. */
    @Test
    void dumaTheMartyrHealsTheOthersButSavesNobodyTaggedWithHim() {
        var s =
                table(
                                "alice shadows hand [poison-wave] | bob line [jehu-the-bureaucrat,"
                                        + " duma-the-martyr damage 2, commander-remiel damage 1]"
                                        + " deck [dodger, urchin, mother]")
                        .plays("poison-wave")
                        .chooses("duma-the-martyr", "commander-remiel")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("jehu-the-bureaucrat");
        assertThat(s.permanent("jehu-the-bureaucrat").damage()).isZero();
        assertThat(s.names(s.bob().hand())).containsExactly("dodger", "urchin");
    }

    @Test
    void dumaTheMartyrHealsFriendsOnly() {
        var s =
                table(
                                "alice logos line [mother damage 1] | bob line [duma-the-martyr,"
                                        + " valdr damage 5] deck [dodger]")
                        .fights("mother", "duma-the-martyr")
                        .settled();
        assertThat(s.permanent("valdr").damage()).isZero();
        assertThat(s.permanent("mother").damage()).isEqualTo(4);
        assertThat(s.bob().hand()).hasSize(1);
    }

    @Test
    void jehuTheBureaucratGainsWhenSanctumIsChosen() {
        var position =
                "bob logos line [mother] | alice line [jehu-the-bureaucrat, dodger,"
                        + " jehu-the-bureaucrat]";
        var sanctum = table(position).endsTurn().choosesHouse(House.SANCTUM);
        sanctum.chooses("jehu-the-bureaucrat");
        assertThat(sanctum.settled().alice().aember()).as("2 for each of them").isEqualTo(4);
        var shadows = table(position).endsTurn().choosesHouse(House.SHADOWS).settled();
        assertThat(shadows.alice().aember()).isZero();
        var bobs =
                table("alice logos line [mother, jehu-the-bureaucrat] | bob line [sequis]")
                        .endsTurn()
                        .choosesHouse(House.SANCTUM)
                        .settled();
        assertThat(bobs.alice().aember()).isZero();
        assertThat(bobs.bob().aember()).isZero();
    }

    @Test
    void sanctumGuardianSwapsWithAnotherFriend() {
        var s =
                table(
                                "alice sanctum line [sanctum-guardian, mother, dodger]"
                                        + " | bob line [urchin]")
                        .reaps("sanctum-guardian")
                        .offers("mother", "dodger")
                        .chooses("dodger")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("dodger", "mother", "sanctum-guardian");
        assertThat(s.alice().aember()).isEqualTo(1);
        var fight =
                table("alice sanctum line [sanctum-guardian, mother] | bob line [dust-pixie]")
                        .fights("sanctum-guardian", "dust-pixie")
                        .settled();
        assertThat(fight.line(fight.alice())).containsExactly("mother", "sanctum-guardian");
        var alone = table("alice sanctum line [sanctum-guardian] | bob").reaps("sanctum-guardian");
        assertThat(alone.settled().line(alone.alice())).containsExactly("sanctum-guardian");
    }

    @Test
    void sequisCapturesOne() {
        var s =
                table("alice sanctum line [sequis, mother] | bob amber 2")
                        .reaps("sequis")
                        .settled();
        assertThat(s.permanent("sequis").aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
        assertThat(s.alice().aember()).isEqualTo(1);
        var none = table("alice sanctum line [sequis] | bob").reaps("sequis").settled();
        assertThat(none.permanent("sequis").aember()).isZero();
    }
}
