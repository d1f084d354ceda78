package org.aemberlog.game.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.notation.Case;
import org.aemberlog.game.notation.Case.Kind;
import org.aemberlog.game.notation.Case.Line;
import org.aemberlog.game.notation.Catalog;
import org.aemberlog.game.notation.NotationException;
import org.aemberlog.game.state.MatchState;

/** Runs a case and says in which line it differs from what the rules make of it. */
public final class CaseRunner {

    private final Case tested;
    private final Scenario scenario;
    private final Requests requests;
    private final List<String> events = new ArrayList<>();
    private int found;
    private MatchState checked;

    private CaseRunner(Case tested, Catalog catalog, CardLibrary library) {
        this.tested = tested;
        this.scenario = Scenario.of(tested.position(), catalog, library);
        this.requests = new Requests(scenario);
        this.checked = scenario.state();
    }

    /**
     * Runs a case.
     *
     * @throws AssertionError with the line of its file where it differs
     */
    public static void run(Case tested, Catalog catalog, CardLibrary library) {
        try {
            new CaseRunner(tested, catalog, library).run();
        } catch (NotationException e) {
            throw new AssertionError("Line " + tested.line() + ": " + e.getMessage(), e);
        }
    }

    private void run() {
        for (var line : tested.lines()) {
            try {
                run(line);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("Line " + line.number() + ": " + e.getMessage(), e);
            }
        }
        boolean over = scenario.state().winner().isPresent();
        if (!over && tested.lines().getLast().kind() != Kind.OFFERS) {
            scenario.settled();
        }
    }

    private void run(Line line) {
        switch (line.kind()) {
            case DO -> {
                events.clear();
                found = 0;
                Stream.of(Requests.parts(line.text(), ";")).forEach(this::ask);
            }
            case EXPECT -> {
                var differences = Expectation.differences(line.text(), checked, scenario.board(), scenario.names());
                assertThat(differences).as("what differs").isEmpty();
                checked = scenario.state();
            }
            case OFFERS -> offers(line.text());
            case REJECTED -> reject(line.text());
            case HAPPENED -> happened(line.text());
            case ALL_HAPPENED ->
                assertThat(events.stream().filter(event -> !event.startsWith("choice-")))
                        .as("what happened")
                        .containsExactly(Requests.parts(line.text(), ";"));
            case NOT_HAPPENED ->
                assertThat(events).as("what happened").noneMatch(event -> event.startsWith(line.text()));
        }
    }

    /** The options of the choice that waits, {@code none} among them if it can be left; who is asked may stand before them. */
    private void offers(String text) {
        var parts = text.split(": *", 2);
        scenario.offersOrNone(Requests.parts(parts[parts.length - 1], ","));
        if (parts.length == 2) {
            assertThat(scenario.state().toAct()).as("who is asked").isEqualTo(Requests.player(parts[0]));
        }
    }

    private void happened(String event) {
        var later = events.subList(found, events.size());
        assertThat(later).as("what happened").contains(event);
        found += later.indexOf(event) + 1;
    }

    private void ask(String request) {
        scenario.asks(requests.of(request));
        events.addAll(scenario.events());
    }

    /** A rejection by its name, such as {@code reap troll: CreatureStunned}. */
    private void reject(String text) {
        var parts = text.split(": *");
        if (parts.length != 2) {
            throw new NotationException("Expected '! reap troll: CreatureStunned' but found '! " + text + "'.");
        }
        var rejection = scenario.rejected(requests.of(parts[0]));
        assertThat(rejection.getClass().getSimpleName())
                .as("why '%s' is rejected", parts[0])
                .isEqualTo(parts[1]);
    }
}
