package org.aemberlog.game.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.aemberlog.game.card.House;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.notation.Catalog;
import org.aemberlog.game.notation.NotationException;
import org.aemberlog.game.notation.PositionSymbols;
import org.aemberlog.game.scenario.Case.Kind;
import org.aemberlog.game.scenario.Case.Line;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;

/** Runs a case and says in which line it differs from what the rules make of it. */
public final class CaseRunner {

    private final Case tested;
    private final Scenario scenario;
    private final List<String> events = new ArrayList<>();
    private MatchState checked;

    private CaseRunner(Case tested, Catalog catalog, CardLibrary library) {
        this.tested = tested;
        this.scenario = Scenario.of(tested.position(), catalog, library);
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
                parts(line.text(), ";").forEach(this::ask);
            }
            case EXPECT -> {
                var differences = Expectation.differences(line.text(), checked, scenario.board(), scenario.names());
                assertThat(differences).as("what differs").isEmpty();
                checked = scenario.state();
            }
            case OFFERS -> scenario.offers(parts(line.text(), ",").toArray(String[]::new));
            case REJECTED -> reject(line.text());
            case HAPPENED -> assertThat(events).as("what happened").contains(line.text());
            case NOT_HAPPENED ->
                assertThat(events).as("what happened").noneMatch(event -> event.startsWith(line.text()));
        }
    }

    private void ask(String step) {
        var words = step.split(" +");
        if (isIntent(words)) {
            scenario.asks(intent(step));
        } else {
            answer(step);
        }
        events.addAll(scenario.events());
    }

    /** A rejection by its name, such as {@code reap troll: CreatureStunned}. */
    private void reject(String text) {
        var parts = text.split(": *");
        if (parts.length != 2) {
            throw new NotationException("Expected '! reap troll: CreatureStunned' but found '! " + text + "'.");
        }
        var rejection = scenario.rejected(intent(parts[0]));
        assertThat(rejection.getClass().getSimpleName())
                .as("why '%s' is rejected", parts[0])
                .isEqualTo(parts[1]);
    }

    private void answer(String step) {
        if (step.matches("option \\d+")) {
            scenario.picks(Integer.parseInt(step.substring("option ".length())) - 1);
        } else if (step.equals("none")) {
            scenario.chooses();
        } else {
            scenario.chooses(parts(step, ",").toArray(String[]::new));
        }
    }

    private static boolean isIntent(String[] words) {
        return switch (words[0]) {
            case "end-turn", "raise-tide" -> words.length == 1;
            case "fight" -> words.length == 3;
            case "play", "discard", "reap", "action", "omni", "unstun", "house" -> words.length == 2;
            default -> false;
        };
    }

    /** What a player asks for; the player to act unless it begins with the name of one. */
    private SeatIntent intent(String text) {
        var words = text.split(" +", 2);
        return switch (words[0]) {
            case "alice" -> intent(Seat.A, words[1].split(" +"));
            case "bob" -> intent(Seat.B, words[1].split(" +"));
            default -> intent(scenario.state().toAct(), text.split(" +"));
        };
    }

    private SeatIntent intent(Seat seat, String[] words) {
        if (!isIntent(words)) {
            throw new NotationException("Nobody can ask for '" + String.join(" ", words) + "'.");
        }
        return switch (words[0]) {
            case "end-turn" -> new Intent.EndTurn(seat);
            case "raise-tide" -> new Intent.RaiseTide(seat);
            case "house" -> new Intent.ChooseHouse(seat, PositionSymbols.of(House.class, words[1]));
            case "play" -> new Intent.PlayCard(seat, scenario.card(words[1]));
            case "discard" -> new Intent.DiscardCard(seat, scenario.card(words[1]));
            case "reap" -> new Intent.Reap(seat, scenario.card(words[1]));
            case "action" -> new Intent.UseAction(seat, scenario.card(words[1]));
            case "omni" -> new Intent.UseOmni(seat, scenario.card(words[1]));
            case "unstun" -> new Intent.RemoveStun(seat, scenario.card(words[1]));
            default -> new Intent.Fight(seat, scenario.card(words[1]), scenario.card(words[2]));
        };
    }

    private static List<String> parts(String text, String separator) {
        return Arrays.stream(text.split(separator))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }
}
