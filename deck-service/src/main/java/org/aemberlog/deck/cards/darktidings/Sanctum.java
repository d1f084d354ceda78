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

/** House Sanctum in Dark Tidings. */
public final class Sanctum {

    private Sanctum() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(DARK_TIDINGS, House.SANCTUM)
                .special(
                        67,
                        card("Lightsmith Clariel", "lightsmith-clariel-evil-twin")
                                .creature(5)
                                .traits("angel")
                                .action(choose(a(creature())), forRemainderOfTurn(always(it(), switchStats()))))
                .rare(
                        80,
                        card("Lightsmith Clariel")
                                .creature(5, 2)
                                .traits("angel")
                                .beforeFight(may(forRemainderOfTurn(always(self(), switchStats())))))
                .printings();
    }
}
