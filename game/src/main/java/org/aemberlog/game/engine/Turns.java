package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.ArchivesInPart;
import org.aemberlog.game.event.MatchEvent.ArchivesTaken;
import org.aemberlog.game.event.MatchEvent.CardsReadied;
import org.aemberlog.game.event.MatchEvent.CheckAnnounced;
import org.aemberlog.game.event.MatchEvent.FirstPlayerChosen;
import org.aemberlog.game.event.MatchEvent.FirstPlayerRolled;
import org.aemberlog.game.event.MatchEvent.HandKept;
import org.aemberlog.game.event.MatchEvent.HandMulliganed;
import org.aemberlog.game.event.MatchEvent.HouseChosen;
import org.aemberlog.game.event.MatchEvent.HouseUnavailable;
import org.aemberlog.game.event.MatchEvent.NonceAdded;
import org.aemberlog.game.event.MatchEvent.StepBegan;
import org.aemberlog.game.event.MatchEvent.TimeAdded;
import org.aemberlog.game.event.MatchEvent.TurnBegan;
import org.aemberlog.game.event.MatchEvent.TurnEnded;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;

/** Setup and the five steps of a turn, in the order of the rulebook. */
final class Turns {

    private static final int FIRST_PLAYERS_HAND = 7;
    private static final int OTHER_PLAYERS_HAND = 6;

    private final Resolution r;

    /** Whether the turn is over although steps are left. */
    private boolean cutShort;

    Turns(Resolution resolution) {
        this.r = resolution;
    }

    /** Rulebook, Game Setup, 4 to 6, as far as it goes without the players' nonces. */
    void setUp(Optional<Seat> chosen) {
        chosen.ifPresent(first -> r.emit(new FirstPlayerChosen(first)));
        deal();
    }

    void addNonce(Seat seat, String nonce) {
        r.emit(new NonceAdded(seat, nonce));
        deal();
    }

    /** The first player is rolled unless chosen already. */
    private void deal() {
        if (!r.state().chance().complete()) {
            return;
        }
        if (r.state().first().isEmpty()) {
            r.emit(new FirstPlayerRolled(Seat.values()[r.dice().roll(2)]));
        }
        var first = r.state().first().orElseThrow();
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
        r.emit(new TurnBegan(seat, r.state().turn().number() + 1));
        r.triggers.happened(TriggerEvent.TURN_STARTED, seat, 0);
        if (cutShort) {
            return;
        }
        if (!Players.skipsForgeStep(r.board(), seat)) {
            r.keys.forge(seat, r.board().keyCost(seat));
        }
        if (cutShort) {
            return;
        }
        r.emit(new StepBegan(Step.HOUSE));
        if (r.board().houses(seat).isEmpty()) {
            r.emit(new HouseUnavailable(seat));
            goOn(seat);
        }
    }

    /** Step 2. */
    void chooseHouse(Seat seat, House house) {
        r.emit(new HouseChosen(seat, house));
        r.triggers.happened(TriggerEvent.HOUSE_CHOSEN, seat, 0);
        if (!cutShort) {
            goOn(seat);
        }
    }

    /** The archives after step 2, then step 3. */
    private void goOn(Seat seat) {
        var archives = r.state().side(seat).archives();
        if (!archives.isEmpty() && !r.plays.endedByOmega(Step.HOUSE)) {
            var options = List.<Option>of(new Option.Yes(), new Option.No());
            var picked = r.chooseOne(Reason.ARCHIVES, Optional.empty(), options);
            if (picked instanceof Option.Yes) {
                takeArchives(seat, wanted(seat, archives));
            }
        }
        r.triggers.happened(TriggerEvent.HOUSE_STEP_ENDED, seat, 0);
        r.emit(new StepBegan(Step.MAIN));
    }

    /** All archives, unless a card of the player's among them lets the player leave some. */
    private List<CardId> wanted(Seat seat, List<CardId> archives) {
        var chooser = archives.stream()
                .filter(card -> card.owner() == seat)
                .filter(card -> Entering.says(r.matchCards().compiled(card), ArchivesInPart.class))
                .findFirst();
        return chooser.isEmpty() || archives.size() == 1
                ? archives
                : r.chooseCards(Reason.ARCHIVES, chooser.get(), archives, 1, archives.size());
    }

    /** Another player's cards among them go to their owner's hand instead. */
    private void takeArchives(Seat seat, List<CardId> archives) {
        var own = archives.stream().filter(card -> card.owner() == seat).toList();
        if (!own.isEmpty()) {
            r.emit(new ArchivesTaken(seat, own));
        }
        archives.stream().filter(card -> card.owner() != seat).forEach(r.leavingPlay::toHand);
    }

    /** Steps 4 and 5, and the end of the turn. */
    void end(Seat seat) {
        r.emit(new StepBegan(Step.READY));
        readyCards(seat);
        if (!cutShort) {
            r.triggers.happened(TriggerEvent.READY_STEP_ENDED, seat, 0);
        }
        if (!cutShort) {
            r.emit(new StepBegan(Step.DRAW));
            r.cards.refill(seat, r.board().handSize(seat));
        }
        finish(seat);
    }

    /** An effect ends the turn as soon as all else is resolved. */
    void cutShort() {
        cutShort = true;
    }

    /** Ends the turn without the steps that are left, if an effect said so. */
    void endIfCutShort() {
        while (cutShort) {
            finish(r.active());
        }
    }

    /** The end of the turn, and the beginning of the opponent's. */
    private void finish(Seat seat) {
        r.triggers.happened(TriggerEvent.TURN_ENDED, seat, 0);
        if (r.board().spendable(seat) >= r.board().keyCost(seat)) {
            r.emit(new CheckAnnounced(seat));
        }
        r.state()
                .clock()
                .filter(clock -> clock.incremented() < r.state().turn().number())
                .map(clock -> clock.control().increment())
                .filter(millis -> millis > 0)
                .ifPresent(millis -> r.emit(new TimeAdded(seat, millis)));
        r.emit(new TurnEnded(seat));
        r.sweep.run();
        // Whatever would end this turn has nothing left to end.
        cutShort = false;
        begin(seat.opponent());
    }

    /** Step 4. The readying of creatures can be replaced (FAQ, The Chosen One). */
    private void readyCards(Seat seat) {
        var creatures = exhausted(r.state().side(seat).battleline());
        var would = Occurrence.to(seat, TriggerEvent.CREATURES_READIED, r.board(), creatures.size());
        boolean replaced = !creatures.isEmpty() && r.replacements.prevent(would);
        var readied = new ArrayList<CardId>(replaced ? List.of() : creatures);
        readied.addAll(exhausted(r.state().side(seat).artifacts()));
        if (!readied.isEmpty()) {
            r.emit(new CardsReadied(readied));
        }
    }

    private List<CardId> exhausted(List<Permanent> permanents) {
        var found = new ArrayList<CardId>();
        for (var permanent : permanents) {
            if (permanent.exhausted() && !StatusEffects.cannotReady(r.board(), permanent.card(), true)) {
                found.add(permanent.card());
            }
        }
        return found;
    }
}
