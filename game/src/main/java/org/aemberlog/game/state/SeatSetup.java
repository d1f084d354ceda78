package org.aemberlog.game.state;

import java.util.Optional;

/**
 * What one player brings to the table.
 *
 * @param player the name shown to others, as {@link ShownName} keeps it
 * @param chains the chains the deck starts with, 0 to 24
 * @param bot the name of the bot that plays, 1 to 40 characters; empty when a person does
 * @param profile whose matches it is counted among; empty for a bot, and for who has no profile
 */
public record SeatSetup(String player, DeckList deck, int chains, Optional<String> bot, Optional<ProfileId> profile) {
    public SeatSetup {
        ShownName.requirePlayer(player);
        if (chains < 0 || chains > 24) {
            throw new IllegalArgumentException("A deck starts with 0 to 24 chains, not " + chains);
        }
        if (bot.filter(name -> name.isBlank() || name.length() > 40).isPresent()) {
            throw new IllegalArgumentException("A bot's name has 1 to 40 characters.");
        }
        if (bot.isPresent() && profile.isPresent()) {
            throw new IllegalArgumentException("A bot has no profile.");
        }
    }

    /** A person without a profile. */
    public SeatSetup(String player, DeckList deck, int chains) {
        this(player, deck, chains, Optional.empty(), Optional.empty());
    }

    /** The same player with another deck. */
    public SeatSetup with(DeckList other) {
        return new SeatSetup(player, other, chains, bot, profile);
    }

    /** The same deck, played by a bot, or by a person if none is named; whose it is counts no more. */
    public SeatSetup playedBy(Optional<String> other) {
        return new SeatSetup(player, deck, chains, other, Optional.empty());
    }

    /** The same player with a profile. */
    public SeatSetup with(ProfileId owner) {
        return new SeatSetup(player, deck, chains, bot, Optional.of(owner));
    }
}
