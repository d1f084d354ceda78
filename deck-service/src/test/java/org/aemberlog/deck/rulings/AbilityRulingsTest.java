package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** How abilities are read and resolved. */
class AbilityRulingsTest {

    @Test
    @Ruling("glossary/ability")
    void abilitiesWorkFromPlayOnCardsInPlay() {
        var s =
                table(
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
        var s =
                table("alice logos hand [plain-ruin] line [plain-heir]", "bob line [plain-heir]")
                        .plays("plain-ruin")
                        .chooses("plain-heir")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
        assertThat(s.alice().battleline()).isEmpty();
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
        var s =
                table(
                                "alice dis line [charette, plain-bear, dodger]",
                                "bob line [dust-imp with soulkeeper]")
                        .fights("charette", "dust-imp");
        assertThat(s.state().toAct()).isEqualTo(Seat.A);
        s.offers("dust-imp destroyed", "dust-imp destroyed").chooses("dust-imp");
        assertThat(s.bob().aember()).isEqualTo(2);
        s.offers("plain-bear", "dodger").chooses("dodger").settled();
        assertThat(s.line(s.alice())).containsExactly("charette", "plain-bear");
        assertThat(s.permanent("charette").damage()).isEqualTo(2);
    }

    @Test
    @Ruling("rules/resolve-as-much-as-you-can")
    void partsThatCannotResolveAreSkipped() {
        var s =
                table(
                                "alice untamed hand [lost-in-the-woods]" + " line [snufflegator]",
                                "bob line [valdr]")
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
        var s =
                table(
                                "alice sanctum hand [mighty-lance]",
                                "bob line [plain-wolf, plain-archer, plain-bear]")
                        .plays("mighty-lance")
                        .chooses("plain-wolf");
        s.included(
                "damage-dealt plain-wolf 3",
                "damage-dealt plain-archer 3",
                "card-destroyed plain-wolf",
                "card-destroyed plain-archer");
        assertThat(s.permanent("plain-bear").damage()).as("no neighbor of the wolf").isZero();
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
        var s =
                table("alice brobnar line [valdr]", "bob line [shadow-self, plain-mouse]")
                        .fights("valdr", "shadow-self")
                        .settled();
        assertThat(s.permanent("shadow-self").damage()).as("attacking a flank").isEqualTo(8);
        var defends =
                table("alice logos line [plain-elephant]", "bob line [valdr]")
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
        var s =
                table(
                                "alice brobnar hand [warsong] line [firespitter]",
                                "bob amber 1 line [plain-mouse, plain-bear]")
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
        var s =
                table(
                                "alice brobnar hand [warsong] line [headhunter]",
                                "bob line [plain-wolf, plain-mouse]")
                        .plays("warsong")
                        .fights("headhunter", "plain-wolf");
        s.offers("headhunter fight", "warsong fought").chooses("warsong").settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.permanent("plain-mouse").damage()).isZero();
    }

    @Test
    @Ruling("glossary/opposing")
    void theOtherCreatureInTheFightIsTheOpposingOne() {
        var s =
                table(
                                "alice saurian"
                                        + " line [plain-bear--saurian amber 2 with siren-horn]",
                                "bob line [plain-wolf, plain-elephant]")
                        .fights("plain-bear--saurian", "plain-elephant");
        assertThat(s.permanent("plain-elephant").aember()).isEqualTo(1);
        assertThat(s.permanent("plain-wolf").aember()).isZero();
    }

    @Test
    @Ruling({"glossary/for-each", "example/shard-of-pain"})
    void shardOfPainMayHitSeveral() {
        var s =
                table(
                                "alice dis artifacts [shard-of-pain, shard-of-greed]",
                                "bob line [plain-bear, plain-wolf]" + " artifacts [shard-of-pain]")
                        .acts("shard-of-pain")
                        .chooses("plain-bear", "plain-wolf")
                        .settled();
        assertThat(s.permanent("plain-bear").damage()).isEqualTo(1);
        assertThat(s.permanent("plain-wolf").damage()).isEqualTo(1);
    }

    @Test
    @Ruling({"glossary/for-each", "example/red-planet-ray-gun"})
    void redPlanetRayGunHitsOne() {
        var s =
                table(
                                "alice mars line [mindwarper with red-planet-ray-gun,"
                                        + " yxilo-bolter]",
                                "bob line [plain-elephant, plain-bear, john-smyth]")
                        .reaps("mindwarper")
                        .chooses("plain-elephant")
                        .settled();
        assertThat(s.permanent("plain-elephant").damage()).as("of three Martians").isEqualTo(3);
        assertThat(s.permanent("plain-bear").damage()).isZero();
    }

    @Test
    @Ruling("glossary/if-you-do")
    void whatFollowsIfYouDoNeedsAllThatPrecedes() {
        var none =
                table("alice shadows hand [nerve-blast]", "bob line [plain-bear]")
                        .plays("nerve-blast")
                        .settled();
        assertThat(none.permanent("plain-bear").damage()).isZero();
        var one =
                table("alice shadows hand [nerve-blast]", "bob amber 1 line [plain-bear]")
                        .plays("nerve-blast")
                        .settled();
        assertThat(one.permanent("plain-bear").damage()).isEqualTo(2);
        assertThat(one.alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("glossary/may")
    void aMayCanBeDeclined() {
        var position =
                "alice brobnar hand [ganger-chieftain] line [headhunter exhausted]"
                        + " | bob line [plain-mouse, plain-bear]";
        var no = table(position).plays("ganger-chieftain").chooses("left").chooses("no").settled();
        assertThat(no.permanent("headhunter").exhausted()).isTrue();
        assertThat(no.inPlay("plain-mouse")).isTrue();
        var yes = table(position).plays("ganger-chieftain").chooses("left").chooses("yes");
        yes.chooses("plain-mouse").settled();
        assertThat(yes.inPlay("plain-mouse")).isFalse();
    }

    @Test
    @Ruling({"glossary/cannot-vs-must-may", "example/pitlord-and-restringuntus"})
    void cannotBeatsMust() {
        var s =
                table(
                                "alice logos hand [restringuntus--logos]",
                                "bob line [pitlord, dodger, mother]")
                        .plays("restringuntus--logos")
                        .chooses("dis")
                        .settled()
                        .endsTurn();
        assertThat(s.refused(new ChooseHouse(Seat.B, House.DIS)))
                .isInstanceOf(Refusal.HouseNotAvailable.class);
        s.choosesHouse(House.SHADOWS).settled();
    }

    @Test
    @Ruling("glossary/cannot-vs-must-may")
    void cannotBeatsMay() {
        var s =
                table(
                                "alice logos hand [foggify] line [plain-mouse]",
                                "bob hand [anger] line [valdr exhausted]")
                        .plays("foggify")
                        .endsTurn()
                        .choosesHouse(House.BROBNAR)
                        .plays("anger")
                        .settled();
        assertThat(s.permanent("valdr").exhausted()).as("readied, but it cannot fight").isFalse();
        assertThat(s.permanent("plain-mouse").damage()).isZero();
    }

    @Test
    @Ruling("glossary/house-choice")
    void withoutALegalHouseThereIsNoActiveHouse() {
        var s =
                table(
                                "alice dis hand [restringuntus]",
                                "bob line [plain-mouse] artifacts [plain-bell]")
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
        var position =
                "alice logos | bob line [pitlord, plain-mouse] artifacts [plain-zealots-bell]";
        table(position).endsTurn().choosesHouse(House.DIS).settled();
        var s = table(position).endsTurn().choosesHouse(House.LOGOS).settled();
        assertThat(s.state().activeHouse()).contains(House.LOGOS);
    }

    @Test
    @Ruling("glossary/lasting-effects")
    void lastingEffectsTakeInWhatComesLaterAndEndWithTheirTime() {
        var s =
                table("alice logos hand [plain-fog, plain-mouse]", "bob line [plain-wolf]")
                        .plays("plain-fog");
        assertThat(s.names(s.alice().discard())).containsExactly("plain-fog");
        assertThat(s.power("plain-wolf")).isEqualTo(4);
        s.plays("plain-mouse").settled();
        assertThat(s.power("plain-mouse")).as("it came later").isEqualTo(2);
        s.endsTurn();
        assertThat(s.power("plain-mouse")).isEqualTo(1);
        assertThat(s.power("plain-wolf")).isEqualTo(3);
    }

    @Test
    @Ruling("glossary/play")
    void playAbilitiesWorkFromAnywhereButNotForWhatIsPutIntoPlay() {
        var played =
                table("alice logos hand [wild-wormhole] deck [urchin]", "bob amber 2")
                        .plays("wild-wormhole")
                        .settled();
        assertThat(played.alice().aember()).as("bonus and theft").isEqualTo(2);
        var put =
                table("alice logos hand [plain-raising] discard [urchin]", "bob amber 2")
                        .plays("plain-raising")
                        .settled();
        assertThat(put.line(put.alice())).containsExactly("urchin");
        assertThat(put.alice().aember()).isZero();
        assertThat(put.bob().aember()).isEqualTo(2);
    }

    @Test
    @Ruling({"glossary/as-if-it-were-yours"})
    void aCardUsedAsIfYoursServesYouAndStaysTheirs() {
        var s =
                table(
                                "alice shadows line [nexus]",
                                "bob amber 3 artifacts [library-of-babble]" + " deck [plain-mouse]")
                        .reaps("nexus")
                        .settled();
        assertThat(s.bob().artifacts()).hasSize(1);
        assertThat(s.permanent("library-of-babble").exhausted()).isTrue();
        assertThat(s.bob().hand()).as("Alice draws").isEmpty();
        assertThat(s.bob().deck()).hasSize(1);
    }

    @Test
    @Ruling({"glossary/as-if-it-were-yours", "glossary/sacrifice"})
    void aSacrificeIsPaidAsIfTheCardWereYours() {
        var s =
                table(
                                "alice shadows line [nexus, mindwarper]",
                                "bob artifacts [combat-pheromones] line [dodger]")
                        .reaps("nexus")
                        .settled();
        assertThat(s.names(s.bob().discard())).containsExactly("combat-pheromones");
        s.reaps("mindwarper").settled();
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    @Test
    @Ruling("glossary/preceding")
    void onlyWhatPrecedesIsRepeatedOnce() {
        var s =
                table("alice shadows hand [bait-and-switch]", "bob amber 9")
                        .plays("bait-and-switch")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.bob().aember()).isEqualTo(7);
    }

    @Test
    @Ruling("glossary/repeat")
    void theWholeEffectRepeatsWhileItsCardStays() {
        var s =
                table(
                                "alice logos line [neutron-shark]"
                                        + " artifacts [library-of-babble, plain-bell, plain-tax]"
                                        + " deck [dodger, urchin, mother]",
                                "bob line [plain-mouse, plain-wolf, plain-bear,"
                                        + " plain-elephant]")
                        .reaps("neutron-shark");
        s.chooses("plain-mouse").chooses("library-of-babble");
        s.chooses("plain-wolf").chooses("plain-bell");
        s.chooses("plain-bear").chooses("plain-tax").settled();
        assertThat(s.line(s.bob())).as("Mother is of Logos").containsExactly("plain-elephant");
        assertThat(s.alice().artifacts()).isEmpty();
        assertThat(s.line(s.alice())).containsExactly("neutron-shark");
        assertThat(s.alice().deck()).isEmpty();
    }

    @Test
    @Ruling({"glossary/x", "example/picaroon-under-shadow-of-dis"})
    void picaroonUnderShadowOfDisHasNoPower() {
        var s =
                table(
                        "alice dis hand [shadow-of-dis]",
                        "bob line [plain-mouse, picaroon, plain-bear]");
        assertThat(s.power("picaroon")).isEqualTo(6);
        s.plays("shadow-of-dis").settled();
        assertThat(s.inPlay("picaroon")).as("power 0 is no power to live on").isFalse();
        assertThat(s.line(s.bob())).containsExactly("plain-mouse", "plain-bear");
    }

    @Test
    @Ruling("glossary/infinite-loops")
    void aLoopRunsAsOftenAsTheActivePlayerSays() {
        var s =
                table(
                                "alice logos hand [plain-theft] amber 3"
                                        + " artifacts [plain-echo]",
                                "bob amber 3 artifacts [plain-echo]")
                        .plays("plain-theft");
        assertThat(s.state().pending().orElseThrow().why()).isEqualTo(Reason.LOOP);
        assertThat(s.state().toAct()).isEqualTo(Seat.A);
        s.chooses("1");
        while (s.state().pending().isPresent()) {
            s.chooses("0");
        }
        assertThat(s.settled().alice().aember() + s.bob().aember()).isEqualTo(6);
        s.endsTurn();
    }

    @Test
    @Ruling({"glossary/other-counters", "glossary/counter-types"})
    void countersMeanWhatTheirCardSays() {
        for (var kind : PlainCards.COUNTERS) {
            var keeper = "plain-keeper-of-" + kind.name().toLowerCase(Locale.ROOT);
            var s = table("alice logos line [" + keeper + ", plain-mouse] | bob");
            assertThat(s.power(keeper)).isEqualTo(1);
            s.usesOmni(keeper).settled();
            assertThat(s.power(keeper)).as("%s", kind).isEqualTo(3);
            assertThat(s.power("plain-mouse")).isEqualTo(1);
        }
    }
}
