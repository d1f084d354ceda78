package org.aemberlog.match.invitations;

import org.aemberlog.game.state.DeckList;

/**
 * Who has accepted an invitation.
 *
 * @param key tells whether it is the same who accepts again
 * @param player the guest's name
 */
public record Guest(String key, String player, DeckList deck) {}
