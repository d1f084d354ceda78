package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.pool.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.PlayerRef.*;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Brobnar in Age of Ascension. */
final class Brobnar extends HousePage {

    Brobnar() {
        super(AGE_OF_ASCENSION, House.BROBNAR);
    }

    @Override
    protected void cards() {
        creature(6, "Drummernaut", COMMON, 6)
                .traits("giant")
                .playFightReap(toHand(a(another(friendly(creature(trait("giant")))))));
        creature(11, "Groggins", COMMON, 8).traits("giant").always(attacksOnly(onFlank()));
        creature(38, "Forgemaster Og", RARE, 4)
                .traits("giant")
                .eachTime(forges(EACH), loses(THAT_PLAYER, pool(THAT_PLAYER)));
    }
}
