package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.Correction.Place.Artifacts;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Whose an upgrade is, what is on it, and what becomes of it. */
class UpgradeRulingsTest {

    private static final String STOLEN =
            "alice logos hand [plain-piracy] | bob line [plain-wolf] deck [blood-of-titans,"
                    + " plain-mouse, plain-mouse]";

    @Test
    @Ruling({"glossary/control", "glossary/house-choice", "rules/upgrades"})
    void whoPlayedAnUpgradeMayChooseItsHouse() {
        var s = table(STOLEN).plays("plain-piracy").settled();
        assertThat(s.upgrades("plain-wolf")).containsExactly("blood-of-titans");
        assertThat(s.board().controller(s.card("blood-of-titans"))).isEqualTo(Seat.A);
        s.endsTurn().choosesHouse(House.LOGOS).endsTurn();
        assertThat(s.board().houses(Seat.A)).containsExactly(House.LOGOS, House.BROBNAR);
        s.choosesHouse(House.BROBNAR);
    }

    @Test
    @Ruling({"glossary/control", "glossary/house-choice"})
    void theHouseOfAnUpgradeIsClosedWhenItHasLeft() {
        var s = table(STOLEN + " hand [plain-slaying]")
                .plays("plain-piracy")
                .endsTurn()
                .choosesHouse(House.LOGOS)
                .plays("plain-slaying");
        assertThat(s.names(s.bob().discard())).as("its owner's").contains("blood-of-titans");
        s.endsTurn();
        assertThat(s.rejected(new ChooseHouse(Seat.A, House.BROBNAR))).isInstanceOf(Rejection.HouseNotAvailable.class);
    }

    @Test
    @Ruling({"glossary/control", "glossary/house-choice", "rules/upgrades"})
    void anUpgradeStaysWithItsControllerWhenItsCreatureIsTaken() {
        var s = table("alice logos hand [plain-coup]", "bob line [plain-wolf with blood-of-titans] deck [plain-mouse]")
                .plays("plain-coup")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("plain-wolf");
        assertThat(s.power("plain-wolf")).as("it stays attached").isEqualTo(8);
        assertThat(s.board().controller(s.card("blood-of-titans"))).isEqualTo(Seat.B);
        assertThat(s.board().houses(Seat.A)).containsExactly(House.LOGOS);
    }

    @Test
    @Ruling({"glossary/control", "glossary/house-choice", "rules/upgrades"})
    void theHouseOfAnUpgradeIsOpenToItsControllerWhoeverHasItsCreature() {
        var s = table(
                "alice logos line [plain-bear with blood-of-titans of bob by alice]",
                "bob hand [plain-coup, plain-mouse]");
        assertThat(s.board().houses(Seat.A)).containsExactly(House.LOGOS, House.BROBNAR);
        s.endsTurn().choosesHouse(House.LOGOS).plays("plain-coup").endsTurn();
        assertThat(s.line(s.bob())).containsExactly("plain-bear");
        assertThat(s.power("plain-bear")).isEqualTo(10);
        s.choosesHouse(House.BROBNAR);
    }

    @Test
    @Ruling({"glossary/control", "rules/upgrades"})
    void friendlyUpgradesAreTheOnesOneControls() {
        var position = "alice logos hand [plain-%s] line [plain-bear with plain-mail of bob] | bob line"
                + " [plain-wolf with plain-mail of alice with plain-cloak]";
        var friendly = table(position.formatted("stripping")).plays("plain-stripping");
        Answers.all(friendly);
        assertThat(friendly.upgrades("plain-bear")).containsExactly("plain-mail");
        assertThat(friendly.upgrades("plain-wolf")).containsExactly("plain-cloak");
        var enemy = table(position.formatted("baring-them")).plays("plain-baring-them");
        Answers.all(enemy);
        assertThat(enemy.upgrades("plain-bear")).isEmpty();
        assertThat(enemy.upgrades("plain-wolf")).containsExactly("plain-mail#2");
    }

    @Test
    @Ruling({"glossary/control", "rules/upgrades"})
    void whatAnUpgradeSaysIsItsControllersAndWhatItGrantsTheCreatures() {
        var s = table("alice logos hand [plain-levy, plain-tithe]", "bob line [plain-wolf]")
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
        var s = table(
                "alice logos artifacts [plain-granary] hand [plain-pruning, plain-slaying]"
                        + " line [plain-wolf with plain-levy]",
                "bob");
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
        var s = table("alice logos hand [plain-slaying] line [plain-wolf with plain-levy]", "bob")
                .reaps("plain-wolf");
        assertThat(s.board().keyCost(Seat.B)).isEqualTo(7);
        s.plays("plain-slaying").settled();
        assertThat(s.board().keyCost(Seat.B)).isEqualTo(6);
    }

    @Test
    @Ruling("rules/upgrades")
    void anUpgradeIsDiscardedWhenItsHostIsACreatureNoMore() {
        var s = table("alice logos artifacts [auto-legionary--logos] hand [plain-mail]", "bob")
                .acts("auto-legionary--logos")
                .plays("plain-mail");
        assertThat(s.upgrades("auto-legionary--logos")).containsExactly("plain-mail");
        var back = new Correction.MoveCard(s.card("auto-legionary--logos"), new Artifacts(Seat.A));
        s.asks(new Correct("Judy", List.of(back)));
        assertThat(s.upgrades("auto-legionary--logos")).isEmpty();
        assertThat(s.names(s.alice().discard())).containsExactly("plain-mail");
    }

    @Test
    @Ruling("rules/upgrades")
    void whoPlaysAnUpgradeChoosesItsCreature() {
        var s = table("alice logos hand [plain-piracy] line [plain-bear]", "bob line [plain-wolf] deck [plain-mail]");
        s.plays("plain-piracy");
        assertThat(s.state().pending().orElseThrow().seat()).isEqualTo(Seat.A);
        s.offers("plain-bear", "plain-wolf").chooses("plain-wolf").settled();
        assertThat(s.upgrades("plain-wolf")).containsExactly("plain-mail");
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
