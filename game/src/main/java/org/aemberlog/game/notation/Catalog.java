package org.aemberlog.game.notation;

import java.util.Optional;
import org.aemberlog.game.state.DeckCard;

/** Finds the card that a name in a position means, in the house it is usually printed in. */
@FunctionalInterface
public interface Catalog {
    /** The card with this card id. */
    Optional<DeckCard> find(String cardId);
}
