package org.aemberlog.match.bots;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.game.state.Seat;
import org.aemberlog.support.problems.Problem;

/** The bots that a request names. */
public final class WantedBots {

    private WantedBots() {}

    /**
     * The bots by seat.
     *
     * @throws Problem "no-such-bot" if one of the names is no bot's
     */
    public static Map<Seat, String> of(Optional<String> a, Optional<String> b) {
        var bots = new EnumMap<Seat, String>(Seat.class);
        a.map(WantedBots::known).ifPresent(name -> bots.put(Seat.A, name));
        b.map(WantedBots::known).ifPresent(name -> bots.put(Seat.B, name));
        return bots;
    }

    /** The seat of who asks for a match: the first that no bot plays, if there is one. */
    public static Optional<Seat> seatOfCreator(Map<Seat, String> bots) {
        return Arrays.stream(Seat.values())
                .filter(seat -> !bots.containsKey(seat))
                .findFirst();
    }

    /**
     * Lets bots play only where nobody bids.
     *
     * @throws Problem "bots-do-not-bid" if a deck is bid for
     */
    public static Map<Seat, String> unlessBidding(Map<Seat, String> bots, boolean bidding) {
        if (bidding && !bots.isEmpty()) {
            throw BotProblems.botsDoNotBid();
        }
        return bots;
    }

    /**
     * Lets bots play only where none may play on for a player who has left: a seat is a bot's from the
     * beginning, or a player's who may come back.
     *
     * @throws Problem "malformed" if both are asked for
     */
    public static Map<Seat, String> unlessSubstituted(Map<Seat, String> bots, Optional<Boolean> substitute) {
        if (!bots.isEmpty() && substitute.orElse(false)) {
            throw Problem.malformed("substitute: expected only where two people play");
        }
        return bots;
    }

    private static String known(String name) {
        if (Bots.named(name).isEmpty()) {
            throw BotProblems.noSuchBot();
        }
        return name;
    }
}
