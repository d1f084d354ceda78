package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.scenario.Scenario;
import org.junit.jupiter.api.Test;

class ShadowsTest {

    /** Errata, Keyforgery: the player about to forge names a house. */
    @Test
    void keyforgeryPreventsTheKeyAfterAWrongGuess() {
        var s = aboutToForge("hand [urchin]").chooses("dis");
        assertThat(s.bob().keys()).isEmpty();
        assertThat(s.bob().aember()).as("none is spent").isEqualTo(6);
        assertThat(s.inPlay("keyforgery")).isFalse();
        assertThat(s.names(s.alice().discard())).containsExactly("keyforgery");
        assertThat(s.names(s.alice().hand())).containsExactly("urchin");
    }

    @Test
    void keyforgeryLetsTheKeyBeAfterARightGuess() {
        var s = aboutToForge("hand [urchin]").chooses("shadows").chooses("red");
        assertThat(s.bob().keys()).hasSize(1);
        assertThat(s.bob().aember()).isZero();
        assertThat(s.inPlay("keyforgery")).isTrue();
    }

    /** There is no card that is not of the named house. */
    @Test
    void keyforgeryNeedsACardToReveal() {
        var s = aboutToForge("").chooses("dis").chooses("red").settled();
        assertThat(s.bob().keys()).hasSize(1);
        assertThat(s.inPlay("keyforgery")).isTrue();
    }

    @Test
    void keyforgeryWaitsForWhoCanAffordAKey() {
        var s =
                table(
                                "alice shadows artifacts [keyforgery] hand [urchin] | bob amber 5"
                                        + " line [charette]")
                        .endsTurn()
                        .settled();
        assertThat(s.bob().keys()).isEmpty();
        assertThat(s.inPlay("keyforgery")).isTrue();
    }

    @Test
    void keyforgeryLetsItsControllerForge() {
        var s =
                table(
                                "alice dis line [dust-imp] | bob amber 6 artifacts [keyforgery]"
                                        + " hand [urchin]")
                        .endsTurn()
                        .chooses("red")
                        .settled();
        assertThat(s.bob().keys()).hasSize(1);
    }

    @Test
    void keyforgeryDoesNotAskOnItsControllersTurn() {
        var s =
                table(
                                "alice shadows hand [nerve-blast, urchin] artifacts [keyforgery]"
                                        + " | bob amber 7 line [keyfrog]")
                        .plays("nerve-blast")
                        .chooses("red")
                        .settled();
        assertThat(s.bob().keys()).hasSize(1);
        assertThat(s.bob().aember()).isZero();
    }

    /** The key that a first one prevented is no longer about to be forged. */
    @Test
    void twoKeyforgeriesAskOneAfterTheOther() {
        var position =
                "alice shadows artifacts [keyforgery, keyforgery] hand [urchin]"
                        + " | bob amber 6 line [charette]";
        var wrong = table(position).endsTurn().chooses("keyforgery").chooses("dis").settled();
        assertThat(wrong.inPlay("keyforgery")).isFalse();
        assertThat(wrong.inPlay("keyforgery#2")).isTrue();
        var half = table(position).endsTurn().chooses("keyforgery").chooses("shadows");
        half.chooses("dis").settled();
        assertThat(half.inPlay("keyforgery")).isTrue();
        assertThat(half.inPlay("keyforgery#2")).isFalse();
        assertThat(half.bob().keys()).isEmpty();
    }

    private static Scenario aboutToForge(String rest) {
        var s =
                table(
                                "alice shadows artifacts [keyforgery] "
                                        + rest
                                        + " | bob amber 6 line [charette]")
                        .endsTurn();
        assertThat(s.state().pending().orElseThrow().options()).hasSize(House.values().length);
        return s;
    }
}
