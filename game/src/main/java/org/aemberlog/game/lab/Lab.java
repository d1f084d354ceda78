package org.aemberlog.game.lab;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.Corrected;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.lab.Command.Do;
import org.aemberlog.game.lab.Command.Edit;
import org.aemberlog.game.lab.Command.Setup;
import org.aemberlog.game.notation.EventText;
import org.aemberlog.game.state.Choice;

/**
 * A table in the lab. It is empty until a command sets it up, and answers every command: what
 * cannot be done is a problem that says what was expected, what was found and what to do, and
 * changes nothing. For one user at a time.
 */
public final class Lab {

    private final CardIndex index;
    private final Rules usual;
    private final Rules asking;
    private final History history = new History();

    /** An empty table for these cards. */
    public Lab(CardIndex index) {
        this.index = index;
        this.usual = new Rules(index.library());
        this.asking = new Rules(index.library(), true);
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
            return new Answer.Problem(e.path(), e.problem(), "docs/lab.schema.json says what a command looks like.");
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
                case Command.Undo c -> seen(history.undo());
                case Command.Save c -> seen(history.save(c.as()));
                case Command.Load c -> seen(history.load(c.name()));
                case Command.Cards c -> new Catalogue(index).list(c);
            };
        } catch (LabProblem e) {
            return e.answer();
        } catch (RuntimeException | StackOverflowError e) {
            return new Answer.Problem(
                    "",
                    "expected the rules to have an answer, found none: " + e,
                    "This is a fault of the rules, not yours; report it with the commands so far.");
        }
    }

    private Answer setUp(Setup setup) {
        var layout = new Layout(index, setup);
        var rules = setup.askAlways().orElse(false) ? asking : usual;
        var bare = new LabTable(Match.at(1, layout.bare()), layout.names(), rules, index.library());
        return answered(bare, new Edits(bare).of(layout.orders()), false);
    }

    private Answer edit(Edit edit) {
        var now = history.table();
        var orders = new Orders(index, now.names());
        orders.add(edit);
        if (orders.isEmpty() && orders.out().isEmpty()) {
            throw new LabProblem("", "expected something to change, found nothing", "Say what is to be so.");
        }
        var edits = new Edits(now);
        return answered(edits.without(orders.out()), edits.of(orders), true);
    }

    private Answer act(Do asked) {
        var now = history.table();
        return answered(now, now.rules().decide(now.match(), now.wording().intent(asked)), true);
    }

    /** Goes on at what becomes of a table; nothing is changed by what is rejected. */
    private Answer answered(LabTable before, Decision decision, boolean told) {
        return switch (decision) {
            case Decision.Rejected r -> rejected(r.reason());
            case Decision.Accepted a -> {
                var after = history.add(before.with(a.next()));
                var events = a.events().stream()
                        .filter(event -> told || !(event instanceof Corrected))
                        .toList();
                yield accepted(after, events, before.match().state().pending());
            }
        };
    }

    private static Answer accepted(LabTable table, List<MatchEvent> events, Optional<Choice> waiting) {
        var text = new EventText(table.names()::of);
        return new Answer.Accepted(
                text.of(events, waiting),
                events,
                table.wording().decision(),
                table.match().state().winner());
    }

    private static Answer seen(LabTable table) {
        return accepted(table, List.of(), Optional.empty());
    }

    private static Answer rejected(Rejection reason) {
        var name = String.valueOf(Plain.map((Record) reason).get("type"));
        return new Answer.Rejected(name, reason.section(), reason.message());
    }

    private Answer legal() {
        var now = history.table();
        var wording = now.wording();
        return new Answer.Legal(
                now.match().state().toAct(),
                now.rules().legalIntents(now.match()).stream()
                        .map(wording::command)
                        .toList(),
                wording.decision());
    }

    private Answer survey() {
        var now = history.table();
        return new Survey(
                        now.match().state(),
                        now.names(),
                        usual.matchCards(now.match().state()))
                .state();
    }
}
