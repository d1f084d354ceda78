package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.scenario.Scenario;
import org.junit.jupiter.api.Test;

class OptioGorkusTest {

    @Test
    void getsTheAemberOfADestroyedNeighbor() {
        var s =
                table(
                                "alice dis hand [hand-of-dis]"
                                        + " | bob line [dodger, urchin amber 3, optio-gorkus,"
                                        + " valdr amber 1]")
                        .plays("hand-of-dis")
                        .chooses("urchin")
                        .settled();
        assertThat(s.permanent("optio-gorkus").aember()).isEqualTo(3);
        assertThat(s.permanent("valdr").aember()).isEqualTo(1);
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    void doesNothingForWhoIsNoNeighbor() {
        var s =
                table(
                                "alice dis hand [hand-of-dis]"
                                        + " | bob line [dodger, urchin amber 3, dodger,"
                                        + " optio-gorkus]")
                        .plays("hand-of-dis")
                        .chooses("urchin")
                        .settled();
        assertThat(s.permanent("optio-gorkus").aember()).isZero();
        assertThat(s.alice().aember()).isEqualTo(3);
    }

    /** FAQ, "Destroyed:" Effects: on your own turn everything can go to the supply. */
    @Test
    void imperialScutumSendsEverythingToTheSupplyIfTheOrderIsRight() {
        var s = gateway().chooses("urchin").chooses("dodger");
        inAnyOrder(s).settled();
        assertThat(s.bob().aember()).isZero();
        assertThat(s.alice().aember()).isZero();
    }

    /** The same FAQ: the opponent, when active, chooses the other order. */
    @Test
    void theActivePlayerMayTakeTheAemberInTheOtherOrder() {
        var s = gateway().chooses("optio-gorkus").chooses("urchin");
        inAnyOrder(s).settled();
        assertThat(s.alice().aember()).isZero();
        assertThat(s.bob().aember()).as("2 of Urchin and 3 of Dodger").isEqualTo(5);
    }

    private static Scenario gateway() {
        return table(
                        "alice dis hand [gateway-to-dis] line [urchin amber 2, optio-gorkus amber 1"
                                + " with imperial-scutum, dodger amber 3] | bob")
                .plays("gateway-to-dis");
    }

    private static Scenario inAnyOrder(Scenario s) {
        return s.chooses("urchin", "optio-gorkus", "dodger");
    }
}
