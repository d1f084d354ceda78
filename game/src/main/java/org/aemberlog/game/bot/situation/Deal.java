package org.aemberlog.game.bot.situation;

import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.EndlessException;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;
import org.aemberlog.game.view.TableView;
import org.aemberlog.game.view.TableViews;
import org.aemberlog.game.view.Viewer;

/** A match that may be the one under way, to be played on. */
public final class Deal {

    private final Match match;
    private final Rules rules;
    private final Map<String, CardDefinition> cards;

    Deal(Match match, Rules rules, Map<String, CardDefinition> cards) {
        this.match = match;
        this.rules = rules;
        this.cards = cards;
    }

    MatchState state() {
        return match.state();
    }

    /** The number of the turn that is taken, counted over both players. */
    public int turn() {
        return state().turn().number();
    }

    /** Whether a seat has begun a turn after the one with this number, or there is none any more. */
    public boolean beginsTurnOf(Seat seat, int after) {
        return state().over()
                || state().active() == seat && turn() > after && state().step().compareTo(Step.HOUSE) >= 0;
    }

    /** What the seat to act decides from. Nothing is dealt anew from there. */
    public Situation situation() {
        var seat = state().toAct();
        return new Situation(seat, rules.legalIntents(match), table(seat), cards, Deals.NONE, 0);
    }

    /** The table as a seat sees it. */
    public TableView table(Seat seat) {
        return TableViews.wordless(state(), rules.matchCards(state()), new Viewer.Seated(seat));
    }

    /** The match after an intent; empty when the rules reject it, or cannot come to its end. */
    public Optional<Deal> after(Intent intent) {
        try {
            return rules.decide(match, intent) instanceof Decision.Accepted accepted
                    ? Optional.of(new Deal(accepted.next(), rules, cards))
                    : Optional.empty();
        } catch (EndlessException e) {
            return Optional.empty();
        }
    }
}
