package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PosPixiesTest {

    /** FAQ, Replacement Effects: it is still stolen, so Nerve Blast goes on. */
    @Test
    void stolenAemberComesFromTheSupply() {
        var s =
                table(
                                "alice shadows hand [nerve-blast]"
                                        + " | bob amber 2 line [pos-pixies, charette]")
                        .plays("nerve-blast")
                        .chooses("charette")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(2);
        assertThat(s.permanent("charette").damage()).isEqualTo(2);
    }

    @Test
    void onlyAemberThatIsInThePoolCanBeStolen() {
        var two =
                table("alice shadows hand [magda-the-rat] | bob amber 1 line [pos-pixies]")
                        .plays("magda-the-rat")
                        .settled();
        assertThat(two.alice().aember()).isEqualTo(1);
        assertThat(two.bob().aember()).isEqualTo(1);
        var none =
                table("alice shadows hand [urchin] | bob line [pos-pixies]")
                        .plays("urchin")
                        .settled();
        assertThat(none.alice().aember()).isZero();
    }

    @Test
    void capturedAemberComesFromTheSupply() {
        var s =
                table("alice dis hand [charette] | bob amber 4 line [pos-pixies]")
                        .plays("charette")
                        .settled();
        assertThat(s.permanent("charette").aember()).isEqualTo(3);
        assertThat(s.bob().aember()).isEqualTo(4);
    }

    @Test
    void theOpponentsPoolIsNotProtected() {
        var s =
                table("alice shadows hand [urchin] line [pos-pixies] | bob amber 1")
                        .plays("urchin")
                        .chooses("left")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isZero();
    }

    /** FAQ, Replacement Effects: each Sir Marrows finds the Æmber still there. */
    @Test
    void bothSirMarrowsCaptureTheSameAember() {
        var s =
                table("alice untamed line [pos-pixies] | bob line [sir-marrows, sir-marrows]")
                        .reaps("pos-pixies")
                        .chooses("sir-marrows")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.permanent("sir-marrows").aember()).isEqualTo(1);
        assertThat(s.permanent("sir-marrows#2").aember()).isEqualTo(1);
    }

    @Test
    void eludesTheFirstAttack() {
        var s =
                table("alice brobnar line [headhunter] | bob line [pos-pixies]")
                        .fights("headhunter", "pos-pixies")
                        .settled();
        assertThat(s.inPlay("pos-pixies")).isTrue();
    }
}
