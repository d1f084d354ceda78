package org.aemberlog.game.view;

import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.scenario.MadeUp;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** The houses that a table shows are those that its cards belong to now. */
class CurrentHousesTest {

    @Test
    void aCardInPlayShowsItsHousesNowAndItsPrintedOneBesides() {
        var s = MadeUp.cards(
                        card("Banner").upgrade().thisCreature(alsoBelongsTo(House.MARS)),
                        card("Training").upgrade().thisCreature(belongsTo(House.DIS)),
                        card("Conversion").artifact().always(each(artifact()), belongsTo(House.SAURIAN)))
                .table(
                        "alice logos line [mouse with banner, wolf with training, bear]"
                                + " artifacts [conversion, stone--untamed]",
                        "bob");
        var half = s.seenBy(new Viewer.Seated(Seat.B)).a();
        assertThat(half.battleline())
                .extracting(TableView.InPlay::houses)
                .extracting(Object::toString)
                .containsExactly("[LOGOS, MARS]", "[DIS]", "[LOGOS]");
        assertThat(half.artifacts())
                .allSatisfy(it -> assertThat(it.houses()).containsExactly(House.SAURIAN))
                .extracting(it -> it.card().house())
                .containsExactly(House.LOGOS, House.UNTAMED);
    }
}
