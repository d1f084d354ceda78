package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.KeyColor;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** The FAQ from Keyfrog to Little Niff. */
class FaqKToLRulingsTest {

    @Test
    @Ruling({"faq/keyfrog-and-senator-shrix", "rules/forge-a-key"})
    void theActivePlayerDividesThePaymentOfTheOpponentsKey() {
        var s = table("alice logos hand [plain-slaying]", "bob amber 5 line [keyfrog, senator-shrix amber 5]")
                .plays("plain-slaying")
                .chooses("keyfrog");
        assertThat(s.state().toAct()).isEqualTo(Seat.A);
        s.offers("1", "2", "3", "4", "5");
        Answers.all(s);
        assertThat(s.bob().keys()).hasSize(1);
        assertThat(s.bob().aember() + s.permanent("senator-shrix").aember()).isEqualTo(4);
        for (int fromShrix = 1; fromShrix <= 5; fromShrix++) {
            var paid = table("alice logos hand [plain-slaying]", "bob amber 5 line [keyfrog, senator-shrix amber 5]")
                    .plays("plain-slaying")
                    .chooses("keyfrog")
                    .chooses(String.valueOf(fromShrix))
                    .chooses("blue")
                    .settled();
            assertThat(paid.bob().keys()).containsExactly(KeyColor.BLUE);
            assertThat(paid.permanent("senator-shrix").aember()).isEqualTo(5 - fromShrix);
            assertThat(paid.bob().aember()).isEqualTo(fromShrix - 1);
        }
    }

    @Test
    @Ruling({"rules/forge-a-key", "faq/keyfrog-and-senator-shrix"})
    void aemberOnShrixCountsInTheForgeStep() {
        var s = table("alice logos", "bob amber 1 line [senator-shrix amber 5]")
                .endsTurn()
                .chooses("red");
        assertThat(Answers.all(s).bob().keys()).containsExactly(KeyColor.RED);
        assertThat(s.bob().aember()).isZero();
        assertThat(s.permanent("senator-shrix").aember()).isZero();
        var five = table("alice logos", "bob line [senator-shrix amber 5]")
                .endsTurn()
                .settled();
        assertThat(five.bob().keys()).isEmpty();
    }

    @Test
    @Ruling({"faq/key-hammer-after-two-keys", "glossary/unforge"})
    void keyHammerUnforgesOneOfTwo() {
        var s = table(
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
        var s = table("alice dis hand [key-hammer]", "bob keys [red]")
                .plays("key-hammer")
                .settled();
        assertThat(s.bob().keys()).containsExactly(KeyColor.RED);
        assertThat(s.bob().aember()).isEqualTo(6);
    }

    @Test
    @Ruling({"faq/spangler-box-and-kelifi-dragon", "glossary/leaves-play"})
    void spanglerBoxPutsTheDragonBackWhateverItNeeds() {
        var s = table(
                        "alice logos artifacts [spangler-box]"
                                + " line [kelifi-dragon, plain-mouse]"
                                + " hand [kelifi-dragon--logos]",
                        "bob hand [grasping-vines]")
                .acts("spangler-box")
                .chooses("kelifi-dragon");
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("kelifi-dragon--logos"))))
                .as("it cannot be played")
                .isInstanceOf(Rejection.RequirementNotMet.class);
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
        var s = table("alice logos artifacts [spangler-box]" + " hand [scowly-caper--logos]", "bob hand [poltergeist]")
                .plays("scowly-caper--logos");
        assertThat(s.line(s.bob())).containsExactly("scowly-caper--logos");
        s.acts("spangler-box").settled();
        assertThat(s.names(s.alice().purged())).containsExactly("scowly-caper--logos");
        s.endsTurn().choosesHouse(House.DIS).plays("poltergeist").settled();
        assertThat(s.names(s.alice().discard())).as("destroyed").containsExactly("spangler-box");
        assertThat(s.line(s.bob())).containsExactly("scowly-caper--logos");
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.alice().purged()).isEmpty();
    }

    @Test
    @Ruling("faq/lethal-distraction-twice")
    void twoLethalDistractionsMakeOneFive() {
        var s = table(
                        "alice shadows" + " hand [lethal-distraction, lethal-distraction," + " plain-spark--shadows]",
                        "bob line [plain-elephant, plain-bear]")
                .plays("lethal-distraction")
                .chooses("plain-elephant")
                .plays("lethal-distraction#2")
                .chooses("plain-elephant")
                .plays("plain-spark--shadows")
                .chooses("plain-elephant")
                .settled();
        s.included("damage-dealt plain-elephant 5");
        assertThat(s.permanent("plain-elephant").damage()).as("in one").isEqualTo(5);
        assertThat(s.permanent("plain-bear").damage()).isZero();
    }

    @Test
    @Ruling("faq/library-access-and-wild-wormhole")
    void libraryAccessAndWildWormholeInEitherOrder() {
        var position =
                "alice logos hand [library-access, wild-wormhole] deck [urchin, dodger, mother]" + " | bob amber 1";
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
        var s = table(
                        "alice sanctum hand [plain-quake--sanctum]" + " line [lightsmith-clariel]",
                        "bob line [plain-guard]")
                .plays("plain-quake--sanctum");
        assertThat(s.permanent("lightsmith-clariel").armorSpent()).isEqualTo(2);
        s.fights("lightsmith-clariel", "plain-guard").chooses("yes");
        assertThat(s.inPlay("plain-guard")).as("2 by the quake, 2 by her power").isFalse();
    }

    @Test
    @Ruling("faq/clariel-spent-armor")
    void clarielLivesThroughTheSwitch() {
        var s = table(
                        "alice sanctum hand [plain-quake--sanctum]" + " line [lightsmith-clariel]",
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
        var s = table(
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
        var s = table(
                        "alice shadows" + " line [ronnie-wristclocks, little-niff, plain-mouse]",
                        "bob amber 2 line [plain-bear]")
                .fights("ronnie-wristclocks", "plain-bear")
                .settled();
        assertThat(s.inPlay("ronnie-wristclocks")).isFalse();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
    }

    @Test
    @Ruling({"faq/clariel-spent-armor", "glossary/before"})
    void clarielDiesOfASwitchBelowHerDamage() {
        var s = table("alice sanctum line [lightsmith-clariel damage 2]", "bob line [plain-bear]")
                .fights("lightsmith-clariel", "plain-bear")
                .chooses("yes")
                .settled();
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.permanent("plain-bear").damage())
                .as("the fight is skipped")
                .isZero();
    }
}
