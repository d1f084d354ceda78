package org.aemberlog.game.engine;

import java.util.List;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.engine.AbilityContext.Outcome;
import org.aemberlog.game.event.MatchEvent.CardsLookedAt;
import org.aemberlog.game.event.MatchEvent.CardsRevealed;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Reason;

/** Instructions that show cards to a player or to both. */
final class InformationEffects {

    private final Resolution r;
    private final TargetResolver resolver;

    InformationEffects(Resolution resolution, TargetResolver resolver) {
        this.r = resolution;
        this.resolver = resolver;
    }

    Outcome apply(InformationEffect effect, AbilityContext context) {
        return switch (effect) {
            case Reveal e -> reveal(e, context);
            case LookAt e -> lookAt(e, context);
            case Search e -> search(e, context);
            case RevealUntil e -> revealUntil(e, context);
        };
    }

    boolean isPossible(InformationEffect effect, Foresight f) {
        return switch (effect) {
            case Reveal e -> f.any(e.cards());
            case LookAt e -> f.any(e.cards());
            case Search _ -> true;
            case RevealUntil e -> f.any(e.cards());
        };
    }

    private Outcome reveal(Reveal e, AbilityContext context) {
        return reveal(resolver.cards(e.cards(), context));
    }

    private Outcome reveal(List<CardId> cards) {
        if (!cards.isEmpty()) {
            r.emit(new CardsRevealed(cards));
        }
        return Outcome.of(cards, !cards.isEmpty());
    }

    private Outcome lookAt(LookAt e, AbilityContext context) {
        var cards = resolver.cards(e.cards(), context);
        if (!cards.isEmpty()) {
            r.emit(new CardsLookedAt(context.you(), cards));
        }
        return Outcome.of(cards, !cards.isEmpty());
    }

    /**
     * A player may fail to find; a searched deck is shuffled. Only what has to be of some kind is revealed (glossary,
     * Search).
     */
    private Outcome search(Search e, AbilityContext context) {
        var found = resolver.found(e, context);
        context.memory().remember(e.name(), found, r.state().events());
        return e.card() instanceof Filter.Any ? Outcome.of(found, !found.isEmpty()) : reveal(found);
    }

    /** After each card but the last one the player may stop. */
    private Outcome revealUntil(RevealUntil e, AbilityContext context) {
        var deck = resolver.cards(e.cards(), context);
        int revealed = 0;
        boolean more = !deck.isEmpty();
        while (more) {
            var card = deck.get(revealed++);
            reveal(List.of(card));
            more = revealed < deck.size()
                    && !Filters.test(r.board().whereItLies(card), context, e.card(), card)
                    && r.chooseYes(Reason.MAY, context.source());
        }
        var cards = deck.subList(0, revealed);
        context.memory().remember(e.name(), cards, r.state().events());
        return Outcome.of(cards, !cards.isEmpty());
    }
}
