package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.House;
import org.aemberlog.game.event.MatchEvent.ArchivesTaken;
import org.aemberlog.game.event.MatchEvent.CardsReadied;
import org.aemberlog.game.event.MatchEvent.CheckAnnounced;
import org.aemberlog.game.event.MatchEvent.FirstPlayerChosen;
import org.aemberlog.game.event.MatchEvent.FirstPlayerRolled;
import org.aemberlog.game.event.MatchEvent.HandKept;
import org.aemberlog.game.event.MatchEvent.HandMulliganed;
import org.aemberlog.game.event.MatchEvent.HouseChosen;
import org.aemberlog.game.event.MatchEvent.KeyForged;
import org.aemberlog.game.event.MatchEvent.StepBegan;
import org.aemberlog.game.event.MatchEvent.TurnBegan;
import org.aemberlog.game.event.MatchEvent.TurnEnded;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.KeyColor;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;

/** Setup and the five steps of a turn, in the order of the rulebook. */
final class Turns {

    private static final int FIRST_PLAYERS_HAND = 7;
    private static final int OTHER_PLAYERS_HAND = 6;
    private static final int KEYS_TO_WIN = 3;

    private final Resolution r;

    Turns(Resolution resolution) {
        this.r = resolution;
    }

    /** Rulebook, Game Setup, 4 to 6. The first player is rolled unless chosen already. */
    void setUp(Optional<Seat> chosen) {
        var first = chosen.orElseGet(() -> Seat.values()[r.dice().roll(2)]);
        r.emit(chosen.isPresent() ? new FirstPlayerChosen(first) : new FirstPlayerRolled(first));
        for (var seat : List.of(first, first.opponent())) {
            r.cards.shuffleDeck(seat);
        }
        r.cards.refill(first, FIRST_PLAYERS_HAND);
        r.cards.refill(first.opponent(), OTHER_PLAYERS_HAND);
    }

    void keepHand(Seat seat) {
        r.emit(new HandKept(seat));
        beginWhenBothDecided();
    }

    /** Glossary, Mulligan: one fewer card than before, whatever the chains, and none is shed. */
    void mulligan(Seat seat) {
        int before = r.state().side(seat).hand().size();
        r.emit(new HandMulliganed(seat));
        r.cards.shuffleDeck(seat);
        r.cards.draw(seat, before - 1);
        beginWhenBothDecided();
    }

    private void beginWhenBothDecided() {
        if (r.state().a().handKept() && r.state().b().handKept()) {
            begin(r.state().first().orElseThrow());
        }
    }

    private void begin(Seat seat) {
        r.emit(new TurnBegan(seat, r.state().turn() + 1));
        forgeKey(seat);
        r.emit(new StepBegan(Step.HOUSE));
    }

    /** Step 1: a player who can forge a key must, and forges no more than one. */
    private void forgeKey(Seat seat) {
        int cost = r.board().keyCost(seat);
        if (r.state().side(seat).aember() < cost) {
            return;
        }
        var unforged =
                Arrays.stream(KeyColor.values())
                        .filter(color -> !r.state().side(seat).keys().contains(color))
                        .map(Option.Key::new)
                        .toList();
        var color = r.chooseOne(Reason.KEY, Optional.empty(), unforged).color();
        r.emit(new KeyForged(seat, color, cost));
        if (r.state().side(seat).keys().size() == KEYS_TO_WIN) {
            r.win(seat, Victory.KEYS);
        }
    }

    /** Step 2, and after it the archives. */
    void chooseHouse(Seat seat, House house) {
        r.emit(new HouseChosen(seat, house));
        var archives = r.state().side(seat).archives();
        if (!archives.isEmpty()) {
            var options = List.<Option>of(new Option.Yes(), new Option.No());
            var picked = r.chooseOne(Reason.ARCHIVES, Optional.empty(), options);
            if (picked instanceof Option.Yes) {
                r.emit(new ArchivesTaken(seat, archives));
            }
        }
        r.emit(new StepBegan(Step.MAIN));
    }

    /** Steps 4 and 5, the end of the turn, and the beginning of the opponent's. */
    void end(Seat seat) {
        r.emit(new StepBegan(Step.READY));
        var exhausted = new ArrayList<CardId>();
        for (var permanent : r.board().permanents(seat)) {
            if (permanent.exhausted()) {
                exhausted.add(permanent.card());
            }
        }
        if (!exhausted.isEmpty()) {
            r.emit(new CardsReadied(exhausted));
        }
        r.emit(new StepBegan(Step.DRAW));
        r.cards.refill(seat, r.board().handSize(seat));
        if (r.state().side(seat).aember() >= r.board().keyCost(seat)) {
            r.emit(new CheckAnnounced(seat));
        }
        r.emit(new TurnEnded(seat));
        r.destruction.sweep();
        begin(seat.opponent());
    }
}
