package org.aemberlog.standalone.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent.AddNonce;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;

/** Plays both seats, choosing uniformly among all legal intents. */
public final class RandomPlayer {

    private final Rules rules;
    private final RandomGenerator random;

    /** A player whose luck is {@code random}. */
    public RandomPlayer(Rules rules, RandomGenerator random) {
        this.rules = rules;
        this.random = random;
    }

    /** The next intent. */
    public SeatIntent next(Match match) {
        var legal = rules.legalIntents(match);
        if (legal.isEmpty()) {
            throw new IllegalStateException("Nothing is legal in " + match.state());
        }
        var intent = legal.get(random.nextInt(legal.size()));
        return intent instanceof AddNonce ? nonce(match.state()) : intent;
    }

    /** Either player may be the first to add one. */
    private SeatIntent nonce(MatchState state) {
        var seat = Seat.values()[random.nextInt(2)];
        var free = state.chance().nonce(seat).isEmpty() ? seat : seat.opponent();
        return new AddNonce(free, Integer.toString(random.nextInt(), Character.MAX_RADIX));
    }

    /** A few things that the player to act may not ask, or may, who knows. */
    public List<SeatIntent> blunders(Match match) {
        var blunders = new ArrayList<SeatIntent>();
        for (int i = 0; i < 3; i++) {
            blunders.add(IllegalIntents.roll(match.state(), random));
        }
        return blunders;
    }
}
