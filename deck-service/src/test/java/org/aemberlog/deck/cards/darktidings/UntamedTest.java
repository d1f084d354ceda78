package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

class UntamedTest {

    @Test
    void crossPorpoisesRaisesTheTideAndEnragesTwo() {
        var s =
                table(
                                "alice untamed hand [cross-porpoises] line [dodger]"
                                        + " | bob line [charette, valdr, urchin]")
                        .plays("cross-porpoises")
                        .chooses("charette", "urchin")
                        .settled();
        assertThat(s.state().tide()).contains(Seat.A);
        assertThat(s.alice().chains()).as("only the rules' own ability gives chains").isZero();
        assertThat(s.permanent("charette").enraged()).isTrue();
        assertThat(s.permanent("urchin").enraged()).isTrue();
        assertThat(s.permanent("valdr").enraged()).isFalse();
        assertThat(s.permanent("dodger").enraged()).isFalse();
    }

    @Test
    void crossPorpoisesEnragesTheOnlyOneThereIs() {
        var s =
                table("alice untamed tide hand [cross-porpoises] | bob line [charette]")
                        .plays("cross-porpoises")
                        .settled();
        assertThat(s.permanent("charette").enraged()).isTrue();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    /** FAQ, Tide: what is high already is not raised. */
    @Test
    void crossPorpoisesDoesNotRaiseAHighTide() {
        var position = "untamed hand [cross-porpoises] deck [urchin] artifacts [hydrocataloguer]";
        var raised = table("alice " + position + " | bob tide").plays("cross-porpoises").settled();
        assertThat(raised.names(raised.alice().archives())).containsExactly("urchin");
        var high = table("alice tide " + position + " | bob").plays("cross-porpoises").settled();
        assertThat(high.alice().archives()).isEmpty();
        assertThat(high.state().tide()).contains(Seat.A);
    }

    /** Glossary, Tide: the ability that the rules give everybody. */
    @Test
    void aPlayerMayRaiseTheTideForThreeChains() {
        var s = table("alice untamed hand [cross-porpoises] | bob tide").raisesTide().settled();
        assertThat(s.state().tide()).contains(Seat.A);
        assertThat(s.alice().chains()).isEqualTo(3);
        assertThat(s.refused(new Intent.RaiseTide(Seat.A))).isInstanceOf(Refusal.TideIsHigh.class);
    }

    /** Glossary, Enrage: it must be used to fight, and then it is over. */
    @Test
    void anEnragedCreatureFights() {
        var s = table("alice dis line [charette enraged] | bob line [valdr]");
        assertThat(s.refused(new Intent.Reap(Seat.A, s.card("charette"))))
                .isInstanceOf(Refusal.MustFight.class);
        var survives =
                table("alice saurian line [terrordactyl enraged] | bob line [valdr]")
                        .fights("terrordactyl", "valdr")
                        .settled();
        assertThat(survives.permanent("terrordactyl").enraged()).isFalse();
        var alone = table("alice dis line [charette enraged] | bob").reaps("charette").settled();
        assertThat(alone.permanent("charette").enraged()).isTrue();
    }
}
