package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.pool.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.HAND;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Shadows in Worlds Collide. */
final class Shadows extends HousePage {

    Shadows() {
        super(WORLDS_COLLIDE, House.SHADOWS);
    }

    @Override
    protected void cards() {
        artifact(271, "Keyforgery", RARE)
                .traits("item")
                .aember(1)
                .rule(before(
                        forges(OPPONENT),
                        onlyIf(
                                turnOf(OPPONENT),
                                chooseHouse(),
                                choose(randomFrom(HAND, YOU)),
                                reveal(it()),
                                onlyIf(areLike(it(), not(ofChosenHouse())), destroy(self()), cancel()))));
    }
}
