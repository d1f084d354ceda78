package org.aemberlog.game.engine;

import java.util.Optional;
import org.aemberlog.game.card.Effect.CaptureFrom;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.event.MatchEvent.AemberCaptured;
import org.aemberlog.game.event.MatchEvent.AemberGained;
import org.aemberlog.game.event.MatchEvent.AemberMoved;
import org.aemberlog.game.event.MatchEvent.AemberReleased;
import org.aemberlog.game.event.MatchEvent.AemberStolen;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Spot;

/** Æmber on its way between pools, cards and the supply. */
final class Aember {

    private final Resolution r;

    Aember(Resolution resolution) {
        this.r = resolution;
    }

    /** A player gains Æmber, and says whether it was not captured instead. */
    boolean gain(Seat seat, int amount) {
        boolean gained = amount > 0 && !prevented(Occurrence.adding(seat, new Spot.Supply(), r.board(), amount));
        if (gained) {
            r.emit(new AemberGained(seat, amount));
        }
        return gained;
    }

    /** The Æmber on a creature that leaves play goes to a pool; the creature cannot capture it itself. */
    void release(CardId leaving, Seat to, int amount) {
        var would = Occurrence.adding(to, new Spot.On(leaving), r.board(), amount);
        would.tried(Abilities.replacements(r.board(), leaving));
        if (!prevented(would)) {
            r.emit(new AemberReleased(leaving, to, amount));
        }
    }

    private boolean prevented(Occurrence would) {
        return r.replacements.prevent(would);
    }

    /**
     * Steals from the thief's opponent, at most what is in the pool.
     *
     * @return how much was stolen; what is captured instead counts for nothing
     */
    int steal(Seat thief, int wanted) {
        var victim = thief.opponent();
        int amount = Math.min(wanted, r.state().side(victim).aember());
        if (amount <= 0 || Permissions.forbidden(r.board(), PlayerAction.BE_STOLEN_FROM, victim)) {
            return 0;
        }
        var would = Occurrence.to(thief, TriggerEvent.AEMBER_STOLEN, r.board(), amount);
        var from = source(victim);
        var spot = from.<Spot>map(Spot.Pool::new).orElse(new Spot.Supply());
        if (prevented(would) || prevented(Occurrence.adding(thief, spot, r.board(), amount))) {
            return 0;
        }
        r.emit(new AemberStolen(thief, from, amount));
        r.triggers.follow(Occurrence.to(thief, TriggerEvent.AEMBER_STOLEN, r.board(), amount));
        return amount;
    }

    /** Where Æmber taken from a player's pool really comes from (FAQ, Po's Pixies). */
    private Optional<Seat> source(Seat victim) {
        return Players.loseFromSupply(r.board(), victim) ? Optional.empty() : Optional.of(victim);
    }

    /**
     * What there is to be captured by creatures of a player, or more than all can capture where it
     * comes from the supply.
     */
    int capturable(Seat controller, CaptureFrom from, Optional<Occurrence> about) {
        return switch (from) {
            case OPPONENT -> inPool(controller.opponent());
            case OWN_SIDE -> inPool(controller);
            case ANYWHERE -> {
                int there = inPool(controller.opponent());
                int own = inPool(controller);
                yield Math.max(there, own) == Integer.MAX_VALUE ? Integer.MAX_VALUE : there + own;
            }
            case THAT_AEMBER -> capturable(about.orElseThrow());
        };
    }

    private int capturable(Occurrence about) {
        int there = where(about) instanceof Spot.Pool(var loser) ? inPool(loser) : at(where(about));
        return Math.min(there, about.left);
    }

    private int inPool(Seat victim) {
        int there = r.state().side(victim).aember();
        boolean endless = there > 0 && Players.loseFromSupply(r.board(), victim);
        return endless ? Integer.MAX_VALUE : there;
    }

    /** Where the Æmber of an event is captured from. */
    private static Spot where(Occurrence about) {
        boolean stolen = about.what == TriggerEvent.AEMBER_STOLEN;
        return about.from.orElseGet(() -> new Spot.Pool(stolen ? about.actor.opponent() : about.actor));
    }

    /**
     * A creature captures, at most what is there.
     *
     * @param about the event whose very Æmber is captured for {@code THAT_AEMBER}, which needs one
     * @return how much was captured
     */
    int capture(CardId creature, Seat controller, int wanted, CaptureFrom from, Optional<Occurrence> about) {
        return switch (from) {
            case OPPONENT -> captureFrom(creature, controller.opponent(), wanted);
            case OWN_SIDE -> captureFrom(creature, controller, wanted);
            case ANYWHERE -> captureAnywhere(creature, wanted);
            case THAT_AEMBER -> captureThat(creature, wanted, about.orElseThrow());
        };
    }

    private int captureFrom(CardId creature, Seat victim, int wanted) {
        int amount = Math.min(wanted, r.state().side(victim).aember());
        if (amount > 0 && r.state().find(creature).isPresent()) {
            r.emit(new AemberCaptured(creature, r.board().controller(creature), source(victim), amount));
            return amount;
        }
        return 0;
    }

    /** As much as there is, in any combination that the active player says. */
    private int captureAnywhere(CardId creature, int wanted) {
        var first = r.active();
        int here = r.state().side(first).aember();
        int there = r.state().side(first.opponent()).aember();
        int least = Math.max(0, Math.min(wanted, here + there) - there);
        int own = r.chooseNumber(Reason.PAYMENT, creature, least, Math.min(wanted, here));
        int captured = captureFrom(creature, first, own);
        return captured + captureFrom(creature, first.opponent(), wanted - own);
    }

    /** The Æmber an event is about can be captured only while it is there (FAQ, Sir Marrows). */
    private int captureThat(CardId creature, int wanted, Occurrence about) {
        int most = Math.min(wanted, about.left);
        return switch (where(about)) {
            case Spot.Pool(var victim) -> {
                int captured = captureFrom(creature, victim, most);
                if (!Players.loseFromSupply(r.board(), victim)) {
                    about.left -= captured;
                }
                yield captured;
            }
            case Spot.On on -> captureFromSupply(creature, move(on, new Spot.Supply(), most), about);
            case Spot.Supply _ -> captureFromSupply(creature, most, about);
        };
    }

    private int captureFromSupply(CardId creature, int amount, Occurrence about) {
        if (amount > 0 && r.state().find(creature).isPresent()) {
            r.emit(new AemberCaptured(creature, r.board().controller(creature), Optional.empty(), amount));
            about.left -= amount;
            return amount;
        }
        return 0;
    }

    /** Moves Æmber, at most what is there. */
    int move(Spot from, Spot to, int wanted) {
        int amount = Math.min(wanted, at(from));
        if (amount > 0
                && !from.equals(to)
                && exists(to)
                && !(to instanceof Spot.Pool(var seat)
                        && prevented(Occurrence.adding(seat, from, r.board(), amount)))) {
            r.emit(new AemberMoved(from, to, amount));
            return amount;
        }
        return 0;
    }

    /** How much is there. */
    int at(Spot spot) {
        return switch (spot) {
            case Spot.Pool pool -> r.state().side(pool.seat()).aember();
            case Spot.On on -> r.state().find(on.card()).map(Permanent::aember).orElse(0);
            case Spot.Supply supply -> Integer.MAX_VALUE;
        };
    }

    private boolean exists(Spot spot) {
        return !(spot instanceof Spot.On on) || r.state().find(on.card()).isPresent();
    }
}
