package org.aemberlog.game.state;

/**
 * What one player brings to the table.
 *
 * @param player the name shown to others, 1 to 40 characters
 * @param chains the chains the deck starts with, 0 to 24
 */
public record SeatSetup(String player, DeckList deck, int chains) {
    public SeatSetup {
        if (player.isBlank() || player.length() > 40) {
            throw new IllegalArgumentException("A player's name has 1 to 40 characters.");
        }
        if (chains < 0 || chains > 24) {
            throw new IllegalArgumentException("A deck starts with 0 to 24 chains, not " + chains);
        }
    }
}
