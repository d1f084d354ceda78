package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.KeyColor;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

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
    void charetteCapturesWhatIsThere() {
        var s =
                table("alice dis amber 5 hand [charette] | bob amber 2")
                        .plays("charette")
                        .settled();
        assertThat(s.permanent("charette").aember()).isEqualTo(2);
        assertThat(s.bob().aember()).isZero();
        assertThat(s.alice().aember()).isEqualTo(5);
    }

    @Test
    void dustImpPaysItsControllerWhenDestroyed() {
        var s = table("alice dis line [tocsin] | bob line [dust-imp]").fights("tocsin", "dust-imp");
        assertThat(s.bob().aember()).isEqualTo(2);
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    void shoolerStealsFromFour() {
        var four = table("alice dis hand [shooler] | bob amber 4").plays("shooler").settled();
        assertThat(four.alice().aember()).isEqualTo(1);
        assertThat(four.bob().aember()).isEqualTo(3);
        var three = table("alice dis hand [shooler] | bob amber 3").plays("shooler").settled();
        assertThat(three.alice().aember()).isZero();
    }

    @Test
    void stealerOfSoulsPurgesWhatItDestroys() {
        var s =
                table("alice dis line [stealer-of-souls] | bob line [charette, dodger]")
                        .fights("stealer-of-souls", "charette")
                        .settled();
        assertThat(s.names(s.bob().purged())).containsExactly("charette");
        assertThat(s.bob().discard()).isEmpty();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void stealerOfSoulsGetsNothingForASurvivor() {
        var s =
                table("alice dis line [stealer-of-souls] | bob line [shadow-self]")
                        .fights("stealer-of-souls", "shadow-self")
                        .settled();
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    void theTerrorGainsOnlyFromNothing() {
        assertThat(table("alice dis hand [the-terror] | bob").plays("the-terror").alice().aember())
                .isEqualTo(2);
        assertThat(
                        table("alice dis hand [the-terror] | bob amber 1")
                                .plays("the-terror")
                                .alice()
                                .aember())
                .isZero();
    }

    /** FAQ, "Destroyed:" Effects. */
    @Test
    void stealerOfSoulsHasToSurvive() {
        var s =
                table("alice dis line [stealer-of-souls] | bob line [valdr]")
                        .fights("stealer-of-souls", "valdr")
                        .settled();
        assertThat(s.names(s.bob().discard())).containsExactly("valdr");
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    void stealerOfSoulsGetsNothingForWhatWasSaved() {
        var s =
                table(
                                "alice dis line [stealer-of-souls]"
                                        + " | bob line [dust-imp with armageddon-cloak]")
                        .fights("stealer-of-souls", "dust-imp")
                        .settled();
        assertThat(s.permanent("stealer-of-souls").damage()).as("hazardous 2").isEqualTo(4);
        assertThat(s.permanent("dust-imp").damage()).isZero();
        assertThat(s.names(s.bob().discard())).containsExactly("armageddon-cloak");
        assertThat(s.alice().aember()).isZero();
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
                                "alice dis hand [gateway-to-dis]"
                                        + " | bob line [tocsin, dodger, archimedes, charette, urchin]")
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

    @Test
    void drumbleCapturesAllOfSevenOrMore() {
        for (int[] row : new int[][] {{6, 0}, {7, 7}, {9, 9}}) {
            var s = table("alice dis amber 8 hand [drumble] | bob amber " + row[0]).plays("drumble");
            assertThat(s.settled().permanent("drumble").aember()).isEqualTo(row[1]);
            assertThat(s.bob().aember()).isEqualTo(row[0] - row[1]);
            assertThat(s.alice().aember()).isEqualTo(8);
        }
    }

    @Test
    void emberImpForbidsTheOpponentAThirdCard() {
        var s =
                table("alice dis hand [fear, hand-of-dis, mind-barb] | bob line [ember-imp]")
                        .plays("hand-of-dis")
                        .plays("mind-barb");
        assertThat(s.refused(new PlayCard(Seat.A, s.card("fear"))))
                .isInstanceOf(Refusal.CardForbids.class);
        s.discards("fear").settled();
    }

    @Test
    void emberImpDoesNotForbidItsController() {
        table("alice dis hand [mind-barb, mind-barb, mind-barb] line [ember-imp] | bob")
                .plays("mind-barb")
                .plays("mind-barb#2")
                .plays("mind-barb#3")
                .settled();
    }

    @Test
    void emberImpCountsWhatAnEffectPlays() {
        var s =
                table(
                                "alice logos hand [wild-wormhole, wild-wormhole]"
                                        + " deck [mother, batdrone] | bob line [ember-imp]")
                        .plays("wild-wormhole")
                        .settled();
        assertThat(s.refused(new PlayCard(Seat.A, s.card("wild-wormhole#2"))))
                .isInstanceOf(Refusal.CardForbids.class);
        var second =
                table(
                                "alice logos hand [library-of-babble, wild-wormhole]"
                                        + " deck [mother] | bob line [ember-imp]")
                        .plays("library-of-babble")
                        .plays("wild-wormhole")
                        .settled();
        assertThat(second.names(second.alice().deck())).containsExactly("mother");
    }

    @Test
    void gabosLongarmsReachesAnotherCreature() {
        var s =
                table("alice dis line [gabos-longarms] | bob line [charette, dodger, urchin]")
                        .fights("gabos-longarms", "charette")
                        .offers("gabos-longarms", "charette", "dodger", "urchin")
                        .chooses("dodger")
                        .settled();
        assertThat(s.inPlay("dodger")).isFalse();
        assertThat(s.permanent("charette").damage()).isZero();
        assertThat(s.permanent("gabos-longarms").damage()).isEqualTo(4);
    }

    /** FAQ, Elusive: both answers. */
    @Test
    void gabosLongarmsAndElusiveCreatures() {
        var position = "alice dis line [gabos-longarms] | bob line [aember-imp, charette]";
        var reached =
                table(position)
                        .fights("gabos-longarms", "charette")
                        .chooses("aember-imp")
                        .settled();
        assertThat(reached.inPlay("aember-imp")).isFalse();
        var from =
                table(position)
                        .fights("gabos-longarms", "aember-imp")
                        .chooses("charette")
                        .settled();
        assertThat(from.inPlay("charette")).isFalse();
        assertThat(from.permanent("gabos-longarms").damage()).isZero();
    }

    /** Glossary, Elusive: it still stops the damage to the creature that is fought. */
    @Test
    void gabosLongarmsIsEludedByTheCreatureItFights() {
        var s =
                table("alice dis line [gabos-longarms] | bob line [aember-imp, charette]")
                        .fights("gabos-longarms", "aember-imp")
                        .chooses("aember-imp")
                        .settled();
        assertThat(s.permanent("aember-imp").damage()).isZero();
        assertThat(s.permanent("charette").damage()).isZero();
    }

    @Test
    void overlordGrekingTakesOverWhatItKills() {
        var s =
                table("alice dis line [overlord-greking, tocsin] | bob line [charette, dodger]")
                        .fights("overlord-greking", "charette")
                        .chooses("right")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("overlord-greking", "tocsin", "charette");
        assertThat(s.permanent("charette").exhausted()).isTrue();
        assertThat(s.permanent("charette").damage()).isZero();
        assertThat(s.permanent("charette").aember()).as("it was not played").isZero();
        assertThat(s.line(s.bob())).containsExactly("dodger");
    }

    @Test
    void overlordGrekingGetsNobodyWhoSurvivesOrOutlivesIt() {
        var survivor =
                table("alice dis line [overlord-greking] | bob line [groggins]")
                        .fights("overlord-greking", "groggins")
                        .settled();
        assertThat(survivor.line(survivor.alice())).isEmpty();
        assertThat(survivor.permanent("groggins").damage()).isEqualTo(7);
        var both =
                table("alice dis line [overlord-greking] | bob line [king-of-the-crag]")
                        .fights("overlord-greking", "king-of-the-crag")
                        .settled();
        assertThat(both.names(both.bob().discard())).containsExactly("king-of-the-crag");
    }

    @Test
    void overlordGrekingAlsoTakesOverItsAttacker() {
        var s =
                table("alice dis line [charette] | bob line [overlord-greking]")
                        .fights("charette", "overlord-greking")
                        .chooses("left")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("charette", "overlord-greking");
    }

    /** Glossary, Leaves Play: what is in a hand by then is lost to it. */
    @Test
    void overlordGrekingLosesBadPenny() {
        var s =
                table("alice dis line [overlord-greking] | bob line [bad-penny]")
                        .fights("overlord-greking", "bad-penny")
                        .settled();
        assertThat(s.names(s.bob().hand())).containsExactly("bad-penny");
    }

    /** FAQ, Timing: Tolas was not in play when it was destroyed. */
    @Test
    void overlordGrekingDoesNotWakeTolas() {
        var s =
                table("alice dis line [tocsin, overlord-greking] | bob line [tolas]")
                        .fights("tocsin", "tolas")
                        .fights("overlord-greking", "tolas")
                        .chooses("right")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("tocsin", "overlord-greking", "tolas");
        assertThat(s.alice().aember()).isZero();
        assertThat(s.bob().aember()).isZero();
    }

    @Test
    void pitlordMakesItsControllerChooseDis() {
        var s =
                table("alice dis hand [pitlord] line [tocsin] | bob line [pitlord, headhunter]")
                        .plays("pitlord")
                        .chooses("left")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        s.endsTurn();
        assertThat(s.refused(new ChooseHouse(Seat.B, House.BROBNAR)))
                .isInstanceOf(Refusal.HouseNotAvailable.class);
        assertThat(s.legal()).containsExactly(new ChooseHouse(Seat.B, House.DIS));
    }

    @Test
    void pitlordDoesNotMindTheOpponentsHouse() {
        var s = table("alice dis line [pitlord] | bob line [headhunter]").endsTurn();
        assertThat(s.legal()).containsExactly(new ChooseHouse(Seat.B, House.BROBNAR));
    }

    @Test
    void restringuntusForbidsAHouseWhileItIsInPlay() {
        var s =
                table(
                                "alice dis hand [restringuntus] line [headhunter]"
                                        + " | bob line [smaaash, tocsin]")
                        .plays("restringuntus")
                        .chooses("right")
                        .chooses("brobnar")
                        .endsTurn()
                        .settled();
        assertThat(s.refused(new ChooseHouse(Seat.B, House.BROBNAR)))
                .isInstanceOf(Refusal.HouseNotAvailable.class);
        s.choosesHouse(House.DIS).fights("tocsin", "restringuntus").endsTurn();
        s.choosesHouse(House.BROBNAR).endsTurn().choosesHouse(House.BROBNAR).settled();
    }

    /** FAQ, Pitlord, and glossary, Cannot vs Must: Anna may choose any of the others. */
    @Test
    void restringuntusBeatsPitlord() {
        var s =
                table(
                                "alice dis hand [restringuntus]"
                                        + " | bob line [pitlord, headhunter, urchin]")
                        .plays("restringuntus")
                        .chooses("dis")
                        .endsTurn();
        assertThat(s.legal())
                .containsExactlyInAnyOrder(
                        new ChooseHouse(Seat.B, House.BROBNAR),
                        new ChooseHouse(Seat.B, House.SHADOWS));
    }

    @Test
    void shafflesCostsTheOpponentOneAtTheEndOfItsTurn() {
        var s = table("alice dis amber 1 line [shaffles] | bob amber 2").endsTurn();
        assertThat(s.bob().aember()).isEqualTo(1);
        s.endsTurn();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).as("it was Bob's turn that ended").isEqualTo(1);
        assertThat(table("alice dis line [shaffles] | bob").endsTurn().bob().aember()).isZero();
    }

    @Test
    void tolasPaysTheOpponentOfTheFallen() {
        var position = "alice dis line [charette, tolas] | bob line [tocsin, headhunter]";
        var enemy = table(position).fights("charette", "tocsin").settled();
        assertThat(enemy.alice().aember()).isEqualTo(1);
        assertThat(enemy.bob().aember()).isZero();
        var friend = table(position).fights("charette", "headhunter").settled();
        assertThat(friend.alice().aember()).isZero();
        assertThat(friend.bob().aember()).isEqualTo(1);
    }

    /** FAQ, "Destroyed:" Effects: also when it is Bad Penny, and Timing: not with the rest. */
    @Test
    void tolasAndBadPennyAndGatewayToDis() {
        var penny =
                table("alice dis line [charette, tolas] | bob line [bad-penny]")
                        .fights("charette", "bad-penny")
                        .settled();
        assertThat(penny.alice().aember()).isEqualTo(1);
        var gateway =
                table("alice dis hand [gateway-to-dis] line [tolas] | bob line [charette]")
                        .plays("gateway-to-dis")
                        .settled();
        assertThat(gateway.alice().aember()).isZero();
        assertThat(gateway.bob().aember()).isZero();
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

    @Test
    void overlordGrekingTakesBackItsOwnersCreature() {
        var s =
                table("alice dis line [overlord-greking] | bob line [charette of alice]")
                        .fights("overlord-greking", "charette")
                        .chooses("left")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("charette", "overlord-greking");
    }

    /** Glossary, Control: what leaves play goes to its owner. */
    @Test
    void overlordGrekingsPreyStillBelongsToItsOwner() {
        var s =
                table(
                                "alice dis hand [gateway-to-dis] line [overlord-greking]"
                                        + " | bob line [tocsin]")
                        .fights("overlord-greking", "tocsin")
                        .chooses("left")
                        .plays("gateway-to-dis")
                        .settled();
        assertThat(s.names(s.bob().discard())).containsExactly("tocsin");
    }

    @Test
    void overlordGrekingGetsNobodyWhoWasSaved() {
        var s =
                table(
                                "alice dis line [overlord-greking]"
                                        + " | bob line [dust-imp with armageddon-cloak]")
                        .fights("overlord-greking", "dust-imp")
                        .settled();
        assertThat(s.line(s.bob())).containsExactly("dust-imp");
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
}
