package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.junit.jupiter.api.Test;

/** The examples about destruction, replacement and text that moves. */
class ExampleRulingsTest {

    @Test
    @Ruling({"example/archimedes-and-gateway-to-dis", "glossary/destroyed"})
    void onlyTheFirstNeighborsOfArchimedesAreArchived() {
        var s = table(
                        "alice dis hand [gateway-to-dis] line [valdr]",
                        "bob" + " line [plain-wolf, plain-mouse, archimedes, plain-bear," + " plain-guard]")
                .plays("gateway-to-dis");
        Answers.all(s);
        assertThat(s.names(s.bob().archives())).containsExactlyInAnyOrder("plain-mouse", "plain-bear");
        assertThat(s.names(s.bob().discard())).containsExactlyInAnyOrder("plain-wolf", "archimedes", "plain-guard");
        assertThat(s.names(s.alice().discard())).contains("valdr");
        assertThat(s.alice().chains()).isEqualTo(3);
    }

    @Test
    @Ruling({"example/duma-and-poison-wave", "faq/destroyed-duma-and-poison-wave", "glossary/destroyed"})
    void dumaHealsButUntagsNobody() {
        var s = table(
                        "alice shadows hand [poison-wave]",
                        "bob"
                                + " line [jehu-the-bureaucrat, duma-the-martyr damage 2,"
                                + " commander-remiel damage 1]"
                                + " deck [plain-mouse, plain-wolf, plain-bear]")
                .plays("poison-wave");
        Answers.all(s);
        assertThat(s.line(s.bob())).containsExactly("jehu-the-bureaucrat");
        assertThat(s.permanent("jehu-the-bureaucrat").damage()).isZero();
        assertThat(s.names(s.bob().discard())).containsExactlyInAnyOrder("duma-the-martyr", "commander-remiel");
        assertThat(s.names(s.bob().hand())).containsExactly("plain-mouse", "plain-wolf");
    }

    @Test
    @Ruling({"example/groggins-and-soulkeeper", "glossary/destroyed", "timing/destroyed"})
    void soulkeeperTakesGrogginsWhoBurnsTheRest() {
        var s = table(
                        "alice brobnar line [groggins with phoenix-heart]",
                        "bob line [dust-imp with soulkeeper, drumble, shaffles]")
                .fights("groggins", "dust-imp");
        s.chooses("dust-imp");
        assertThat(s.bob().aember()).isEqualTo(2);
        Answers.all(s);
        assertThat(s.names(s.alice().hand())).containsExactly("groggins");
        assertThat(s.names(s.alice().discard())).containsExactly("phoenix-heart");
        assertThat(s.bob().battleline()).isEmpty();
        assertThat(s.names(s.bob().discard()))
                .containsExactlyInAnyOrder("dust-imp", "drumble", "shaffles", "soulkeeper");
    }

    @Test
    @Ruling("glossary/destroyed")
    void theTaggedAreNotDestroyedTwiceAndHealingDoesNotSave() {
        var s = table(
                        "alice logos hand [plain-quake]" + " line [plain-healer, plain-ghost, plain-wolf damage 0]",
                        "bob line [plain-bear]")
                .plays("plain-quake");
        Answers.all(s);
        assertThat(s.line(s.alice())).containsExactly("plain-wolf");
        assertThat(s.permanent("plain-wolf").damage()).as("healed").isZero();
        assertThat(s.permanent("plain-bear").damage()).as("an enemy").isEqualTo(2);
    }

    @Test
    @Ruling({"glossary/destroyed", "timing/destroyed"})
    void destroyedAbilitiesComeBeforeAnyCardIsDiscarded() {
        table("alice logos hand [plain-ruin] line [plain-heir]", "bob line [plain-mouse]")
                .plays("plain-ruin")
                .included(
                        "card-destroyed plain-heir",
                        "card-destroyed plain-mouse",
                        "aember-gained a 1",
                        "card-discarded plain-heir in-play",
                        "card-discarded plain-mouse in-play")
                .settled();
    }

    @Test
    @Ruling("timing/destroyed")
    void afterDestructionComesLast() {
        var s = table("alice logos hand [plain-slaying] line [plain-watcher]", "bob line [plain-heir, plain-wolf]")
                .plays("plain-slaying")
                .chooses("plain-heir");
        s.included("aember-gained b 1", "card-discarded plain-heir in-play", "aember-gained a 1")
                .settled();
        assertThat(s.line(s.bob())).containsExactly("plain-wolf");
    }

    @Test
    @Ruling("glossary/sacrifice")
    void theSacrificedWasDestroyed() {
        var s = table("alice logos hand [plain-offering] line [plain-heir]", "bob line [valdr]")
                .plays("plain-offering")
                .chooses("plain-heir")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.alice().battleline()).isEmpty();
        var theirs = table("alice logos hand [plain-offering]", "bob line [plain-heir]")
                .plays("plain-offering")
                .settled();
        assertThat(theirs.inPlay("plain-heir")).as("not hers to sacrifice").isTrue();
        assertThat(theirs.bob().aember()).isZero();
    }

    @Test
    @Ruling({"example/armageddon-cloak", "glossary/replacement-effects"})
    void theCloakDiesInstead() {
        var s = table(
                        "alice dis hand [gateway-to-dis] line [valdr]",
                        "bob" + " line [commander-remiel damage 2 with armageddon-cloak," + " plain-mouse]")
                .plays("gateway-to-dis");
        Answers.all(s);
        assertThat(s.line(s.bob())).containsExactly("commander-remiel");
        assertThat(s.permanent("commander-remiel").damage()).isZero();
        assertThat(s.permanent("commander-remiel").upgrades()).isEmpty();
        assertThat(s.names(s.bob().discard())).containsExactlyInAnyOrder("plain-mouse", "armageddon-cloak");
        assertThat(s.alice().battleline()).isEmpty();
    }

    @Test
    @Ruling({"example/dimension-door-and-reap", "glossary/replacement-effects"})
    void afterDimensionDoorReapingSteals() {
        var s = table("alice logos hand [dimension-door]" + " line [mother, plain-wolf]", "bob amber 1")
                .plays("dimension-door")
                .reaps("mother")
                .happened("card-exhausted mother", "creature-reaped mother", "aember-stolen a b 1")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isZero();
        s.reaps("plain-wolf").settled();
        assertThat(s.alice().aember())
                .as("nothing left to steal, nothing gained")
                .isEqualTo(1);
    }

    @Test
    @Ruling("example/dimension-door-and-reap")
    void dimensionDoorEndsWithTheTurn() {
        var s = table("alice logos hand [dimension-door]", "bob amber 1 line [plain-wolf]")
                .plays("dimension-door")
                .endsTurn()
                .choosesHouse(House.LOGOS)
                .reaps("plain-wolf")
                .settled();
        assertThat(s.bob().aember()).isEqualTo(2);
    }

    @Test
    @Ruling("example/ronnie-wristclocks")
    void ronnieStealsTwoFromSeven() {
        int[][] rows = {{6, 1}, {7, 2}, {8, 2}, {0, 0}};
        for (var row : rows) {
            var s = table("alice shadows hand [ronnie-wristclocks] | bob amber " + row[0])
                    .plays("ronnie-wristclocks")
                    .settled();
            assertThat(s.alice().aember()).as("from %s", row[0]).isEqualTo(row[1]);
            assertThat(s.bob().aember()).isEqualTo(row[0] - row[1]);
        }
    }

    @Test
    @Ruling({"example/creed-of-nurture-and-bad-penny", "glossary/self-referential-text"})
    void theTextOfBadPennyMeansTheDustPixieThatHasIt() {
        var s = table(
                "alice untamed hand [bad-penny, lost-in-the-woods]"
                        + " artifacts [creed-of-nurture]"
                        + " line [dust-pixie, snufflegator]",
                "bob line [dodger]");
        s.usesOmni("creed-of-nurture");
        s.chooses("dust-pixie").settled();
        s.fights("dust-pixie", "dodger").settled();
        assertThat(s.names(s.alice().hand())).contains("dust-pixie", "bad-penny");
        assertThat(s.line(s.alice())).containsExactly("snufflegator");
        assertThat(s.names(s.alice().discard())).containsExactly("creed-of-nurture");
    }

    @Test
    @Ruling("example/code-monkey")
    void codeMonkeyLooksAtTheHousesAsTheyWere() {
        var same = table("alice logos hand [code-monkey]" + " line [plain-mouse, plain-wolf]", "bob");
        same.plays("code-monkey").chooses("position-1");
        assertThat(same.settled().alice().aember()).isEqualTo(2);
        assertThat(same.names(same.alice().archives())).containsExactlyInAnyOrder("plain-mouse", "plain-wolf");
        var other = table("alice logos hand [code-monkey]" + " line [plain-mouse, dodger]", "bob");
        other.plays("code-monkey").chooses("position-1");
        assertThat(other.settled().alice().aember()).isZero();
        assertThat(other.names(other.alice().archives())).containsExactlyInAnyOrder("plain-mouse", "dodger");
        var maverick = table("alice logos hand [code-monkey] line [plain-mouse, dodger--logos]", "bob");
        maverick.plays("code-monkey").chooses("position-1").settled();
        assertThat(maverick.alice().aember()).as("the house it has here").isEqualTo(2);
        var borrowed = table("alice logos hand [code-monkey] line [plain-mouse, plain-wolf of bob]", "bob");
        borrowed.plays("code-monkey").chooses("position-1").settled();
        assertThat(borrowed.alice().aember())
                .as("gone to two players' archives")
                .isEqualTo(2);
        assertThat(borrowed.names(borrowed.bob().archives())).containsExactly("plain-wolf");
        String[] changed = {
            "plain-mouse, dodger",
            "plain-mouse with plain-pennant, dodger",
            "plain-mouse with plain-schooling, dodger",
            "plain-mouse with plain-pennant, plain-wolf",
            "plain-mouse with plain-schooling, plain-wolf"
        };
        int[] gained = {0, 2, 2, 2, 0};
        for (int i = 0; i < changed.length; i++) {
            var s = table("alice logos hand [code-monkey] line [" + changed[i] + "]", "bob");
            s.plays("code-monkey").chooses("position-1").settled();
            assertThat(s.alice().archives()).hasSize(2);
            assertThat(s.alice().aember()).as(changed[i]).isEqualTo(gained[i]);
        }
        var flank = table("alice logos hand [code-monkey] line [plain-mouse, plain-wolf]", "bob");
        flank.plays("code-monkey").chooses("position-0").settled();
        assertThat(flank.alice().aember()).as("one shares with nobody").isZero();
        assertThat(flank.line(flank.alice())).containsExactly("code-monkey", "plain-wolf");
    }

    @Test
    @Ruling({"example/mutant-cutpurse", "glossary/enhance"})
    void enhanceDoesNothingInPlay() {
        var s = table("alice shadows" + " hand [mutant-cutpurse, urchin icon capture]", "bob amber 2")
                .plays("mutant-cutpurse")
                .happened(
                        "card-played a mutant-cutpurse hand", "creature-entered a mutant-cutpurse being-played 0 false")
                .settled();
        s.plays("urchin").chooses("left").chooses("mutant-cutpurse").settled();
        assertThat(s.permanent("mutant-cutpurse").aember()).isEqualTo(1);
        assertThat(s.alice().aember()).as("Urchin stole the other").isEqualTo(1);
    }

    @Test
    @Ruling("glossary/replacement-effects")
    void aCreatureSavedByAReplacementWasNotDestroyed() {
        var s = table(
                        "alice logos hand [plain-slaying] line [plain-watcher]",
                        "bob line [plain-wolf damage 1 with armageddon-cloak]")
                .plays("plain-slaying")
                .chooses("plain-wolf")
                .settled();
        assertThat(s.permanent("plain-wolf").damage()).isZero();
        assertThat(s.names(s.bob().discard())).containsExactly("armageddon-cloak");
        assertThat(s.alice().aember()).as("no creature was destroyed").isZero();
        s.endsTurn();
    }
}
