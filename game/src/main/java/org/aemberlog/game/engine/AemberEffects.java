package org.aemberlog.game.engine;

import java.util.Optional;
import org.aemberlog.game.card.AemberPlace;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.engine.Frame.Outcome;
import org.aemberlog.game.event.MatchEvent.AemberLost;
import org.aemberlog.game.event.MatchEvent.CreatureExalted;
import org.aemberlog.game.state.Spot;

/** Instructions that gain, lose, steal, capture or move Æmber; {@link Aember} does the moving. */
final class AemberEffects {

    private final Resolution r;
    private final Meaning meaning;

    AemberEffects(Resolution resolution, Meaning meaning) {
        this.r = resolution;
        this.meaning = meaning;
    }

    Outcome gain(GainAember e, Frame frame) {
        int amount = meaning.amount(e.amount(), frame);
        meaning.players(e.who(), frame).forEach(seat -> r.aember.gain(seat, amount));
        return Outcome.of(amount, amount > 0);
    }

    Outcome lose(LoseAember e, Frame frame) {
        int amount = meaning.amount(e.amount(), frame);
        int total = 0;
        boolean complete = true;
        for (var seat : meaning.players(e.who(), frame)) {
            int lost = Math.min(amount, r.state().side(seat).aember());
            if (lost > 0) {
                r.emit(new AemberLost(seat, lost));
            }
            total += lost;
            complete &= lost == amount;
        }
        return Outcome.of(total, complete);
    }

    Outcome steal(Steal e, Frame frame) {
        int amount = meaning.amount(e.amount(), frame);
        int stolen = r.aember.steal(meaning.player(e.thief(), frame), amount);
        return Outcome.of(stolen, stolen > 0 && stolen == amount);
    }

    Outcome capture(Capture e, Frame frame) {
        int amount = meaning.amount(e.amount(), frame);
        var creatures = meaning.inPlay(e.by(), frame);
        var about = frame.about().orElse(null);
        boolean complete = !creatures.isEmpty();
        int total = 0;
        for (var creature : creatures) {
            var controller = meaning.controller(creature, frame);
            int captured = r.aember.capture(creature, controller, amount, e.from(), about);
            total += captured;
            complete &= captured == amount;
        }
        return Outcome.of(creatures, complete, total);
    }

    Outcome exalt(Exalt e, Frame frame) {
        int times = meaning.amount(e.times(), frame);
        var creatures = meaning.inPlay(e.target(), frame);
        if (times > 0) {
            creatures.forEach(creature -> r.emit(new CreatureExalted(creature, times)));
        }
        return Outcome.of(creatures, times > 0 && !creatures.isEmpty());
    }

    Outcome move(MoveAember e, Frame frame) {
        var from = spot(e.from(), frame);
        var to = spot(e.to(), frame);
        if (from.isEmpty() || to.isEmpty()) {
            return Outcome.done(false);
        }
        int wanted = meaning.amount(e.amount(), frame);
        int moved = r.aember.move(from.get(), to.get(), wanted);
        return Outcome.of(moved, moved > 0 && moved == wanted);
    }

    private Optional<Spot> spot(AemberPlace place, Frame frame) {
        return switch (place) {
            case AemberPlace.PoolOf p ->
                    Optional.of(new Spot.Pool(meaning.player(p.whose(), frame)));
            case AemberPlace.On p -> meaning.oneInPlay(p.card(), frame).map(Spot.On::new);
            case AemberPlace.Supply p -> Optional.of(new Spot.Supply());
        };
    }
}
