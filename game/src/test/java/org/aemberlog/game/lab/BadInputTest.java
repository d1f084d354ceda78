package org.aemberlog.game.lab;

import static org.aemberlog.game.lab.LabTest.command;
import static org.aemberlog.game.lab.LabTest.object;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is wrong with a command is said where it is wrong, and changes nothing. */
class BadInputTest {

    private static final Map<String, Object> SETUP = command(
            "setup",
            "house",
            "logos",
            "a",
            object("line", List.of("Bear", "Bear"), "hand", List.of("Spark", "Cloak")),
            "b",
            object("line", List.of("Stranger"), "artifacts", List.of("Lever")));

    private record Row(Object command, String where, String problem) {
        @Override
        public String toString() {
            return where + ": " + problem;
        }
    }

    private static Row row(Object command, String where, String problem) {
        return new Row(command, where, problem);
    }

    private static Object half(String zone, Object... cards) {
        return command("setup", "a", object(zone, List.of(cards)));
    }

    private static Object move(Object... namesAndValues) {
        return command("edit", "moves", List.of(object(namesAndValues)));
    }

    private static Object mark(String card, Object... namesAndValues) {
        return command("edit", "cards", object(card, object(namesAndValues)));
    }

    static Stream<Row> badCommands() {
        return Stream.of(
                row(List.of(), "", "expected an object, found a list"),
                row(5, "", "expected an object, found the number 5"),
                row(
                        object("play", "Spark"),
                        "type",
                        "expected one of [note, setup, legal, do, edit, state, undo, save, load,"
                                + " cards], found nothing"),
                row(
                        command("cheat"),
                        "type",
                        "expected one of [note, setup, legal, do, edit, state, undo, save, load,"
                                + " cards], found 'cheat'"),
                row(command("state", "of", "b"), "of", "there is no such field; the fields are []"),
                row(command("note"), "text", "this field is missing"),
                row(half("line", "Baer"), "a.line[0]", "expected the title of a card, found 'Baer'"),
                row(half("line", "Bear#2"), "a.line[0]", "expected 'Bear', the next copy of the card, found 'Bear#2'"),
                row(half("line", "Bear#zwei"), "a.line[0]", "expected the number of a copy after '#', found 'zwei'"),
                row(half("line", 7), "a.line[0]", "expected a text, found the number 7"),
                row(
                        half("limbo", "Bear"),
                        "a.limbo",
                        "there is no such field; the fields are [name, houses, aember, chains,"
                                + " kept, keys, forged, line, artifacts, hand, deck, discard"
                                + " and 2 more]"),
                row(
                        half("line", "Spark"),
                        "a.line[0]",
                        "Spark (card 0) is of the type ACTION and cannot be where only CREATURE" + " cards are."),
                row(
                        half("line", "colossus-top"),
                        "a.line[0]",
                        "Colossus (card 0) is a top half and has to be joined to its bottom" + " half."),
                row(
                        half("line", Stream.generate(() -> "Bear").limit(101).toArray()),
                        "a.line[100]",
                        "expected at most 100 cards of a player, found one more"),
                row(
                        command("setup", "a", object("aember", -1)),
                        "a.aember",
                        "An amount of Æmber is 0 or more, not -1."),
                row(
                        command("setup", "a", object("chains", -3)),
                        "a.chains",
                        "An amount of chains is 0 or more, not -3."),
                row(
                        command("setup", "a", object("keys", List.of("red", "red"))),
                        "a.keys",
                        "There is one key of each color, not [RED, RED]"),
                row(
                        command("setup", "a", object("keys", List.of("green"))),
                        "a.keys[0]",
                        "expected one of [red, blue, yellow], found 'green'"),
                row(command("setup", "a", object("name", "")), "a.name", "name: expected 1 to 40 characters, found 0"),
                row(
                        command("setup", "c", object()),
                        "c",
                        "there is no such field; the fields are [turn, active, step, house, tide,"
                                + " seed, a, b, upgrades, under, grafted, halves and 4 more]"),
                row(command("setup", "active", "c"), "active", "expected one of [a, b], found 'c'"),
                row(command("setup", "turn", 0), "turn", "expected a turn counted from 1, found 0"),
                row(command("setup", "step", "draw"), "step", "expected the step setup, house or main, found DRAW"),
                row(
                        command("setup", "step", "house", "house", "dis"),
                        "house",
                        "expected no active house before it is chosen, found DIS"),
                row(command("setup", "seed", ""), "seed", "expected 1 to 128 characters, found 0"),
                row(
                        command("setup", "upgrades", object("Bear", List.of("Cloak"))),
                        "upgrades.Bear",
                        "expected a card of this position, found 'Bear'"),
                row(
                        command(
                                "setup",
                                "a",
                                object("artifacts", List.of("Lever")),
                                "upgrades",
                                object("Lever", List.of("Cloak"))),
                        "upgrades.Lever[0]",
                        "Lever (card 0) is no creature."),
                row(
                        command(
                                "setup",
                                "a",
                                object("line", List.of("Bear")),
                                "cards",
                                object("Bear", object(), "bear", object("damage", 1))),
                        "cards.bear",
                        "expected each card once, found 'bear' twice"),
                row(
                        command("setup", "a", object("hand", List.of("Bear")), "owners", object("Bear", "b")),
                        "a.hand[0].seat",
                        "expected seat B, the owner's, found seat A"),
                row(
                        command("do"),
                        "",
                        "expected one of house, play, discard, reap, fight, action, omni, unstun,"
                                + " choose, say and intent, found 0"),
                row(
                        command("do", "play", "Spark", "reap", "Bear"),
                        "",
                        "expected one of house, play, discard, reap, fight, action, omni, unstun,"
                                + " choose, say and intent, found 2"),
                row(
                        command("do", "fight", List.of("Bear")),
                        "",
                        "fight: expected the attacker and the defender, found 1 names"),
                row(
                        command("do", "play", "Ærie Mouse"),
                        "play",
                        "expected a card of this position, found 'Ærie Mouse'"),
                row(command("do", "play", "Sparks"), "play", "expected the title of a card, found 'Sparks'"),
                row(command("do", "reap", "Bear#3"), "reap", "expected a card of this position, found 'Bear#3'"),
                row(
                        command("do", "say", "pass"),
                        "say",
                        "expected one of [keep-hand, mulligan, raise-tide, end-turn, concede]," + " found 'pass'"),
                row(command("do", "by", "c", "say", "end-turn"), "by", "expected one of [a, b], found 'c'"),
                row(
                        command("do", "choose", List.of("yes")),
                        "choose",
                        "expected something to do, found an answer to a choice, and none waits"),
                row(
                        command("do", "intent", object("type", "correct")),
                        "intent.type",
                        "expected one of [keep-hand, mulligan, choose-house, play-card,"
                                + " discard-card, reap, fight, use-action, use-omni, remove-stun,"
                                + " raise-tide, end-turn and 7 more], found 'correct'"),
                row(command("edit"), "", "expected something to change, found nothing"),
                row(
                        move("card", "Spark", "to", "limbo"),
                        "moves[0].to",
                        "expected one of [line, artifacts, hand, deck, discard, archives, purged,"
                                + " attached, under, grafted, joined, out], found 'limbo'"),
                row(
                        move("card", "Spark", "to", "line"),
                        "moves[0]",
                        "Spark (card 2) is of the type ACTION and cannot be where only CREATURE" + " cards are."),
                row(
                        move("card", "Bear", "to", "line", "seat", "c"),
                        "moves[0].seat",
                        "expected one of [a, b], found 'c'"),
                row(
                        move("card", "Spark", "to", "hand", "seat", "b"),
                        "moves[0].seat",
                        "expected seat A, the owner's, found seat B"),
                row(
                        move("card", "Bear", "to", "line", "position", -1),
                        "moves[0]",
                        "A position is counted from 0, not -1."),
                row(
                        move("card", "Bear", "to", "line", "position", 5),
                        "moves[0]",
                        "there are 1 other cards there, so a position is 0 to 1, not 5."),
                row(
                        move("card", "Spark", "to", "archives", "position", 0),
                        "moves[0].position",
                        "expected no position among cards without an order, found 0"),
                row(
                        move("card", "Cloak", "to", "attached"),
                        "moves[0].host",
                        "expected the card that it is put on or under, found nothing"),
                row(
                        move("card", "Cloak", "to", "attached", "host", "Lever"),
                        "moves[0]",
                        "Lever (card 101) is no creature."),
                row(mark("Bear", "damage", -1), "cards.Bear.damage", "An amount of damage is 0 or more, not -1."),
                row(
                        mark("Bear", "damage", "two"),
                        "cards.Bear.damage",
                        "expected a whole number of 32 bits, found 'two'"),
                row(
                        mark("Bear", "counters", object("damage", 1)),
                        "cards.Bear.counters",
                        "Æmber and damage are set on their own, not as counters."),
                row(
                        mark("Bear", "dizzy", true),
                        "cards.Bear.dizzy",
                        "there is no such field; the fields are [house, icons, damage, aember,"
                                + " armorSpent, counters, exhausted, stunned, warded, enraged,"
                                + " attacked, copyOf]"),
                row(
                        mark("Spark", "stunned", true),
                        "cards.Spark.stunned",
                        "Spark (card 2) is no creature or artifact in play, it is in hand; move" + " it first."),
                row(mark("Lever", "damage", 1), "cards.Lever.damage", "Lever (card 101) is no creature."),
                row(
                        mark("Bear", "copyOf", "Nobody"),
                        "cards.Bear.copyOf",
                        "expected the title of a card, found 'Nobody'"),
                row(command("edit", "lasting", List.of(3)), "lasting[0]", "there is no lasting effect 3."));
    }

    @ParameterizedTest
    @MethodSource("badCommands")
    void aBadCommandChangesNothing(Row row) {
        var lab = new Lab(LabCards.index());
        assertThat(lab.ask(SETUP)).isInstanceOf(Answer.Accepted.class);
        var before = lab.ask(command("state"));
        var answer = lab.ask(row.command());
        assertThat(answer).isInstanceOf(Answer.Problem.class);
        var problem = (Answer.Problem) answer;
        assertThat(problem.problem()).isEqualTo(row.problem());
        assertThat(problem.where()).isEqualTo(row.where());
        assertThat(problem.hint()).isNotBlank();
        assertThat(lab.ask(command("state"))).isEqualTo(before);
    }

    @Test
    void anEmptyTableHasToBeSetUpFirst() {
        for (var command : List.of(
                command("state"), command("legal"), command("do", "say", "end-turn"), command("edit", "tide", "a"))) {
            assertThat(new Lab(LabCards.index()).ask(command))
                    .isEqualTo(new Answer.Problem(
                            "",
                            "expected a position, found an empty table",
                            "Lay out a position with the command setup first."));
        }
    }

    @Test
    void anUnknownTitleIsToldWhatIsNear() {
        var answer = (Answer.Problem) new Lab(LabCards.index()).ask(half("hand", "Sprak"));
        assertThat(answer.hint()).startsWith("Did you mean 'Spark' or ");
    }

    @Test
    void anOptionThatIsNotOfferedIsToldWhichAre() {
        var lab = new Lab(LabCards.index());
        lab.ask(SETUP);
        lab.ask(command("do", "play", "Spark"));
        assertThat(lab.ask(command("do", "choose", List.of("Bear", "Bear"))))
                .isEqualTo(new Answer.Problem(
                        "choose[1]",
                        "expected one of [Bear, Bear#2, Stranger], found 'Bear'",
                        "Choose 1 to 1 of them by their text."));
    }
}
