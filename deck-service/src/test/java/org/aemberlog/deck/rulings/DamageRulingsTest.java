package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Damage, armor, healing and who dies of it. */
class DamageRulingsTest {

    @Test
    @Ruling("example/combat")
    void theTerrorAttacksRaidingKnight() {
        var s = table("alice dis line [the-terror]", "bob line [raiding-knight, plain-mouse]")
                .fights("the-terror", "raiding-knight")
                .happened(
                        "card-exhausted the-terror",
                        "fight-began the-terror raiding-knight",
                        "armor-spent raiding-knight 2",
                        "damage-dealt raiding-knight 3",
                        "damage-dealt the-terror 4")
                .settled();
        assertThat(s.permanent("raiding-knight").damage()).isEqualTo(3);
        assertThat(s.permanent("the-terror").damage()).isEqualTo(4);
        assertThat(s.permanent("plain-mouse").damage()).isZero();
    }

    @Test
    @Ruling({"rules/damage-and-armor", "glossary/damage"})
    void damageAsGreatAsPowerDestroys() {
        var two = table("alice logos hand [plain-quake] line [plain-wolf]", "bob line [plain-bear]")
                .plays("plain-quake")
                .settled();
        assertThat(two.permanent("plain-wolf").damage()).as("2 of 3").isEqualTo(2);
        assertThat(two.power("plain-wolf")).as("damage does not lower power").isEqualTo(3);
        var three = table(
                        "alice logos hand [plain-quake]"
                                + " line [plain-wolf damage 1, plain-mouse]"
                                + " discard [plain-coin]",
                        "bob line [plain-bear]")
                .plays("plain-quake")
                .chooses("plain-mouse", "plain-wolf");
        assertThat(three.alice().battleline()).isEmpty();
        assertThat(three.names(three.alice().discard())).hasSize(4).endsWith("plain-coin");
        assertThat(three.permanent("plain-bear").damage()).isEqualTo(2);
    }

    @Test
    @Ruling({"glossary/damage", "timing/damage"})
    void oneEffectDamagesAllAtOnce() {
        table("alice logos hand [plain-quake] line [plain-mouse]", "bob line [plain-tortoise, plain-wolf]")
                .plays("plain-quake")
                .included(
                        "armor-spent plain-tortoise 2",
                        "damage-dealt plain-mouse 2",
                        "damage-dealt plain-wolf 2",
                        "card-destroyed plain-mouse");
    }

    @Test
    @Ruling({"glossary/armor", "rules/damage-and-armor"})
    void armorPreventsItsValueEachTurn() {
        var s = table("alice logos hand [plain-spark, plain-blast]" + " line [plain-bear]", "bob line [plain-tortoise]")
                .plays("plain-spark")
                .chooses("plain-tortoise");
        assertThat(s.permanent("plain-tortoise").damage()).isZero();
        assertThat(s.board().armorLeft(s.card("plain-tortoise"))).isEqualTo(1);
        s.plays("plain-blast").chooses("plain-tortoise").settled();
        assertThat(s.permanent("plain-tortoise").damage()).isEqualTo(2);
        assertThat(s.board().armorLeft(s.card("plain-tortoise"))).isZero();
        s.endsTurn();
        assertThat(s.board().armorLeft(s.card("plain-tortoise")))
                .as("whole again")
                .isEqualTo(2);
    }

    @Test
    @Ruling("glossary/armor")
    void armorAddsUpButNotForDamageDealtBefore() {
        var s = table(
                        "alice logos" + " hand [plain-blast, plain-mail, plain-spark]" + " line [plain-mouse]",
                        "bob line [plain-tortoise]")
                .plays("plain-blast")
                .chooses("plain-tortoise")
                .plays("plain-mail")
                .chooses("plain-tortoise");
        assertThat(s.permanent("plain-tortoise").damage()).isEqualTo(1);
        assertThat(s.board().armor(s.card("plain-tortoise"))).isEqualTo(3);
        s.plays("plain-spark").chooses("plain-tortoise").settled();
        assertThat(s.permanent("plain-tortoise").damage()).isEqualTo(1);
        assertThat(s.permanent("plain-tortoise").armorSpent()).isEqualTo(3);
    }

    @Test
    @Ruling("glossary/armor")
    void spentArmorIsLostFirst() {
        var s = table(
                        "alice logos" + " hand [plain-spark, plain-recall, plain-spark]" + " line [plain-bear]",
                        "bob line [plain-tortoise, plain-squire]")
                .plays("plain-spark")
                .chooses("plain-tortoise");
        assertThat(s.board().armorLeft(s.card("plain-tortoise"))).isEqualTo(3);
        s.plays("plain-recall").chooses("plain-squire");
        assertThat(s.board().armorLeft(s.card("plain-tortoise")))
                .as("4 less 2 lost, of which 1 was spent")
                .isEqualTo(2);
        s.plays("plain-spark#2").chooses("plain-tortoise").settled();
        assertThat(s.permanent("plain-tortoise").damage()).isZero();
        assertThat(s.board().armorLeft(s.card("plain-tortoise"))).isEqualTo(1);
    }

    @Test
    @Ruling("timing/damage")
    void preventionThenWardThenArmor() {
        var s = table(
                        "alice logos hand [plain-quake, plain-quake]" + " line [plain-tortoise warded, plain-elephant]",
                        "bob line [plain-statue warded]")
                .plays("plain-quake");
        assertThat(s.permanent("plain-statue").warded())
                .as("nothing to ward off")
                .isTrue();
        assertThat(s.permanent("plain-tortoise").warded()).isFalse();
        assertThat(s.permanent("plain-tortoise").armorSpent()).isZero();
        assertThat(s.permanent("plain-elephant").damage()).isEqualTo(2);
        s.plays("plain-quake#2").settled();
        assertThat(s.permanent("plain-tortoise").armorSpent()).isEqualTo(2);
        assertThat(s.permanent("plain-tortoise").damage()).isZero();
    }

    @Test
    @Ruling("glossary/heal")
    void healingRemovesDamage() {
        var s = table("alice logos hand [plain-salve]" + " line [plain-bear damage 3, plain-wolf damage 1]", "bob")
                .plays("plain-salve")
                .chooses("plain-bear")
                .settled();
        assertThat(s.permanent("plain-bear").damage()).isEqualTo(1);
        assertThat(s.permanent("plain-wolf").damage()).isEqualTo(1);
    }

    @Test
    @Ruling({"glossary/heal", "glossary/this-way"})
    void theUndamagedCanBeChosenButWasNotHealed() {
        table("alice logos hand [plain-salve]" + " line [plain-bear, plain-wolf damage 1]", "bob")
                .plays("plain-salve")
                .chooses("plain-bear")
                .without("damage-healed")
                .settled();
        var s = table(
                        "alice sanctum hand [cleansing-wave]" + " line [plain-bear damage 1, plain-wolf]",
                        "bob line [plain-mouse, plain-elephant damage 4]")
                .plays("cleansing-wave")
                .settled();
        assertThat(s.alice().aember()).as("two were healed this way").isEqualTo(2);
    }

    @Test
    @Ruling("faq/armor-shadow-self-and-raiding-knight")
    void theKnightsArmorComesBeforeShadowSelf() {
        var s = table("alice dis line [charette]", "bob line [shadow-self, raiding-knight, plain-mouse]")
                .fights("charette", "raiding-knight")
                .settled();
        assertThat(s.permanent("shadow-self").damage()).isEqualTo(2);
        assertThat(s.permanent("raiding-knight").damage()).isZero();
        assertThat(s.permanent("raiding-knight").armorSpent()).isEqualTo(2);
        assertThat(s.inPlay("charette")).as("4 damage to 4 power").isFalse();
        assertThat(s.permanent("plain-mouse").damage()).isZero();
    }

    @Test
    @Ruling("glossary/splash")
    void splashHitsTheNeighbors() {
        var s = table(
                        "alice logos hand [plain-splashing]",
                        "bob line [plain-bear, plain-tortoise, plain-elephant," + " plain-wolf, plain-mouse]")
                .plays("plain-splashing")
                .chooses("plain-elephant")
                .settled();
        assertThat(s.permanent("plain-elephant").damage()).isEqualTo(2);
        assertThat(s.permanent("plain-wolf").damage()).isEqualTo(1);
        assertThat(s.permanent("plain-tortoise").armorSpent()).isEqualTo(1);
        assertThat(s.permanent("plain-bear").damage()).isZero();
        assertThat(s.permanent("plain-mouse").damage()).isZero();
    }

    @Test
    @Ruling({"timing/damage", "glossary/neighbor"})
    void shadowSelfTakesTheDamageOfBothNeighbors() {
        var s = table(
                        "alice logos hand [plain-quake]",
                        "bob line [plain-tortoise, shadow-self, plain-mouse," + " plain-wolf]")
                .plays("plain-quake")
                .settled();
        assertThat(s.permanent("shadow-self").damage())
                .as("2 of its own, 2 of the mouse")
                .isEqualTo(4);
        assertThat(s.permanent("plain-tortoise").armorSpent()).isEqualTo(2);
        assertThat(s.inPlay("plain-mouse")).isTrue();
        assertThat(s.permanent("plain-wolf").damage()).isEqualTo(2);
    }
}
