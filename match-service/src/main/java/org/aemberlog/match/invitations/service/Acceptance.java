package org.aemberlog.match.invitations.service;

import java.util.Optional;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.match.invitations.Guest;

/**
 * Somebody accepts an invitation.
 *
 * @param key the same for the same acceptance, asked again
 * @param player the guest's name
 * @param deck deck-service's id of the guest's deck
 * @param profile the guest's, who has one
 */
public record Acceptance(String key, String player, String deck, Optional<ProfileId> profile) {

    Guest with(DeckList found) {
        return new Guest(key, player, found, profile);
    }

    boolean isBy(Guest guest) {
        return key.equals(guest.key());
    }

    boolean isThatOf(Guest guest) {
        return player.equals(guest.player()) && deck.equals(guest.deck().id()) && profile.equals(guest.profile());
    }
}
