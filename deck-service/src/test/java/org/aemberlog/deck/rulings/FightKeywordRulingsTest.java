package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.intent.Intent.Fight;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** The keywords that matter in fights. */
class FightKeywordRulingsTest {

    @Test
    @Ruling("glossary/assault")
    void assaultStrikesBeforeTheFight() {
        var s = table("alice logos line [plain-lancer]", "bob line [plain-bear, plain-mouse]")
                .fights("plain-lancer", "plain-bear")
                .settled();
        assertThat(s.inPlay("plain-bear")).as("2 and 3 to 5 power").isFalse();
        assertThat(s.inPlay("plain-lancer")).as("5 to 3 power").isFalse();
        assertThat(s.permanent("plain-mouse").damage()).isZero();
    }

    @Test
    @Ruling("glossary/assault")
    void assaultThatDestroysEndsTheFight() {
        var s = table("alice logos line [plain-lancer]", "bob line [plain-ghost]")
                .fights("plain-lancer", "plain-ghost")
                .settled();
        assertThat(s.inPlay("plain-ghost")).as("elusive is no help").isFalse();
        assertThat(s.permanent("plain-lancer").damage()).isZero();
    }

    @Test
    @Ruling("glossary/assault")
    void assaultsAddUpAndDoNotDefend() {
        var s = table(
                        "alice logos line [plain-lancer with plain-sharpening," + " plain-elephant]",
                        "bob line [plain-wolf, plain-lancer]")
                .fights("plain-lancer", "plain-wolf");
        assertThat(s.inPlay("plain-wolf")).as("2 and 1 to 3 power").isFalse();
        assertThat(s.permanent("plain-lancer").damage()).isZero();
        s.fights("plain-elephant", "plain-lancer#2").settled();
        assertThat(s.permanent("plain-elephant").damage()).as("its power only").isEqualTo(3);
    }

    @Test
    @Ruling("glossary/hazardous")
    void hazardousStrikesTheAttackerFirst() {
        var dies = table("alice logos line [plain-ghost]", "bob line [plain-hedgehog, plain-mouse]")
                .fights("plain-ghost", "plain-hedgehog")
                .settled();
        assertThat(dies.inPlay("plain-ghost")).isFalse();
        assertThat(dies.permanent("plain-hedgehog").damage()).as("no fight").isZero();
        assertThat(dies.permanent("plain-mouse").damage()).isZero();
        var lives = table("alice logos line [plain-archer]", "bob line [plain-hedgehog]")
                .fights("plain-archer", "plain-hedgehog")
                .settled();
        assertThat(lives.permanent("plain-archer").damage())
                .as("skirmish does not stop it")
                .isEqualTo(2);
        assertThat(lives.inPlay("plain-hedgehog")).isFalse();
    }

    @Test
    @Ruling("glossary/hazardous")
    void hazardsAddUp() {
        var s = table("alice logos line [plain-wolf]", "bob line [plain-hedgehog with plain-spikes]")
                .fights("plain-wolf", "plain-hedgehog")
                .settled();
        assertThat(s.board().value(s.card("plain-hedgehog"), KeywordKind.HAZARDOUS))
                .isEqualTo(3);
        assertThat(s.inPlay("plain-wolf")).isFalse();
        assertThat(s.permanent("plain-hedgehog").damage()).isZero();
    }

    @Test
    @Ruling("glossary/elusive")
    void theFirstAttackOnTheElusiveDealsNothing() {
        var s = table("alice logos line [plain-mouse, plain-wolf, plain-bear]", "bob line [plain-ghost]")
                .fights("plain-wolf", "plain-ghost");
        assertThat(s.permanent("plain-ghost").damage()).isZero();
        assertThat(s.permanent("plain-wolf").damage()).isZero();
        s.fights("plain-mouse", "plain-ghost").settled();
        assertThat(s.permanent("plain-ghost").damage()).as("the second attack").isEqualTo(1);
        assertThat(s.inPlay("plain-mouse")).isFalse();
    }

    @Test
    @Ruling("glossary/elusive")
    void elusiveDoesNotStopKeywordsAndAbilities() {
        var s = table("alice logos hand [plain-spark] line [plain-wolf]", "bob line [plain-ghost]")
                .plays("plain-spark")
                .chooses("plain-ghost")
                .fights("plain-wolf", "plain-ghost")
                .settled();
        assertThat(s.permanent("plain-ghost").damage()).isEqualTo(1);
        var lancer = table("alice logos line [plain-lancer]", "bob line [noddy-the-thief]")
                .fights("plain-lancer", "noddy-the-thief")
                .settled();
        assertThat(lancer.inPlay("noddy-the-thief")).isFalse();
    }

    @Test
    @Ruling("glossary/elusive")
    void elusiveAttacksLikeAnyOther() {
        var s = table("alice logos line [plain-ghost]", "bob line [plain-wolf]")
                .fights("plain-ghost", "plain-wolf")
                .settled();
        assertThat(s.inPlay("plain-ghost")).isFalse();
        assertThat(s.permanent("plain-wolf").damage()).isEqualTo(2);
    }

    @Test
    @Ruling("glossary/invulnerable")
    void theInvulnerableIsNeitherDamagedNorDestroyed() {
        var s = table(
                        "alice logos hand [plain-quake, plain-ruin]" + " line [plain-elephant]",
                        "bob line [plain-statue, plain-bear]")
                .fights("plain-elephant", "plain-statue");
        assertThat(s.permanent("plain-statue").damage()).isZero();
        assertThat(s.permanent("plain-elephant").damage()).isEqualTo(3);
        s.plays("plain-quake").plays("plain-ruin").settled();
        assertThat(s.line(s.bob())).containsExactly("plain-statue");
        assertThat(s.alice().battleline()).isEmpty();
    }

    @Test
    @Ruling("glossary/invulnerable")
    void theInvulnerableLivesWithoutPowerAndLeavesOtherwise() {
        var s = table(
                "alice logos hand [plain-recall]", "bob" + " line [plain-statue with plain-withering, plain-mouse]");
        assertThat(s.power("plain-statue")).isZero();
        s.plays("plain-recall").chooses("plain-statue").settled();
        assertThat(s.names(s.bob().hand())).containsExactly("plain-statue");
        assertThat(s.names(s.bob().discard())).containsExactly("plain-withering");
    }

    @Test
    @Ruling("glossary/poison")
    void poisonDestroysWhatItDamages() {
        var s = table("alice logos line [plain-viper]", "bob line [plain-elephant, plain-bear]")
                .fights("plain-viper", "plain-elephant");
        assertThat(s.inPlay("plain-elephant")).isFalse();
        assertThat(s.inPlay("plain-viper")).as("9 damage at once").isFalse();
        assertThat(s.permanent("plain-bear").damage()).isZero();
    }

    @Test
    @Ruling("glossary/poison")
    void poisonAlsoDefends() {
        var s = table("alice logos line [plain-elephant]", "bob line [plain-viper]")
                .fights("plain-elephant", "plain-viper");
        assertThat(s.inPlay("plain-elephant")).isFalse();
    }

    @Test
    @Ruling("glossary/poison")
    void armorThatStopsAllOfItSaves() {
        var s = table("alice logos line [plain-viper]", "bob line [plain-tortoise]")
                .fights("plain-viper", "plain-tortoise")
                .settled();
        assertThat(s.permanent("plain-tortoise").damage()).isZero();
        assertThat(s.permanent("plain-tortoise").armorSpent()).isEqualTo(2);
        assertThat(s.inPlay("plain-viper")).isFalse();
    }

    @Test
    @Ruling("glossary/skirmish")
    void theSkirmisherTakesNoDamageAttacking() {
        var s = table("alice logos line [plain-archer]", "bob line [plain-bear, plain-mouse]")
                .fights("plain-archer", "plain-bear")
                .settled();
        assertThat(s.permanent("plain-archer").damage()).isZero();
        assertThat(s.permanent("plain-bear").damage()).isEqualTo(3);
        assertThat(s.permanent("plain-mouse").damage()).isZero();
        var defends = table("alice logos line [plain-bear]", "bob line [plain-archer]")
                .fights("plain-bear", "plain-archer")
                .settled();
        assertThat(defends.inPlay("plain-archer")).isFalse();
        assertThat(defends.permanent("plain-bear").damage()).isEqualTo(3);
    }

    @Test
    @Ruling("glossary/taunt")
    void neighborsOfATaunterCannotBeAttacked() {
        var s = table(
                "alice logos line [plain-bear]",
                "bob" + " line [plain-mouse, plain-guard, champion-anaphiel," + " plain-wolf, plain-sage]");
        for (var shielded : new String[] {"plain-mouse", "plain-wolf"}) {
            assertThat(s.rejected(new Fight(Seat.A, s.card("plain-bear"), s.card(shielded))))
                    .as(shielded)
                    .isInstanceOf(Rejection.ProtectedByTaunt.class);
        }
        assertThat(s.legal().stream().filter(Fight.class::isInstance)).hasSize(3);
        s.fights("plain-bear", "plain-guard").settled();
        assertThat(s.inPlay("plain-guard")).isFalse();
    }

    @Test
    @Ruling("glossary/elusive")
    void elusiveWorksAgainOnTheNextTurn() {
        var s = table("alice logos line [plain-wolf, plain-bear]", "bob line [plain-ghost] hand [plain-coin]")
                .fights("plain-wolf", "plain-ghost")
                .endsTurn()
                .choosesHouse(House.LOGOS)
                .endsTurn()
                .choosesHouse(House.LOGOS)
                .fights("plain-bear", "plain-ghost")
                .settled();
        assertThat(s.inPlay("plain-ghost")).isTrue();
        assertThat(s.permanent("plain-bear").damage()).isZero();
    }

    @Test
    @Ruling({"glossary/hazardous", "glossary/assault", "timing/fight"})
    void theActivePlayerOrdersAssaultAndHazard() {
        var position = "alice logos line [plain-lancer damage 1] | bob line [plain-hedgehog damage 1]";
        var assault = table(position).fights("plain-lancer", "plain-hedgehog");
        assault.offers("plain-lancer assault", "plain-hedgehog hazardous").chooses("plain-lancer");
        Answers.all(assault);
        assertThat(assault.inPlay("plain-hedgehog")).isFalse();
        assertThat(assault.inPlay("plain-lancer")).as("the hazard was pending").isFalse();
        assertThat(assault.alice().discard()).hasSize(1);
    }

    @Test
    @Ruling({"glossary/poison", "glossary/invulnerable"})
    void poisonDoesNothingToTheInvulnerable() {
        var s = table("alice logos line [plain-viper]", "bob line [plain-statue]")
                .fights("plain-viper", "plain-statue")
                .settled();
        assertThat(s.inPlay("plain-statue")).isTrue();
        assertThat(s.inPlay("plain-viper")).isFalse();
    }

    @Test
    @Ruling("glossary/poison")
    void poisonIsOfFightsOnly() {
        var s = table(
                        "alice logos line [plain-viper with plain-sharpening]",
                        "bob" + " line [plain-elephant with plain-fangless, plain-bear]")
                .fights("plain-viper", "plain-elephant")
                .settled();
        assertThat(s.inPlay("plain-elephant"))
                .as("poisoned by the blows at last")
                .isFalse();
        var assaulted = table(
                        "alice logos line [plain-viper with plain-sharpening]",
                        "bob line [plain-elephant with plain-cloak, plain-bear]")
                .fights("plain-viper", "plain-elephant")
                .settled();
        assertThat(assaulted.permanent("plain-elephant").damage())
                .as("assault has no poison")
                .isEqualTo(1);
    }

    @Test
    @Ruling("glossary/taunt")
    void tauntGuardsNeighborsOnlyAndNotFromEffects() {
        var s = table(
                "alice logos hand [plain-spark] line [plain-bear]",
                "bob line [plain-mouse, plain-guard, plain-wolf," + " plain-sage]");
        s.plays("plain-spark").chooses("plain-mouse");
        assertThat(s.inPlay("plain-mouse")).isFalse();
        s.fights("plain-bear", "plain-sage").settled();
        assertThat(s.inPlay("plain-sage")).isFalse();
    }

    @Test
    @Ruling("glossary/taunt")
    void aStunnedTaunterStillGuards() {
        var s = table("alice logos line [plain-bear]", "bob line [plain-mouse, plain-guard stunned exhausted]");
        assertThat(s.rejected(new Fight(Seat.A, s.card("plain-bear"), s.card("plain-mouse"))))
                .isInstanceOf(Rejection.ProtectedByTaunt.class);
    }

    @Test
    @Ruling({"glossary/invulnerable", "glossary/sacrifice"})
    void theInvulnerableIsNotSacrificedEither() {
        var s = table("alice logos hand [plain-offering] line [plain-statue]", "bob")
                .plays("plain-offering")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("plain-statue");
    }
}
