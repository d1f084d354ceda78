package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.pool.CardSet.DARK_TIDINGS;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;

/** House Untamed in Dark Tidings. */
public final class Untamed {

    private Untamed() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(DARK_TIDINGS, House.UNTAMED)
                .uncommon(
                        400,
                        card("Cross Porpoises")
                                .action()
                                .aember(1)
                                .play(raiseTide(), enrage(choose(2, enemy(creature())))))
                .printings();
    }
}
