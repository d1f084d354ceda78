package org.aemberlog.game.engine;

import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.engine.AbilityContext.Outcome;
import org.aemberlog.game.state.CardId;

/** Instructions about who controls a card in play and where it stands; see {@link Control}. */
final class ControlEffects {

    private final Resolution r;
    private final TargetResolver meaning;

    ControlEffects(Resolution resolution, TargetResolver meaning) {
        this.r = resolution;
        this.meaning = meaning;
    }

    Outcome take(TakeControl e, AbilityContext frame) {
        return meaning.each(e.target(), frame, c -> r.control.take(c, meaning.player(e.to(), frame)));
    }

    Outcome moveToFlank(MoveToFlank e, AbilityContext frame) {
        return meaning.each(e.target(), frame, card -> moveToFlank(card, frame));
    }

    /**
     * No card changes battlelines by being used as if it were another's (FAQ, Moving Creatures).
     */
    private boolean moveToFlank(CardId card, AbilityContext frame) {
        return meaning.controller(card, frame) == r.board().controller(card) && r.control.moveToFlank(card);
    }

    Outcome swap(SwapPositions e, AbilityContext frame) {
        var one = meaning.cards(e.one(), frame).stream().findFirst();
        var other = meaning.cards(e.other(), frame).stream().findFirst();
        return Outcome.done(one.isPresent() && other.isPresent() && r.control.swap(one.get(), other.get()));
    }

    Outcome attach(Attach e, AbilityContext frame) {
        return meaning.each(
                e.upgrade(), frame, card -> r.control.attach(card, meaning.candidatesInPlay(e.host(), frame)));
    }
}
