package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.scenario.Scenario;
import org.junit.jupiter.api.Test;

/** What is true of cards between being tagged for destruction and lying in the discard pile. */
class TaggedRulingsTest {

    @Test
    @Ruling("glossary/destroyed")
    void theTaggedAreNotRememberedToBeDestroyed() {
        var s = table(
                        "alice dis hand [hand-of-dis]"
                                + " line [dodger, jargogle over neutron-shark, valdr]"
                                + " deck [mother]",
                        "bob line [charette]")
                .plays("hand-of-dis")
                .chooses("left")
                .offers("neutron-shark", "dodger", "valdr")
                .chooses("valdr");
        Answers.all(s);
        assertThat(s.line(s.alice())).containsExactly("neutron-shark", "dodger");
        assertThat(s.bob().battleline()).isEmpty();
    }

    @Test
    @Ruling("glossary/destroyed")
    void theTaggedMayBeChosenForWhatIsNotDestruction() {
        table("alice dis hand [gateway-to-dis] line [jargogle over plain-spark, valdr]", "bob line [plain-mouse]")
                .plays("gateway-to-dis")
                .offers("jargogle", "valdr", "plain-mouse");
    }

    @Test
    @Ruling({"glossary/destroyed", "glossary/replacement-effects"})
    void aCloakPutOnTheTaggedComesTooLate() {
        var s = table("alice dis hand [gateway-to-dis]" + " line [jargogle over armageddon-cloak, valdr]", "bob")
                .plays("gateway-to-dis")
                .chooses("valdr");
        Answers.all(s);
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.names(s.alice().discard()))
                .containsExactlyInAnyOrder("gateway-to-dis", "jargogle", "valdr", "armageddon-cloak");
        var worn = table(
                "alice dis hand [gateway-to-dis]" + " line [jargogle over plain-coin, valdr with armageddon-cloak]",
                "bob");
        Answers.all(worn.plays("gateway-to-dis"));
        assertThat(worn.line(worn.alice())).as("worn in time").containsExactly("valdr");
    }

    @Test
    @Ruling("glossary/destroyed")
    void aDestroyedAbilityGainedAfterTaggingDoesNotTrigger() {
        var s = table(
                        "alice dis hand [gateway-to-dis]" + " line [jargogle over phoenix-heart, valdr]",
                        "bob line [plain-elephant]")
                .plays("gateway-to-dis")
                .chooses("valdr");
        Answers.all(s);
        assertThat(s.alice().hand()).as("Valdr does not come back").isEmpty();
        assertThat(s.names(s.alice().discard())).contains("valdr", "phoenix-heart");
    }

    @Test
    @Ruling("glossary/replacement-effects")
    void whatMayReplaceADestructionNeedNot() {
        String[] answers = {"yes", "no"};
        for (var answer : answers) {
            var s = table("alice logos hand [plain-ruin]", "bob line [plain-saint, plain-wolf]")
                    .plays("plain-ruin")
                    .chooses(answer);
            Answers.all(s);
            assertThat(s.line(s.bob())).hasSize(answer.equals("yes") ? 1 : 0);
            assertThat(s.alice().aember()).as("it was there, too").isZero();
        }
    }

    @Test
    @Ruling({"faq/timing-venator-altum", "glossary/destroyed", "timing/damage"})
    void altumIsDestroyedBeforeItIsExaltedInAnyPhase() {
        var s = burnt("damage 6", "");
        assertThat(s.bob().battleline()).hasSize(1);
        assertThat(s.alice().aember()).as("nothing lay on Altum").isZero();
        var alive = burnt("damage 0", "");
        assertThat(alive.permanent("venator-altum").aember()).as("it survives").isEqualTo(1);
        var saved = burnt("damage 6", " with armageddon-cloak");
        assertThat(saved.permanent("venator-altum").aember()).as("it was saved").isEqualTo(1);
        assertThat(saved.permanent("venator-altum").damage()).isZero();
    }

    /** Phoenix Heart deals 3 damage to Altum while Bad Penny is being destroyed. */
    private static Scenario burnt(String damage, String upgrades) {
        var s = table(
                        "alice dis tide hand [hand-of-dis]",
                        "bob line [charette, bad-penny with phoenix-heart,"
                                + " venator-altum %s%s]".formatted(damage, upgrades))
                .plays("hand-of-dis");
        return Answers.all(s);
    }

    @Test
    @Ruling({"glossary/this-way", "glossary/replacement-effects", "glossary/destroyed"})
    void whatIsSavedInTheEndWasNotDestroyedThisWay() {
        for (var line : new String[] {"plain-wolf with armageddon-cloak", "plain-wolf"}) {
            var s = table("alice logos hand [plain-slaying] line [plain-reckoner]", "bob line [" + line + "]");
            Answers.all(s.plays("plain-slaying").chooses("plain-reckoner"));
            boolean saved = line.contains("cloak");
            assertThat(s.inPlay("plain-wolf")).isEqualTo(saved);
            assertThat(s.alice().aember()).as(line).isEqualTo(saved ? 0 : 1);
        }
    }
}
