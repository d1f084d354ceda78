package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

class UntamedTest {

    @Test
    void cooperativeHuntingDividesOnePerFriend() {
        var s =
                table(
                                "alice untamed hand [cooperative-hunting]"
                                        + " line [snufflegator, niffle-ape, dust-pixie]"
                                        + " | bob line [batdrone, charette]")
                        .plays("cooperative-hunting")
                        .chooses("batdrone", "batdrone", "charette")
                        .settled();
        assertThat(s.inPlay("batdrone")).isFalse();
        assertThat(s.permanent("charette").damage()).isEqualTo(1);
    }

    @Test
    void fullMoonPaysForCreatures() {
        var s =
                table(
                                "alice untamed hand [full-moon, snufflegator, regrowth] discard"
                                        + " [niffle-ape] | bob")
                        .plays("full-moon")
                        .plays("snufflegator");
        assertThat(s.alice().aember()).isEqualTo(1);
        s.plays("regrowth").settled();
        assertThat(s.alice().aember()).as("the bonus icon only").isEqualTo(2);
    }

    @Test
    void lostInTheWoodsTakesTwoOfEachSide() {
        var s =
                table(
                                "alice untamed hand [lost-in-the-woods]"
                                        + " line [snufflegator, niffle-ape, dust-pixie]"
                                        + " | bob line [batdrone, charette]")
                        .plays("lost-in-the-woods")
                        .chooses("snufflegator", "dust-pixie")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("niffle-ape");
        assertThat(s.bob().battleline()).isEmpty();
        assertThat(s.names(s.alice().deck()))
                .containsExactlyInAnyOrder("snufflegator", "dust-pixie");
        assertThat(s.names(s.bob().deck())).containsExactlyInAnyOrder("batdrone", "charette");
    }

    @Test
    void regrowthReturnsACreatureOnly() {
        var s =
                table("alice untamed hand [regrowth] discard [full-moon, niffle-ape] | bob")
                        .plays("regrowth")
                        .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("niffle-ape");
        assertThat(s.names(s.alice().discard())).containsExactlyInAnyOrder("full-moon", "regrowth");
    }

    @Test
    void witchOfTheEyeReturnsAnyCard() {
        var s =
                table("alice untamed line [witch-of-the-eye] discard [full-moon, niffle-ape] | bob")
                        .reaps("witch-of-the-eye")
                        .chooses("full-moon")
                        .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("full-moon");
    }

    @Test
    void dustPixieIsWorthTwo() {
        var s = table("alice untamed hand [dust-pixie] | bob").plays("dust-pixie").settled();
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    @Test
    void snufflegatorSkirmishes() {
        var s =
                table("alice untamed line [snufflegator] | bob line [dodger]")
                        .fights("snufflegator", "dodger")
                        .settled();
        assertThat(s.permanent("snufflegator").damage()).isZero();
        assertThat(s.permanent("dodger").damage()).isEqualTo(4);
    }

    @Test
    void niffleApeIgnoresTauntAndElusive() {
        var s =
                table(
                        "alice untamed line [niffle-ape, snufflegator]"
                                + " | bob line [champion-anaphiel, noddy-the-thief]");
        var noddy = s.card("noddy-the-thief");
        assertThat(s.refused(new Intent.Fight(Seat.A, s.card("snufflegator"), noddy)))
                .isInstanceOf(Refusal.ProtectedByTaunt.class);
        s.fights("niffle-ape", "noddy-the-thief").settled();
        assertThat(s.inPlay("noddy-the-thief")).isFalse();
        assertThat(s.permanent("niffle-ape").damage()).isEqualTo(2);
    }

    @Test
    void niffleQueenLeadsBeastsAndNiffles() {
        var s =
                table(
                        "alice untamed line [niffle-queen, niffle-ape, snufflegator, hunting-witch]"
                                + " | bob line [niffle-ape]");
        assertThat(s.power("niffle-queen")).isEqualTo(6);
        assertThat(s.power("niffle-ape")).as("a Beast and a Niffle").isEqualTo(5);
        assertThat(s.power("snufflegator")).isEqualTo(5);
        assertThat(s.power("hunting-witch")).isEqualTo(2);
        assertThat(s.power("niffle-ape#2")).isEqualTo(3);
    }

    @Test
    void huntingWitchPaysForOtherCreatures() {
        var s =
                table("alice untamed hand [hunting-witch, snufflegator] | bob")
                        .plays("hunting-witch");
        assertThat(s.alice().aember()).as("not for itself").isZero();
        s.plays("snufflegator").chooses("left").settled();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void graspingVinesReturnsUpToThreeArtifacts() {
        var s =
                table(
                                "alice untamed hand [grasping-vines] artifacts [masterplan over"
                                        + " urchin] line [dust-pixie]"
                                        + " | bob artifacts [library-of-babble, seeker-needle,"
                                        + " gauntlet-of-command]")
                        .plays("grasping-vines")
                        .chooses("masterplan", "library-of-babble", "seeker-needle")
                        .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("masterplan");
        assertThat(s.names(s.alice().discard()))
                .containsExactlyInAnyOrder("urchin", "grasping-vines");
        assertThat(s.names(s.bob().hand()))
                .containsExactlyInAnyOrder("library-of-babble", "seeker-needle");
        assertThat(s.inPlay("gauntlet-of-command")).isTrue();
        assertThat(s.inPlay("dust-pixie")).isTrue();
    }

    @Test
    void graspingVinesMayReturnNone() {
        var s =
                table("alice untamed hand [grasping-vines] | bob artifacts [library-of-babble]")
                        .plays("grasping-vines")
                        .chooses()
                        .settled();
        assertThat(s.inPlay("library-of-babble")).isTrue();
        assertThat(s.alice().aember()).isEqualTo(1);
    }
}
