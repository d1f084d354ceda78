package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.intent.Intent.*;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Choice.Way;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/** Lists what the player to act may ask. */
final class LegalIntents {

    private static final int MAX_ANSWERS = 1000;

    private final MatchState state;
    private final Legality legality;
    private final Seat seat;
    private final List<SeatIntent> found = new ArrayList<>();

    LegalIntents(MatchState state, MatchCards matchCards) {
        this.state = state;
        this.legality = new Legality(state, matchCards);
        this.seat = state.toAct();
    }

    List<SeatIntent> list() {
        if (state.over()) {
            return found;
        }
        if (!state.chance().complete()) {
            found.add(new AddNonce(seat, ""));
            return found;
        }
        if (state.pending().isPresent()) {
            addAnswers(state.pending().get(), new ArrayList<>());
            return found;
        }
        switch (state.step()) {
            case SETUP -> {
                found.add(new KeepHand(seat));
                found.add(new Mulligan(seat));
            }
            case HOUSE -> legality.board().houses(seat).forEach(house -> found.add(new ChooseHouse(seat, house)));
            case MAIN -> {
                addHand();
                legality.board().permanents(seat).forEach(this::addUses);
                if (legality.unlessTideRisable(seat).isEmpty()) {
                    found.add(new RaiseTide(seat));
                }
                found.add(new EndTurn(seat));
            }
            case FORGE, READY, DRAW, FINISHED -> {}
        }
        return found;
    }

    private void addHand() {
        for (var card : state.side(seat).hand()) {
            var undiscardable = legality.unlessDiscardable(seat, card);
            if (legality.unlessPlayable(seat, card, undiscardable).isEmpty()) {
                found.add(new PlayCard(seat, card));
            }
            if (undiscardable.isEmpty()) {
                found.add(new DiscardCard(seat, card));
            }
        }
    }

    private void addUses(Permanent permanent) {
        var card = permanent.card();
        if (permanent.exhausted()) {
            return;
        }
        if (permanent.stunned()) {
            if (can(permanent, Way.REMOVE_STUN)) {
                found.add(new RemoveStun(seat, card));
            }
            return;
        }
        if (can(permanent, Way.REAP)) {
            found.add(new Reap(seat, card));
        }
        if (can(permanent, Way.FIGHT)) {
            for (var defender : Attacks.fightable(legality.board(), card)) {
                found.add(new Fight(seat, card, defender));
            }
        }
        if (can(permanent, Way.ACTION)) {
            found.add(new UseAction(seat, card));
        }
        if (can(permanent, Way.OMNI)) {
            found.add(new UseOmni(seat, card));
        }
    }

    /** Most cards are of another house, which is asked first because it costs no rejection. */
    private boolean can(Permanent permanent, Way way) {
        return legality.housesAllow(permanent.card(), way)
                && legality.unlessOtherwiseUsable(permanent, way).isEmpty();
    }

    /** Every answer, fewest picks first by growing each list of picks, up to the limit. */
    private void addAnswers(Choice choice, List<Integer> picks) {
        if (found.size() == MAX_ANSWERS) {
            return;
        }
        if (picks.size() >= choice.min()) {
            found.add(new Choose(seat, choice.id(), picks));
        }
        if (picks.size() == choice.max()) {
            return;
        }
        boolean ordered = choice.why().isOrder();
        int from = ordered || picks.isEmpty() ? 0 : picks.getLast() + (choice.repeats() ? 0 : 1);
        for (int i = from; i < choice.options().size(); i++) {
            if (ordered && picks.contains(i)) {
                continue;
            }
            var more = new ArrayList<>(picks);
            more.add(i);
            addAnswers(choice, more);
        }
    }
}
