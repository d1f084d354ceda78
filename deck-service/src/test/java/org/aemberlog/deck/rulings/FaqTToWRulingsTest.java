package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.Reap;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.KeyColor;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** The FAQ from timing to its end. */
class FaqTToWRulingsTest {

    @Test
    @Ruling("faq/timing-masterplan-and-grasping-vines")
    void masterplanGoesHomeBeforeItIsSacrificed() {
        var s = table("alice untamed" + " hand [masterplan--untamed, grasping-vines]", "bob artifacts [plain-bell]")
                .plays("masterplan--untamed")
                .settled()
                .endsTurn()
                .choosesHouse(House.LOGOS)
                .endsTurn()
                .choosesHouse(House.UNTAMED);
        s.usesOmni("masterplan--untamed");
        s.chooses("masterplan--untamed").settled();
        assertThat(s.names(s.alice().hand())).containsExactly("masterplan--untamed");
        assertThat(s.names(s.alice().discard())).containsExactly("grasping-vines");
        assertThat(s.inPlay("plain-bell")).isTrue();
    }

    @Test
    @Ruling("faq/timing-tolas-and-gateway-to-dis")
    void tolasDoesNotSeeWhatDiesWithIt() {
        var s = table("alice dis hand [gateway-to-dis] line [plain-wolf]", "bob line [tolas, plain-mouse]")
                .plays("gateway-to-dis");
        Answers.all(s);
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.bob().battleline()).isEmpty();
        assertThat(s.alice().aember()).isZero();
        assertThat(s.bob().aember()).isZero();
        var lives = table(
                        "alice dis hand [gateway-to-dis] line [plain-wolf, plain-bear]",
                        "bob line [tolas warded, plain-mouse]")
                .plays("gateway-to-dis");
        Answers.all(lives);
        assertThat(lives.alice().aember()).as("for the mouse").isEqualTo(1);
        assertThat(lives.bob().aember()).as("for wolf and bear").isEqualTo(2);
    }

    @Test
    @Ruling({"faq/timing-pingle-and-king-of-the-crag", "timing/play-a-card"})
    void pingleIsGoneBeforeItAnnoys() {
        var s = table("alice brobnar hand [king-of-the-crag]", "bob line [pingle-who-annoys, plain-mouse]")
                .plays("king-of-the-crag")
                .settled();
        assertThat(s.permanent("king-of-the-crag").damage()).isZero();
        assertThat(s.line(s.bob())).containsExactly("plain-mouse");
        var other = table("alice brobnar hand [headhunter]", "bob line [pingle-who-annoys]")
                .plays("headhunter")
                .settled();
        assertThat(other.permanent("headhunter").damage()).isEqualTo(1);
    }

    @Test
    @Ruling("faq/timing-nexus-and-spectral-tunneler")
    void nexusReapsWithTheAbilityItJustGained() {
        var s = table(
                        "alice shadows line [nexus]" + " deck [plain-mouse, plain-wolf]",
                        "bob artifacts [spectral-tunneler]")
                .reaps("nexus");
        Answers.all(s);
        assertThat(s.names(s.alice().hand())).containsExactly("plain-mouse");
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.permanent("spectral-tunneler").exhausted()).isTrue();
    }

    @Test
    @Ruling({"faq/timing-interdimensional-graft-and-forgemaster-og", "timing/forge-a-key"})
    void theForgerOrdersGraftAndOg() {
        var position = "alice logos hand [interdimensional-graft] | bob amber 10 keys [red] line" + " [forgemaster-og]";
        var graftFirst = table(position).plays("interdimensional-graft").endsTurn();
        graftFirst.chooses("blue").chooses("interdimensional-graft");
        assertThat(Answers.all(graftFirst).alice().aember()).as("bonus and 4").isEqualTo(5);
        assertThat(graftFirst.bob().aember()).isZero();
        assertThat(graftFirst.bob().keys()).containsExactlyInAnyOrder(KeyColor.RED, KeyColor.BLUE);
        var ogFirst = table(position).plays("interdimensional-graft").endsTurn();
        ogFirst.chooses("blue");
        assertThat(ogFirst.state().toAct()).isEqualTo(Seat.B);
        ogFirst.chooses("forgemaster-og");
        assertThat(Answers.all(ogFirst).alice().aember()).isEqualTo(1);
        assertThat(ogFirst.bob().aember()).isZero();
    }

    @Test
    @Ruling("faq/timing-encounter-suit")
    void encounterSuitActsBetweenBonusAndPlay() {
        var s = table("alice brobnar hand [punch]" + " line [plain-mouse with encounter-suit]", "bob")
                .plays("punch");
        s.included("aember-gained a 1", "status-gained plain-mouse ward", "status-lost plain-mouse ward");
        assertThat(s.settled().inPlay("plain-mouse")).isTrue();
    }

    @Test
    @Ruling("faq/timing-encounter-suit")
    void encounterSuitSharesItsTimingPointButComesBeforePlay() {
        var position = "alice brobnar hand [punch] line [plain-mouse with encounter-suit] artifacts"
                + " [plain-audience] deck [plain-bear] | bob line [plain-elephant]";
        var suitFirst = table(position).plays("punch");
        suitFirst.offers("encounter-suit played-before-effect", "plain-audience played");
        suitFirst.included("aember-gained a 1");
        assertThat(suitFirst.permanent("plain-mouse").warded()).isFalse();
        suitFirst.chooses("encounter-suit");
        assertThat(suitFirst.permanent("plain-mouse").warded()).isTrue();
        suitFirst.offers("plain-audience played", "punch play").chooses("punch play");
        suitFirst.chooses("plain-elephant").settled();
        var suitLast = table(position).plays("punch").chooses("plain-audience");
        assertThat(suitLast.names(suitLast.alice().hand())).containsExactly("plain-bear");
        suitLast.included("cards-drawn a [plain-bear]", "status-gained plain-mouse ward");
        suitLast.chooses("plain-mouse").settled();
        assertThat(suitLast.permanent("plain-mouse").warded())
                .as("hit by the punch")
                .isFalse();
        var creature = table("alice logos hand [plain-wolf] line [plain-mouse with encounter-suit] | bob");
        creature.plays("plain-wolf").chooses("left").settled();
        assertThat(creature.permanent("plain-mouse").warded())
                .as("for actions only")
                .isFalse();
        var opponents = table("alice brobnar hand [punch] | bob line [plain-elephant with encounter-suit]");
        opponents.plays("punch").settled();
        assertThat(opponents.permanent("plain-elephant").damage())
                .as("warded before")
                .isZero();
    }

    @Test
    @Ruling({"faq/timing-siren-horn-and-assault", "glossary/assault", "timing/fight"})
    void theAemberMovesBeforeOrAfterTheAssault() {
        var position =
                "alice logos line [plain-lancer amber 1 with siren-horn] | bob line [plain-ghost," + " plain-bear]";
        var before = table(position).fights("plain-lancer", "plain-ghost");
        before.offers("plain-lancer before-fight by siren-horn", "plain-lancer assault");
        before.chooses("plain-lancer before-fight");
        Answers.all(before);
        assertThat(before.alice().aember()).as("released by the ghost").isEqualTo(1);
        var after = table(position).fights("plain-lancer", "plain-ghost");
        after.chooses("plain-lancer assault");
        Answers.all(after);
        assertThat(after.alice().aember()).isZero();
        assertThat(after.permanent("plain-lancer").aember()).isEqualTo(1);
    }

    @Test
    @Ruling("faq/timing-smite-and-firespitter")
    void smiteMissesNeighborsThatAreGone() {
        var s = table(
                        "alice brobnar hand [smite--brobnar] line [firespitter]",
                        "bob line [plain-sage, plain-mouse, plain-heir," + " plain-mouse, plain-herald]")
                .plays("smite--brobnar")
                .chooses("plain-heir");
        Answers.all(s);
        assertThat(s.line(s.bob())).containsExactly("plain-sage", "plain-herald");
        assertThat(s.permanent("plain-sage").damage()).as("Firespitter's only").isEqualTo(1);
        assertThat(s.permanent("plain-herald").damage()).isEqualTo(1);
        var normal = table(
                        "alice brobnar hand [smite--brobnar] line [valdr]",
                        "bob line [plain-elephant, plain-bear, plain-wolf]")
                .plays("smite--brobnar")
                .chooses("plain-bear");
        Answers.all(normal);
        assertThat(normal.permanent("plain-elephant").damage()).isEqualTo(2);
        assertThat(normal.permanent("plain-wolf").damage()).isEqualTo(2);
    }

    @Test
    @Ruling("faq/timing-phalanx-strike-and-ward")
    void phalanxStrikeTakesTheWardAndThenHurts() {
        var s = table(
                        "alice saurian hand [phalanx-strike] line [plain-wolf]",
                        "bob line [plain-bear warded, plain-mouse]")
                .plays("phalanx-strike")
                .chooses("plain-bear")
                .chooses("yes")
                .chooses("plain-bear")
                .settled();
        assertThat(s.permanent("plain-bear").warded()).isFalse();
        assertThat(s.permanent("plain-bear").damage()).isEqualTo(1);
        assertThat(s.permanent("plain-wolf").aember()).isEqualTo(1);
        assertThat(s.inPlay("plain-mouse")).isTrue();
    }

    @Test
    @Ruling({"faq/timing-overlord-greking-and-tolas", "glossary/play"})
    void tolasPaysNobodyForItself() {
        var s = table("alice dis line [overlord-greking]", "bob line [plain-mouse, tolas]")
                .fights("overlord-greking", "plain-mouse");
        Answers.all(s);
        assertThat(s.line(s.alice())).contains("plain-mouse");
        assertThat(s.alice().aember()).as("Tolas lives and pays").isEqualTo(1);
        var dead = table("alice dis hand [plain-baring--dis]" + " line [overlord-greking]", "bob line [tolas]")
                .plays("plain-baring--dis")
                .chooses("tolas")
                .fights("overlord-greking", "tolas");
        Answers.all(dead);
        assertThat(dead.line(dead.alice())).contains("tolas");
        assertThat(dead.alice().aember()).isZero();
        assertThat(dead.bob().aember()).isZero();
    }

    @Test
    @Ruling({"faq/timing-jargogle-and-unlocked-gateway", "glossary/omega"})
    void whatJargoglePlaysSurvivesTheGateway() {
        var s = table(
                        "alice logos hand [jargogle, wild-wormhole,"
                                + " unlocked-gateway--logos] deck [dodger, plain-mouse]",
                        "bob line [plain-bear]")
                .plays("jargogle")
                .chooses("wild-wormhole")
                .plays("unlocked-gateway--logos");
        Answers.all(s);
        assertThat(s.line(s.alice())).containsExactly("dodger");
        assertThat(s.bob().battleline()).isEmpty();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.state().active()).isEqualTo(Seat.B);
    }

    @Test
    @Ruling("faq/timing-venator-altum")
    void venatorAltumIsDestroyedBeforeItIsExalted() {
        var s = table(
                        "alice logos hand [plain-wave, plain-blast]" + " line [plain-elephant]",
                        "bob line [venator-altum damage 6]")
                .plays("plain-wave")
                .fights("plain-elephant", "venator-altum")
                .settled();
        assertThat(s.bob().battleline()).isEmpty();
        assertThat(s.alice().aember()).isZero();
        var lives = table("alice logos hand [plain-wave, plain-blast]", "bob line [venator-altum]")
                .plays("plain-wave")
                .plays("plain-blast")
                .settled();
        assertThat(lives.permanent("venator-altum").damage()).isEqualTo(1);
        assertThat(lives.permanent("venator-altum").aember()).isEqualTo(1);
    }

    @Test
    @Ruling({"faq/using-anger-on-bumpsy", "glossary/fight-with"})
    void angerOnlyReadiesWithoutEnemies() {
        var s = table("alice brobnar hand [anger] line [bumpsy exhausted]", "bob")
                .plays("anger")
                .settled();
        assertThat(s.permanent("bumpsy").exhausted()).isFalse();
        s.reaps("bumpsy").settled();
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    @Test
    @Ruling("faq/using-combat-pheromones-and-john-smyth")
    void aCardPermittedOnceMayBeUsedAgainWhenReadied() {
        var s = table(
                "alice logos artifacts [combat-pheromones]" + " line [john-smyth, mindwarper, yxilo-bolter]",
                "bob amber 2");
        s.usesOmni("combat-pheromones").settled();
        s.reaps("mindwarper").reaps("john-smyth");
        if (s.state().pending().isPresent()) {
            s.chooses("mindwarper");
        }
        s.reaps("mindwarper").settled();
        assertThat(s.alice().aember()).isEqualTo(3);
        assertThat(s.rejected(new Reap(Seat.A, s.card("yxilo-bolter"))))
                .as("two cards are permitted, not three")
                .isInstanceOf(Rejection.HouseNotActive.class);
    }

    @Test
    @Ruling("faq/waking-nightmare-updates")
    void theCostFollowsTheDisCreatures() {
        var s = table(
                        "alice dis" + " hand [waking-nightmare, charette, plain-slaying--dis]" + " line [tocsin]",
                        "bob amber 10 hand [plain-slaying]")
                .plays("waking-nightmare");
        s.plays("charette").chooses("left").settled().endsTurn();
        assertThat(s.bob().keys()).as("8 for 7 Æmber").isEmpty();
        assertThat(s.permanent("charette").aember()).isEqualTo(3);
        s.choosesHouse(House.LOGOS);
        assertThat(s.board().keyCost(Seat.B)).isEqualTo(8);
        s.plays("plain-slaying").chooses("tocsin").settled();
        assertThat(s.board().keyCost(Seat.B)).isEqualTo(7);
        s.endsTurn();
        assertThat(s.board().keyCost(Seat.B)).isEqualTo(6);
    }

    @Test
    @Ruling("faq/wild-wormhole-and-kelifi-dragon")
    void kelifiDragonStaysOnTop() {
        var position = " hand [wild-wormhole] deck [kelifi-dragon, plain-mouse] | bob";
        var poor = table("alice logos" + position).plays("wild-wormhole").settled();
        assertThat(poor.names(poor.alice().deck())).containsExactly("kelifi-dragon", "plain-mouse");
        assertThat(poor.alice().aember()).isEqualTo(1);
        var five =
                table("alice logos amber 5" + position).plays("wild-wormhole").settled();
        assertThat(five.alice().battleline()).isEmpty();
        var six = table("alice logos amber 6" + position).plays("wild-wormhole").settled();
        assertThat(six.line(six.alice())).as("the bonus makes seven").containsExactly("kelifi-dragon");
    }
}
