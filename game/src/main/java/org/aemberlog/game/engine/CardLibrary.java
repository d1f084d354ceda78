package org.aemberlog.game.engine;

import java.util.Optional;
import org.aemberlog.game.card.CardDefinition;

/** Finds the pinned definitions that a match is played with. */
@FunctionalInterface
public interface CardLibrary {

    /**
     * The definition under this pinned name.
     *
     * @param pinned card id, "@" and content hash, as in {@link
     *     org.aemberlog.game.state.DeckCard#definition}
     */
    Optional<CardDefinition> find(String pinned);
}
