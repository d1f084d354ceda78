package org.aemberlog.game.bot.situation;

import java.util.ArrayList;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.Choose;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.HiddenCards;
import org.aemberlog.game.view.Redaction;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.game.view.VisibleCards;

/**
 * Deals the cards that a seat does not see anew, with other dice to come. An action under way is
 * taken again from its beginning, so that it goes on with what was dealt.
 */
final class HiddenDeals implements Deals {

    private final Match match;
    private final Viewer viewer;
    private final Function<Match, Deal> played;
    private final Set<Integer> known;

    /**
     * The deals of a match.
     *
     * @param seat who is to act, and so has given all answers since the action under way began
     * @param played makes a deal to be played by the rules and with the cards of the match
     */
    HiddenDeals(Match match, Seat seat, Function<Match, Deal> played) {
        this.match = match;
        this.viewer = new Viewer.Seated(seat);
        this.played = played;
        this.known = known();
    }

    @Override
    public Optional<Deal> next(RandomGenerator random) {
        var boundary = HiddenCards.dealtAnew(match.boundary(), viewer, known, random);
        var dealt = Optional.of(played.apply(Match.at(0, boundary)));
        return match.action().map(action -> again(dealt, action)).orElse(dealt);
    }

    private Optional<Deal> again(Optional<Deal> boundary, Intent action) {
        var dealt = boundary.flatMap(it -> it.after(action));
        for (var picks : match.answers()) {
            dealt = dealt.flatMap(it ->
                    it.state().pending().flatMap(choice -> it.after(new Choose(choice.seat(), choice.id(), picks))));
        }
        return dealt.filter(it -> asked(it.state()).equals(asked(match.state())));
    }

    /** What the seat saw since the action under way began, and what it may choose from. */
    private Set<Integer> known() {
        if (match.atBoundary()) {
            return Set.of();
        }
        var seen = new ArrayList<Object>(Redaction.visible(match.since(), match.boundary(), viewer));
        seen.add(asked(match.state()));
        return VisibleCards.mentioned(seen);
    }

    private Optional<Choice> asked(MatchState state) {
        return state.pending().map(choice -> Redaction.choice(choice, state, viewer));
    }
}
