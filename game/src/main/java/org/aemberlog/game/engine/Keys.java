package org.aemberlog.game.engine;

import java.util.Arrays;
import java.util.List;
import org.aemberlog.game.card.Effect.WhichKey;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.event.MatchEvent.KeyForged;
import org.aemberlog.game.event.MatchEvent.KeyUnforged;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Spot;

/** Forging and unforging keys (rulebook, Step 1; glossary, Keys and Unforge). */
final class Keys {

    private static final int KEYS_TO_WIN = 3;

    private final Resolution r;

    Keys(Resolution resolution) {
        this.r = resolution;
    }

    /**
     * Forges a key, which is not optional for who can afford it (FAQ, Keyfrog).
     *
     * @return whether a key was forged
     */
    boolean forge(Seat seat, int cost) {
        if (!canForge(seat, cost)
                || r.replacements.prevent(Occurrence.to(seat, TriggerEvent.KEY_FORGED, r.board(), cost))) {
            return false;
        }
        boolean getsSpent = Players.getsSpentAember(r.board(), seat.opponent());
        int fromPool = cost
                - r.purses.pay(
                        Players.purses(r.board(), seat), r.state().side(seat).aember(), cost, new Spot.Supply());
        var options = unforged(seat).stream().map(Option.Key::new).toList();
        var color = r.chooseOne(Reason.KEY, r.instructing(), options).color();
        r.emit(new KeyForged(seat, color, fromPool));
        if (r.state().side(seat).keys().size() == KEYS_TO_WIN) {
            r.win(seat, Victory.KEYS);
        }
        if (getsSpent) {
            r.aember.move(new Spot.Supply(), new Spot.Pool(seat.opponent()), cost);
        }
        r.triggers.happened(TriggerEvent.KEY_FORGED, seat, cost);
        return true;
    }

    /** Whether a player can forge a key at a cost, unless something replaces it. */
    boolean canForge(Seat seat, int cost) {
        return r.state().side(seat).keys().size() < KEYS_TO_WIN
                && r.board().spendable(seat) >= cost
                && !Permissions.forbidden(r.board(), PlayerAction.FORGE, seat);
    }

    /** A judge may find three forged keys where the rules saw fewer; the active player's first. */
    void winWithThree() {
        for (var seat : List.of(r.active(), r.active().opponent())) {
            if (r.state().side(seat).keys().size() == KEYS_TO_WIN) {
                r.win(seat, Victory.KEYS);
            }
        }
    }

    private List<KeyColor> unforged(Seat seat) {
        var forged = r.state().side(seat).keys();
        return Arrays.stream(KeyColor.values()).filter(c -> !forged.contains(c)).toList();
    }

    /** Unforges one of the keys; the active player says which. */
    boolean unforge(Seat seat, WhichKey which) {
        var keys = switch (which) {
            case ANY -> r.state().side(seat).keys();
            case FORGED_ON_PREVIOUS_TURN -> forgedLastTurn(seat);
        };
        if (keys.isEmpty()) {
            return false;
        }
        var options = keys.stream().map(Option.Key::new).toList();
        r.emit(new KeyUnforged(
                seat, r.chooseOne(Reason.KEY, r.instructing(), options).color()));
        return true;
    }

    private List<KeyColor> forgedLastTurn(Seat seat) {
        return r.state().turn().previous().deeds().stream()
                .filter(deed -> deed.what() == TriggerEvent.KEY_FORGED && deed.actor() == seat)
                .flatMap(deed -> deed.key().stream())
                .filter(r.state().side(seat).keys()::contains)
                .distinct()
                .toList();
    }
}
