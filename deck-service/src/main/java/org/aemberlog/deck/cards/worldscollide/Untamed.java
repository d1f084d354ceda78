package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.pool.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.KeywordKind.DEPLOY;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Untamed in Worlds Collide. */
final class Untamed extends HousePage {

    Untamed() {
        super(WORLDS_COLLIDE, House.UNTAMED);
    }

    @Override
    protected void cards() {
        creature(356, "Ghosthawk", COMMON, 2)
                .traits("beast")
                .keyword(DEPLOY)
                .play(forEachCard(eachNeighbor(), "neighbor", may(reapWith(remembered("neighbor")))));
        artifact(386, "Creed of Nurture", RARE)
                .traits("power")
                .omni(ifDone(
                        sacrifice(self()),
                        remember("revealed", fromYourHand(creature())),
                        reveal(remembered("revealed")),
                        choose(a(creature())),
                        forRemainderOfTurn(always(it(), gainsTextOf(remembered("revealed"))))));
    }
}
