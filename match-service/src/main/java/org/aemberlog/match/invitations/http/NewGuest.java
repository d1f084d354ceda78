package org.aemberlog.match.invitations.http;

import org.aemberlog.game.state.ShownName;

/**
 * What is asked to accept an invitation.
 *
 * @param name the guest's name, 1 to 40 characters
 * @param deck deck-service's id of the guest's deck
 */
public record NewGuest(String name, String deck) {
    public NewGuest {
        name = ShownName.ofPlayer(name);
    }
}
