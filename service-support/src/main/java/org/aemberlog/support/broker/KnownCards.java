package org.aemberlog.support.broker;

import java.util.List;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.state.DeckCard;

/** Every definition, and the cards that there are now. */
public interface KnownCards extends CardLibrary {

    /** The current cards, each in the house in which it is usually printed. */
    List<DeckCard> cards();
}
