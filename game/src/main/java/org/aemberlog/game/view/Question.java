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
 * @param granter the title of the card that gave it the ability that asks, if one did
 * @param text the ability that asks: {@code Play: Deal 3 damage to a creature.}
 * @param prompt what is asked, where the card's own words for that part say it: {@code Deal 3 damage to
 *     a creature}
 * @param options what each option of the choice does, in the same order
 */
public record Question(
        Optional<String> source,
        Optional<String> granter,
        Optional<String> text,
        Optional<String> prompt,
        List<String> options) {

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
                title(choice.source(), state, library),
                title(choice.granter(), state, library),
                text.asks(choice),
                text.prompt(choice),
                text.options(choice));
    }

    private static Optional<String> title(Optional<CardId> card, MatchState state, CardLibrary library) {
        return card.filter(it -> !it.equals(CardId.HIDDEN))
                .map(it -> library.find(state.definitionOf(it)).orElseThrow().title());
    }
}
