package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Intent.Reap;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** How abilities are read, and what cannot be done. */
class AbilityRulingsTest {

    @Test
    @Ruling("glossary/ability")
    void abilitiesWorkFromPlayOnCardsInPlay() {
        var s = table(
                        "alice logos hand [mother, plain-slaying]"
                                + " discard [plain-mouse] line [plain-wolf]"
                                + " deck [plain-bear, plain-bear, plain-bear, plain-bear,"
                                + " plain-bear, plain-bear, plain-bear]",
                        "bob hand [plain-squire]")
                .plays("plain-slaying")
                .settled();
        assertThat(s.names(s.alice().discard()))
                .as("the mouse in the discard pile is no target")
                .containsExactly("plain-slaying", "plain-wolf", "plain-mouse");
        s.endsTurn();
        assertThat(s.alice().hand()).as("Mother in hand does nothing").hasSize(6);
    }

    @Test
    @Ruling("glossary/ability")
    void aTriggeredAbilityFinishesThoughItsCardLeaves() {
        var s = table("alice logos hand [plain-ruin] line [plain-heir]", "bob line [plain-heir]")
                .plays("plain-ruin")
                .chooses("plain-heir")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
        assertThat(s.alice().battleline()).isEmpty();
    }

    @Test
    @Ruling("glossary/ability")
    void aCardThatLeavesBeforeItsAbilityResolvesStillHasIt() {
        for (var leaver : new String[] {"plain-usher", "plain-mouse"}) {
            var s = table("alice logos hand [plain-principal]" + " line [plain-usher, plain-mouse]", "bob")
                    .plays("plain-principal")
                    .chooses("left")
                    .offers("plain-usher played", "plain-principal play")
                    .chooses("plain-principal play")
                    .chooses(leaver)
                    .settled();
            assertThat(s.names(s.alice().hand())).containsExactly(leaver);
            assertThat(s.alice().aember())
                    .as("triggered before %s left", leaver)
                    .isEqualTo(1);
        }
        var before = table("alice logos hand [plain-recall, plain-mouse]" + " line [plain-usher]", "bob")
                .plays("plain-recall")
                .plays("plain-mouse")
                .settled();
        assertThat(before.alice().aember()).as("in hand it cannot trigger").isZero();
    }

    @Test
    @Ruling("glossary/ability")
    void anAbilityGrantedByWhatLeftStillResolves() {
        var s = table("alice logos line [plain-returner with plain-badge]", "bob")
                .reaps("plain-returner")
                .chooses("plain-returner reap")
                .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("plain-returner");
        assertThat(s.names(s.alice().discard())).containsExactly("plain-badge");
        assertThat(s.alice().aember()).as("reaping and the badge").isEqualTo(2);
    }

    @Test
    @Ruling("glossary/ability")
    void whatAnAbilityTriggersComesBeforeItsNextInstruction() {
        table("alice dis hand [gateway-to-dis] line [plain-heir]", "bob")
                .plays("gateway-to-dis")
                .included("aember-gained a 1", "chains-gained a 3")
                .settled();
    }

    @Test
    @Ruling({"glossary/active-player", "rules/card-abilities"})
    void theActivePlayerDecidesForTheOpponentsCardsToo() {
        var s = table("alice dis line [charette, plain-bear, dodger]", "bob line [dust-imp with soulkeeper]")
                .fights("charette", "dust-imp");
        assertThat(s.state().toAct()).isEqualTo(Seat.A);
        s.offers("dust-imp destroyed", "dust-imp destroyed by soulkeeper").chooses("dust-imp destroyed");
        assertThat(s.bob().aember()).isEqualTo(2);
        s.offers("plain-bear", "dodger").chooses("dodger").settled();
        assertThat(s.line(s.alice())).containsExactly("charette", "plain-bear");
        assertThat(s.permanent("charette").damage()).isEqualTo(2);
    }

    @Test
    @Ruling("rules/resolve-as-much-as-you-can")
    void partsThatCannotResolveAreSkipped() {
        var s = table("alice untamed hand [lost-in-the-woods]" + " line [snufflegator]", "bob line [valdr]")
                .plays("lost-in-the-woods")
                .settled();
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.bob().battleline()).isEmpty();
        assertThat(s.names(s.alice().deck())).containsExactly("snufflegator");
        assertThat(s.names(s.bob().deck())).containsExactly("valdr");
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("rules/in-the-order-written")
    void instructionsAreFollowedInTheirOrder() {
        table("alice dis hand [gateway-to-dis] line [plain-mouse]", "bob line [plain-wolf]")
                .plays("gateway-to-dis")
                .included(
                        "card-destroyed plain-mouse",
                        "card-destroyed plain-wolf",
                        "card-discarded plain-mouse in-play",
                        "chains-gained a 3",
                        "card-discarded gateway-to-dis being-played")
                .settled();
    }

    @Test
    @Ruling({"example/mighty-lance", "rules/in-the-order-written"})
    void mightyLanceHitsBothAtOnce() {
        var s = table("alice sanctum hand [mighty-lance]", "bob line [plain-wolf, plain-archer, plain-bear]")
                .plays("mighty-lance")
                .chooses("plain-wolf");
        s.included(
                "damage-dealt plain-wolf 3",
                "damage-dealt plain-archer 3",
                "card-destroyed plain-wolf",
                "card-destroyed plain-archer");
        assertThat(s.permanent("plain-bear").damage())
                .as("no neighbor of the wolf")
                .isZero();
    }

    @Test
    @Ruling("example/hyde-and-velum")
    void hydeDrawsTwoInsteadOfOneWithVelum() {
        var deck = " deck [plain-mouse, plain-wolf, plain-bear] | bob line [velum]";
        var alone = table("alice logos line [hyde]" + deck).reaps("hyde").settled();
        assertThat(alone.names(alone.alice().hand())).containsExactly("plain-mouse");
        var both = table("alice logos line [hyde, velum]" + deck).reaps("hyde").settled();
        assertThat(both.names(both.alice().hand())).containsExactly("plain-mouse", "plain-wolf");
    }

    @Test
    @Ruling("glossary/attack")
    void toAttackIsToBeUsedToFight() {
        var s = table("alice brobnar line [valdr]", "bob line [shadow-self, plain-mouse]")
                .fights("valdr", "shadow-self")
                .settled();
        assertThat(s.permanent("shadow-self").damage()).as("attacking a flank").isEqualTo(8);
        var defends = table("alice logos line [plain-elephant]", "bob line [valdr]")
                .fights("plain-elephant", "valdr")
                .settled();
        assertThat(defends.permanent("plain-elephant").damage())
                .as("it does not attack")
                .isEqualTo(6);
    }

    @Test
    @Ruling({"glossary/before", "timing/fight"})
    void beforeFightComesAfterExhaustingAndBeforeTheBlows() {
        table("alice logos line [plain-duelist]", "bob line [plain-wolf]")
                .fights("plain-duelist", "plain-wolf")
                .happened(
                        "card-exhausted plain-duelist",
                        "fight-began plain-duelist plain-wolf",
                        "aember-gained a 1",
                        "damage-dealt plain-wolf 4",
                        "damage-dealt plain-duelist 3",
                        "card-destroyed plain-wolf",
                        "card-discarded plain-wolf in-play")
                .settled();
    }

    @Test
    @Ruling({"glossary/before", "glossary/fight"})
    void aDeathBeforeTheBlowsSkipsTheFight() {
        var s = table("alice brobnar hand [warsong] line [firespitter]", "bob amber 1 line [plain-mouse, plain-bear]")
                .plays("warsong")
                .fights("firespitter", "plain-mouse")
                .settled();
        assertThat(s.inPlay("plain-mouse")).isFalse();
        assertThat(s.permanent("firespitter").damage()).isZero();
        assertThat(s.permanent("firespitter").armorSpent()).isZero();
        assertThat(s.permanent("plain-bear").damage()).isEqualTo(1);
        assertThat(s.alice().aember()).as("it was used to fight all the same").isEqualTo(1);
    }

    @Test
    @Ruling({"timing/fight"})
    void fightAbilitiesAndAfterFightResolveInAnyOrder() {
        var s = table("alice brobnar hand [warsong] line [headhunter]", "bob line [plain-wolf, plain-mouse]")
                .plays("warsong")
                .fights("headhunter", "plain-wolf");
        s.offers("headhunter fight", "warsong fought").chooses("warsong").settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.permanent("plain-mouse").damage()).isZero();
    }

    @Test
    @Ruling("glossary/opposing")
    void theOtherCreatureInTheFightIsTheOpposingOne() {
        var s = table(
                        "alice saurian" + " line [plain-bear--saurian amber 2 with siren-horn]",
                        "bob line [plain-wolf, plain-elephant]")
                .fights("plain-bear--saurian", "plain-elephant");
        assertThat(s.permanent("plain-elephant").aember()).isEqualTo(1);
        assertThat(s.permanent("plain-wolf").aember()).isZero();
    }

    @Test
    @Ruling({"glossary/cannot-vs-must-may", "example/pitlord-and-restringuntus"})
    void cannotBeatsMust() {
        var s = table("alice logos hand [restringuntus--logos]", "bob line [pitlord, dodger, mother]")
                .plays("restringuntus--logos")
                .chooses("dis")
                .settled()
                .endsTurn();
        assertThat(s.rejected(new ChooseHouse(Seat.B, House.DIS))).isInstanceOf(Rejection.HouseNotAvailable.class);
        s.choosesHouse(House.SHADOWS).settled();
    }

    @Test
    @Ruling("glossary/cannot-vs-must-may")
    void cannotBeatsMay() {
        var s = table("alice logos hand [foggify] line [plain-mouse]", "bob hand [anger] line [valdr exhausted]")
                .plays("foggify")
                .endsTurn()
                .choosesHouse(House.BROBNAR)
                .plays("anger")
                .settled();
        assertThat(s.permanent("valdr").exhausted())
                .as("readied, but it cannot fight")
                .isFalse();
        assertThat(s.permanent("plain-mouse").damage()).isZero();
    }

    @Test
    @Ruling("glossary/house-choice")
    void withoutALegalHouseThereIsNoActiveHouse() {
        var s = table("alice dis hand [restringuntus]", "bob line [plain-mouse] artifacts [plain-bell]")
                .plays("restringuntus")
                .chooses("logos")
                .settled()
                .endsTurn();
        assertThat(s.state().activeHouse()).isEmpty();
        s.usesOmni("plain-bell").settled();
        assertThat(s.bob().aember()).isEqualTo(1);
        s.endsTurn();
    }

    @Test
    @Ruling("glossary/house-choice")
    void ofTwoMustsEitherMayBeChosen() {
        var position = "alice logos | bob line [pitlord, plain-mouse] artifacts [plain-zealots-bell]";
        table(position).endsTurn().choosesHouse(House.DIS).settled();
        var s = table(position).endsTurn().choosesHouse(House.LOGOS).settled();
        assertThat(s.state().activeHouse()).contains(House.LOGOS);
    }

    @Test
    @Ruling("glossary/house-choice")
    void theOpponentsMustsBindNobodyElse() {
        var s = table("alice logos line [pitlord] | bob line [plain-mouse, charette]")
                .endsTurn();
        s.choosesHouse(House.LOGOS).endsTurn();
        assertThat(s.rejected(new ChooseHouse(Seat.A, House.LOGOS))).isInstanceOf(Rejection.HouseNotAvailable.class);
        s.choosesHouse(House.DIS).settled();
    }

    @Test
    @Ruling("glossary/house-choice")
    void withoutAnActiveHouseNothingIsPlayed() {
        var s = table("alice dis hand [restringuntus]", "bob hand [plain-coin] line [plain-mouse]")
                .plays("restringuntus")
                .chooses("logos")
                .endsTurn();
        assertThat(s.rejected(new PlayCard(Seat.B, s.card("plain-coin")))).isInstanceOf(Rejection.HouseNotActive.class);
        assertThat(s.rejected(new Reap(Seat.B, s.card("plain-mouse")))).isInstanceOf(Rejection.HouseNotActive.class);
    }
}
