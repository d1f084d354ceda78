package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.junit.jupiter.api.Test;

/** Cards that have left play are what they last were there: both halves, their type, their side. */
class LastSeenRulingsTest {

    private static final String[] HALVES = {"ultra-gravitron", "ultra-gravitron-top"};
    private static final String DYING_GIANT =
            "bob line [plain-mouse, ultra-gravitron damage 9 spent 3 half ultra-gravitron-top]";

    @Test
    @Ruling({"glossary/gigantic", "glossary/leaves-play", "glossary/purge"})
    void bothHalvesOfADestroyedGiantArePurged() {
        var bolted = table("alice mars line [yxilo-bolter]", DYING_GIANT);
        bolted.reaps("yxilo-bolter").chooses("ultra-gravitron");
        assertThat(Answers.all(bolted).names(bolted.bob().purged())).containsExactlyInAnyOrder(HALVES);
        assertThat(bolted.bob().discard()).isEmpty();
        var robbed = table("alice dis line [stealer-of-souls warded]", DYING_GIANT);
        Answers.all(robbed.fights("stealer-of-souls", "ultra-gravitron"));
        assertThat(robbed.names(robbed.bob().purged())).containsExactlyInAnyOrder(HALVES);
        assertThat(robbed.alice().aember()).as("one creature").isEqualTo(1);
    }

    @Test
    @Ruling({"glossary/gigantic", "glossary/leaves-play"})
    void aDestroyedGiantIsPutIntoPlayWhole() {
        var s = table("alice dis line [overlord-greking warded]", DYING_GIANT);
        Answers.all(s.fights("overlord-greking", "ultra-gravitron"));
        assertThat(s.line(s.alice())).containsExactlyInAnyOrder("overlord-greking", HALVES[0]);
        assertThat(s.permanent(HALVES[0]).otherHalf()).contains(s.card(HALVES[1]));
        assertThat(s.permanent(HALVES[0]).damage()).isZero();
        assertThat(s.bob().discard()).isEmpty();
    }

    @Test
    @Ruling({"glossary/gigantic", "glossary/leaves-play"})
    void theHalvesOfADestroyedGiantAreTwoCardsToWhateverComesLater() {
        var s = table(
                        "alice logos hand [plain-slaying, plain-raising, plain-rummaging]"
                                + " line [ultra-gravitron half ultra-gravitron-top]",
                        "bob")
                .plays("plain-slaying");
        Answers.all(s);
        s.plays("plain-rummaging").chooses("ultra-gravitron").settled();
        assertThat(s.names(s.alice().hand())).contains(HALVES[0]).doesNotContain(HALVES[1]);
    }

    @Test
    @Ruling({"glossary/leaves-play", "errata/auto-legionary"})
    void aDestroyedCardCountsAsWhatItWas() {
        var s = table("alice dis hand [gateway-to-dis, bonesaw]" + " artifacts [auto-legionary--dis]", "bob")
                .acts("auto-legionary--dis");
        Answers.all(s).plays("gateway-to-dis").settled();
        s.plays("bonesaw").settled();
        assertThat(s.permanent("bonesaw").exhausted())
                .as("a creature was destroyed")
                .isFalse();
        var artifact =
                table("alice dis hand [poltergeist, bonesaw]" + " artifacts [auto-legionary--dis exhausted]", "bob");
        Answers.all(artifact.plays("poltergeist")).plays("bonesaw").settled();
        assertThat(artifact.inPlay("auto-legionary--dis")).isFalse();
        assertThat(artifact.permanent("bonesaw").exhausted())
                .as("an artifact was")
                .isTrue();
    }

    @Test
    @Ruling({"glossary/leaves-play", "glossary/power-counter"})
    void laterInstructionsSeeTheCardAsItWasJustBeforeItLeft() {
        String[] wolves = {"plain-wolf", "plain-wolf power 2", "plain-wolf with blood-of-titans", "plain-wolf stunned"};
        int[] powers = {3, 5, 8, 3};
        for (int i = 0; i < wolves.length; i++) {
            var s = table("alice logos hand [plain-weighing]", "bob line [" + wolves[i] + "]");
            s.plays("plain-weighing").settled();
            assertThat(s.names(s.bob().hand())).containsExactly("plain-wolf");
            assertThat(s.alice().aember()).as(wolves[i]).isEqualTo(powers[i]);
        }
    }

    @Test
    @Ruling({"glossary/leaves-play", "example/code-monkey"})
    void aDestroyedCreatureCountsForTheHousesItHadWhenItLeft() {
        String[] wolves = {"plain-wolf", "plain-wolf with plain-pennant", "plain-wolf with plain-schooling"};
        int[] gained = {0, 1, 1};
        for (int i = 0; i < wolves.length; i++) {
            var s = table("alice logos hand [plain-slaying] artifacts [plain-dirge]", "bob line [" + wolves[i] + "]");
            s.plays("plain-slaying").settled();
            assertThat(s.names(s.bob().discard())).contains("plain-wolf");
            assertThat(s.alice().aember()).as(wolves[i]).isEqualTo(gained[i]);
        }
    }

    @Test
    @Ruling({"glossary/leaves-play", "glossary/control"})
    void aDestroyedCreatureCountsForWhoControlledIt() {
        String[] hands = {"bonesaw", "plain-ruin--dis, bonesaw"};
        for (var hand : hands) {
            var s = table("alice dis hand [%s] line [plain-mouse of bob]".formatted(hand), "bob");
            if (hand.contains("ruin")) {
                s.plays("plain-ruin--dis").settled();
                assertThat(s.names(s.bob().discard())).containsExactly("plain-mouse");
            }
            s.plays("bonesaw");
            Answers.all(s);
            assertThat(s.permanent("bonesaw").exhausted()).isEqualTo(!hand.contains("ruin"));
        }
        var theirs = table(
                        "alice logos hand [plain-ruin, plain-mourning]"
                                + " line [plain-wolf of bob, plain-bear of bob]",
                        "bob line [plain-mouse of alice]")
                .plays("plain-ruin");
        assertThat(Answers.all(theirs).plays("plain-mourning").settled().alice().aember())
                .as("two were friendly")
                .isEqualTo(2);
    }

    @Test
    @Ruling({"glossary/leaves-play", "faq/mimic-gel-counters"})
    void aDestroyedCopyCountsAsWhatItCopied() {
        var s = table("alice logos hand [mimic-gel, plain-slaying, plain-roll]", "bob line [plain-wolf]")
                .plays("mimic-gel")
                .plays("plain-slaying")
                .chooses("mimic-gel");
        assertThat(Answers.all(s).plays("plain-roll").settled().alice().aember())
                .as("a beast was destroyed")
                .isEqualTo(1);
    }

    @Test
    @Ruling({"errata/auto-legionary", "faq/shadow-of-dis-and-silvertooth", "rules/upgrades"})
    void theBlankLegionaryIsAnArtifactAgain() {
        var s = table(
                        "alice saurian hand [plain-mail--saurian]" + " artifacts [auto-legionary] line [plain-mouse]",
                        "bob hand [shadow-of-dis] line [plain-wolf]")
                .acts("auto-legionary")
                .chooses("left")
                .plays("plain-mail--saurian")
                .chooses("auto-legionary")
                .endsTurn()
                .choosesHouse(House.DIS)
                .plays("shadow-of-dis")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("plain-mouse");
        assertThat(s.alice().artifacts()).hasSize(1);
        assertThat(s.permanent("auto-legionary").upgrades()).isEmpty();
        assertThat(s.names(s.alice().discard())).containsExactly("plain-mail--saurian");
        assertThat(s.permanent("plain-mouse").tagged()).isFalse();
        s.endsTurn()
                .choosesHouse(House.SAURIAN)
                .acts("auto-legionary")
                .chooses("right")
                .settled();
        assertThat(s.line(s.alice())).as("not while the shadow lasts").hasSize(1);
        assertThat(s.inPlay("auto-legionary")).isTrue();
        s.endsTurn().choosesHouse(House.DIS).endsTurn().choosesHouse(House.SAURIAN);
        s.acts("auto-legionary").chooses("right").settled();
        assertThat(s.line(s.alice())).containsExactly("plain-mouse", "auto-legionary");
        assertThat(s.power("auto-legionary")).isEqualTo(5);
    }
}
