package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The ward against each way of being hurt or of leaving play. */
class WardRulingsTest {

    @Test
    @Ruling({"glossary/ward", "glossary/leaves-play"})
    void aWardAlsoStopsTheDeckTheGraftAndTheSacrifice() {
        for (var card : new String[] {"plain-shuffling", "plain-offering", "plain-retreat"}) {
            var s = table(
                            "alice logos hand [" + card + "]" + " line [plain-mouse warded amber 1 with plain-mail]",
                            "bob")
                    .plays(card)
                    .settled();
            var mouse = s.permanent("plain-mouse");
            assertThat(mouse.warded()).as(card).isFalse();
            assertThat(mouse.aember()).isEqualTo(1);
            assertThat(mouse.upgrades()).hasSize(1);
            assertThat(s.names(s.alice().discard())).containsExactly(card);
        }
        var pit = table("alice logos artifacts [plain-pit] line [plain-mouse warded] | bob")
                .usesOmni("plain-pit")
                .settled();
        assertThat(pit.permanent("plain-mouse").warded()).isFalse();
        assertThat(pit.permanent("plain-pit").under()).isEmpty();
    }

    @Test
    @Ruling("glossary/ward")
    void noWardIsSpentOnNoDamage() {
        var s = table("alice logos line [plain-imp]", "bob line [plain-bear warded]")
                .fights("plain-imp", "plain-bear");
        assertThat(s.permanent("plain-bear").warded())
                .as("0 power deals nothing")
                .isTrue();
    }

    @Test
    @Ruling("glossary/ward")
    void theWardedAreNotTaggedSoTheirAbilitiesDoNotTrigger() {
        var s = table("alice logos hand [plain-ruin] line [plain-heir warded]", "bob")
                .plays("plain-ruin")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("plain-heir");
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    @Ruling({"glossary/ward", "glossary/damage"})
    void aWardSavesOnlyOnceFromHavingNoPower() {
        var s = table("alice logos hand [plain-waning]", "bob line [plain-wolf warded, plain-bear]")
                .plays("plain-waning")
                .included("status-lost plain-wolf ward", "card-destroyed plain-wolf")
                .settled();
        assertThat(s.line(s.bob())).containsExactly("plain-bear");
    }

    @Test
    @Ruling({"glossary/ward", "glossary/move"})
    void movedDamageIsNotStoppedByAWard() {
        var s = table("alice logos hand [plain-shifting] line [plain-wolf damage 2]", "bob line [plain-bear warded]")
                .plays("plain-shifting")
                .chooses("plain-bear")
                .without("damage-dealt")
                .settled();
        assertThat(s.permanent("plain-bear").warded()).isTrue();
        assertThat(s.permanent("plain-bear").damage()).isEqualTo(2);
        assertThat(s.permanent("plain-wolf").damage()).isZero();
    }

    @Test
    @Ruling({"glossary/ward", "glossary/leaves-play"})
    void aWardAndRageDoNotComeBack() {
        var s = table(
                        "alice logos hand [plain-recall, plain-recall]" + " line [plain-wolf warded enraged]",
                        "bob line [plain-bear exhausted]")
                .plays("plain-recall")
                .chooses("plain-wolf")
                .plays("plain-recall#2")
                .chooses("plain-wolf")
                .plays("plain-wolf")
                .settled();
        assertThat(s.permanent("plain-wolf").warded()).isFalse();
        assertThat(s.permanent("plain-wolf").enraged()).isFalse();
    }

    @Test
    @Ruling({"glossary/ward", "glossary/invulnerable", "timing/damage"})
    void theInvulnerableKeepTheirWardUntilTheyWouldLeave() {
        var s = table("alice logos hand [plain-ruin, plain-quake, plain-recall]", "bob line [plain-statue warded]")
                .plays("plain-ruin")
                .plays("plain-quake")
                .settled();
        assertThat(s.permanent("plain-statue").warded()).isTrue();
        s.plays("plain-recall").settled();
        assertThat(s.permanent("plain-statue").warded()).isFalse();
    }

    @Test
    @Ruling({"glossary/ward", "glossary/assault", "glossary/hazardous"})
    void aWardTakesTheFirstBlowOnly() {
        var s = table("alice logos line [plain-lancer]", "bob line [plain-wolf warded]")
                .fights("plain-lancer", "plain-wolf")
                .included("status-lost plain-wolf ward", "damage-dealt plain-wolf 3");
        assertThat(s.bob().battleline()).isEmpty();
        var hedgehog = table("alice logos line [plain-bear warded]", "bob line [plain-hedgehog]")
                .fights("plain-bear", "plain-hedgehog")
                .settled();
        assertThat(hedgehog.permanent("plain-bear").warded()).isFalse();
        assertThat(hedgehog.permanent("plain-bear").damage()).isEqualTo(3);
    }
}
