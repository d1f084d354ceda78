package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.pool.CardSet.DARK_TIDINGS;
import static org.aemberlog.game.card.EventPattern.Happening.TIDE_RAISED;
import static org.aemberlog.game.card.PlayerRef.EACH;
import static org.aemberlog.game.card.PlayerRef.THAT_PLAYER;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;

/** House Logos in Dark Tidings. */
public final class Logos {

    private Logos() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(DARK_TIDINGS, House.LOGOS)
                .common(
                        53,
                        card("Hydrocataloguer")
                                .artifact()
                                .traits("item")
                                .aember(1)
                                .eachTime(happens(TIDE_RAISED, EACH), archive(topOfDeck(THAT_PLAYER))))
                .printings();
    }
}
