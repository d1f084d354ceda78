package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

class UntamedTest {

    @Test
    void duskwitchLetsOnlyYourCreaturesEnterReady() {
        var s =
                table(
                                "alice untamed hand [snufflegator, grasping-vines] line [duskwitch]"
                                        + " | bob hand [urchin, seeker-needle]")
                        .plays("snufflegator")
                        .chooses("left")
                        .settled();
        assertThat(s.permanent("snufflegator").exhausted()).isFalse();
        s.endsTurn().choosesHouse(House.SHADOWS).plays("urchin").plays("seeker-needle").settled();
        assertThat(s.permanent("urchin").exhausted()).isTrue();
        assertThat(s.permanent("seeker-needle").exhausted()).isTrue();
    }

    @Test
    void duskwitchLeavesArtifactsExhausted() {
        var s =
                table("alice shadows hand [seeker-needle] line [duskwitch] | bob")
                        .plays("seeker-needle")
                        .settled();
        assertThat(s.permanent("seeker-needle").exhausted()).isTrue();
    }

    @Test
    void duskwitchEndsTheStep() {
        var s =
                table("alice untamed hand [duskwitch, dust-pixie] | bob")
                        .plays("duskwitch")
                        .settled();
        assertThat(s.state().active()).isEqualTo(Seat.B);
        assertThat(s.names(s.alice().hand())).contains("dust-pixie");
    }

    /** FAQ, Shadow of Dis: in play its text is blank by the time omega would end the step. */
    @Test
    void aBlankDuskwitchDoesNotEndTheStep() {
        var s =
                table("alice dis hand [shadow-of-dis] | bob hand [duskwitch, snufflegator]")
                        .plays("shadow-of-dis")
                        .endsTurn()
                        .choosesHouse(House.UNTAMED)
                        .plays("duskwitch")
                        .settled();
        assertThat(s.state().active()).isEqualTo(Seat.B);
        s.plays("snufflegator").chooses("left").settled();
        assertThat(s.permanent("snufflegator").exhausted()).as("Duskwitch is blank").isTrue();
    }

    @Test
    void glimmerReturnsACard() {
        var s =
                table(
                                "alice untamed hand [glimmer] discard [full-moon, niffle-ape] | bob"
                                        + " discard [urchin]")
                        .plays("glimmer")
                        .offers("full-moon", "niffle-ape")
                        .chooses("full-moon")
                        .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("full-moon");
        assertThat(s.names(s.bob().discard())).containsExactly("urchin");
    }

    @Test
    void glimmerComesFirst() {
        var position =
                "alice untamed hand [glimmer, dust-pixie, full-moon]"
                        + " line [snufflegator] | bob";
        var played = table(position).plays("full-moon");
        var discarded = table(position).discards("full-moon");
        var used = table(position).reaps("snufflegator");
        for (var s : List.of(played, discarded, used)) {
            assertThat(s.refused(new Intent.PlayCard(Seat.A, s.card("glimmer"))))
                    .isInstanceOf(Refusal.KeywordForbids.class);
        }
        var first = table(position).plays("glimmer").chooses("left").settled();
        assertThat(first.inPlay("glimmer")).isTrue();
    }

    /** FAQ, Shadow of Dis: alpha counts in hand, where nothing is blank. */
    @Test
    void aSecondGlimmerIsTooLateEvenIfItWillBeBlank() {
        var s =
                table(
                                "alice dis hand [shadow-of-dis]"
                                        + " | bob hand [glimmer, glimmer] discard [urchin]")
                        .plays("shadow-of-dis")
                        .endsTurn()
                        .choosesHouse(House.UNTAMED)
                        .plays("glimmer")
                        .settled();
        assertThat(s.names(s.bob().discard())).as("its text is blank").containsExactly("urchin");
        assertThat(s.refused(new Intent.PlayCard(Seat.B, s.card("glimmer#2"))))
                .isInstanceOf(Refusal.KeywordForbids.class);
    }

    @Test
    void tantadlinDealsTwoAndDiscardsAnArchivedCard() {
        var s =
                table(
                                "alice untamed line [tantadlin] archives [dust-pixie] | bob line"
                                        + " [charette, valdr] archives [punch, batdrone]")
                        .fights("tantadlin", "charette")
                        .settled();
        assertThat(s.permanent("charette").damage()).isEqualTo(2);
        assertThat(s.permanent("valdr").damage()).isZero();
        assertThat(s.permanent("tantadlin").damage()).isEqualTo(4);
        assertThat(s.bob().archives()).hasSize(1);
        assertThat(s.bob().discard()).hasSize(1);
        assertThat(s.alice().archives()).hasSize(1);
    }

    @Test
    void tantadlinDealsTwoWhenAttackedToo() {
        var s =
                table("alice brobnar line [valdr] | bob line [tantadlin] archives [punch]")
                        .fights("valdr", "tantadlin")
                        .settled();
        assertThat(s.permanent("valdr").damage()).isEqualTo(2);
        assertThat(s.permanent("tantadlin").damage()).isEqualTo(8);
        assertThat(s.alice().discard()).isEmpty();
    }

    @Test
    void tantadlinFindsEmptyArchives() {
        var s =
                table("alice untamed line [tantadlin] | bob line [charette]")
                        .fights("tantadlin", "charette")
                        .settled();
        assertThat(s.bob().discard()).isEmpty();
    }
}
