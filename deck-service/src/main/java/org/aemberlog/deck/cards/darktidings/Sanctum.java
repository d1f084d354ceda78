package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.pool.CardSet.DARK_TIDINGS;
import static org.aemberlog.deck.pool.Rarity.*;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Sanctum in Dark Tidings. */
final class Sanctum extends HousePage {

    Sanctum() {
        super(DARK_TIDINGS, House.SANCTUM);
    }

    @Override
    protected void cards() {
        creature(67, "Lightsmith Clariel", "lightsmith-clariel-evil-twin", SPECIAL, 5)
                .traits("angel")
                .action(choose(a(creature())), forRemainderOfTurn(always(it(), switchStats())));
        creature(80, "Lightsmith Clariel", RARE, 5, 2)
                .traits("angel")
                .beforeFight(may(forRemainderOfTurn(always(self(), switchStats()))));
    }
}
