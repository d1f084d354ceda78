package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.pool.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.Selector.Zone.ARCHIVES;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Selector.Quantity;

/** House Mars in Age of Ascension. */
public final class Mars {

    private Mars() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(AGE_OF_ASCENSION, House.MARS)
                .rare(
                        210,
                        card("Yzphyz Knowdrone")
                                .creature(3, 1)
                                .traits("martian", "scientist")
                                .play(
                                        archive(fromYourHand(anyCard())),
                                        may(ifDone(
                                                chooseOne(
                                                        purge(from(ARCHIVES, YOU, anyCard(), Quantity.exactly(1))),
                                                        purge(randomFrom(ARCHIVES, OPPONENT))),
                                                stun(a(creature()))))))
                .printings();
    }
}
