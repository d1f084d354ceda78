package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** What is remembered of cards and for how long, which no position says. */
class RememberedRulingsTest {

    private static final List<String> WAYS = List.of(
            "plain-recall",
            "plain-shuffling",
            "plain-slaying",
            "plain-offering",
            "plain-burying",
            "plain-abduction",
            "plain-banishing");

    @Test
    @Ruling({"glossary/leaves-play", "glossary/lasting-effects"})
    void whicheverWayACreatureLeavesTheLastingEffectsOnItEnd() {
        for (var way : WAYS) {
            var s = table("alice logos hand [%s, plain-flaying] line [plain-wolf] | bob".formatted(way))
                    .plays("plain-flaying");
            assertThat(affected(s)).containsExactly(s.card("plain-wolf"));
            s.plays(way).settled();
            assertThat(affected(s)).as(way).isEmpty();
        }
    }

    /** The cards that lasting effects remember. */
    private static List<CardId> affected(Scenario s) {
        return s.state().lasting().stream()
                .flatMap(lasting -> lasting.memory().cards().values().stream())
                .flatMap(List::stream)
                .toList();
    }

    @Test
    @Ruling("faq/timing-interdimensional-graft-and-forgemaster-og")
    void graftIsForgottenAfterTheOpponentsNextTurn() {
        var s = table("alice logos hand [interdimensional-graft] | bob amber 3 hand [plain-coin]")
                .plays("interdimensional-graft");
        assertThat(s.state().lasting()).hasSize(1);
        s.endsTurn().choosesHouse(House.LOGOS).endsTurn();
        assertThat(s.state().lasting()).isEmpty();
    }

    @Test
    @Ruling("faq/mimic-gel-counters")
    void aCopyThatHasLeftIsForgotten() {
        var s = table("alice logos hand [mimic-gel, mimic-gel, plain-recall] | bob line [valdr]")
                .plays("mimic-gel")
                .plays("mimic-gel#2")
                .chooses("mimic-gel")
                .chooses("left")
                .plays("plain-recall")
                .chooses("mimic-gel");
        assertThat(s.state().copies()).containsOnlyKeys(s.card("mimic-gel#2"));
        var omega =
                table("alice untamed hand [mimicry] | bob discard [plain-last]").plays("mimicry");
        assertThat(omega.state().copies()).isEmpty();
    }

    @Test
    @Ruling({"glossary/alpha", "glossary/play"})
    void whatIsPutIntoPlayMayCopyAnAlphaCreature() {
        var s = table("alice logos hand [plain-raising] discard [mimic-gel] | bob line [glimmer]")
                .plays("plain-raising");
        assertThat(s.state().copies()).containsOnlyKeys(s.card("mimic-gel"));
        assertThat(s.board().matchCards().definition(s.card("mimic-gel")).title())
                .isEqualTo("Mimic Gel");
    }

    /**
     * The rulebook says that such a card goes back to where it was. The rules never offer it, which
     * comes to the same: nothing is any different afterwards, and nothing was counted.
     */
    @Test
    @Ruling({"glossary/alpha", "glossary/play", "faq/alpha-mimicry-eureka-late"})
    void whatIsNotOfferedBecauseItWouldGoBackIsNotCountedAsPlayed() {
        var hand = table("alice logos hand [mimic-gel, plain-coin] | bob line [glimmer]")
                .plays("plain-coin");
        var play = new PlayCard(Seat.A, hand.card("mimic-gel"));
        assertThat(hand.rejected(play)).isEqualTo(new Rejection.KeywordForbids(hand.card("mimic-gel"), "alpha"));
        assertThat(hand.legal()).doesNotContain(play);
        var deck = table("alice logos hand [wild-wormhole] deck [mimic-gel, plain-mouse] | bob line [glimmer]")
                .plays("wild-wormhole")
                .settled();
        assertThat(deck.state().log().inStep()).as("cards played").isEqualTo(1);
        assertThat(deck.state().log().timesByCard()).containsOnlyKeys("wild-wormhole");
        assertThat(deck.state().copies()).isEmpty();
    }
}
