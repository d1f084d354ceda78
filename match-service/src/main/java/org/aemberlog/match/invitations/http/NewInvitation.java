package org.aemberlog.match.invitations.http;

import java.util.Optional;
import org.aemberlog.game.state.ShownName;
import org.aemberlog.match.creation.AgreedTerms;
import org.aemberlog.match.creation.TimeLimits;
import org.aemberlog.match.series.StartingChains;

/**
 * What is asked to invite somebody.
 *
 * @param name the host's name, 1 to 40 characters
 * @param deck deck-service's id of the host's deck
 * @param bestOf how many games at most, odd, 1 to 9; 1 unless it is said
 * @param chains what the decks start every game with, 0 to 24; {@code a} is the host's
 * @param nonces whether the players add nonces to the dice of each game; they do unless it is said
 * @param clock if the time of each game is limited
 * @param openHands whether both players see both hands, for teaching; not unless it is said
 * @param substitute whether a bot may play on for a player who has left; none unless it is said
 * @param listed whether everybody is shown the invitation; only who has its id unless it is said
 */
public record NewInvitation(
        String name,
        String deck,
        Optional<Integer> bestOf,
        Optional<StartingChains> chains,
        Optional<Boolean> nonces,
        Optional<TimeLimits> clock,
        Optional<Boolean> openHands,
        Optional<Boolean> substitute,
        Optional<Boolean> listed) {

    public NewInvitation {
        name = ShownName.ofPlayer(name);
    }

    AgreedTerms.Wanted terms() {
        return new AgreedTerms.Wanted(nonces, clock, openHands, substitute);
    }
}
