package org.aemberlog.match.invitations;

import java.util.Optional;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.ProfileId;

/**
 * Who has accepted an invitation.
 *
 * @param key tells whether it is the same who accepts again
 * @param player the guest's name
 * @param profile the guest's, who has one
 */
public record Guest(String key, String player, DeckList deck, Optional<ProfileId> profile) {}
