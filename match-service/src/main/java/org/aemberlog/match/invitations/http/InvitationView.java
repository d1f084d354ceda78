package org.aemberlog.match.invitations.http;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.House;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.TimeControl;
import org.aemberlog.match.invitations.Invitation;
import org.aemberlog.match.invitations.State;
import org.aemberlog.match.series.SeriesId;
import org.aemberlog.match.series.StartingChains;

/**
 * An invitation as it is shown.
 *
 * @param invitation its id, and that of the series that it becomes
 * @param player the host's name
 * @param profile the host's, who has one
 * @param chains what the decks start with, the host's first, if that was said
 * @param openHands whether both players see both hands in every game
 * @param substitute the bot that may play on for a player who has left, if one may
 * @param since when it was made, in milliseconds since 1970
 * @param expires when it can no longer be accepted, likewise
 */
public record InvitationView(
        SeriesId invitation,
        State state,
        String player,
        Optional<ProfileId> profile,
        Deck deck,
        int bestOf,
        Optional<StartingChains> chains,
        Optional<TimeControl> clock,
        boolean nonces,
        boolean openHands,
        Optional<String> substitute,
        boolean listed,
        long since,
        long expires) {

    /** The host's deck. */
    public record Deck(String id, String name, List<House> houses) {

        public Deck {
            houses = List.copyOf(houses);
        }

        static Deck of(DeckList deck) {
            return new Deck(deck.id(), deck.name(), deck.houses());
        }
    }

    static InvitationView of(Invitation invitation, long now) {
        var offer = invitation.offer();
        return new InvitationView(
                invitation.id(),
                invitation.state(now),
                offer.player(),
                offer.profile(),
                Deck.of(offer.deck()),
                offer.bestOf(),
                offer.chains(),
                offer.ofGames().time(),
                offer.ofGames().nonces(),
                offer.ofGames().openHands(),
                offer.ofGames().substitute(),
                offer.listed(),
                invitation.since(),
                invitation.expires());
    }
}
