package org.aemberlog.game.lab;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.Corrected;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.lab.Command.Do;
import org.aemberlog.game.lab.Command.Edit;
import org.aemberlog.game.lab.Command.Setup;
import org.aemberlog.game.notation.FactText;
import org.aemberlog.game.wire.MalformedException;
import org.aemberlog.game.wire.Plain;

/**
 * A table in the lab. It is empty until a command sets it up, and answers every command: what
 * cannot be done is a problem that says what was expected, what was found and what to do, and
 * changes nothing. For one user at a time.
 */
public final class Lab {

    private final CardIndex index;
    private final Rules rules;
    private Optional<Table> table = Optional.empty();

    /** A position with the names of its cards. */
    private record Table(Match match, Names names, CardLibrary library) {
        Wording wording() {
            return new Wording(match.state(), names, library);
        }
    }

    /** An empty table for these cards. */
    public Lab(CardIndex index) {
        this.index = index;
        this.rules = new Rules(index.library());
    }

    /** The answer to a line that is no JSON, with what is wrong with it. */
    public static Answer noJson(String problem) {
        return new Answer.Problem(
                "",
                "expected a JSON object, found " + problem,
                "Write one command on each line, such as {\"type\":\"state\"}.");
    }

    /** Does what a command in its plain form says. */
    public Answer ask(Object plain) {
        try {
            return ask(Plain.read(Command.class, plain));
        } catch (MalformedException e) {
            return new Answer.Problem(
                    e.path(), e.problem(), "docs/lab.schema.json says what a command looks like.");
        }
    }

    /** Does what a command says. */
    public Answer ask(Command command) {
        try {
            return switch (command) {
                case Command.Note c -> new Answer.Noted(c.text());
                case Setup c -> setUp(c);
                case Edit c -> edit(c);
                case Do c -> act(c);
                case Command.Legal c -> legal();
                case Command.State c -> survey();
            };
        } catch (Trouble e) {
            return e.answer();
        } catch (RuntimeException | StackOverflowError e) {
            return new Answer.Problem(
                    "",
                    "expected the rules to have an answer, found none: " + e,
                    "This is a fault of the rules, not yours; report it with the commands so far.");
        }
    }

    private Table table() {
        return table.orElseThrow(
                () ->
                        new Trouble(
                                "",
                                "expected a position, found an empty table",
                                "Lay out a position with the command setup first."));
    }

    private Answer setUp(Setup setup) {
        var layout = new Layout(index, setup);
        var bare = Match.at(1, layout.bare());
        return correct(new Table(bare, layout.names(), index.library()), layout.orders(), false);
    }

    private Answer edit(Edit edit) {
        var orders = new Orders(index, table().names());
        orders.add(edit);
        if (orders.isEmpty()) {
            throw new Trouble(
                    "", "expected something to change, found nothing", "Say what is to be so.");
        }
        return correct(table(), orders, true);
    }

    private Answer correct(Table before, Orders orders, boolean told) {
        return switch (rules.decide(before.match(), orders.intent())) {
            case Decision.Accepted a -> accepted(before, a, told);
            case Decision.Rejected r -> {
                if (r.reason() instanceof Refusal.CorrectionImpossible impossible) {
                    throw orders.told(impossible);
                }
                yield refused(r.reason());
            }
        };
    }

    private Answer act(Do asked) {
        var now = table();
        return switch (rules.decide(now.match(), now.wording().intent(asked))) {
            case Decision.Accepted a -> accepted(now, a, true);
            case Decision.Rejected r -> refused(r.reason());
        };
    }

    private Answer accepted(Table before, Decision.Accepted accepted, boolean told) {
        var after = new Table(accepted.next(), before.names(), before.library());
        table = Optional.of(after);
        var text = new FactText(after.names()::of);
        List<MatchEvent> facts =
                accepted.facts().stream()
                        .filter(fact -> told || !(fact instanceof Corrected))
                        .toList();
        return new Answer.Accepted(
                facts.stream().map(text::of).toList(),
                facts,
                after.wording().decision(),
                after.match().state().winner());
    }

    private static Answer refused(Refusal reason) {
        var name = String.valueOf(Plain.map((Record) reason).get("type"));
        return new Answer.Refused(name, reason.section(), reason.message());
    }

    private Answer legal() {
        var now = table();
        var wording = now.wording();
        return new Answer.Legal(
                now.match().state().toAct(),
                rules.legalIntents(now.match()).stream().map(wording::command).toList(),
                wording.decision());
    }

    private Answer survey() {
        return new Survey(table().match().state(), table().names(), index.library()).state();
    }
}
