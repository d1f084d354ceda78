package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Places in the battleline, control, and who is most powerful. */
class BattlelineRulingsTest {

    @Test
    @Ruling("glossary/control")
    void aTakenCreatureGoesToAFlankAndLeavesToItsOwner() {
        var s = table(
                        "alice logos hand [plain-coup, plain-recall]" + " line [plain-mouse, plain-wolf]",
                        "bob line [valdr damage 2, plain-bear]")
                .plays("plain-coup")
                .chooses("valdr")
                .offers("left", "right")
                .chooses("left")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("valdr", "plain-mouse", "plain-wolf");
        assertThat(s.line(s.bob())).containsExactly("plain-bear");
        assertThat(s.permanent("valdr").damage()).isEqualTo(2);
        s.plays("plain-recall").chooses("valdr").settled();
        assertThat(s.names(s.bob().hand())).containsExactly("valdr");
        assertThat(s.names(s.alice().hand())).isEmpty();
    }

    @Test
    @Ruling({"glossary/control", "rules/choose-a-house", "glossary/house-choice"})
    void theHouseOfATakenCardMayBeChosen() {
        var s = table("alice logos hand [plain-coup]", "bob line [valdr] hand [plain-mouse]")
                .plays("plain-coup");
        s.endsTurn();
        assertThat(s.rejected(new ChooseHouse(Seat.B, House.DIS))).isInstanceOf(Rejection.HouseNotAvailable.class);
        s.choosesHouse(House.LOGOS).endsTurn();
        s.choosesHouse(House.BROBNAR).reaps("valdr").settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.board().houses(Seat.A)).containsExactlyInAnyOrder(House.LOGOS, House.BROBNAR);
    }

    @Test
    @Ruling("glossary/control")
    void theLatestTakerHasIt() {
        var s = table("alice logos hand [plain-coup]", "bob line [valdr, plain-bear] hand [plain-coup]")
                .plays("plain-coup")
                .chooses("valdr")
                .endsTurn()
                .choosesHouse(House.LOGOS)
                .plays("plain-coup#2")
                .chooses("left")
                .settled();
        assertThat(s.line(s.bob())).containsExactly("valdr", "plain-bear");
        assertThat(s.alice().battleline()).isEmpty();
    }

    @Test
    @Ruling({"glossary/adjacent", "glossary/neighbor"})
    void neighborsStandDirectlyBeside() {
        var s = table(
                "alice logos" + " line [plain-mouse, plain-wolf, plain-squire," + " plain-bear]",
                "bob line [plain-guard]");
        assertThat(s.names(s.board().neighbors(s.card("plain-squire")))).containsExactly("plain-wolf", "plain-bear");
        assertThat(s.names(s.board().neighbors(s.card("plain-mouse")))).containsExactly("plain-wolf");
        assertThat(s.board().neighbors(s.card("plain-guard"))).isEmpty();
        assertThat(s.board().armor(s.card("plain-bear"))).isEqualTo(2);
        assertThat(s.board().armor(s.card("plain-mouse"))).isZero();
    }

    @Test
    @Ruling("glossary/flank")
    void theEndsOfTheLineAreFlanks() {
        var s = table("alice logos" + " line [staunch-knight, plain-mouse, plain-wolf]", "bob");
        assertThat(s.board().onFlank(s.card("staunch-knight"))).isTrue();
        assertThat(s.board().onFlank(s.card("plain-mouse"))).isFalse();
        assertThat(s.board().onFlank(s.card("plain-wolf"))).isTrue();
        var alone = table("alice logos line [staunch-knight]", "bob");
        assertThat(alone.board().onFlank(alone.card("staunch-knight"))).isTrue();
    }

    @Test
    @Ruling("glossary/center-of-the-battleline")
    void theCenterHasAsManyToEitherSide() {
        assertThat(dead("plain-mouse, plain-wolf, plain-bear")).isEqualTo("plain-wolf");
        assertThat(dead("plain-wolf")).isEqualTo("plain-wolf");
        assertThat(dead("plain-mouse, plain-wolf")).isEqualTo("nobody");
    }

    @Test
    @Ruling("glossary/move")
    void aMovedCreatureKeepsItsController() {
        var s = table(
                        "alice logos hand [plain-march] line [plain-bear]",
                        "bob" + " line [plain-mouse, plain-wolf damage 1, plain-guard]")
                .plays("plain-march")
                .chooses("plain-wolf")
                .chooses("right")
                .settled();
        assertThat(s.line(s.bob())).containsExactly("plain-mouse", "plain-guard", "plain-wolf");
        assertThat(s.permanent("plain-wolf").damage()).isEqualTo(1);
        assertThat(s.line(s.alice())).containsExactly("plain-bear");
    }

    @Test
    @Ruling("glossary/swap")
    void swappedCreaturesChangePlaces() {
        var s = table(
                        "alice logos hand [plain-dance]" + " line [plain-mouse, plain-wolf damage 1, plain-bear]",
                        "bob line [plain-guard]")
                .plays("plain-dance")
                .chooses("plain-mouse")
                .chooses("plain-bear")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("plain-bear", "plain-wolf", "plain-mouse");
        assertThat(s.line(s.bob())).containsExactly("plain-guard");
    }

    @Test
    @Ruling("glossary/swap")
    void creaturesOfTwoPlayersAreNotSwapped() {
        var s = table(
                        "alice logos hand [plain-tangle] line [plain-mouse, plain-bear]",
                        "bob line [plain-guard, plain-wolf]")
                .plays("plain-tangle")
                .chooses("plain-mouse")
                .chooses("plain-wolf")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("plain-mouse", "plain-bear");
        assertThat(s.line(s.bob())).containsExactly("plain-guard", "plain-wolf");
    }

    @Test
    @Ruling("glossary/swap")
    void cardsOfTwoAreasSwitchAreas() {
        var s = table(
                        "alice logos hand [plain-turning, plain-coin]"
                                + " discard [plain-bear, plain-wolf] archives [plain-mouse]",
                        "bob discard [plain-guard] archives [plain-ghost]")
                .plays("plain-turning")
                .settled();
        assertThat(s.names(s.alice().archives())).containsExactly("plain-bear", "plain-wolf");
        assertThat(s.names(s.alice().discard())).containsExactly("plain-turning", "plain-mouse");
        assertThat(s.names(s.alice().hand())).containsExactly("plain-coin");
        assertThat(s.names(s.bob().discard())).containsExactly("plain-guard");
        assertThat(s.names(s.bob().archives())).containsExactly("plain-ghost");
    }

    @Test
    @Ruling({"glossary/enemy", "glossary/friendly"})
    void enemyAndFriendlyFollowControl() {
        var fear = table("alice dis hand [fear] line [charette]", "bob line [valdr]")
                .plays("fear");
        assertThat(fear.names(fear.bob().hand())).containsExactly("valdr");
        var s = table("alice logos hand [plain-coup, terms-of-redress--logos]", "bob amber 3 line [valdr]")
                .plays("plain-coup")
                .plays("terms-of-redress--logos")
                .settled();
        assertThat(s.permanent("valdr").aember()).as("hers now").isEqualTo(2);
        assertThat(s.bob().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("glossary/least-powerful")
    void theLeastPowerfulIsChosenAmongEquals() {
        var s = table(
                        "alice logos hand [plain-weakest]" + " line [plain-mouse, plain-bear]",
                        "bob line [urchin, plain-wolf]")
                .plays("plain-weakest")
                .offers("plain-mouse", "urchin")
                .chooses("urchin")
                .settled();
        assertThat(s.line(s.bob())).containsExactly("plain-wolf");
        assertThat(s.line(s.alice())).containsExactly("plain-mouse", "plain-bear");
    }

    @Test
    @Ruling("glossary/groups-of-least-powerful")
    void theGroupOfTheLeastPowerfulIsFilledUpward() {
        var s = table(
                        "alice logos hand [plain-weakest-two]" + " line [plain-mouse, plain-bear]",
                        "bob line [plain-wolf, plain-archer]")
                .plays("plain-weakest-two")
                .offers("plain-wolf", "plain-archer")
                .chooses("plain-archer")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("plain-bear");
        assertThat(s.line(s.bob())).containsExactly("plain-wolf");
    }

    @Test
    @Ruling("glossary/most-powerful")
    void theMostPowerfulIsChosenAmongEquals() {
        var s = table(
                        "alice logos hand [plain-strongest]" + " line [plain-bear, plain-mouse]",
                        "bob line [dodger, plain-wolf]")
                .plays("plain-strongest")
                .offers("plain-bear", "dodger")
                .chooses("dodger")
                .settled();
        assertThat(s.line(s.bob())).containsExactly("plain-wolf");
        assertThat(s.line(s.alice())).containsExactly("plain-bear", "plain-mouse");
    }

    @Test
    @Ruling({"example/three-fates", "glossary/groups-of-most-powerful"})
    void threeFatesTakesTheTopThree() {
        var s = table(
                        "alice dis hand [three-fates]" + " line [shadow-self, plain-bear]",
                        "bob line [groggins, dodger, plain-mouse]")
                .plays("three-fates")
                .offers("plain-bear", "dodger")
                .chooses("plain-bear");
        Answers.all(s);
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.line(s.bob())).containsExactly("dodger", "plain-mouse");
    }

    @Test
    @Ruling("glossary/traits")
    void traitsMatterOnlyToCardsThatNameThem() {
        var s = table("alice untamed" + " line [niffle-queen, plain-wolf, plain-guard]", "bob line [valdr]");
        assertThat(s.power("plain-wolf")).as("a Beast").isEqualTo(4);
        assertThat(s.power("plain-guard")).isEqualTo(4);
    }

    /** Who dies when the center of Bob's line is destroyed. */
    private static String dead(String line) {
        var s = table("alice logos hand [plain-bullseye] | bob line [" + line + "]");
        s.plays("plain-bullseye").settled();
        var discarded = s.names(s.bob().discard());
        assertThat(discarded).hasSizeLessThanOrEqualTo(1);
        return discarded.isEmpty() ? "nobody" : discarded.getFirst();
    }

    @Test
    @Ruling({"glossary/control", "rules/upgrades"})
    void upgradesGoWithTheirCreature() {
        var s = table("alice logos hand [plain-coup, plain-slaying]", "bob line [plain-wolf with blood-of-titans]")
                .plays("plain-coup");
        assertThat(s.power("plain-wolf")).isEqualTo(8);
        s.plays("plain-slaying").settled();
        assertThat(s.names(s.bob().discard())).containsExactlyInAnyOrder("plain-wolf", "blood-of-titans");
        assertThat(s.names(s.alice().discard())).containsExactlyInAnyOrder("plain-slaying", "plain-coup");
    }

    @Test
    @Ruling({"glossary/control", "glossary/capture"})
    void aemberOnATakenCreatureGoesToTheOpponentOfItsController() {
        var s = table("alice logos hand [plain-coup, plain-slaying]", "bob line [plain-wolf amber 2]")
                .plays("plain-coup")
                .plays("plain-slaying")
                .settled();
        assertThat(s.bob().aember()).isEqualTo(2);
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    @Ruling({"glossary/control", "rules/ready-and-exhausted"})
    void takingControlNeitherReadiesNorExhausts() {
        var s = table("alice logos hand [plain-coup, plain-coup]", "bob line [plain-wolf, plain-bear exhausted]")
                .plays("plain-coup")
                .chooses("plain-wolf")
                .plays("plain-coup#2")
                .chooses("left")
                .settled();
        assertThat(s.permanent("plain-bear").exhausted()).isTrue();
        s.reaps("plain-wolf").settled();
        assertThat(s.alice().aember()).isEqualTo(1);
    }
}
