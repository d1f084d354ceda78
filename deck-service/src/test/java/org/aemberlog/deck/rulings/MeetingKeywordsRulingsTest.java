package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.Fight;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Intent.Reap;
import org.aemberlog.game.intent.Intent.RemoveStun;
import org.aemberlog.game.intent.Intent.UseOmni;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Keywords and statuses where two of them meet. */
class MeetingKeywordsRulingsTest {

    @Test
    @Ruling({"glossary/enrage", "glossary/omni"})
    void theEnragedOfAnotherHouseCannotFightAndSoUseTheirOmni() {
        var s = table("alice dis line [plain-herald enraged]", "bob line [plain-wolf]")
                .usesOmni("plain-herald")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.permanent("plain-herald").enraged()).isTrue();
        var able = table("alice logos line [plain-herald enraged]", "bob line [plain-wolf]");
        assertThat(able.rejected(new UseOmni(Seat.A, able.card("plain-herald"))))
                .isInstanceOf(Rejection.MustFight.class);
    }

    @Test
    @Ruling({"glossary/stun", "glossary/omni"})
    void aStunnedCreatureThatCouldUseItsOmniShakesTheStunOff() {
        var s = table("alice dis line [plain-herald stunned]", "bob")
                .removesStun("plain-herald")
                .settled();
        assertThat(s.permanent("plain-herald").stunned()).isFalse();
        assertThat(s.permanent("plain-herald").exhausted()).isTrue();
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    @Ruling({"glossary/enrage", "glossary/stun"})
    void theStunnedAndEnragedShakeTheStunOffAndStayEnraged() {
        var s = table("alice logos line [plain-wolf stunned enraged]", "bob line [plain-bear]");
        assertThat(s.rejected(new Fight(Seat.A, s.card("plain-wolf"), s.card("plain-bear"))))
                .isInstanceOf(Rejection.CreatureStunned.class);
        s.removesStun("plain-wolf").settled();
        assertThat(s.permanent("plain-wolf").enraged()).isTrue();
        assertThat(s.permanent("plain-wolf").exhausted()).isTrue();
    }

    @Test
    @Ruling({"glossary/enrage", "glossary/use"})
    void anEffectThatUsesTheEnragedHasItFight() {
        var s = table("alice logos hand [plain-prodding] line [plain-elephant enraged]", "bob line [plain-wolf]")
                .plays("plain-prodding")
                .settled();
        assertThat(s.inPlay("plain-wolf")).isFalse();
        assertThat(s.permanent("plain-elephant").enraged()).isFalse();
    }

    @Test
    @Ruling({"glossary/enrage", "glossary/assault"})
    void aFightThatIsSkippedCalmsTheSurvivorToo() {
        var s = table("alice logos line [plain-wolf enraged with plain-fang]", "bob line [plain-bear]")
                .fights("plain-wolf", "plain-bear")
                .settled();
        assertThat(s.permanent("plain-wolf").enraged()).isFalse();
        assertThat(s.permanent("plain-wolf").damage()).isZero();
    }

    @Test
    @Ruling({"glossary/hazardous", "glossary/assault"})
    void hazardAndAssaultKillEachOtherWhicheverComesFirst() {
        for (var first : new String[] {"plain-wolf", "plain-bear"}) {
            var s = table("alice logos line [plain-wolf with plain-fang]", "bob line [plain-bear with plain-thorn]")
                    .fights("plain-wolf", "plain-bear")
                    .chooses(first)
                    .without("damage-dealt plain-bear 3")
                    .settled();
            assertThat(s.alice().battleline()).as(first).isEmpty();
            assertThat(s.bob().battleline()).as(first).isEmpty();
        }
    }

    @Test
    @Ruling({"glossary/hazardous", "glossary/elusive"})
    void theElusiveAreStillHazardous() {
        var s = table("alice logos line [plain-bear]", "bob line [plain-hedgehog with plain-cloak]")
                .fights("plain-bear", "plain-hedgehog")
                .settled();
        assertThat(s.permanent("plain-bear").damage()).as("the hazard only").isEqualTo(2);
        assertThat(s.permanent("plain-hedgehog").damage()).isZero();
        var wolf = table("alice logos line [plain-wolf]", "bob line [plain-mouse with plain-thorn]")
                .fights("plain-wolf", "plain-mouse")
                .settled();
        assertThat(wolf.permanent("plain-mouse").damage()).isZero();
        assertThat(wolf.inPlay("plain-wolf")).isFalse();
    }

    @Test
    @Ruling({"glossary/poison", "glossary/armor"})
    void oneDamageThroughTheArmorPoisons() {
        var s = table("alice logos line [plain-wolf with plain-venom]", "bob line [plain-elephant with plain-mail]")
                .fights("plain-wolf", "plain-elephant");
        assertThat(s.inPlay("plain-elephant")).as("2 of 3 got through").isFalse();
        var none = table("alice logos line [plain-imp with plain-venom]", "bob line [plain-bear exhausted stunned]")
                .fights("plain-imp", "plain-bear");
        assertThat(none.permanent("plain-bear").damage())
                .as("0 power poisons nobody")
                .isZero();
    }

    @Test
    @Ruling({"glossary/poison", "glossary/skirmish"})
    void theSkirmisherIsNotPoisonedWhenItAttacks() {
        var s = table("alice logos line [plain-archer]", "bob line [plain-viper]")
                .fights("plain-archer", "plain-viper")
                .settled();
        assertThat(s.permanent("plain-archer").damage()).isZero();
        assertThat(s.inPlay("plain-viper")).isFalse();
    }

    @Test
    @Ruling({"glossary/elusive", "glossary/poison"})
    void theElusiveAreNotPoisonedByTheFirstAttack() {
        var s = table("alice logos line [plain-viper, plain-feather]", "bob line [plain-ghost]")
                .fights("plain-viper", "plain-ghost");
        assertThat(s.inPlay("plain-ghost")).isTrue();
        assertThat(s.permanent("plain-viper").damage()).isZero();
        s.fights("plain-feather", "plain-ghost").settled();
        assertThat(s.inPlay("plain-ghost")).isFalse();
    }

    @Test
    @Ruling("glossary/taunt")
    void withTheTaunterGoneItsNeighborsCanBeAttacked() {
        var s = table(
                "alice logos hand [plain-recall] line [plain-bear]", "bob line [plain-mouse, plain-guard, plain-wolf]");
        s.plays("plain-recall").chooses("plain-guard");
        s.fights("plain-bear", "plain-mouse").settled();
        assertThat(s.inPlay("plain-mouse")).isFalse();
    }

    @Test
    @Ruling({"glossary/invulnerable", "glossary/move"})
    void damageMovedToTheInvulnerableStaysButKillsItOnceItIsNot() {
        var s = table(
                        "alice logos hand [plain-shifting, plain-flaying]" + " line [plain-elephant damage 5]",
                        "bob line [plain-colossus]")
                .plays("plain-shifting")
                .chooses("plain-colossus")
                .settled();
        assertThat(s.permanent("plain-colossus").damage()).isEqualTo(5);
        s.plays("plain-flaying").chooses("plain-colossus").settled();
        assertThat(s.inPlay("plain-colossus")).isFalse();
    }

    @Test
    @Ruling({"glossary/move", "glossary/armor", "glossary/damage"})
    void movedDamageIgnoresArmorAndDestroysWhatItReaches() {
        var s = table("alice logos hand [plain-shifting] line [plain-bear damage 3]", "bob line [plain-tortoise]")
                .plays("plain-shifting")
                .chooses("plain-tortoise")
                .included("card-destroyed plain-tortoise")
                .without("armor-spent")
                .settled();
        assertThat(s.permanent("plain-bear").damage()).isZero();
    }

    @Test
    @Ruling("glossary/move")
    void aCreatureMayBeMovedToWhereItStands() {
        var s = table("alice logos hand [plain-march]", "bob line [plain-mouse, plain-wolf]")
                .plays("plain-march")
                .chooses("plain-wolf")
                .chooses("right")
                .settled();
        assertThat(s.line(s.bob())).containsExactly("plain-mouse", "plain-wolf");
    }

    @Test
    @Ruling("glossary/splash")
    void splashAtTheEndOfTheLineHitsOneNeighborEvenOfTheDead() {
        var s = table("alice logos hand [plain-splashing]", "bob line [plain-ghost, plain-wolf, plain-bear]")
                .plays("plain-splashing")
                .chooses("plain-ghost")
                .settled();
        assertThat(s.line(s.bob())).containsExactly("plain-wolf", "plain-bear");
        assertThat(s.permanent("plain-wolf").damage()).isEqualTo(1);
        assertThat(s.permanent("plain-bear").damage()).isZero();
    }

    @Test
    @Ruling({"glossary/alpha", "glossary/tide"})
    void raisingTheTideUsesNoCard() {
        var s = table("alice logos hand [plain-first] line [plain-moon-child exhausted]", "bob")
                .raisesTide()
                .plays("plain-first")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("glossary/alpha")
    void alphaIsOpenAgainOnTheNextTurn() {
        var s = table("alice logos hand [plain-coin, plain-first]", "bob hand [plain-first]")
                .plays("plain-coin");
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("plain-first"))))
                .isInstanceOf(Rejection.KeywordForbids.class);
        s.endsTurn().choosesHouse(House.LOGOS).plays("plain-first#2").settled();
        assertThat(s.bob().aember()).isEqualTo(1);
    }

    @Test
    @Ruling({"rules/rule-of-six", "glossary/use"})
    void usesByEffectsCountToSixToo() {
        var drills = "plain-drill, ".repeat(5) + "plain-drill";
        var s = table("alice logos hand [" + drills + "] line [plain-mouse]", "bob hand [plain-wolf]")
                .reaps("plain-mouse");
        s.plays("plain-drill");
        for (int copy = 2; copy <= 6; copy++) {
            s.plays("plain-drill#" + copy);
        }
        assertThat(s.settled().alice().aember()).as("six uses").isEqualTo(6);
        assertThat(s.permanent("plain-mouse").exhausted())
                .as("readied once more")
                .isFalse();
        assertThat(s.rejected(new Reap(Seat.A, s.card("plain-mouse")))).isInstanceOf(Rejection.RuleOfSix.class);
        s.endsTurn().choosesHouse(House.LOGOS).endsTurn().chooses("red");
        s.choosesHouse(House.LOGOS).reaps("plain-mouse").settled();
    }

    @Test
    @Ruling("glossary/stun")
    void aStunIsNotRemovedByTheOpponentOrFromTheUnstunned() {
        var s = table("alice logos line [plain-mouse]", "bob line [plain-wolf stunned]");
        assertThat(s.rejected(new RemoveStun(Seat.A, s.card("plain-wolf"))))
                .isInstanceOf(Rejection.CardNotControlled.class);
        assertThat(s.rejected(new RemoveStun(Seat.A, s.card("plain-mouse")))).isInstanceOf(Rejection.NotStunned.class);
    }
}
