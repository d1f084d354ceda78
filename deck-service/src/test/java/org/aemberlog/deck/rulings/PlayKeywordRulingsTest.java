package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Intent.Reap;
import org.aemberlog.game.intent.Intent.UseOmni;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** The keywords that say how a card is played, and omni. */
class PlayKeywordRulingsTest {

    @Test
    @Ruling("glossary/alpha")
    void alphaComesBeforeEverythingElse() {
        var s = table("alice logos hand [plain-first, plain-coin]" + " line [plain-mouse]", "bob");
        s.plays("plain-first").plays("plain-coin").settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        var played = table("alice logos hand [plain-first, plain-coin]", "bob").plays("plain-coin");
        assertThat(played.rejected(new PlayCard(Seat.A, played.card("plain-first"))))
                .isInstanceOf(Rejection.KeywordForbids.class);
        var used = table("alice logos hand [plain-first] line [plain-mouse]", "bob");
        used.reaps("plain-mouse");
        assertThat(used.rejected(new PlayCard(Seat.A, used.card("plain-first"))))
                .isInstanceOf(Rejection.KeywordForbids.class);
        var discarded = table("alice logos hand [plain-first, plain-coin]", "bob");
        discarded.discards("plain-coin");
        assertThat(discarded.rejected(new PlayCard(Seat.A, discarded.card("plain-first"))))
                .isInstanceOf(Rejection.KeywordForbids.class);
        discarded.discards("plain-first").settled();
    }

    @Test
    @Ruling("glossary/omega")
    void omegaEndsTheStep() {
        var s = table(
                        "alice logos hand [plain-last, plain-coin]"
                                + " line [plain-mouse, plain-bear exhausted]"
                                + " deck [plain-wolf]",
                        "bob line [plain-wolf]")
                .plays("plain-last");
        s.included("aember-gained a 1", "step-began ready", "turn-ended a").settled();
        assertThat(s.state().active()).isEqualTo(Seat.B);
        assertThat(s.permanent("plain-bear").exhausted()).isFalse();
        assertThat(s.names(s.alice().hand())).contains("plain-coin", "plain-wolf");
    }

    @Test
    @Ruling("glossary/deploy")
    void deployEntersAnywhere() {
        var position = "alice logos hand [plain-scout] line [plain-mouse, plain-bear] | bob";
        var s = table(position)
                .plays("plain-scout")
                .offers("position-0", "position-1", "position-2")
                .chooses("position-1")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("plain-mouse", "plain-scout", "plain-bear");
    }

    @Test
    @Ruling({"glossary/omni", "rules/omni", "timing/action-or-omni", "rules/using-artifacts"})
    void omniNeedsNoHouse() {
        var s = table("alice dis line [plain-herald] artifacts [plain-bell]", "bob artifacts [plain-bell]");
        s.usesOmni("plain-herald").included("card-exhausted plain-herald", "ability-used plain-herald omni");
        s.usesOmni("plain-bell").settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.permanent("plain-herald").exhausted()).isTrue();
        assertThat(s.rejected(new UseOmni(Seat.A, s.card("plain-bell")))).isInstanceOf(Rejection.CardIsExhausted.class);
        assertThat(s.rejected(new UseOmni(Seat.A, s.card("plain-bell#2"))))
                .isInstanceOf(Rejection.CardNotControlled.class);
        assertThat(s.rejected(new Reap(Seat.A, s.card("plain-herald")))).isInstanceOf(Rejection.HouseNotActive.class);
    }

    @Test
    @Ruling({"glossary/alpha", "glossary/play"})
    void alphaAlsoBindsACardPlayedByAnEffect() {
        var s = table("alice logos hand [wild-wormhole] deck [plain-first]", "bob")
                .plays("wild-wormhole")
                .settled();
        assertThat(s.names(s.alice().deck())).containsExactly("plain-first");
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling({"glossary/omega", "glossary/play"})
    void omegaAlsoBindsACardPlayedByAnEffect() {
        var s = table(
                        "alice logos hand [wild-wormhole, plain-coin]"
                                + " deck [plain-last, plain-mouse, plain-mouse,"
                                + " plain-mouse, plain-mouse, plain-mouse]",
                        "bob hand [plain-wolf]")
                .plays("wild-wormhole")
                .settled();
        assertThat(s.state().active()).isEqualTo(Seat.B);
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.names(s.alice().hand()))
                .startsWith("plain-coin", "plain-mouse")
                .hasSize(6);
    }

    @Test
    @Ruling({"rules/upgrades", "glossary/play"})
    void anUpgradeWithoutACreatureStaysOnTopOfTheDeck() {
        var s = table("alice logos hand [wild-wormhole]" + " deck [plain-mail, plain-mouse]", "bob")
                .plays("wild-wormhole")
                .settled();
        assertThat(s.names(s.alice().deck())).containsExactly("plain-mail", "plain-mouse");
    }

    @Test
    @Ruling("glossary/deploy")
    void deployInAnEmptyLineNeedsNoChoice() {
        var s = table("alice logos hand [plain-scout]", "bob")
                .plays("plain-scout")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("plain-scout");
    }
}
