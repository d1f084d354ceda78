package org.aemberlog.deck.cards;

import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.scenario.Scenario;
import org.junit.jupiter.api.Test;

/** What a card is given twice it has twice, also in a match that was read back from JSON. */
class GivenTwiceTest {

    @Test
    void chargeThatIsPlayedTwiceGivesTwoShots() {
        var it = of("alice sanctum hand [charge, think-twice--sanctum, sequis] | bob line [valdr, mother]")
                .plays("charge")
                .readBack()
                .plays("think-twice--sanctum")
                .readBack()
                .plays("sequis")
                .readBack()
                .offers("sequis play by charge", "sequis play by charge")
                .picks(1)
                .readBack()
                .chooses("valdr")
                .readBack()
                .chooses("mother")
                .readBack()
                .settled();
        assertThat(it.permanent("valdr").damage()).isEqualTo(2);
        assertThat(it.permanent("mother").damage()).isEqualTo(2);
    }

    @Test
    void songOfTheWildThatIsPlayedTwicePaysTwice() {
        var it = of("alice untamed hand [song-of-the-wild, think-twice--untamed] line [dust-pixie] | bob")
                .plays("song-of-the-wild")
                .readBack()
                .plays("think-twice--untamed")
                .readBack();
        int before = it.alice().aember();
        it.reaps("dust-pixie").readBack().picks(0).readBack().settled();
        assertThat(it.alice().aember()).isEqualTo(before + 3);
    }

    private static Scenario of(String position) {
        return Scenario.of(position, Table::card, Table::definition);
    }
}
