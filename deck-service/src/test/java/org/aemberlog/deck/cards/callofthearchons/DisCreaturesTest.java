package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Intent.Fight;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DisCreaturesTest {

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

    @Test
    void drumbleCapturesAllOfSevenOrMore() {
        for (int[] row : new int[][] {{6, 0}, {7, 7}, {9, 9}}) {
            var s =
                    table("alice dis amber 8 hand [drumble] | bob amber " + row[0])
                            .plays("drumble");
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

    /** Its ability resolves, but it has left play already (glossary, Ability). */
    @Test
    void restringuntusForbidsNothingOnceItIsGone() {
        var s =
                table(
                                "alice dis hand [restringuntus]"
                                        + " | bob line [pingle-who-annoys, headhunter]")
                        .plays("restringuntus")
                        .chooses("pingle-who-annoys")
                        .chooses("brobnar")
                        .settled();
        assertThat(s.alice().battleline()).isEmpty();
        s.endsTurn().choosesHouse(House.BROBNAR).settled();
    }

    /** Glossary, Elusive: the first attack in a turn does nothing to either. */
    @ParameterizedTest
    @ValueSource(strings = {"drumble", "tolas"})
    void eludesTheFirstAttackOfATurn(String elusive) {
        var s =
                table("alice dis line [charette, shooler] | bob line [" + elusive + "]")
                        .fights("charette", elusive)
                        .settled();
        assertThat(s.permanent(elusive).damage()).isZero();
        assertThat(s.permanent("charette").damage()).isZero();
        assertThat(s.fights("shooler", elusive).settled().inPlay(elusive)).isFalse();
    }

    @Test
    void pitlordTauntsForItsNeighbors() {
        var s = table("alice dis line [shooler] | bob line [tocsin, pitlord, urchin, dodger]");
        for (var neighbor : new String[] {"tocsin", "urchin"}) {
            assertThat(s.refused(new Fight(Seat.A, s.card("shooler"), s.card(neighbor))))
                    .isInstanceOf(Refusal.ProtectedByTaunt.class);
        }
        s.fights("shooler", "dodger").settled();
    }
}
