package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Intent.UseAction;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Control, and what follows a card that leaves play or comes back. */
class ComingAndGoingRulingsTest {

    @Test
    @Ruling({"glossary/lasting-effects", "glossary/leaves-play"})
    void whatACardGaveItselfForTheTurnDoesNotComeBackWithIt() {
        var s = table("alice logos hand [plain-recall] line [plain-boaster]", "bob")
                .usesOmni("plain-boaster");
        assertThat(s.power("plain-boaster")).isEqualTo(5);
        s.plays("plain-recall").plays("plain-boaster").settled();
        assertThat(s.power("plain-boaster")).isEqualTo(3);
    }

    @Test
    @Ruling("glossary/lasting-effects")
    void theOpponentsNextTurnIsNotTheOneUnderWay() {
        var s = table("alice logos hand [plain-slaying] line [plain-spite]", "bob")
                .plays("plain-slaying");
        assertThat(s.board().keyCost(Seat.B)).as("it is Alice's turn").isEqualTo(6);
        s.endsTurn();
        assertThat(s.board().keyCost(Seat.B)).isEqualTo(8);
        var under = table("alice logos hand [plain-slaying]", "bob hand [plain-mouse] line [plain-spite]")
                .plays("plain-slaying");
        assertThat(under.board().keyCost(Seat.A))
                .as("this turn is not the next")
                .isEqualTo(6);
        under.endsTurn().choosesHouse(House.LOGOS);
        assertThat(under.board().keyCost(Seat.A)).as("Bob's own turn").isEqualTo(6);
        under.endsTurn();
        assertThat(under.board().keyCost(Seat.A)).as("Alice's next turn").isEqualTo(8);
        under.choosesHouse(House.LOGOS).endsTurn();
        assertThat(under.board().keyCost(Seat.A)).isEqualTo(6);
    }

    @Test
    @Ruling({"glossary/destroyed", "glossary/leaves-play"})
    void aTaggedCardThatLeftAndCameBackIsNoLongerTagged() {
        var s = table("alice logos hand [plain-ruin] line [plain-homer, plain-summoner]", "bob")
                .plays("plain-ruin")
                .chooses("plain-homer")
                .chooses("left")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("plain-homer");
        assertThat(s.names(s.alice().discard())).containsExactly("plain-ruin", "plain-summoner");
    }

    @Test
    @Ruling("glossary/control")
    void aTakenArtifactIsUsedByItsNewController() {
        var s = table(
                "alice logos hand [plain-seizing, plain-ruin]", "bob artifacts [plain-lever, plain-bell exhausted]");
        s.plays("plain-seizing").chooses("plain-lever").acts("plain-lever").settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.alice().artifacts()).hasSize(1);
        s.endsTurn().choosesHouse(House.LOGOS);
        assertThat(s.rejected(new UseAction(Seat.B, s.card("plain-lever"))))
                .isInstanceOf(Rejection.CardNotControlled.class);
    }

    @Test
    @Ruling({"glossary/control", "glossary/leaves-play"})
    void aTakenCardAlwaysLeavesToItsOwnersZones() {
        for (var card :
                new String[] {"plain-slaying", "plain-recall", "plain-burying", "plain-shuffling", "plain-banishing"}) {
            var s = table("alice logos hand [" + card + "] line [plain-wolf of bob] | bob")
                    .plays(card)
                    .settled();
            var bob = s.bob();
            var zone = switch (card) {
                case "plain-slaying" -> bob.discard();
                case "plain-recall" -> bob.hand();
                case "plain-burying" -> bob.archives();
                case "plain-shuffling" -> bob.deck();
                default -> bob.purged();
            };
            assertThat(s.names(zone)).as(card).containsExactly("plain-wolf");
            assertThat(s.names(s.alice().discard())).containsExactly(card);
            assertThat(s.alice().battleline()).isEmpty();
        }
    }

    @Test
    @Ruling({"glossary/control", "glossary/flank"})
    void aCreatureTakesItsDamageAndCountersToItsNewController() {
        var s = table("alice logos hand [plain-coup]", "bob line [plain-bear damage 2 amber 1 stunned enraged power 1]")
                .plays("plain-coup")
                .settled();
        var bear = s.permanent("plain-bear");
        assertThat(bear.damage()).isEqualTo(2);
        assertThat(bear.aember()).isEqualTo(1);
        assertThat(bear.stunned()).isTrue();
        assertThat(bear.enraged()).isTrue();
        assertThat(s.power("plain-bear")).isEqualTo(6);
        assertThat(s.bob().battleline()).isEmpty();
    }

    @Test
    @Ruling({"glossary/control", "glossary/play"})
    void anOpponentsCardIsPlayedUnderOnesOwnControl() {
        var s = table("alice logos hand [plain-piracy]", "bob deck [urchin, plain-mouse] amber 3")
                .plays("plain-piracy")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("urchin");
        assertThat(s.alice().aember()).as("stolen").isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(2);
        var action = table("alice logos hand [plain-piracy]", "bob deck [plain-theft] amber 3")
                .plays("plain-piracy")
                .settled();
        assertThat(action.alice().aember()).isEqualTo(2);
        assertThat(action.names(action.bob().discard())).containsExactly("plain-theft");
    }

    @Test
    @Ruling({"glossary/control", "glossary/play"})
    void anUpgradePlayedOnAnEnemyCreatureServesWhoPlaysIt() {
        var s = table("alice logos hand [plain-charm, plain-badge]", "bob line [plain-wolf]")
                .plays("plain-charm")
                .plays("plain-badge")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isZero();
        s.endsTurn().choosesHouse(House.LOGOS).reaps("plain-wolf").settled();
        assertThat(s.bob().aember())
                .as("the creature's ability is its controller's")
                .isEqualTo(2);
        s.endsTurn();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling({"glossary/control", "glossary/house-choice"})
    void theHouseOfATakenCardIsOpenOnlyWhileItIsControlled() {
        var s = table("alice logos hand [plain-coup]", "bob hand [plain-recall, plain-mouse] line [valdr]")
                .plays("plain-coup");
        s.endsTurn().choosesHouse(House.LOGOS).plays("plain-recall").endsTurn();
        assertThat(s.rejected(new ChooseHouse(Seat.A, House.BROBNAR))).isInstanceOf(Rejection.HouseNotAvailable.class);
    }

    @Test
    @Ruling({"glossary/archives", "glossary/control"})
    void aTakenCardIsArchivedInItsOwnersArchives() {
        var s = table("alice logos hand [plain-coup, plain-burying]", "bob line [plain-wolf]")
                .plays("plain-coup")
                .plays("plain-burying")
                .settled();
        assertThat(s.alice().archives()).isEmpty();
        assertThat(s.names(s.bob().archives())).containsExactly("plain-wolf");
    }

    @Test
    @Ruling({"glossary/gigantic", "glossary/leaves-play"})
    void bothHalvesGoWhereverTheGiantGoes() {
        for (var card : new String[] {"plain-burying", "plain-banishing", "plain-shuffling"}) {
            var s = table("alice logos hand [ultra-gravitron, ultra-gravitron-top, " + card + "]", "bob")
                    .plays("ultra-gravitron")
                    .plays(card)
                    .settled();
            var alice = s.alice();
            var zone = switch (card) {
                case "plain-burying" -> alice.archives();
                case "plain-banishing" -> alice.purged();
                default -> alice.deck();
            };
            assertThat(s.names(zone)).as(card).containsExactlyInAnyOrder("ultra-gravitron", "ultra-gravitron-top");
            assertThat(alice.battleline()).isEmpty();
        }
    }

    @Test
    @Ruling("glossary/gigantic")
    void twoHalvesArePutIntoPlayTogetherAndOneIsNot() {
        var both = table("alice logos hand [plain-uprising]" + " discard [ultra-gravitron-top, ultra-gravitron]", "bob")
                .plays("plain-uprising")
                .settled();
        assertThat(both.alice().battleline()).hasSize(1);
        assertThat(both.power("ultra-gravitron")).isEqualTo(10);
        assertThat(both.names(both.alice().discard())).containsExactly("plain-uprising");
        var one = table("alice logos hand [plain-raising, ultra-gravitron-top]" + " discard [ultra-gravitron]", "bob")
                .plays("plain-raising")
                .settled();
        assertThat(one.alice().battleline()).isEmpty();
        assertThat(one.names(one.alice().discard())).containsExactly("plain-raising", "ultra-gravitron");
        assertThat(one.names(one.alice().hand())).containsExactly("ultra-gravitron-top");
    }

    @Test
    @Ruling("glossary/leaves-play")
    void upgradesOfBothPlayersGoToTheirOwners() {
        var s = table("alice logos hand [plain-recall, plain-mail]", "bob line [plain-wolf with plain-cloak]")
                .plays("plain-mail")
                .plays("plain-recall")
                .settled();
        assertThat(s.names(s.bob().discard())).containsExactly("plain-cloak");
        assertThat(s.names(s.alice().discard())).containsExactlyInAnyOrder("plain-recall", "plain-mail");
    }
}
