package org.aemberlog.game.engine;

import java.util.function.Predicate;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.engine.AbilityContext.Outcome;
import org.aemberlog.game.state.CardId;

/** Instructions about who controls a card in play and where it stands; see {@link Control}. */
final class ControlEffects {

    private final Resolution r;
    private final TargetResolver resolver;

    ControlEffects(Resolution resolution, TargetResolver resolver) {
        this.r = resolution;
        this.resolver = resolver;
    }

    Outcome apply(ControlEffect effect, AbilityContext context) {
        return switch (effect) {
            case TakeControl e -> take(e, context);
            case MoveToFlank e -> move(e.target(), context, r.control::moveToFlank);
            case MoveInLine e -> move(e.target(), context, r.control::moveInLine);
            case SwapPositions e -> swap(e, context);
            case Attach e -> attach(e, context);
        };
    }

    boolean isPossible(ControlEffect effect, Foresight f) {
        return switch (effect) {
            case TakeControl e -> f.any(e.target(), c -> f.is(c, _ -> changesHands(c, e, f)));
            case MoveToFlank e -> f.any(e.target());
            case MoveInLine e -> f.any(e.target());
            case SwapPositions e -> f.any(e.one()) && f.any(e.other());
            case Attach e -> f.any(e.upgrade()) && f.any(e.host());
        };
    }

    private boolean changesHands(CardId card, TakeControl e, Foresight f) {
        return f.anyPlayer(e.to(), seat -> r.board().controller(card) != seat);
    }

    private Outcome take(TakeControl e, AbilityContext context) {
        return resolver.each(e.target(), context, c -> r.control.take(c, resolver.player(e.to(), context), e.flank()));
    }

    /**
     * No card changes battlelines by being used as if it were another's (FAQ, Moving Creatures).
     */
    private Outcome move(Selector target, AbilityContext context, Predicate<CardId> moving) {
        return resolver.each(
                target,
                context,
                card -> resolver.controller(card, context) == r.board().controller(card) && moving.test(card));
    }

    private Outcome swap(SwapPositions e, AbilityContext context) {
        var one = resolver.cards(e.one(), context).stream().findFirst();
        var other = resolver.cards(e.other(), context).stream().findFirst();
        return Outcome.done(one.isPresent() && other.isPresent() && r.control.swap(one.get(), other.get()));
    }

    private Outcome attach(Attach e, AbilityContext context) {
        return resolver.each(
                e.upgrade(),
                context,
                card -> r.control.attach(context.you(), card, resolver.candidatesInPlay(e.host(), context)));
    }
}
