package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

class MimicryTest {

    @Test
    void itIsACopyOnlyWhileItIsPlayed() {
        var s =
                table(
                                "alice untamed hand [mimicry]"
                                        + " | bob amber 2 discard [nerve-blast] line [charette]")
                        .plays("mimicry")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
        assertThat(s.permanent("charette").damage()).isEqualTo(2);
        assertThat(s.names(s.alice().discard())).containsExactly("mimicry");
        assertThat(s.names(s.bob().discard())).containsExactly("nerve-blast");
        assertThat(s.state().copies()).isEmpty();
    }

    @Test
    void itHasTheBonusIconsOfTheCopyAndItsOwn() {
        var s =
                table(
                                "alice untamed hand [mimicry icon draw] deck [dust-pixie]"
                                        + " | bob discard [too-much-to-protect icon aember]")
                        .plays("mimicry")
                        .settled();
        assertThat(s.alice().aember()).as("printed on the copied card").isEqualTo(1);
        assertThat(s.names(s.alice().hand())).containsExactly("dust-pixie");
    }

    @Test
    void onlyActionsOfTheOpponentCanBeCopied() {
        table(
                        "alice untamed hand [mimicry] discard [regrowth]"
                                + " | bob discard [punch, urchin, masterplan, poison-wave]")
                .plays("mimicry")
                .offers("punch", "poison-wave");
    }

    @Test
    void withoutACardToCopyItDoesNothing() {
        var s =
                table("alice untamed hand [mimicry] | bob amber 1 discard [urchin]")
                        .plays("mimicry")
                        .settled();
        assertThat(s.bob().aember()).isEqualTo(1);
        assertThat(s.alice().aember()).isZero();
        assertThat(s.names(s.alice().discard())).containsExactly("mimicry");
    }

    /** FAQ, Alpha. */
    @Test
    void asAnAlphaCardItComesFirst() {
        var position = "alice untamed hand [mimicry, dust-pixie] | bob discard [eureka]";
        var first = table(position).plays("mimicry").settled();
        assertThat(first.alice().aember()).isEqualTo(3);
        assertThat(first.names(first.alice().archives())).containsExactly("dust-pixie");
        var late = table(position).plays("dust-pixie");
        assertThat(late.refused(play(late, "mimicry"))).isInstanceOf(Refusal.KeywordForbids.class);
        assertThat(late.names(late.alice().hand())).containsExactly("mimicry");
    }

    @Test
    void whatCannotBePlayedIsNotOffered() {
        var s =
                table(
                                "alice untamed hand [mimicry, dust-pixie]"
                                        + " | bob discard [eureka, fear] line [charette]")
                        .plays("dust-pixie")
                        .plays("mimicry")
                        .settled();
        assertThat(s.names(s.bob().hand())).containsExactly("charette");
    }

    @Test
    void asAnOmegaCardItEndsTheStep() {
        var s =
                table(
                                "alice untamed hand [mimicry] line [dust-pixie]"
                                        + " | bob discard [unlocked-gateway] line [charette]")
                        .plays("mimicry")
                        .settled();
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.bob().battleline()).isEmpty();
        assertThat(s.state().active()).isEqualTo(Seat.B);
    }

    /** FAQ, Rule of Six: the copied card is the one that is considered to have been played. */
    @Test
    void theRuleOfSixCountsTheCopiedCard() {
        var s =
                table(
                        "alice untamed hand [full-moon, full-moon, full-moon, mimicry, mimicry,"
                                + " mimicry, mimicry, full-moon]"
                                + " | bob discard [full-moon]");
        s.plays("full-moon").plays("full-moon#2").plays("full-moon#3");
        s.plays("mimicry").plays("mimicry#2").plays("mimicry#3");
        assertThat(s.refused(play(s, "mimicry#4"))).isInstanceOf(Refusal.RuleOfSix.class);
        assertThat(s.refused(play(s, "full-moon#4"))).isInstanceOf(Refusal.RuleOfSix.class);
    }

    @Test
    void theRuleOfSixDoesNotCountMimicryItself() {
        var s =
                table(
                        "alice untamed hand [mimicry, mimicry, mimicry, mimicry, mimicry, mimicry,"
                                + " mimicry] | bob discard [full-moon, foggify]");
        for (int copy = 1; copy <= 6; copy++) {
            s.plays(copy == 1 ? "mimicry" : "mimicry#" + copy).chooses("full-moon");
        }
        s.plays("mimicry#7").settled();
        assertThat(s.alice().aember()).as("the icon of Foggify").isEqualTo(1);
    }

    /** FAQ, Phase Shift: the permission is used up by Mimicry, whatever it is a copy of. */
    @Test
    void itUsesUpPhaseShift() {
        var s =
                table(
                                "alice logos hand [phase-shift, mimicry, dust-pixie]"
                                        + " | bob discard [foggify]")
                        .plays("phase-shift")
                        .plays("mimicry")
                        .settled();
        assertThat(s.refused(play(s, "dust-pixie"))).isInstanceOf(Refusal.HouseNotActive.class);
    }

    /** Glossary, Self-Referential Text: the copy purges itself. */
    @Test
    void textAboutItselfIsAboutMimicry() {
        var s =
                table(
                                "alice untamed hand [mimicry, dust-pixie] deck [regrowth]"
                                        + " | bob discard [library-access]")
                        .plays("mimicry")
                        .settled();
        assertThat(s.names(s.alice().purged())).containsExactly("mimicry");
        assertThat(s.names(s.bob().discard())).containsExactly("library-access");
        s.plays("dust-pixie").settled();
        assertThat(s.names(s.alice().hand())).containsExactly("regrowth");
    }

    private static Intent.PlayCard play(Scenario s, String card) {
        return new Intent.PlayCard(Seat.A, s.card(card));
    }
}
