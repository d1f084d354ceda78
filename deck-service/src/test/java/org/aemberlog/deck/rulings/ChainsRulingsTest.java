package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.scenario.Scenario;
import org.junit.jupiter.api.Test;

/** Chains when a hand is refilled. */
class ChainsRulingsTest {

    private static final String DECK =
            " deck [urchin, urchin, urchin, urchin, urchin, urchin, urchin, urchin] | bob chains 1";

    private static Scenario endOfTurn(int chains, int inHand) {
        var hand = "urchin,".repeat(inHand);
        return table("alice shadows chains " + chains + " hand [" + hand + "]" + DECK)
                .endsTurn();
    }

    @Test
    @Ruling({"rules/chains", "glossary/chain"})
    void moreChainsDrawFewerCards() {
        int[][] rows = {{0, 6}, {1, 5}, {6, 5}, {7, 4}, {12, 4}, {13, 3}, {18, 3}, {19, 2}, {24, 2}};
        for (var row : rows) {
            var s = endOfTurn(row[0], 0);
            assertThat(s.alice().hand()).as("%s chains", row[0]).hasSize(row[1]);
            assertThat(s.alice().chains()).isEqualTo(Math.max(0, row[0] - 1));
            assertThat(s.bob().chains()).as("not the turn to refill").isEqualTo(1);
        }
    }

    @Test
    @Ruling("faq/chains-seven-in-hand")
    void aFullHandShedsNoChain() {
        var s = endOfTurn(2, 7);
        assertThat(s.alice().chains()).isEqualTo(2);
        assertThat(s.alice().hand()).hasSize(7);
        assertThat(endOfTurn(2, 6).alice().chains()).as("six is full too").isEqualTo(2);
    }

    @Test
    @Ruling("faq/chains-five-in-hand")
    void aChainIsShedForTheOneCardNotDrawn() {
        var s = endOfTurn(2, 5);
        assertThat(s.alice().chains()).isEqualTo(1);
        assertThat(s.alice().hand()).hasSize(5);
    }

    @Test
    @Ruling({"rules/chains", "glossary/chain"})
    void chainsGainedCountAtTheNextRefill() {
        var s = table(
                        "alice dis hand [gateway-to-dis]"
                                + " deck [urchin, urchin, urchin, urchin, urchin, urchin,"
                                + " urchin]",
                        "bob")
                .plays("gateway-to-dis");
        assertThat(s.alice().chains()).isEqualTo(3);
        s.endsTurn();
        assertThat(s.alice().chains()).isEqualTo(2);
        assertThat(s.alice().hand()).hasSize(5);
    }
}
