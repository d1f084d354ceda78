package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.Correction.Place.Artifacts;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Whose an upgrade is, and what becomes of it and of counters on it, which no position says. */
class UpgradeRulingsTest {

    @Test
    @Ruling({"glossary/control", "rules/upgrades"})
    void whatAnUpgradeSaysIsItsControllersAndWhatItGrantsTheCreatures() {
        var s = table("alice logos hand [plain-levy, plain-tithe] | bob line [plain-wolf]")
                .plays("plain-levy")
                .plays("plain-tithe")
                .endsTurn();
        s.choosesHouse(House.LOGOS).reaps("plain-wolf").settled();
        assertThat(s.board().keyCost(Seat.B)).as("by the levy, alice's").isEqualTo(7);
        assertThat(s.board().keyCost(Seat.A)).as("by the tithe, bob's wolf's").isEqualTo(7);
    }

    @Test
    @Ruling({"glossary/other-counters", "rules/upgrades"})
    void countersCanBeOnUpgradesAndArtifacts() {
        var s = table("alice logos artifacts [plain-granary] hand [plain-pruning, plain-slaying]"
                + " line [plain-wolf with plain-levy] | bob");
        s.reaps("plain-wolf").usesOmni("plain-granary").settled();
        assertThat(s.board().keyCost(Seat.B)).isEqualTo(6 + 1 + 2);
        assertThat(s.state().upgrade(s.card("plain-levy")).orElseThrow().counters())
                .containsOnly(Map.entry(Token.DISRUPTION, 1));
        s.plays("plain-pruning").settled();
        assertThat(s.board().keyCost(Seat.B)).isEqualTo(6 + 1);
        assertThat(s.state().upgrade(s.card("plain-levy")).orElseThrow().counters())
                .isEmpty();
    }

    @Test
    @Ruling({"glossary/other-counters", "glossary/leaves-play"})
    void countersLeaveWithTheUpgrade() {
        var s = table("alice logos hand [plain-slaying] line [plain-wolf with plain-levy] | bob")
                .reaps("plain-wolf");
        assertThat(s.board().keyCost(Seat.B)).isEqualTo(7);
        s.plays("plain-slaying").settled();
        assertThat(s.board().keyCost(Seat.B)).isEqualTo(6);
    }

    @Test
    @Ruling("rules/upgrades")
    void anUpgradeIsDiscardedWhenItsHostIsACreatureNoMore() {
        var s = table("alice logos artifacts [auto-legionary--logos] hand [plain-mail] | bob")
                .acts("auto-legionary--logos")
                .plays("plain-mail");
        assertThat(s.upgrades("auto-legionary--logos")).containsExactly("plain-mail");
        var back = new Correction.MoveCard(s.card("auto-legionary--logos"), new Artifacts(Seat.A));
        s.asks(new Correct("Judy", List.of(back)));
        assertThat(s.upgrades("auto-legionary--logos")).isEmpty();
        assertThat(s.names(s.alice().discard())).containsExactly("plain-mail");
    }

    @Test
    @Ruling("glossary/control")
    void thePositionSaysWhoControlsAnUpgrade() {
        assertThat(controllerOfMail("plain-mail")).isEqualTo(Seat.B);
        assertThat(controllerOfMail("plain-mail of alice")).isEqualTo(Seat.A);
        assertThat(controllerOfMail("plain-mail by alice")).isEqualTo(Seat.A);
        assertThat(controllerOfMail("plain-mail of alice by bob")).isEqualTo(Seat.B);
    }

    private static Seat controllerOfMail(String written) {
        Scenario s = table("alice logos | bob line [plain-wolf with " + written + " damage 1]");
        assertThat(s.permanent("plain-wolf").damage()).isEqualTo(1);
        return s.board().controller(s.card("plain-mail"));
    }
}
