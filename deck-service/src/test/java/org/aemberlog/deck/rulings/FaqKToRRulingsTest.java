package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.KeyColor;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** The FAQ from Keyfrog to [REDACTED]. */
class FaqKToRRulingsTest {

    @Test
    @Ruling({"faq/keyfrog-and-senator-shrix", "rules/forge-a-key"})
    void theActivePlayerDividesThePaymentOfTheOpponentsKey() {
        var s =
                table(
                                "alice logos hand [plain-slaying]",
                                "bob amber 5 line [keyfrog, senator-shrix amber 5]")
                        .plays("plain-slaying")
                        .chooses("keyfrog");
        assertThat(s.state().toAct()).isEqualTo(Seat.A);
        Answers.all(s);
        assertThat(s.bob().keys()).hasSize(1);
        assertThat(s.bob().aember() + s.permanent("senator-shrix").aember()).isEqualTo(4);
    }

    @Test
    @Ruling({"rules/forge-a-key", "faq/keyfrog-and-senator-shrix"})
    void aemberOnShrixCountsInTheForgeStep() {
        var s =
                table("alice logos", "bob amber 1 line [senator-shrix amber 5]")
                        .endsTurn()
                        .chooses("red");
        assertThat(Answers.all(s).bob().keys()).containsExactly(KeyColor.RED);
        assertThat(s.bob().aember()).isZero();
        assertThat(s.permanent("senator-shrix").aember()).isZero();
        var five = table("alice logos", "bob line [senator-shrix amber 5]").endsTurn().settled();
        assertThat(five.bob().keys()).isEmpty();
    }

    @Test
    @Ruling({"faq/key-hammer-after-two-keys", "glossary/unforge"})
    void keyHammerUnforgesOneOfTwo() {
        var s =
                table(
                                "alice dis hand [key-hammer, key-hammer]" + " line [plain-mouse]",
                                "bob amber 12 hand [plain-forging] keys []")
                        .endsTurn()
                        .chooses("red")
                        .choosesHouse(House.LOGOS)
                        .plays("plain-forging")
                        .chooses("blue")
                        .endsTurn()
                        .choosesHouse(House.DIS)
                        .plays("key-hammer")
                        .offers("red", "blue")
                        .chooses("blue")
                        .settled();
        assertThat(s.bob().keys()).containsExactly(KeyColor.RED);
        assertThat(s.bob().aember()).isEqualTo(6);
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("glossary/unforge")
    void keyHammerSparesOlderKeys() {
        var s =
                table("alice dis hand [key-hammer]", "bob keys [red]")
                        .plays("key-hammer")
                        .settled();
        assertThat(s.bob().keys()).containsExactly(KeyColor.RED);
        assertThat(s.bob().aember()).isEqualTo(6);
    }

    @Test
    @Ruling({"faq/spangler-box-and-kelifi-dragon", "glossary/leaves-play"})
    void spanglerBoxPutsTheDragonBackWhateverItNeeds() {
        var s =
                table(
                                "alice logos artifacts [spangler-box]"
                                        + " line [kelifi-dragon, plain-mouse]",
                                "bob hand [grasping-vines]")
                        .acts("spangler-box")
                        .chooses("kelifi-dragon");
        assertThat(s.names(s.alice().purged())).containsExactly("kelifi-dragon");
        assertThat(s.names(s.bob().artifacts().stream().map(p -> p.card()).toList()))
                .containsExactly("spangler-box");
        s.endsTurn().choosesHouse(House.UNTAMED).plays("grasping-vines").chooses("spangler-box");
        Answers.all(s);
        assertThat(s.line(s.alice())).containsExactlyInAnyOrder("kelifi-dragon", "plain-mouse");
        assertThat(s.names(s.alice().hand())).as("its owner's").contains("spangler-box");
        assertThat(s.alice().purged()).isEmpty();
    }

    @Test
    @Ruling("faq/spangler-box-and-scowly-caper")
    void scowlyCaperComesBackToTheOpponent() {
        var s =
                table(
                                "alice shadows" + " hand [scowly-caper, spangler-box--shadows]",
                                "bob hand [grasping-vines] line [plain-wolf]")
                        .plays("scowly-caper");
        Answers.all(s);
        assertThat(s.line(s.bob())).contains("scowly-caper");
        var later =
                table(
                                "alice logos artifacts [spangler-box]"
                                        + " hand [scowly-caper--logos]",
                                "bob hand [grasping-vines]")
                        .plays("scowly-caper--logos");
        Answers.all(later);
        later.acts("spangler-box").settled();
        assertThat(later.names(later.alice().purged())).containsExactly("scowly-caper--logos");
        later.endsTurn().choosesHouse(House.UNTAMED).plays("grasping-vines");
        later.chooses("spangler-box");
        Answers.all(later);
        assertThat(later.line(later.bob())).containsExactly("scowly-caper--logos");
        assertThat(later.alice().battleline()).isEmpty();
    }

    @Test
    @Ruling("faq/lethal-distraction-twice")
    void twoLethalDistractionsMakeOneFive() {
        var s =
                table(
                                "alice shadows"
                                        + " hand [lethal-distraction, lethal-distraction,"
                                        + " plain-spark--shadows]",
                                "bob line [plain-elephant, plain-bear]")
                        .plays("lethal-distraction")
                        .chooses("plain-elephant")
                        .plays("lethal-distraction#2")
                        .chooses("plain-elephant")
                        .plays("plain-spark--shadows")
                        .chooses("plain-elephant")
                        .settled();
        assertThat(s.permanent("plain-elephant").damage()).isEqualTo(5);
        assertThat(s.permanent("plain-bear").damage()).isZero();
    }

    @Test
    @Ruling("faq/library-access-and-wild-wormhole")
    void libraryAccessAndWildWormholeInEitherOrder() {
        var position =
                "alice logos hand [library-access, wild-wormhole] deck [urchin, dodger, mother]"
                        + " | bob amber 1";
        var first = table(position).plays("library-access").plays("wild-wormhole");
        first.included("aember-gained a 1");
        first.offers("wild-wormhole play", "library-access played").chooses("library-access");
        assertThat(first.names(first.alice().hand())).startsWith("urchin");
        first.settled();
        assertThat(first.line(first.alice())).containsExactly("dodger");
        assertThat(first.names(first.alice().hand())).containsExactly("urchin", "mother");
        var second = table(position).plays("library-access").plays("wild-wormhole");
        second.chooses("wild-wormhole").offers("urchin play", "library-access played");
        second.chooses("library-access").settled();
        assertThat(second.line(second.alice())).containsExactly("urchin");
        assertThat(second.names(second.alice().hand())).containsExactly("dodger", "mother");
        assertThat(second.alice().aember()).isEqualTo(2);
    }

    @Test
    @Ruling("faq/clariel-spent-armor")
    void clarielsPowerIsHerWholeArmor() {
        var s =
                table(
                                "alice sanctum hand [plain-quake--sanctum]"
                                        + " line [lightsmith-clariel]",
                                "bob line [plain-guard]")
                        .plays("plain-quake--sanctum");
        assertThat(s.permanent("lightsmith-clariel").armorSpent()).isEqualTo(2);
        s.fights("lightsmith-clariel", "plain-guard").chooses("yes");
        assertThat(s.inPlay("plain-guard")).as("2 by the quake, 2 by her power").isFalse();
    }

    @Test
    @Ruling("faq/clariel-spent-armor")
    void clarielLivesThroughTheSwitch() {
        var s =
                table(
                                "alice sanctum hand [plain-quake--sanctum]"
                                        + " line [lightsmith-clariel]",
                                "bob line [plain-elephant with plain-fangless]")
                        .plays("plain-quake--sanctum")
                        .fights("lightsmith-clariel", "plain-elephant")
                        .chooses("yes")
                        .settled();
        assertThat(s.power("lightsmith-clariel")).isEqualTo(2);
        assertThat(s.permanent("lightsmith-clariel").damage()).isZero();
    }

    @Test
    @Ruling("faq/clariel-upgraded-armor")
    void clarielSwitchesArmorWithItsUpgrade() {
        var s =
                table(
                                "alice sanctum" + " line [lightsmith-clariel with imperial-scutum]",
                                "bob line [plain-elephant with plain-fangless]")
                        .fights("lightsmith-clariel", "plain-elephant")
                        .chooses("yes")
                        .settled();
        assertThat(s.power("lightsmith-clariel")).isEqualTo(4);
        assertThat(s.board().armor(s.card("lightsmith-clariel"))).isEqualTo(5);
        assertThat(s.permanent("plain-elephant").damage()).isEqualTo(4);
    }

    @Test
    @Ruling("faq/little-niff-and-ronnie")
    void littleNiffStealsThoughHerNeighborDies() {
        var s =
                table(
                                "alice shadows"
                                        + " line [ronnie-wristclocks, little-niff, plain-mouse]",
                                "bob amber 2 line [plain-bear]")
                        .fights("ronnie-wristclocks", "plain-bear")
                        .settled();
        assertThat(s.inPlay("ronnie-wristclocks")).isFalse();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("faq/mimic-gel-counters")
    void mimicGelCopiesThePrintedCardOnly() {
        var s =
                table(
                                "alice logos hand [mimic-gel, plain-growing]",
                                "bob line [plain-wolf damage 1 warded with plain-mail]")
                        .plays("plain-growing")
                        .plays("mimic-gel");
        Answers.all(s);
        assertThat(s.power("plain-wolf")).isEqualTo(4);
        assertThat(s.power("mimic-gel")).isEqualTo(3);
        var gel = s.permanent("mimic-gel");
        assertThat(gel.damage()).isZero();
        assertThat(gel.warded()).isFalse();
        assertThat(s.board().armor(s.card("mimic-gel"))).isZero();
    }

    @Test
    @Ruling("faq/mimic-gel-crash-muldoon")
    void mimicGelEntersAsCrashMuldoonDoes() {
        var s =
                table(
                                "alice logos hand [mimic-gel]" + " line [plain-mouse, plain-wolf]",
                                "bob line [crash-muldoon]")
                        .plays("mimic-gel")
                        .chooses("crash-muldoon")
                        .chooses("position-1")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("plain-mouse", "mimic-gel", "plain-wolf");
        assertThat(s.permanent("mimic-gel").exhausted()).isFalse();
    }

    @Test
    @Ruling("faq/mimic-gel-auto-legionary")
    void mimicGelOfALegionaryIsOne() {
        var s =
                table(
                                "alice saurian artifacts [auto-legionary]"
                                        + " hand [mimic-gel--saurian]",
                                "bob")
                        .acts("auto-legionary")
                        .plays("mimic-gel--saurian");
        Answers.all(s);
        assertThat(s.power("mimic-gel--saurian")).isEqualTo(5);
        assertThat(s.line(s.alice())).contains("mimic-gel--saurian", "auto-legionary");
    }

    @Test
    @Ruling("faq/moving-replicator-and-sanctum-guardian")
    void noCreatureCrossesOver() {
        var s =
                table(
                                "alice logos line [replicator, plain-mouse]",
                                "bob line [sanctum-guardian, plain-wolf]")
                        .reaps("replicator");
        while (s.state().pending().isPresent()) {
            var options = s.state().pending().orElseThrow().options().toString();
            if (options.contains(s.card("sanctum-guardian").toString())) {
                s.chooses("sanctum-guardian");
            } else {
                Answers.first(s);
            }
        }
        assertThat(s.line(s.alice())).containsExactly("replicator", "plain-mouse");
        assertThat(s.line(s.bob())).containsExactly("sanctum-guardian", "plain-wolf");
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling({"faq/neutron-shark-gone", "glossary/repeat"})
    void neutronSharkDoesNotRepeatOnceGone() {
        var s =
                table(
                                "alice logos hand [neutron-shark] deck [dodger, mother]",
                                "bob line [plain-mouse, plain-wolf]")
                        .plays("neutron-shark")
                        .chooses("plain-mouse");
        Answers.all(s);
        assertThat(s.line(s.bob())).containsExactly("plain-wolf");
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.names(s.alice().deck())).containsExactly("mother");
    }

    @Test
    @Ruling("faq/pale-star-and-chonkers")
    void underThePaleStarEverybodyHasOnePower() {
        var s =
                table(
                        "alice untamed hand [chonkers, plain-growing--untamed]"
                                + " artifacts [the-pale-star, dark-aember-vault]",
                        "bob line [plain-tortoise, groggins]");
        Answers.all(s.plays("chonkers"));
        assertThat(s.power("chonkers")).isEqualTo(4);
        s.usesOmni("the-pale-star").settled();
        assertThat(s.power("chonkers")).isEqualTo(1);
        s.plays("plain-growing--untamed").chooses("chonkers").settled();
        assertThat(s.power("chonkers")).isEqualTo(1);
        assertThat(s.board().armor(s.card("plain-tortoise"))).isZero();
        assertThat(s.power("groggins")).isEqualTo(1);
        s.endsTurn();
        assertThat(s.power("chonkers")).isEqualTo(5);
        assertThat(s.power("groggins")).isEqualTo(8);
    }

    @Test
    @Ruling("faq/phase-shift-twice")
    void twoPhaseShiftsAllowTwoCards() {
        var s =
                table(
                                "alice logos"
                                        + " hand [phase-shift, phase-shift, dodger, valdr, urchin]",
                                "bob")
                        .plays("phase-shift")
                        .plays("phase-shift#2")
                        .plays("dodger")
                        .plays("valdr")
                        .chooses("left")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("valdr", "dodger");
        assertThat(s.refused(new PlayCard(Seat.A, s.card("urchin"))))
                .isInstanceOf(Refusal.HouseNotActive.class);
    }

    @Test
    @Ruling("faq/phase-shift-and-mimicry")
    void mimicryUsesPhaseShiftUp() {
        var s =
                table("alice logos hand [phase-shift, mimicry, dodger]", "bob discard [foggify]")
                        .plays("phase-shift")
                        .plays("mimicry");
        Answers.all(s);
        assertThat(s.names(s.alice().discard())).contains("mimicry");
        assertThat(s.refused(new PlayCard(Seat.A, s.card("dodger"))))
                .isInstanceOf(Refusal.HouseNotActive.class);
    }

    @Test
    @Ruling({"faq/pitlord-and-restringuntus", "glossary/house-choice"})
    void ofPitlordsOtherHousesAnyMayBeChosen() {
        var position =
                "alice logos hand [restringuntus--logos] | bob line [pitlord, dodger, mother]";
        for (var house : new House[] {House.SHADOWS, House.LOGOS}) {
            var s =
                    table(position)
                            .plays("restringuntus--logos")
                            .chooses("dis")
                            .endsTurn()
                            .choosesHouse(house)
                            .settled();
            assertThat(s.state().activeHouse()).contains(house);
        }
        var free = table("alice logos", "bob line [pitlord, dodger]").endsTurn();
        assertThat(free.refused(new ChooseHouse(Seat.B, House.SHADOWS)))
                .as("Pitlord alone demands Dis")
                .isInstanceOf(Refusal.class);
        free.choosesHouse(House.DIS).settled();
    }

    @Test
    @Ruling("faq/pitlord-maverick")
    void aMaverickPitlordDemandsNothing() {
        var s = table("alice logos", "bob line [pitlord--logos, dodger]").endsTurn();
        assertThat(s.refused(new ChooseHouse(Seat.B, House.DIS)))
                .isInstanceOf(Refusal.HouseNotAvailable.class);
        s.choosesHouse(House.SHADOWS).settled();
        assertThat(s.state().activeHouse()).contains(House.SHADOWS);
    }

    @Test
    @Ruling("faq/redacted-fourth-aember")
    void redactedForgesOnlyWithinItsOwnAbility() {
        var s = table("alice dis", "bob artifacts [redacted amber 4] line [plain-mouse]");
        s.endsTurn();
        assertThat(s.bob().keys()).as("not by itself").isEmpty();
        var four =
                table(
                                "alice dis",
                                "bob artifacts [redacted amber 3]" + " line [plain-mouse, dodger]")
                        .endsTurn();
        four.choosesHouse(House.LOGOS);
        Answers.all(four);
        assertThat(four.bob().keys()).hasSize(1);
        assertThat(four.inPlay("redacted")).isFalse();
        var three =
                table("alice dis", "bob artifacts [redacted amber 2] line [plain-mouse]")
                        .endsTurn();
        three.choosesHouse(House.LOGOS).settled();
        assertThat(three.bob().keys()).isEmpty();
        assertThat(three.permanent("redacted").aember()).isEqualTo(3);
        var otherHouse =
                table("alice dis", "bob artifacts [redacted amber 3] line [dodger]").endsTurn();
        otherHouse.choosesHouse(House.SHADOWS).settled();
        assertThat(otherHouse.permanent("redacted").aember()).isEqualTo(3);
    }
}
