package org.aemberlog.game.view;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.notation.ChoiceText;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.MatchState;

/**
 * The decision that a match waits for, in words for people.
 *
 * @param source the title of the card that asks, if one does
 * @param text the ability that asks: {@code Play: Deal 3 damage to a creature.}
 * @param options what each option of the choice does, in the same order
 */
public record Question(Optional<String> source, Optional<String> text, List<String> options) {

    public Question {
        options = List.copyOf(options);
    }

    /** The decision that waits, if one does, as far as the viewer may see it. */
    public static Optional<Question> of(MatchState state, CardLibrary library, Viewer viewer) {
        return state.pending()
                .map(choice -> Redaction.choice(choice, state, viewer))
                .map(choice -> of(choice, state, library));
    }

    private static Question of(Choice choice, MatchState state, CardLibrary library) {
        var text = new ChoiceText(
                card -> library.find(state.definitionOf(card)).orElseThrow().title(),
                card -> library.find(state.definitionOf(card)).orElseThrow());
        return new Question(
                choice.source()
                        .filter(card -> !card.equals(CardId.HIDDEN))
                        .map(card -> library.find(state.definitionOf(card))
                                .orElseThrow()
                                .title()),
                text.asks(choice),
                text.options(choice));
    }
}
