package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.pool.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.ARCHIVES;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Selector.Quantity;

/** House Mars in Age of Ascension. */
final class Mars extends HousePage {

    Mars() {
        super(AGE_OF_ASCENSION, House.MARS);
    }

    @Override
    protected void cards() {
        creature(210, "Yzphyz Knowdrone", RARE, 3, 1)
                .traits("martian", "scientist")
                .play(
                        archive(fromYourHand(anyCard())),
                        may(ifDone(
                                chooseOne(
                                        purge(from(ARCHIVES, YOU, anyCard(), Quantity.exactly(1))),
                                        purge(randomFrom(ARCHIVES, OPPONENT))),
                                stun(a(creature())))));
    }
}
