package org.aemberlog.game.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.view.Question;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.game.view.VisibleCards;

/** A choice says what each option does and which ability of which card asks, and no more. */
public final class ChoicesSpeak {

    /** What is asked by the rules, or of several cards at once. */
    private static final Set<Reason> BY_THE_RULES =
            Set.of(Reason.NEXT_ABILITY, Reason.DISCARD_ORDER, Reason.ARCHIVES, Reason.KEY);

    /** What only an instruction of a card asks. */
    private static final Set<Reason> BY_AN_INSTRUCTION = Set.of(
            Reason.MAY,
            Reason.EFFECT,
            Reason.HOUSE,
            Reason.TITLE,
            Reason.NEXT_CARD,
            Reason.DECK_ORDER,
            Reason.DIVISION,
            Reason.TARGETS);

    private ChoicesSpeak() {}

    /** Checks the choice that waits, if one does, for all who look at it. */
    public static void check(MatchState state, CardLibrary library) {
        state.pending().ifPresent(choice -> check(choice, state, library));
    }

    private static void check(Choice choice, MatchState state, CardLibrary library) {
        var asking = asking(state, library, new Viewer.Seated(choice.seat()));
        assertThat(asking.options())
                .as("what the options of %s do", choice)
                .hasSameSizeAs(choice.options())
                .doesNotHaveDuplicates()
                .allSatisfy(text -> assertThat(text).doesNotMatch("(?i)\\s*|.*-\\d+|yes"));
        if (!BY_THE_RULES.contains(choice.why())) {
            assertThat(asking.source()).as("who asks in %s", choice).isPresent();
        }
        if (BY_AN_INSTRUCTION.contains(choice.why())) {
            assertThat(asking.text()).as("the ability that asks in %s", choice).isPresent();
        }
        for (var viewer : List.of(new Viewer.Seated(choice.seat().opponent()), new Viewer.Spectator())) {
            checkHidden(choice, asking(state, library, viewer), state, viewer);
        }
    }

    private static void checkHidden(Choice choice, Question shown, MatchState state, Viewer viewer) {
        long hidden = choice.options().stream()
                .filter(Option.Card.class::isInstance)
                .filter(it -> !VisibleCards.sees(viewer, ((Option.Card) it).card(), state))
                .count();
        assertThat(shown.options())
                .as("what others see of %s", choice)
                .hasSize(choice.options().size() - (int) hidden + (hidden > 0 ? 1 : 0));
        assertThat(shown.options().contains("A hidden card")).isEqualTo(hidden > 0);
    }

    private static Question asking(MatchState state, CardLibrary library, Viewer viewer) {
        return Question.of(state, library, viewer).orElseThrow();
    }
}
