package org.aemberlog.match.invitations;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.series.SeriesTerms;
import org.aemberlog.match.series.StartingChains;

/**
 * What a host offers to play.
 *
 * @param player the host's name, 1 to 40 characters
 * @param deck the host's deck
 * @param bestOf how many games there are at most, odd, 1 to 9
 * @param chains what the decks start with in every game, the host's first
 * @param ofGames what goes for each game's match
 * @param listed whether everybody is shown it; otherwise only who has its id
 * @param profile the host's, who has one
 */
public record Offer(
        String player,
        DeckList deck,
        int bestOf,
        Optional<StartingChains> chains,
        org.aemberlog.game.state.Terms ofGames,
        boolean listed,
        Optional<ProfileId> profile) {

    /**
     * The terms of the series against this guest; the host sits at A.
     *
     * @throws IllegalArgumentException when there can be no series on such terms
     */
    public SeriesTerms against(Guest guest) {
        var profiles = new EnumMap<Seat, ProfileId>(Seat.class);
        profile.ifPresent(it -> profiles.put(Seat.A, it));
        guest.profile().ifPresent(it -> profiles.put(Seat.B, it));
        return new SeriesTerms(
                List.of(player, guest.player()),
                List.of(deck, guest.deck()),
                bestOf,
                Optional.empty(),
                Optional.empty(),
                Optional.of(ofGames),
                chains,
                Map.of(),
                profiles);
    }
}
