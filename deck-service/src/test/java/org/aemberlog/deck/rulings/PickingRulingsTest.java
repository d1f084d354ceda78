package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Searching, sacrificing, and the most powerful. */
class PickingRulingsTest {

    @Test
    @Ruling({"glossary/search", "glossary/may"})
    void aSearchOfTheDiscardPileShufflesNothing() {
        var position = "alice logos hand [plain-rummaging] discard [plain-wolf, plain-coin, plain-mouse]"
                + " deck [plain-bear, plain-ghost] | bob";
        var s = table(position).plays("plain-rummaging").offers("plain-wolf", "plain-mouse");
        s.chooses("plain-mouse").without("deck-shuffled").settled();
        assertThat(s.names(s.alice().hand())).containsExactly("plain-mouse");
        assertThat(s.names(s.alice().discard()))
                .as("in the order in which they lay")
                .containsExactly("plain-rummaging", "plain-wolf", "plain-coin");
    }

    @Test
    @Ruling("glossary/search")
    void whatASearchFindsIsRevealed() {
        var deck = " deck [plain-coin, plain-mouse, plain-wolf] | bob";
        table("alice logos hand [plain-seeking]" + deck)
                .plays("plain-seeking")
                .chooses("plain-wolf")
                .included("cards-revealed [plain-wolf]", "card-returned plain-wolf deck")
                .settled();
        table("alice logos hand [plain-seeking]" + deck)
                .plays("plain-seeking")
                .chooses()
                .without("cards-revealed")
                .settled();
    }

    @Test
    @Ruling("glossary/sacrifice")
    void nobodySacrificesWhatTheyDoNotControl() {
        var s = table("alice logos hand [plain-offering]", "bob line [plain-mouse]")
                .plays("plain-offering")
                .without("card-destroyed")
                .settled();
        assertThat(s.inPlay("plain-mouse")).isTrue();
    }

    @Test
    @Ruling({"glossary/groups-of-most-powerful", "glossary/most-powerful"})
    void aTieAtTheTopIsNoChoiceWhenAllOfItFits() {
        var s = table("alice logos hand [plain-strongest-two] line [plain-bear]", "bob line [dodger, plain-wolf]")
                .plays("plain-strongest-two")
                .settled();
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.line(s.bob())).containsExactly("plain-wolf");
        var few = table("alice logos hand [plain-strongest-two]", "bob line [plain-wolf]")
                .plays("plain-strongest-two")
                .settled();
        assertThat(few.bob().battleline()).isEmpty();
        var three = table(
                        "alice logos hand [plain-strongest-two] line [plain-bear]",
                        "bob line [dodger, shooler, plain-wolf]")
                .plays("plain-strongest-two")
                .offers("plain-bear", "dodger", "shooler");
        assertThat(three.state().pending().orElseThrow().min()).isEqualTo(2);
    }
}
