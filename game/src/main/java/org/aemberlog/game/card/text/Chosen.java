package org.aemberlog.game.card.text;

import java.util.List;
import org.aemberlog.game.card.Selector;

/**
 * Cards that were chosen and remembered, as they were described then.
 *
 * @param noun one of them
 * @param several whether they can be more than one
 * @param yours whether they come from a place of yours outside play
 */
record Chosen(Noun noun, boolean several, boolean yours) {

    static Chosen of(Selector cards, TextContext context) {
        var text = new SelectorText(context);
        return new Chosen(text.noun(cards), text.isSeveral(cards), Moves.isYours(cards, context));
    }

    /** The noun without what follows it. */
    Noun shortly() {
        return new Noun(noun.before(), noun.word(), false, List.of(), List.of());
    }
}
