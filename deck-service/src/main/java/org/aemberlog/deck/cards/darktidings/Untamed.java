package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.pool.CardSet.DARK_TIDINGS;
import static org.aemberlog.deck.pool.Rarity.*;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Untamed in Dark Tidings. */
final class Untamed extends HousePage {

    Untamed() {
        super(DARK_TIDINGS, House.UNTAMED);
    }

    @Override
    protected void cards() {
        action(400, "Cross Porpoises", UNCOMMON).aember(1).play(raiseTide(), enrage(choose(2, enemy(creature()))));
    }
}
