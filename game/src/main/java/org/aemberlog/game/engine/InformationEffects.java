package org.aemberlog.game.engine;

import java.util.List;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.engine.Frame.Outcome;
import org.aemberlog.game.event.MatchEvent.CardsLookedAt;
import org.aemberlog.game.event.MatchEvent.CardsRevealed;
import org.aemberlog.game.state.CardId;

/** Instructions that show cards to a player or to both. */
final class InformationEffects {

    private final Resolution r;
    private final Meaning meaning;

    InformationEffects(Resolution resolution, Meaning meaning) {
        this.r = resolution;
        this.meaning = meaning;
    }

    Outcome reveal(Reveal e, Frame frame) {
        return reveal(meaning.cards(e.cards(), frame));
    }

    private Outcome reveal(List<CardId> cards) {
        if (!cards.isEmpty()) {
            r.emit(new CardsRevealed(cards));
        }
        return Outcome.of(cards, !cards.isEmpty());
    }

    Outcome lookAt(LookAt e, Frame frame) {
        var cards = meaning.cards(e.cards(), frame);
        if (!cards.isEmpty()) {
            r.emit(new CardsLookedAt(frame.you(), cards));
        }
        return Outcome.of(cards, !cards.isEmpty());
    }

    /** A player may fail to find; a searched deck is shuffled (glossary, Search). */
    Outcome search(Search e, Frame frame) {
        var found = meaning.found(e, frame);
        frame.notes().remember(e.name(), found, r.state().facts());
        return reveal(found);
    }
}
