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
    private final TargetResolver meaning;

    ZoneEffects(Resolution resolution, TargetResolver meaning) {
        this.r = resolution;
        this.meaning = meaning;
    }

    Outcome apply(ZoneEffect effect, AbilityContext frame) {
        return switch (effect) {
            case Destroy e -> destroy(e, frame);
            case Sacrifice e -> sacrifice(e, frame);
            case Purge e -> purge(e, frame);
            case ToHand e -> toHand(e, frame);
            case Archive e -> archive(e, frame);
            case Discard e -> discard(e, frame);
            case Draw e -> draw(e, frame);
            case RefillHand e -> refill(e, frame);
            case PutInDeck e -> putInDeck(e, frame);
            case PutInDeckInAnyOrder e -> putInDeckInAnyOrder(e, frame);
            case PutIntoPlay e -> putIntoPlay(e, frame);
            case PlaceUnder e -> placeUnder(e, frame);
            case SwapZones e -> swapZones(e, frame);
            case ShuffleDeck e -> shuffleDeck(e, frame);
        };
    }

    boolean isPossible(ZoneEffect effect, Foresight f) {
        return switch (effect) {
            case Destroy e -> f.any(e.target());
            case Sacrifice e -> f.any(e.target());
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

    private Outcome destroy(Destroy e, AbilityContext frame) {
        return destroy(meaning.toDestroy(e.target(), frame));
    }

    /** A player cannot sacrifice what they do not control (glossary, Sacrifice). */
    private Outcome sacrifice(Sacrifice e, AbilityContext frame) {
        return destroy(meaning.toDestroy(e.target(), frame).stream()
                .filter(card -> meaning.controller(card, frame) == frame.you())
                .toList());
    }

    private Outcome destroy(List<CardId> targets) {
        var destroyed = r.destruction.destroy(targets);
        boolean complete = !targets.isEmpty() && destroyed.size() == targets.size();
        var affected = targets.stream().filter(destroyed::contains).toList();
        return new Outcome(targets, affected, complete, destroyed, destroyed.size());
    }

    private static Seat archives(ArchiveIn whose, CardId card, AbilityContext frame) {
        return switch (whose) {
            case OWNERS, PUT_IN_OWNERS -> card.owner();
            case YOURS -> frame.you();
            case OPPONENTS -> frame.you().opponent();
        };
    }

    private Outcome purge(Purge e, AbilityContext frame) {
        return meaning.eachMoved(e.target(), frame, c -> r.leavingPlay.purge(c, frame.source()));
    }

    private Outcome toHand(ToHand e, AbilityContext frame) {
        return meaning.eachMoved(e.target(), frame, r.leavingPlay::toHand);
    }

    private Outcome archive(Archive e, AbilityContext frame) {
        return meaning.eachMoved(e.target(), frame, card -> {
            var whose = archives(e.whose(), card, frame);
            boolean archives = e.whose() == ArchiveIn.OWNERS;
            boolean archived = r.leavingPlay.archive(card, whose, archives && whose == frame.you() && liesFaceup(card));
            if (archived && archives) {
                r.leavingPlay.resolveNext(Occurrence.with(card, frame.you(), TriggerEvent.ARCHIVED, r.board(), 0));
            }
            return archived;
        });
    }

    private boolean liesFaceup(CardId card) {
        return Entering.says(r.cast().script(card), ArchivedFaceup.class);
    }

    private Outcome discard(Discard e, AbilityContext frame) {
        return meaning.eachMoved(e.target(), frame, r.leavingPlay::discard);
    }

    private Outcome draw(Draw e, AbilityContext frame) {
        int amount = meaning.amount(e.amount(), frame);
        boolean complete = amount > 0;
        int total = 0;
        for (var seat : meaning.players(e.who(), frame)) {
            int drawn = r.cards.draw(seat, amount);
            complete &= drawn == amount;
            total += drawn;
        }
        return Outcome.of(total, complete);
    }

    private int missing(Seat seat) {
        return r.board().handSize(seat) - r.state().side(seat).hand().size();
    }

    private Outcome refill(RefillHand e, AbilityContext frame) {
        meaning.players(e.who(), frame)
                .forEach(seat -> r.cards.refill(seat, r.board().handSize(seat)));
        return Outcome.done(true);
    }

    private Outcome putInDeck(PutInDeck e, AbilityContext frame) {
        var before = r.state();
        var outcome = meaning.eachMoved(e.target(), frame, card -> r.leavingPlay.intoDeck(card, e.place()));
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
    private Outcome putInDeckInAnyOrder(PutInDeckInAnyOrder e, AbilityContext frame) {
        var targets = meaning.toMove(e.target(), frame);
        var cards = r.orderCards(Reason.DECK_ORDER, targets, Optional.of(frame.source()));
        return meaning.eachMoved(cards, card -> r.leavingPlay.intoDeck(card, e.place()));
    }

    private Outcome shuffleDeck(ShuffleDeck e, AbilityContext frame) {
        meaning.players(e.who(), frame).forEach(r.cards::shuffleDeck);
        return Outcome.done(true);
    }

    private Outcome swapZones(SwapZones e, AbilityContext frame) {
        var one = Zone.valueOf(e.one().name());
        var other = Zone.valueOf(e.other().name());
        for (var seat : meaning.players(e.who(), frame)) {
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
        var stood = last.inPlay(card) ? card : r.scene().inPlaceOf(card).orElse(card);
        return Places.isLeftOf(last, stood, gone);
    }

    /** All of them enter, then what waits for any of them resolves. */
    private Outcome putIntoPlay(PutIntoPlay e, AbilityContext frame) {
        var cards = meaning.toMove(e.target(), frame);
        var gone = e.placeOf()
                .flatMap(of -> Targets.all(r.board(), frame, of).stream().findFirst());
        var place = gone.flatMap(this::place);
        var entered = new ArrayList<CardId>();
        var there = new ArrayList<CardId>();
        int done = 0;
        for (var card : cards) {
            var you = switch (e.control()) {
                case YOU -> frame.you();
                case OWNER -> card.owner();
            };
            var put = r.entering.put(you, card, e.ready(), cards, place);
            if (put.isPresent()) {
                entered.add(card);
                there.add(put.get());
                gone.ifPresent(of -> r.scene().tookPlace(put.get(), of));
            }
            done += entered.contains(card) || joined(card, entered) ? 1 : 0;
        }
        var seen = r.board();
        r.destruction.sweepBefore(
                there.stream()
                        .flatMap(card -> r.entering.entered(card, seen).stream())
                        .toList(),
                List.of());
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

    private Outcome placeUnder(PlaceUnder e, AbilityContext frame) {
        return meaning.eachMoved(e.target(), frame, c -> r.leavingPlay.under(c, frame.source(), e.faceup()));
    }
}
