package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Modifier.ArchivedFaceup;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.engine.AbilityContext.Outcome;
import org.aemberlog.game.event.MatchEvent.ZonesSwapped;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/** Instructions that take cards from one zone to another, in, into and out of play. */
final class ZoneEffects {

    private final Resolution r;
    private final TargetResolver resolver;

    ZoneEffects(Resolution resolution, TargetResolver resolver) {
        this.r = resolution;
        this.resolver = resolver;
    }

    Outcome apply(ZoneEffect effect, AbilityContext context) {
        return switch (effect) {
            case Destroy e -> destroy(e, context);
            case Sacrifice e -> sacrifice(e, context);
            case Purge e -> purge(e, context);
            case ToHand e -> toHand(e, context);
            case Archive e -> archive(e, context);
            case Discard e -> discard(e, context);
            case Draw e -> draw(e, context);
            case RefillHand e -> refill(e, context);
            case PutInDeck e -> putInDeck(e, context);
            case PutInDeckInAnyOrder e -> putInDeckInAnyOrder(e, context);
            case PutIntoPlay e -> putIntoPlay(e, context);
            case PlaceUnder e -> placeUnder(e, context);
            case SwapZones e -> swapZones(e, context);
            case ShuffleDeck e -> shuffleDeck(e, context);
        };
    }

    boolean isPossible(ZoneEffect effect, Foresight f) {
        return switch (effect) {
            case Destroy e -> f.any(e.target(), card -> !r.destruction.tagged(card));
            case Sacrifice e -> f.any(e.target(), card -> !r.destruction.tagged(card) && isOf(card, f.context()));
            case Purge e -> f.any(e.target());
            case ToHand e -> f.any(e.target());
            case Archive e -> f.any(e.target());
            case Discard e -> f.any(e.target());
            case Draw e -> f.some(e.amount()) && f.anyPlayer(e.who(), this::canDraw);
            case RefillHand e -> f.anyPlayer(e.who(), s -> canDraw(s) && missing(s) > 0);
            case PutInDeck e -> f.any(e.target());
            case PutInDeckInAnyOrder e -> f.any(e.target());
            case PutIntoPlay e -> f.any(e.target());
            case PlaceUnder e -> f.any(e.target());
            case SwapZones _, ShuffleDeck _ -> true;
        };
    }

    private boolean canDraw(Seat seat) {
        var side = r.state().side(seat);
        return !side.deck().isEmpty() || !side.discard().isEmpty();
    }

    private Outcome destroy(Destroy e, AbilityContext context) {
        return destroy(resolver.toDestroy(e.target(), context));
    }

    /** A player cannot sacrifice what they do not control (glossary, Sacrifice). */
    private Outcome sacrifice(Sacrifice e, AbilityContext context) {
        return destroy(resolver.toDestroy(e.target(), context).stream()
                .filter(card -> isOf(card, context))
                .toList());
    }

    private boolean isOf(CardId card, AbilityContext context) {
        return resolver.controller(card, context) == context.you();
    }

    private Outcome destroy(List<CardId> targets) {
        var destroyed = r.destruction.destroy(targets);
        boolean complete = !targets.isEmpty() && destroyed.size() == targets.size();
        var affected = targets.stream().filter(destroyed::contains).toList();
        return new Outcome(targets, affected, complete, destroyed, destroyed.size());
    }

    private static Seat archives(ArchiveIn whose, CardId card, AbilityContext context) {
        return switch (whose) {
            case OWNERS, PUT_IN_OWNERS -> card.owner();
            case YOURS -> context.you();
            case OPPONENTS -> context.you().opponent();
        };
    }

    private Outcome purge(Purge e, AbilityContext context) {
        return resolver.eachMoved(e.target(), context, c -> r.leavingPlay.purge(c, context.source()));
    }

    private Outcome toHand(ToHand e, AbilityContext context) {
        return resolver.eachMoved(e.target(), context, r.leavingPlay::toHand);
    }

    private Outcome archive(Archive e, AbilityContext context) {
        return resolver.eachMoved(e.target(), context, card -> {
            var whose = archives(e.whose(), card, context);
            boolean archives = e.whose() == ArchiveIn.OWNERS;
            boolean faceup = archives && whose == context.you() && liesFaceup(card);
            boolean archived = r.leavingPlay.archive(card, whose, faceup, e.whose() == ArchiveIn.YOURS);
            if (archived && archives) {
                r.leavingPlay.resolveNext(Occurrence.with(card, context.you(), TriggerEvent.ARCHIVED, r.board(), 0));
            }
            return archived;
        });
    }

    private boolean liesFaceup(CardId card) {
        return Entering.says(r.matchCards().compiled(card), ArchivedFaceup.class);
    }

    private Outcome discard(Discard e, AbilityContext context) {
        return resolver.eachMoved(e.target(), context, r.leavingPlay::discard);
    }

    private Outcome draw(Draw e, AbilityContext context) {
        int amount = resolver.amount(e.amount(), context);
        boolean complete = amount > 0;
        int total = 0;
        for (var seat : resolver.players(e.who(), context)) {
            int drawn = r.cards.draw(seat, amount);
            complete &= drawn == amount;
            total += drawn;
        }
        return Outcome.of(total, complete);
    }

    private int missing(Seat seat) {
        return r.board().handSize(seat) - r.state().side(seat).hand().size();
    }

    private Outcome refill(RefillHand e, AbilityContext context) {
        resolver.players(e.who(), context)
                .forEach(seat -> r.cards.refill(seat, r.board().handSize(seat)));
        return Outcome.done(true);
    }

    private Outcome putInDeck(PutInDeck e, AbilityContext context) {
        var before = r.state();
        var outcome = resolver.eachMoved(e.target(), context, card -> r.leavingPlay.intoDeck(card, e.place()));
        switch (e.place()) {
            case SHUFFLED ->
                outcome.cards().stream().map(CardId::owner).distinct().forEach(r.cards::shuffleDeck);
            case TOP_SHUFFLED -> shuffleArrivals(before);
            case TOP, BOTTOM -> {}
        }
        return outcome;
    }

    /** Of a gigantic creature both halves came. */
    private void shuffleArrivals(MatchState before) {
        for (var seat : List.of(r.active(), r.active().opponent())) {
            int arrived = r.state().side(seat).deck().size()
                    - before.side(seat).deck().size();
            if (arrived > 1) {
                r.cards.shuffleTop(seat, arrived);
            }
        }
    }

    /** The last one picked is on top, or at the very bottom. */
    private Outcome putInDeckInAnyOrder(PutInDeckInAnyOrder e, AbilityContext context) {
        var targets = resolver.toMove(e.target(), context);
        var cards = r.orderCards(Reason.DECK_ORDER, targets, Optional.of(context.source()));
        return resolver.eachMoved(cards, card -> r.leavingPlay.intoDeck(card, e.place()));
    }

    private Outcome shuffleDeck(ShuffleDeck e, AbilityContext context) {
        resolver.players(e.who(), context).forEach(r.cards::shuffleDeck);
        return Outcome.done(true);
    }

    private Outcome swapZones(SwapZones e, AbilityContext context) {
        var one = Zone.valueOf(e.one().name());
        var other = Zone.valueOf(e.other().name());
        for (var seat : resolver.players(e.who(), context)) {
            if (one == Zone.ARCHIVES || other == Zone.ARCHIVES) {
                r.state().side(seat).archives().forEach(r.leavingPlay::goesHome);
            }
            var side = r.state().side(seat);
            r.emit(new ZonesSwapped(seat, one, side.zone(other), other, side.zone(one)));
        }
        return Outcome.done(true);
    }

    /** The position that a creature left, among those that are in its battleline now. */
    private Optional<Integer> place(CardId gone) {
        var last = r.board().at(gone);
        if (last.position(gone) < 0) {
            return Optional.empty();
        }
        var line = r.state().side(last.controller(gone)).battleline();
        int place = line.size();
        while (place > 0 && !stoodLeft(last, line.get(place - 1).card(), gone)) {
            place--;
        }
        return Optional.of(place);
    }

    private boolean stoodLeft(Board last, CardId card, CardId gone) {
        var stood = last.inPlay(card) ? card : r.actionContext().inPlaceOf(card).orElse(card);
        return Places.isLeftOf(last, stood, gone);
    }

    /** All of them enter, then what waits for any of them resolves. */
    private Outcome putIntoPlay(PutIntoPlay e, AbilityContext context) {
        var cards = resolver.toMove(e.target(), context);
        var gone = e.placeOf()
                .flatMap(of -> Targets.all(r.board(), context, of).stream().findFirst());
        var place = gone.flatMap(this::place);
        var entered = new ArrayList<CardId>();
        var there = new ArrayList<CardId>();
        int done = 0;
        for (var card : cards) {
            var you = switch (e.control()) {
                case YOU -> context.you();
                case OWNER -> card.owner();
            };
            var put = r.entering.put(you, card, e.ready(), cards, place);
            if (put.isPresent()) {
                entered.add(card);
                there.add(put.get());
                gone.ifPresent(of -> r.actionContext().tookPlace(put.get(), of));
            }
            done += entered.contains(card) || joined(card, entered) ? 1 : 0;
        }
        var seen = r.board();
        var happened = there.stream().map(card -> Entering.entered(card, seen)).toList();
        r.sweep.runBefore(
                happened.stream()
                        .flatMap(each -> r.triggers.after(each).stream())
                        .toList(),
                happened);
        return Outcome.of(entered, !cards.isEmpty() && done == cards.size());
    }

    /** Whether a card entered play as the other half of another one. */
    private boolean joined(CardId card, List<CardId> entered) {
        return entered.stream()
                .anyMatch(e -> r.state()
                        .find(e)
                        .flatMap(Permanent::otherHalf)
                        .filter(card::equals)
                        .isPresent());
    }

    private Outcome placeUnder(PlaceUnder e, AbilityContext context) {
        return resolver.eachMoved(e.target(), context, c -> r.leavingPlay.under(c, context.source(), e.faceup()));
    }
}
