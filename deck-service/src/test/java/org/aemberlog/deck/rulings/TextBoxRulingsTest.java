package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Intent.UseOmni;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Text boxes that are gained, blank, copied or on one half of a card. */
class TextBoxRulingsTest {

    @Test
    @Ruling({"glossary/traits", "glossary/self-referential-text"})
    void whoGainsATextBoxGainsItsTraits() {
        var position =
                "alice brobnar artifacts [creed-of-nurture] line [valdr, shadow-self] hand" + " [shoulder-id, punch]";
        var s = table(position, "bob").usesOmni("creed-of-nurture").chooses("valdr");
        s.plays("punch").chooses("valdr").settled();
        assertThat(s.permanent("valdr").damage()).as("a specter now").isEqualTo(3);
        assertThat(s.permanent("shadow-self").damage()).isZero();
        var plain = table(position, "bob").plays("punch").chooses("valdr").settled();
        assertThat(plain.permanent("valdr").damage()).isZero();
        assertThat(plain.permanent("shadow-self").damage()).isEqualTo(3);
    }

    @Test
    @Ruling("glossary/traits")
    void aGainedTraitCountsLikeAPrintedOne() {
        var s = table(
                "alice logos hand [plain-muster, plain-kinship] line [plain-bear with"
                        + " plain-knighthood, plain-guard, champion-anaphiel]",
                "bob");
        s.plays("plain-muster").settled();
        assertThat(s.permanent("plain-bear").warded()).isTrue();
        assertThat(s.permanent("champion-anaphiel").warded()).isTrue();
        assertThat(s.permanent("plain-guard").warded()).isFalse();
        s.plays("plain-kinship").chooses("champion-anaphiel").settled();
        assertThat(s.permanent("plain-bear").exhausted()).isTrue();
        assertThat(s.permanent("plain-guard").exhausted()).isFalse();
    }

    @Test
    @Ruling("glossary/ability")
    void blankingReachesArtifacts() {
        var s = table("alice logos hand [plain-still-air] artifacts [plain-bell, plain-tax]", "bob");
        assertThat(s.board().keyCost(Seat.B)).isEqualTo(8);
        s.plays("plain-still-air").settled();
        assertThat(s.board().keyCost(Seat.B)).isEqualTo(6);
        assertThat(s.legal()).doesNotContain(new UseOmni(Seat.A, s.card("plain-bell")));
        s.endsTurn();
        assertThat(s.board().keyCost(Seat.B)).as("for this turn").isEqualTo(8);
    }

    @Test
    @Ruling("glossary/ability")
    void blankingReachesUpgradesAndWhatTheyGrant() {
        var s = table(
                "alice logos hand [plain-dullness] line [plain-wolf with plain-mail with" + " plain-badge]", "bob");
        assertThat(s.board().armor(s.card("plain-wolf"))).isEqualTo(1);
        s.plays("plain-dullness").reaps("plain-wolf").settled();
        assertThat(s.board().armor(s.card("plain-wolf"))).isZero();
        assertThat(s.alice().aember()).as("no badge").isEqualTo(1);
    }

    @Test
    @Ruling("glossary/ability")
    void aCreatureWithABlankTextBoxKeepsWhatItsUpgradesGrant() {
        var s = table(
                "alice logos hand [plain-numbness] deck [plain-mouse] line [plain-sage with"
                        + " plain-mail with plain-badge]",
                "bob");
        s.plays("plain-numbness").reaps("plain-sage").settled();
        assertThat(s.board().armor(s.card("plain-sage"))).isEqualTo(1);
        assertThat(s.alice().aember()).as("by the badge").isEqualTo(2);
        assertThat(s.alice().hand()).as("not the sage's own").isEmpty();
    }

    @Test
    @Ruling({"glossary/alpha", "faq/alpha-mimicry-eureka-late"})
    void aCreatureDoesNotBecomeAnAlphaOneTooLate() {
        var position = "alice logos line [batdrone] hand [mimic-gel, plain-coin] | bob line [%s]";
        var late = table(position.formatted("glimmer")).plays("plain-coin").plays("mimic-gel");
        late.offers("left", "right").chooses("right").settled();
        assertThat(late.power("mimic-gel")).as("a Batdrone").isEqualTo(2);
        assertThat(late.board().cast().definition(late.card("mimic-gel")).title())
                .isEqualTo("Mimic Gel");
        var early = table(position.formatted("glimmer")).plays("mimic-gel");
        early.offers("batdrone", "glimmer").chooses("glimmer").chooses("right");
        Answers.all(early);
        assertThat(early.inPlay("mimic-gel")).isTrue();
    }

    @Test
    @Ruling({"glossary/alpha", "faq/alpha-mimicry-eureka-late"})
    void withNothingButAlphaCreaturesToCopyItStaysInHand() {
        var s = table("alice logos hand [mimic-gel, plain-coin]", "bob line [glimmer]");
        s.plays("plain-coin");
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("mimic-gel")))).isInstanceOf(Rejection.KeywordForbids.class);
        assertThat(s.names(s.alice().hand())).containsExactly("mimic-gel");
    }

    /**
     * The rulebook says that such a card goes back to where it was. The rules never offer it, which
     * comes to the same: nothing is any different afterwards, and nothing was counted.
     */
    @Test
    @Ruling({"glossary/alpha", "faq/alpha-mimicry-eureka-late"})
    void whatIsNotOfferedBecauseItWouldGoBackLeavesEverythingAsItWas() {
        var s = table("alice logos hand [mimic-gel, plain-coin, plain-mouse]", "bob line [glimmer]");
        var before = s.plays("plain-coin").state();
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("mimic-gel"))))
                .isEqualTo(new Rejection.KeywordForbids(s.card("mimic-gel"), "alpha"));
        assertThat(s.state()).isEqualTo(before);
        assertThat(s.legal()).doesNotContain(new PlayCard(Seat.A, s.card("mimic-gel")));
        s.plays("plain-mouse").plays("mimic-gel").chooses("right").settled();
        assertThat(s.power("mimic-gel")).as("once there is another one").isEqualTo(1);
    }

    @Test
    @Ruling({"glossary/alpha", "glossary/play", "faq/alpha-mimicry-eureka-late"})
    void whatAnEffectWouldPlayAsAnAlphaCreatureTooLateStaysWhereItWas() {
        var s = table("alice logos hand [wild-wormhole] deck [mimic-gel, plain-mouse]", "bob line [glimmer]")
                .plays("wild-wormhole")
                .settled();
        assertThat(s.names(s.alice().deck())).containsExactly("mimic-gel", "plain-mouse");
        assertThat(s.state().log().inStep()).as("cards played").isEqualTo(1);
        assertThat(s.state().log().timesByCard()).containsOnlyKeys("wild-wormhole");
        assertThat(s.state().copies()).isEmpty();
    }

    @Test
    @Ruling({"glossary/alpha", "glossary/play"})
    void whatIsPutIntoPlayMayCopyAnAlphaCreature() {
        var s = table("alice logos hand [plain-raising] discard [mimic-gel]", "bob line [glimmer]")
                .plays("plain-raising");
        assertThat(s.state().copies()).containsOnlyKeys(s.card("mimic-gel"));
    }

    @Test
    @Ruling("glossary/gigantic")
    void thePlayerChoosesWhichOfTwoHalvesIsPlayed() {
        var hand = "alice logos hand [ultra-gravitron, ultra-gravitron-top, ultra-gravitron-top icon"
                + " draw] deck [plain-wolf, plain-wolf, plain-wolf, plain-wolf, plain-wolf,"
                + " plain-mouse] | bob";
        var s = table(hand).plays("ultra-gravitron");
        assertThat(s.state().pending().orElseThrow().why()).isEqualTo(Reason.HALF);
        s.offers("ultra-gravitron-top", "ultra-gravitron-top#2").chooses("ultra-gravitron-top#2");
        Answers.all(s);
        assertThat(s.names(s.alice().hand())).contains("ultra-gravitron-top", "plain-wolf");
        var other = table(hand).plays("ultra-gravitron").chooses("ultra-gravitron-top");
        Answers.all(other);
        assertThat(other.names(other.alice().hand())).containsExactly("ultra-gravitron-top#2");
        var same = table("alice logos hand [ultra-gravitron, ultra-gravitron-top, ultra-gravitron-top]" + " | bob")
                .plays("ultra-gravitron");
        assertThat(same.settled().alice().hand()).as("nothing to choose").hasSize(1);
    }

    @Test
    @Ruling("glossary/self-referential-text")
    void aTitleInATextMeansNoOtherCopy() {
        var s = table("alice logos hand [plain-slaying] line [bad-penny, bad-penny, plain-bear]", "bob");
        s.plays("plain-slaying").chooses("bad-penny").settled();
        assertThat(s.names(s.alice().hand())).containsExactly("bad-penny");
        assertThat(s.line(s.alice())).containsExactly("bad-penny#2", "plain-bear");
    }

    @Test
    @Ruling("glossary/self-referential-text")
    void anUpgradesTitleMeansThatCopyOfIt() {
        var s = table(
                "alice logos hand [plain-slaying]",
                "bob line [plain-wolf with armageddon-cloak, plain-bear with" + " armageddon-cloak]");
        s.plays("plain-slaying").chooses("plain-wolf").settled();
        assertThat(s.upgrades("plain-wolf")).isEmpty();
        assertThat(s.upgrades("plain-bear")).containsExactly("armageddon-cloak#2");
    }
}
