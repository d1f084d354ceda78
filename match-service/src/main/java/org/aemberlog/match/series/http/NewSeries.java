package org.aemberlog.match.series.http;

import java.util.Optional;
import org.aemberlog.game.state.ShownName;
import org.aemberlog.match.creation.AgreedTerms;
import org.aemberlog.match.creation.TimeLimits;
import org.aemberlog.match.series.StartingChains;

/**
 * What is asked to open a series.
 *
 * @param bestOf how many games at most, odd, 1 to 9
 * @param handicap if one of the decks is stronger
 * @param bid if the players bid chains for one of the decks; stands in for the handicap's chains
 * @param chains what the decks start every game with, 0 to 24; with neither handicap nor bid
 * @param nonces whether the players add nonces to the dice of each game; they do unless it is said
 * @param clock if the time of each game is limited
 * @param openHands whether both players see both hands, for teaching; not unless it is said
 * @param substitute whether a bot may play on for a player who has left; only where two people play
 */
public record NewSeries(
        Players players,
        int bestOf,
        Optional<Handicapped> handicap,
        Optional<BidFor> bid,
        Optional<StartingChains> chains,
        Optional<Boolean> nonces,
        Optional<TimeLimits> clock,
        Optional<Boolean> openHands,
        Optional<Boolean> substitute) {

    AgreedTerms.Wanted terms() {
        return new AgreedTerms.Wanted(nonces, clock, openHands, substitute);
    }

    /** The two players by seat; they keep their seats for the whole series. */
    public record Players(Player a, Player b) {}

    /**
     * One player.
     *
     * @param name 1 to 40 characters
     * @param deck deck-service's id of the deck that the player brings
     * @param bot the name of the bot that plays, if a bot does
     */
    public record Player(String name, String deck, Optional<String> bot) {
        public Player {
            name = ShownName.ofPlayer(name);
        }
    }

    /**
     * A handicap.
     *
     * @param stronger the id of the deck that plays with chains
     */
    public record Handicapped(String stronger) {}

    /**
     * A bidding.
     *
     * @param deck the id of the deck that is bid for
     */
    public record BidFor(String deck) {}
}
