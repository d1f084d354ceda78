package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.junit.jupiter.api.Test;

class LogosTest {

    @Test
    void hydrocataloguerArchivesForWhoeverRaisesTheTide() {
        var s =
                table(
                                "alice logos artifacts [hydrocataloguer] deck [dodger, urchin]"
                                        + " | bob line [mother] deck [valdr, charette]")
                        .raisesTide()
                        .settled();
        assertThat(s.names(s.alice().archives())).containsExactly("dodger");
        assertThat(s.bob().archives()).isEmpty();
        assertThat(s.alice().chains()).isEqualTo(3);
        s.endsTurn().choosesHouse(House.LOGOS).raisesTide().settled();
        assertThat(s.names(s.bob().archives())).containsExactly("valdr");
        assertThat(s.names(s.alice().archives())).containsExactly("dodger");
    }

    @Test
    void hydrocataloguerAnswersTheTideOfACard() {
        var s =
                table(
                                "alice untamed hand [cross-porpoises] artifacts [hydrocataloguer]"
                                        + " deck [dodger, urchin] | bob tide")
                        .plays("cross-porpoises")
                        .settled();
        assertThat(s.names(s.alice().archives())).containsExactly("dodger");
    }

    /** FAQ, Tide: a high tide cannot be raised again. */
    @Test
    void hydrocataloguerDoesNotAnswerAHighTide() {
        var s =
                table(
                                "alice untamed tide hand [cross-porpoises] artifacts"
                                        + " [hydrocataloguer] deck [dodger, urchin]"
                                        + " | bob line [mother]")
                        .plays("cross-porpoises")
                        .settled();
        assertThat(s.alice().archives()).isEmpty();
        assertThat(s.permanent("mother").enraged()).isTrue();
    }
}
