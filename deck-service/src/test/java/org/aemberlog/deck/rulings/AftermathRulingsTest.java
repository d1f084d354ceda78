package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.junit.jupiter.api.Test;

/** What an ability still does to cards that have left, and what destruction leads to. */
class AftermathRulingsTest {

    @Test
    @Ruling({"glossary/ability", "glossary/leaves-play"})
    void aDestroyedCardIsReachedInTheDiscardPileButNotInAHand() {
        var destroyed = table("alice logos hand [plain-erasing]", "bob line [plain-wolf]")
                .plays("plain-erasing")
                .settled();
        assertThat(destroyed.names(destroyed.bob().purged())).containsExactly("plain-wolf");
        assertThat(destroyed.bob().discard()).isEmpty();
        var returned = table("alice logos hand [plain-vanishing]", "bob line [plain-wolf]")
                .plays("plain-vanishing")
                .settled();
        assertThat(returned.names(returned.bob().hand())).containsExactly("plain-wolf");
        assertThat(returned.bob().purged()).isEmpty();
    }

    @Test
    @Ruling({"glossary/ability", "glossary/ward"})
    void whatAWardKeptInPlayIsReachedThere() {
        var s = table("alice logos hand [plain-erasing]", "bob line [plain-wolf warded]")
                .plays("plain-erasing")
                .settled();
        assertThat(s.names(s.bob().purged())).as("warded once, then purged").containsExactly("plain-wolf");
    }

    @Test
    @Ruling({"glossary/destroyed", "timing/destroyed"})
    void theDeathsThatADeathLeadsToAreDiscardedWithIt() {
        var s = table(
                        "alice logos hand [plain-slaying] line [plain-twin, plain-heir]",
                        "bob line [plain-mouse, plain-bear]")
                .plays("plain-slaying")
                .chooses("plain-twin")
                .chooses("plain-heir")
                .included("damage-dealt plain-heir 1", "card-destroyed plain-heir", "aember-gained a 1")
                .offers("plain-twin", "plain-heir");
        s.chooses("plain-twin", "plain-heir").settled();
        assertThat(s.names(s.alice().discard())).containsExactly("plain-slaying", "plain-heir", "plain-twin");
    }

    @Test
    @Ruling({"glossary/destroyed", "glossary/damage"})
    void damageToTheTaggedTagsNobodyTwice() {
        var s = table("alice logos hand [plain-ruin] line [plain-twin]", "bob line [plain-heir]")
                .plays("plain-ruin")
                .chooses("plain-twin")
                .chooses("plain-heir")
                .settled();
        assertThat(s.bob().aember()).as("once").isEqualTo(1);
        assertThat(s.bob().battleline()).isEmpty();
    }

    @Test
    @Ruling({"glossary/sacrifice", "glossary/active-player"})
    void theActivePlayerChoosesWhatTheOpponentSacrifices() {
        var s = table("alice logos hand [plain-feast] line [plain-wolf]", "bob line [plain-mouse, plain-bear]")
                .plays("plain-feast")
                .offers("plain-mouse", "plain-bear")
                .chooses("plain-bear")
                .settled();
        assertThat(s.line(s.bob())).containsExactly("plain-mouse");
        assertThat(s.alice().battleline()).isEmpty();
    }

    @Test
    @Ruling("glossary/lasting-effects")
    void untilTheStartOfYourTurnMayEndWithTheTurnItBeganIn() {
        var s = table(
                        "alice logos hand [plain-slaying] line [plain-wolf]",
                        "bob line [plain-grudge] hand [plain-mouse]")
                .plays("plain-slaying")
                .chooses("plain-grudge");
        assertThat(s.power("plain-wolf")).isEqualTo(4);
        s.endsTurn();
        assertThat(s.power("plain-wolf")).as("Bob's turn has come").isEqualTo(3);
        var own = table("alice logos hand [plain-slaying] line [plain-grudge]", "bob line [plain-wolf]")
                .plays("plain-slaying")
                .chooses("plain-grudge")
                .endsTurn()
                .choosesHouse(House.LOGOS);
        assertThat(own.power("plain-wolf")).isEqualTo(4);
        own.endsTurn();
        assertThat(own.power("plain-wolf")).isEqualTo(3);
    }

    @Test
    @Ruling({"glossary/before", "glossary/fight"})
    void anAttackerThatLeavesBeforeTheBlowsFightsNobody() {
        var s = table("alice logos line [plain-raider]", "bob line [plain-wolf]")
                .fights("plain-raider", "plain-wolf")
                .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("plain-raider");
        assertThat(s.permanent("plain-wolf").damage()).isZero();
        s.plays("plain-raider").settled();
        assertThat(s.permanent("plain-raider").exhausted()).isTrue();
    }

    @Test
    @Ruling({"glossary/graft", "glossary/ward", "glossary/leaves-play"})
    void aGraftedCreatureLosesEverythingAndFallsToItsOwner() {
        var s = table(
                        "alice logos hand [plain-seizing] artifacts [plain-pit]",
                        "bob line [plain-wolf amber 2 with plain-mail]")
                .usesOmni("plain-pit")
                .settled();
        assertThat(s.bob().battleline()).isEmpty();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.names(s.bob().discard())).containsExactly("plain-mail");
        assertThat(s.permanent("plain-pit").under()).hasSize(1);
    }

    @Test
    @Ruling({"glossary/enrage", "rules/using-cards"})
    void theOpponentsRageIsNoBusinessOfTheOthers() {
        var s = table("alice logos line [plain-mouse, plain-wolf enraged]", "bob line [plain-bear]")
                .reaps("plain-mouse")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        s.endsTurn();
        assertThat(s.permanent("plain-wolf").enraged())
                .as("it need not be used")
                .isTrue();
    }

    @Test
    @Ruling("glossary/before")
    void beforeReapComesAfterExhaustingAndBeforeTheAember() {
        var s = table("alice logos line [plain-rouser, plain-vanisher] deck [plain-mouse]", "bob")
                .reaps("plain-rouser")
                .happened(
                        "card-exhausted plain-rouser",
                        "cards-drawn a [plain-mouse]",
                        "creature-reaped plain-rouser",
                        "aember-gained a 1")
                .settled();
        s.reaps("plain-vanisher").without("aember-gained").settled();
        assertThat(s.names(s.alice().hand())).contains("plain-vanisher");
    }

    @Test
    @Ruling("glossary/destroyed")
    void theTaggedCannotBeChosenToDie() {
        var s = table("alice logos hand [plain-slaying]", "bob line [plain-avenger, plain-wolf, plain-bear]")
                .plays("plain-slaying")
                .chooses("plain-avenger")
                .offers("plain-wolf", "plain-bear")
                .chooses("plain-bear");
        Answers.all(s);
        assertThat(s.line(s.bob())).containsExactly("plain-wolf");
    }

    @Test
    @Ruling({"glossary/destroyed", "glossary/most-powerful"})
    void theMostPowerfulCreatureIsNotDestroyedTwice() {
        var s = table("alice logos hand [plain-slaying]", "bob line [plain-leveller, plain-elephant, plain-bear]")
                .plays("plain-slaying")
                .chooses("plain-leveller");
        Answers.all(s);
        assertThat(s.line(s.bob())).as("of equals the untagged one").containsExactly("plain-bear");
        var alone = table("alice logos hand [plain-slaying]", "bob line [plain-leveller, plain-bear, plain-wolf]")
                .plays("plain-slaying")
                .chooses("plain-leveller")
                .settled();
        assertThat(alone.line(alone.bob()))
                .as("the most powerful one is dying already")
                .containsExactly("plain-bear", "plain-wolf");
    }
}
