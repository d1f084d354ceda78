package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.pool.CardSet.DARK_TIDINGS;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.DAMAGE_DEALT;
import static org.aemberlog.game.card.PlayerRef.EACH;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Saurian in Dark Tidings. */
final class Saurian extends HousePage {

    Saurian() {
        super(DARK_TIDINGS, House.SAURIAN);
    }

    @Override
    protected void cards() {
        creature(183, "Venator Altum", COMMON, 7, 2)
                .traits("dinosaur", "soldier")
                .eachTime(happens(DAMAGE_DEALT, EACH, isSelf()), tideIsLow(), exalt(self()));
    }
}
