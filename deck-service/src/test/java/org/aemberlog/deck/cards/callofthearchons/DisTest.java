package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.state.KeyColor;
import org.junit.jupiter.api.Test;

/** Actions and artifacts; creatures are in {@link DisCreaturesTest} and {@link DisFightersTest}. */
class DisTest {

    @Test
    void fearReturnsAnEnemyToItsOwnersHand() {
        var s =
                table("alice dis hand [fear] line [tocsin] | bob line [charette, dodger]")
                        .plays("fear")
                        .offers("charette", "dodger")
                        .chooses("dodger")
                        .settled();
        assertThat(s.names(s.bob().hand())).containsExactly("dodger");
        assertThat(s.line(s.bob())).containsExactly("charette");
    }

    @Test
    void handOfDisSparesTheFlanks() {
        var s =
                table(
                                "alice dis hand [hand-of-dis] line [tocsin] | bob line [charette,"
                                        + " dodger, urchin]")
                        .plays("hand-of-dis")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("charette", "urchin");
        assertThat(s.line(s.alice())).containsExactly("tocsin");
    }

    @Test
    void mindBarbAndTocsinDiscardFromTheOpponentsHand() {
        var s =
                table(
                                "alice dis hand [mind-barb, fear] line [tocsin]"
                                        + " | bob hand [charette, dodger, urchin]")
                        .plays("mind-barb");
        assertThat(s.bob().hand()).hasSize(2);
        s.reaps("tocsin").settled();
        assertThat(s.bob().hand()).hasSize(1);
        assertThat(s.bob().discard()).hasSize(2);
        assertThat(s.names(s.alice().hand())).containsExactly("fear");
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    @Test
    void dominatorBaubleUsesACreatureOfAnyHouse() {
        var s =
                table("alice dis artifacts [dominator-bauble] line [batdrone] | bob")
                        .acts("dominator-bauble")
                        .settled();
        assertThat(s.alice().aember()).as("Batdrone could only reap").isEqualTo(1);
        assertThat(s.permanent("batdrone").exhausted()).isTrue();
    }

    @Test
    void gatewayToDisDestroysAllForThreeChains() {
        var s =
                table(
                                "alice dis hand [gateway-to-dis] artifacts [dominator-bauble]"
                                        + " line [tocsin] | bob line [kelifi-dragon]")
                        .plays("gateway-to-dis")
                        .settled();
        assertThat(s.line(s.alice())).isEmpty();
        assertThat(s.line(s.bob())).isEmpty();
        assertThat(s.inPlay("dominator-bauble")).isTrue();
        assertThat(s.alice().chains()).isEqualTo(3);
        assertThat(s.bob().chains()).isZero();
    }

    /** Glossary, Destroyed: the example of Dan. */
    @Test
    void gatewayToDisLetsArchimedesSaveItsNeighborsOnly() {
        var s =
                table(
                                "alice dis hand [gateway-to-dis] | bob line [tocsin, dodger,"
                                        + " archimedes, charette, urchin]")
                        .plays("gateway-to-dis")
                        .chooses("charette")
                        .chooses("urchin", "archimedes", "tocsin")
                        .settled();
        assertThat(s.names(s.bob().archives())).containsExactly("charette", "dodger");
        assertThat(s.names(s.bob().discard())).containsExactly("tocsin", "archimedes", "urchin");
    }

    @Test
    void tendrilsOfPainDealOneOrFour() {
        var line = " line [charette, dodger, urchin]";
        var one =
                table("alice dis hand [tendrils-of-pain] line [tocsin] | bob" + line)
                        .plays("tendrils-of-pain")
                        .settled();
        assertThat(one.line(one.bob())).containsExactly("charette", "dodger");
        assertThat(one.permanent("charette").damage()).isEqualTo(1);
        assertThat(one.permanent("tocsin").damage()).isEqualTo(1);
        assertThat(one.alice().aember()).isEqualTo(1);
        var four =
                table(
                                "alice dis hand [tendrils-of-pain] line [tocsin]"
                                        + " | bob keys [red] forged [red]"
                                        + line)
                        .plays("tendrils-of-pain")
                        .chooses("charette", "urchin")
                        .settled();
        assertThat(four.line(four.bob())).containsExactly("dodger");
        assertThat(four.permanent("dodger").damage()).isEqualTo(4);
        assertThat(four.inPlay("tocsin")).isFalse();
    }

    @Test
    void tendrilsOfPainCountTheOpponentsPreviousTurnOnly() {
        var s =
                table(
                                "alice dis forged [blue] keys [blue] hand [tendrils-of-pain]"
                                        + " | bob keys [red] line [charette]")
                        .plays("tendrils-of-pain")
                        .settled();
        assertThat(s.permanent("charette").damage()).isEqualTo(1);
    }

    @Test
    void keyHammerUnforgesTheKeyOfTheLastTurn() {
        var s =
                table(
                                "alice dis keys [yellow] hand [key-hammer]"
                                        + " | bob amber 1 keys [red, blue] forged [blue]")
                        .plays("key-hammer")
                        .settled();
        assertThat(s.bob().keys()).containsExactly(KeyColor.RED);
        assertThat(s.bob().aember()).isEqualTo(7);
        assertThat(s.alice().keys()).containsExactly(KeyColor.YELLOW);
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void keyHammerPaysTheOpponentAnyway() {
        var s =
                table("alice dis hand [key-hammer] | bob keys [red, blue]")
                        .plays("key-hammer")
                        .settled();
        assertThat(s.bob().keys()).hasSize(2);
        assertThat(s.bob().aember()).isEqualTo(6);
    }

    /** FAQ, Key Hammer. */
    @Test
    void keyHammerUnforgesOneOfTwo() {
        var s =
                table("alice dis hand [key-hammer] | bob keys [red, blue] forged [red, blue]")
                        .plays("key-hammer")
                        .offers("red", "blue")
                        .chooses("red")
                        .settled();
        assertThat(s.bob().keys()).containsExactly(KeyColor.BLUE);
        assertThat(s.bob().aember()).isEqualTo(6);
    }

    @Test
    void poltergeistUsesAnyArtifactAndDestroysIt() {
        var enemys =
                table("alice dis hand [poltergeist] | bob artifacts [shard-of-greed]")
                        .plays("poltergeist")
                        .settled();
        assertThat(enemys.alice().aember()).as("the bonus and the shard").isEqualTo(2);
        assertThat(enemys.bob().aember()).isZero();
        assertThat(enemys.names(enemys.bob().discard())).containsExactly("shard-of-greed");
        var own =
                table(
                                "alice dis hand [poltergeist] artifacts [shard-of-greed]"
                                        + " | bob artifacts [banner-of-battle]")
                        .plays("poltergeist")
                        .offers("shard-of-greed", "banner-of-battle")
                        .chooses("shard-of-greed")
                        .settled();
        assertThat(own.alice().aember()).isEqualTo(2);
        assertThat(own.inPlay("banner-of-battle")).isTrue();
    }

    /** FAQ, Do As Much As You Can. */
    @Test
    void poltergeistDestroysWhatCannotBeUsed() {
        var constant =
                table("alice dis hand [poltergeist] | bob artifacts [banner-of-battle]")
                        .plays("poltergeist")
                        .settled();
        assertThat(constant.inPlay("banner-of-battle")).isFalse();
        var exhausted =
                table("alice dis hand [poltergeist] | bob artifacts [shard-of-greed exhausted]")
                        .plays("poltergeist")
                        .settled();
        assertThat(exhausted.inPlay("shard-of-greed")).isFalse();
        assertThat(exhausted.alice().aember()).isEqualTo(1);
        table("alice dis hand [poltergeist] line [tocsin] | bob").plays("poltergeist").settled();
    }

    /** Glossary, Most Powerful: the example of Tom. */
    @Test
    void threeFatesLetsChooseAmongTheTied() {
        var s =
                table(
                                "alice dis hand [three-fates] line [overlord-greking, headhunter]"
                                        + " | bob line [groggins, smaaash, charette]")
                        .plays("three-fates")
                        .offers("headhunter", "smaaash")
                        .chooses("smaaash")
                        .chooses("groggins", "smaaash")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("headhunter");
        assertThat(s.line(s.bob())).containsExactly("charette");
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void threeFatesTakesFewerWhenThereAreFewer() {
        var s =
                table("alice dis hand [three-fates] line [tocsin] | bob line [charette]")
                        .plays("three-fates")
                        .settled();
        assertThat(s.line(s.alice())).isEmpty();
        assertThat(s.line(s.bob())).isEmpty();
    }

    /** Glossary, As If It Were Yours: you sacrifice it, and you are the one who is permitted. */
    @Test
    void poltergeistUsesAnEnemysCombatPheromones() {
        var s =
                table(
                                "alice dis hand [poltergeist] line [mindwarper]"
                                        + " | bob amber 1 artifacts [combat-pheromones]"
                                        + " line [charette]")
                        .plays("poltergeist")
                        .acts("mindwarper")
                        .settled();
        assertThat(s.names(s.bob().discard())).containsExactly("combat-pheromones");
        assertThat(s.permanent("charette").aember()).isEqualTo(1);
    }

    /** Glossary, Ward: it is lost instead, and the rest is destroyed. */
    @Test
    void gatewayToDisIsStoppedByAWard() {
        var s =
                table("alice dis hand [gateway-to-dis] line [tocsin] | bob line [charette warded]")
                        .plays("gateway-to-dis")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("charette");
        assertThat(s.permanent("charette").warded()).isFalse();
        assertThat(s.line(s.alice())).isEmpty();
    }

    @Test
    void keyHammerUndoesWhatTheOpponentForgedInTurn() {
        var s =
                table(
                                "alice dis hand [key-hammer] line [tocsin] | bob amber 8 keys"
                                        + " [blue] line [headhunter]")
                        .endsTurn()
                        .chooses("red")
                        .choosesHouse(House.BROBNAR)
                        .endsTurn()
                        .choosesHouse(House.DIS)
                        .plays("key-hammer")
                        .settled();
        assertThat(s.bob().keys()).containsExactly(KeyColor.BLUE);
        assertThat(s.bob().aember()).as("8 less 6 plus 6").isEqualTo(8);
    }
}
