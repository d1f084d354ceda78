package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.pool.CardSet.DARK_TIDINGS;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.CREATURES_READIED;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Unfathomable in Dark Tidings. */
final class Unfathomable extends HousePage {

    Unfathomable() {
        super(DARK_TIDINGS, House.UNFATHOMABLE);
    }

    @Override
    protected void cards() {
        creature(332, "The Chosen One", RARE, 9)
                .traits("aquan")
                .rule(insteadOf(happens(CREATURES_READIED, OPPONENT), damage(thatMuch(), self())));
    }
}
