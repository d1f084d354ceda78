package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Errata, Auto-Legionary. */
class AutoLegionaryTest {

    @Test
    void entersPlayAsAnArtifact() {
        var s =
                table("alice saurian hand [auto-legionary] | bob")
                        .plays("auto-legionary")
                        .settled();
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.board().type(s.card("auto-legionary"))).isEqualTo(CardType.ARTIFACT);
        assertThat(s.power("auto-legionary")).isZero();
    }

    @Test
    void itsActionMakesItACreatureOnAFlank() {
        var s = standing();
        assertThat(s.line(s.alice())).containsExactly("dodger", "auto-legionary");
        assertThat(s.alice().artifacts()).isEmpty();
        assertThat(s.power("auto-legionary")).isEqualTo(5);
        assertThat(s.board().type(s.card("auto-legionary"))).isEqualTo(CardType.CREATURE);
        assertThat(s.permanent("auto-legionary").exhausted()).isTrue();
    }

    @Test
    void inTheBattlelineItMayBeUsedInAnyHouse() {
        var s = standing().endsTurn().choosesHouse(House.DIS).endsTurn();
        s.choosesHouse(House.SHADOWS).fights("auto-legionary", "charette").settled();
        assertThat(s.inPlay("charette")).isFalse();
        assertThat(s.permanent("auto-legionary").damage()).isEqualTo(4);
    }

    @Test
    void asAnArtifactItIsOfItsHouseAndDoesNotReap() {
        var s = table("alice shadows artifacts [auto-legionary] | bob");
        assertThat(s.refused(new Intent.UseAction(Seat.A, s.card("auto-legionary"))))
                .isInstanceOf(Refusal.HouseNotActive.class);
        var own = table("alice saurian artifacts [auto-legionary] | bob");
        assertThat(own.refused(new Intent.Reap(Seat.A, own.card("auto-legionary"))))
                .isInstanceOf(Refusal.NotACreature.class);
    }

    @Test
    void inTheBattlelineItIsNoArtifact() {
        var s = standing().endsTurn().choosesHouse(House.UNTAMED).plays("grasping-vines").settled();
        assertThat(s.inPlay("auto-legionary")).isTrue();
    }

    @Test
    void itDiesLikeACreatureAndIsAnArtifactAgain() {
        var s =
                table(
                                "alice saurian artifacts [auto-legionary] | bob amber 2 hand"
                                        + " [terms-of-redress] line [headhunter, smaaash]")
                        .acts("auto-legionary")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("auto-legionary");
        s.endsTurn().choosesHouse(House.BROBNAR).fights("headhunter", "auto-legionary").settled();
        assertThat(s.names(s.alice().discard())).containsExactly("auto-legionary");
    }

    /** FAQ, Moving Creatures: it is not yours, so it cannot go to your battleline. */
    @Test
    void usedAsIfItWereYoursItStaysWhereItIs() {
        var s =
                table(
                                "alice shadows line [nexus]"
                                        + " | bob artifacts [auto-legionary] line [dodger]")
                        .reaps("nexus")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("nexus");
        assertThat(s.line(s.bob())).containsExactly("dodger");
        assertThat(s.permanent("auto-legionary").exhausted()).isTrue();
    }

    /** FAQ, Mimic Gel: it becomes a creature of 5 power, usable in any house. */
    @Test
    void mimicGelCanCopyIt() {
        var s =
                standing()
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .plays("mimic-gel")
                        .chooses("auto-legionary")
                        .chooses("left")
                        .settled();
        assertThat(s.power("mimic-gel")).isEqualTo(5);
        assertThat(s.line(s.bob())).contains("mimic-gel");
        s.endsTurn().choosesHouse(House.SHADOWS).endsTurn();
        s.choosesHouse(House.DIS).reaps("mimic-gel").settled();
        assertThat(s.bob().aember()).isEqualTo(1);
    }

    private static Scenario standing() {
        return table(
                        "alice saurian artifacts [auto-legionary] line [dodger]"
                                + " | bob line [charette] hand [mimic-gel, grasping-vines]")
                .acts("auto-legionary")
                .chooses("right")
                .settled();
    }
}
