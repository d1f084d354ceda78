package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

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
}
