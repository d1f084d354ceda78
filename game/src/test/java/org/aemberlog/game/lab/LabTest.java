package org.aemberlog.game.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;
import org.junit.jupiter.api.Test;

/** What the lab is told to lay out is so, and what is asked of it happens. */
class LabTest {

    private final Lab lab = new Lab(LabCards.index());

    /** A plain object: name, value, name, value. */
    static Map<String, Object> object(Object... namesAndValues) {
        var object = new LinkedHashMap<String, Object>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return object;
    }

    static Map<String, Object> command(String type, Object... namesAndValues) {
        var command = object("type", type);
        command.putAll(object(namesAndValues));
        return command;
    }

    private Answer.Accepted accepted(String type, Object... namesAndValues) {
        var answer = lab.ask(command(type, namesAndValues));
        assertThat(answer).isInstanceOf(Answer.Accepted.class);
        return (Answer.Accepted) answer;
    }

    private Answer.State state() {
        return (Answer.State) lab.ask(command("state"));
    }

    private Answer.Card card(String name) {
        return state().cards().stream()
                .filter(card -> card.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private void setUp() {
        var setup = accepted(
                "setup",
                "turn",
                4,
                "active",
                "b",
                "house",
                "logos",
                "tide",
                "a",
                "a",
                object(
                        "aember", 3,
                        "chains", 2,
                        "keys", List.of("red", "blue"),
                        "line", List.of("Bear", "colossus"),
                        "artifacts", List.of("lever"),
                        "deck", List.of("Stranger", "Spark"),
                        "discard", List.of("Spark", "Cloak"),
                        "archives", List.of("Spark"),
                        "purged", List.of("Spark")),
                "b",
                object(
                        "name", "Boris",
                        "line", List.of("BEAR", "ærie mouse"),
                        "hand", List.of("Spark", "Cloak")),
                "halves",
                object("Colossus", "colossus-top"),
                "upgrades",
                object("Bear", List.of("Cloak")),
                "under",
                object("Lever", List.of("Stranger")),
                "grafted",
                object("bear#2", List.of("Spark")),
                "owners",
                object("Stranger", "b"),
                "cards",
                object(
                        "Bear",
                                object(
                                        "damage", 2,
                                        "aember", 1,
                                        "armorSpent", 1,
                                        "exhausted", true,
                                        "counters", object("power", 3)),
                        "Bear#2", object("stunned", true, "warded", true),
                        "Spark", object("icons", List.of("draw")),
                        "Stranger#2", object("house", "mars")));
        assertThat(setup.events()).isEmpty();
    }

    @Test
    void aPositionIsAsItWasLaidOut() {
        setUp();
        var state = state();
        assertThat(state.turn()).isEqualTo(4);
        assertThat(state.step()).isEqualTo(Step.MAIN);
        assertThat(state.active()).isEqualTo(Seat.B);
        assertThat(state.activeHouse()).contains(House.LOGOS);
        assertThat(state.tide()).contains(Seat.A);
        var a = state.a();
        assertThat(a.name()).isEqualTo("Alice");
        assertThat(a.aember()).isEqualTo(3);
        assertThat(a.chains()).isEqualTo(2);
        assertThat(a.keys()).containsExactly(KeyColor.RED, KeyColor.BLUE);
        assertThat(a.keyCost()).isEqualTo(6);
        assertThat(a.tideHigh()).isTrue();
        assertThat(a.line()).containsExactly("Bear", "Colossus");
        assertThat(a.artifacts()).containsExactly("Lever");
        assertThat(a.deck()).containsExactly("Stranger#2", "Spark");
        assertThat(a.discard()).containsExactly("Spark#2", "Cloak#2");
        assertThat(a.archives()).containsExactly("Spark#3");
        assertThat(a.purged()).containsExactly("Spark#4");
        assertThat(state.b().name()).isEqualTo("Boris");
        assertThat(state.b().line()).containsExactly("Bear#2", "Ærie Mouse");
        assertThat(state.b().hand()).containsExactly("Spark#6", "Cloak#3");
        assertThat(state.winner()).isEmpty();
    }

    @Test
    void everyCardIsToldOf() {
        setUp();
        var bear = card("Bear");
        assertThat(bear.zone()).isEqualTo(Zone.IN_PLAY);
        assertThat(bear.type()).isEqualTo(CardType.CREATURE);
        assertThat(bear.exhausted()).isTrue();
        assertThat(bear.damage()).isEqualTo(2);
        assertThat(bear.power()).as("5 and three counters").isEqualTo(8);
        assertThat(bear.armor()).isEqualTo(1);
        assertThat(bear.armorLeft()).isZero();
        assertThat(bear.aember()).isEqualTo(1);
        assertThat(bear.counters()).isEqualTo(Map.of(Token.POWER, 3));
        assertThat(bear.keywords()).containsOnlyKeys(KeywordKind.ELUSIVE, KeywordKind.TAUNT);
        assertThat(bear.houses()).containsExactly(House.LOGOS);
        assertThat(bear.traits()).hasSize(1);
        assertThat(bear.upgrades()).containsExactly("Cloak");
        assertThat(card("Cloak").host()).contains("Bear");
        assertThat(card("Bear#2").grafted()).containsExactly("Spark#5");
        assertThat(card("Bear#2").stunned()).isTrue();
        assertThat(card("Bear#2").warded()).isTrue();
        assertThat(card("Bear#2").keywords()).containsOnlyKeys(KeywordKind.TAUNT);
        assertThat(card("Stranger").zone()).isEqualTo(Zone.UNDER);
        assertThat(card("Stranger").owner()).isEqualTo(Seat.B);
        assertThat(card("Stranger").host()).contains("Lever");
        assertThat(card("Stranger#2").houses()).containsExactly(House.MARS);
        assertThat(card("Colossus").half()).contains("colossus-top");
        assertThat(card("colossus-top").host()).contains("Colossus");
        assertThat(card("Spark").icons()).hasSize(2);
        assertThat(state().cards()).hasSize(17);
    }

    @Test
    void anUpgradeHasAControllerAndCountersOfItsOwn() {
        accepted(
                "setup",
                "a",
                object("line", List.of("Bear")),
                "upgrades",
                object("Bear", List.of("Cloak", "Cloak")),
                "controllers",
                object("Cloak#2", "b"),
                "cards",
                object("Cloak", object("counters", object("doom", 2))));
        assertThat(card("Cloak").controller()).isEqualTo(Seat.A);
        assertThat(card("Cloak").counters()).isEqualTo(Map.of(Token.DOOM, 2));
        assertThat(card("Cloak#2").controller()).isEqualTo(Seat.B);
        assertThat(card("Cloak#2").owner()).isEqualTo(Seat.A);
        assertThat(card("Cloak#2").counters()).isEmpty();
    }

    @Test
    void anIntentIsAskedByTheNamesOfCards() {
        setUp();
        accepted("edit", "cards", object("Ærie Mouse", object("exhausted", false)));
        assertThat(accepted("do", "reap", "ærie mouse").happened())
                .containsExactly(
                        "card-exhausted Ærie Mouse",
                        "creature-reaped Ærie Mouse",
                        "aember-gained b 1",
                        "aember-gained b 1");
        assertThat(state().b().aember()).isEqualTo(2);
    }

    @Test
    void aChoiceIsAnsweredByTheTextOfItsOptions() {
        setUp();
        var asked = accepted("do", "play", "Spark#6");
        var choice = asked.choice().orElseThrow();
        assertThat(choice.source()).contains("Spark#6");
        assertThat(choice.text()).contains("Play: Deal 1 damage to a creature.");
        assertThat(choice.options()).contains("Bear", "Bear#2", "Colossus", "Ærie Mouse");
        var done = accepted("do", "choose", List.of("ÆRIE MOUSE"));
        assertThat(done.choice()).isEmpty();
        assertThat(state().b().discard()).containsExactly("Spark#6", "Ærie Mouse");
    }

    @Test
    void theWireFormOfAnIntentIsTakenToo() {
        setUp();
        accepted("do", "intent", object("type", "end-turn", "seat", "b"));
        assertThat(state().active()).isEqualTo(Seat.A);
    }

    @Test
    void whateverIsLegalCanBeAskedAsItIsListed() {
        setUp();
        var legal = (Answer.Legal) lab.ask(command("legal"));
        assertThat(legal.toAct()).isEqualTo(Seat.B);
        assertThat(legal.intents()).hasSizeGreaterThan(3);
        for (var intent : legal.intents()) {
            setUp();
            assertThat(lab.ask(Plain.of(intent))).as(Canonical.text(intent)).isInstanceOf(Answer.Accepted.class);
        }
    }

    @Test
    void aHouseIsChosenInTheHouseStep() {
        accepted("setup", "step", "house", "a", object("houses", List.of("dis", "logos", "mars")));
        accepted("do", "house", "mars");
        assertThat(state().activeHouse()).contains(House.MARS);
        accepted("edit", "step", "house");
        assertThat(state().activeHouse()).isEmpty();
    }

    @Test
    void aRejectionSaysTheSectionAndChangesNothing() {
        setUp();
        var before = state();
        assertThat(lab.ask(command("do", "by", "a", "say", "end-turn")))
                .isEqualTo(new Answer.Rejected(
                        "not-your-turn",
                        "Active Player",
                        "Only the active player decides, and that is your opponent."));
        assertThat(state()).isEqualTo(before);
    }

    @Test
    void anEditMovesAndMarksCardsAndSetsWhatPlayersHave() {
        setUp();
        var edited = accepted(
                "edit",
                "moves",
                List.of(
                        object("card", "Bear", "to", "line", "seat", "b"),
                        object("card", "Cloak#2", "to", "attached", "host", "Bear#2"),
                        object("card", "Spark", "to", "hand"),
                        object("card", "Stranger#2", "to", "grafted", "host", "Bear")),
                "cards",
                object(
                        "Bear", object("enraged", true, "attacked", true),
                        "Bear#2", object("copyOf", "Stranger")),
                "a",
                object("aember", 0, "keys", List.of(), "chains", 9),
                "tide",
                "neutral",
                "house",
                "dis");
        assertThat(edited.events()).hasSize(12);
        assertThat(edited.happened()).contains("corrected (MoveCard Bear (Line b -)) in-play");
        var state = state();
        assertThat(state.b().line()).containsExactly("Bear#2", "Ærie Mouse", "Bear");
        assertThat(state.a().hand()).containsExactly("Spark");
        assertThat(state.a().keys()).isEmpty();
        assertThat(state.a().chains()).isEqualTo(9);
        assertThat(state.tide()).isEmpty();
        assertThat(state.activeHouse()).contains(House.DIS);
        assertThat(card("Bear").enraged()).isTrue();
        assertThat(card("Bear").controller()).isEqualTo(Seat.B);
        assertThat(card("Bear").grafted()).containsExactly("Stranger#2");
        assertThat(card("Bear#2").title()).isEqualTo("Stranger");
        assertThat(card("Bear#2").power()).isEqualTo(3);
        accepted("edit", "cards", object("Bear#2", object("copyOf", "Bear")));
        assertThat(card("Bear#2").title()).isEqualTo("Bear");
    }

    @Test
    void lethalDamageDestroysAndThreeKeysWin() {
        setUp();
        accepted("edit", "cards", object("Bear", object("damage", 8)));
        assertThat(state().a().discard()).startsWith("Bear");
        var won = accepted("edit", "b", object("keys", List.of("red", "blue", "yellow")));
        assertThat(won.winner()).contains(Seat.B);
        assertThat(state().winner()).isEqualTo(Optional.of(Seat.B));
    }

    @Test
    void aNoteIsRepeated() {
        assertThat(lab.ask(command("note", "text", "Look!"))).isEqualTo(new Answer.Noted("Look!"));
    }

    @Test
    void theSameCommandsHaveTheSameAnswers() {
        var other = new Lab(LabCards.index());
        setUp();
        var position = Canonical.text(state());
        setUp();
        assertThat(Canonical.text(state())).isEqualTo(position);
        assertThat(other.ask(command("state"))).isInstanceOf(Answer.Problem.class);
    }

    @Test
    void theSchemaSaysEveryCommandAndAnswer() {
        var definitions = (Map<?, ?>) LabSchema.document().get("$defs");
        for (var name : List.of("Command.Setup", "Command.Do", "Command.Edit", "Answer.State")) {
            assertThat(definitions.containsKey(name)).as(name).isTrue();
        }
    }
}
