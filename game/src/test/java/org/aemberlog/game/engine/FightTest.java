package org.aemberlog.game.engine;

import static org.aemberlog.game.engine.TestCards.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.intent.Intent.Fight;
import org.aemberlog.game.intent.Intent.Reap;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Glossary: Fight, Armor, and the keywords that change a fight. */
class FightTest {

    @Test
    void bothDealTheirPowerAtOnce() {
        table("alice logos line [bear] | bob line [guard]")
                .fights("bear", "guard")
                .happened(
                        "card-exhausted bear",
                        "fight-began bear guard",
                        "damage-dealt guard 5",
                        "damage-dealt bear 4",
                        "card-destroyed guard",
                        "card-discarded guard in-play")
                .settled();
    }

    @Test
    void armorPreventsDamageOnceATurn() {
        var s = table("alice logos line [mouse, archer] | bob line [plated]");
        s.fights("mouse", "plated");
        assertThat(s.permanent("plated").damage()).isZero();
        assertThat(s.board().armorLeft(s.card("plated"))).isEqualTo(1);
        s.fights("archer", "plated");
        assertThat(s.permanent("plated").damage()).isEqualTo(2);
        s.endsTurn();
        assertThat(s.board().armorLeft(s.card("plated"))).isEqualTo(2);
    }

    @Test
    void tauntShieldsNeighborsWithoutTaunt() {
        var s = table("alice logos line [bear] | bob line [mouse, guard, seer, heir]");
        assertThat(s.rejected(new Fight(Seat.A, s.card("bear"), s.card("mouse"))))
                .isInstanceOf(Rejection.ProtectedByTaunt.class);
        assertThat(s.rejected(new Fight(Seat.A, s.card("bear"), s.card("seer"))))
                .isInstanceOf(Rejection.ProtectedByTaunt.class);
        assertThat(s.legal())
                .contains(
                        new Fight(Seat.A, s.card("bear"), s.card("guard")),
                        new Fight(Seat.A, s.card("bear"), s.card("heir")));
    }

    @Test
    void elusiveEvadesTheFirstFightOfATurnOnly() {
        var s = table("alice logos line [bear, archer] | bob line [ghost]");
        s.fights("bear", "ghost");
        assertThat(s.permanent("ghost").damage()).isZero();
        assertThat(s.permanent("bear").damage()).isZero();
        s.fights("archer", "ghost");
        assertThat(s.inPlay("ghost")).isFalse();
    }

    @Test
    void anUpgradeCanMakeElusive() {
        var s = table("alice logos line [bear] | bob line [mouse with cloak]");
        s.fights("bear", "mouse");
        assertThat(s.inPlay("mouse")).isTrue();
    }

    @Test
    void skirmishTakesNoDamageInReturn() {
        var s = table("alice logos line [archer] | bob line [bear]").fights("archer", "bear");
        assertThat(s.permanent("archer").damage()).isZero();
        assertThat(s.permanent("bear").damage()).isEqualTo(3);
    }

    @Test
    void assaultStrikesBeforeTheFight() {
        var s = table("alice logos line [lancer] | bob line [seer]").fights("lancer", "seer");
        assertThat(s.inPlay("seer")).isFalse();
        assertThat(s.permanent("lancer").damage()).as("there was no fight").isZero();
    }

    @Test
    void hazardousStrikesTheAttackerBeforeTheFight() {
        var s = table("alice logos line [seer] | bob line [thorns]").fights("seer", "thorns");
        assertThat(s.inPlay("seer")).isFalse();
        assertThat(s.permanent("thorns").damage()).isZero();
    }

    @Test
    void poisonDestroysWhateverItDamages() {
        var s = table("alice logos line [snake] | bob line [bear, plated]");
        s.fights("snake", "bear");
        assertThat(s.inPlay("bear")).isFalse();
        var armored = table("alice logos line [snake] | bob line [plated]");
        armored.fights("snake", "plated");
        assertThat(armored.inPlay("plated")).as("armor prevented it all").isTrue();
    }

    @Test
    void fightAbilitiesNeedTheAttackerToSurvive() {
        var s = table("alice logos line [brawler] | bob line [mouse]").fights("brawler", "mouse");
        assertThat(s.alice().aember()).isEqualTo(1);
        var dead = table("alice logos line [brawler] | bob line [bear]").fights("brawler", "bear");
        assertThat(dead.alice().aember()).isZero();
        assertThat(dead.inPlay("brawler")).isFalse();
    }

    @Test
    void aWardIsUsedUpInsteadOfDamage() {
        var s = table("alice logos line [bear] | bob line [mouse warded]").fights("bear", "mouse");
        assertThat(s.permanent("mouse").warded()).isFalse();
        assertThat(s.permanent("mouse").damage()).isZero();
    }

    @Test
    void anEnragedCreatureMustFightIfItCan() {
        var s = table("alice logos line [bear enraged] | bob line [mouse]");
        assertThat(s.rejected(new Reap(Seat.A, s.card("bear")))).isInstanceOf(Rejection.MustFight.class);
        s.fights("bear", "mouse");
        assertThat(s.permanent("bear").enraged()).isFalse();
        var alone = table("alice logos line [bear enraged] | bob").reaps("bear");
        assertThat(alone.alice().aember()).isEqualTo(1);
    }

    @Test
    void aStunnedCreatureStillDefendsItself() {
        var s = table("alice logos line [bear] | bob line [guard stunned]").fights("bear", "guard");
        assertThat(s.permanent("bear").damage()).isEqualTo(4);
    }
}
