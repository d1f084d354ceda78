package org.aemberlog.match.creation;

import java.util.Optional;
import org.aemberlog.game.state.ShownName;

/**
 * What is asked to create a match.
 *
 * @param seed the seed of its dice; only where chosen seeds are allowed
 * @param nonces whether the players add nonces to the dice; they do unless it is said
 * @param clock if the time is limited
 * @param openHands whether both players see both hands, for teaching; not unless it is said
 * @param substitute whether a bot may play on for a player who has left; only where two people play
 */
public record NewMatch(
        Players players,
        Optional<String> seed,
        Optional<Boolean> nonces,
        Optional<TimeLimits> clock,
        Optional<Boolean> openHands,
        Optional<Boolean> substitute) {

    AgreedTerms.Wanted terms() {
        return new AgreedTerms.Wanted(nonces, clock, openHands, substitute);
    }

    /** The two players by seat. */
    public record Players(Player a, Player b) {}

    /**
     * One player.
     *
     * @param deck deck-service's id of the deck
     * @param chains chains to start with, 0 to 24
     * @param bot the name of the bot that plays, if a bot does
     */
    public record Player(String name, String deck, Optional<Integer> chains, Optional<String> bot) {
        public Player {
            name = ShownName.ofPlayer(name);
        }
    }
}
