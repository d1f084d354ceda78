package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.pool.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.game.card.PlayerRef.EACH;
import static org.aemberlog.game.card.PlayerRef.THAT_PLAYER;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;

/** House Brobnar in Age of Ascension. */
public final class Brobnar {

    private Brobnar() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(AGE_OF_ASCENSION, House.BROBNAR)
                .common(
                        6,
                        card("Drummernaut")
                                .creature(6)
                                .traits("giant")
                                .playFightReap(toHand(a(another(friendly(creature(trait("giant"))))))))
                .common(11, card("Groggins").creature(8).traits("giant").always(attacksOnly(onFlank())))
                .rare(
                        38,
                        card("Forgemaster Og")
                                .creature(4)
                                .traits("giant")
                                .eachTime(forges(EACH), loses(THAT_PLAYER, pool(THAT_PLAYER))))
                .printings();
    }
}
