package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.pool.CardSet.DARK_TIDINGS;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.TIDE_RAISED;
import static org.aemberlog.game.card.PlayerRef.*;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Logos in Dark Tidings. */
final class Logos extends HousePage {

    Logos() {
        super(DARK_TIDINGS, House.LOGOS);
    }

    @Override
    protected void cards() {
        artifact(53, "Hydrocataloguer", COMMON)
                .traits("item")
                .aember(1)
                .eachTime(happens(TIDE_RAISED, EACH), archive(topOfDeck(THAT_PLAYER)));
    }
}
