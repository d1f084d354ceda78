package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.pool.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.game.card.KeywordKind.DEPLOY;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;

/** House Untamed in Worlds Collide. */
public final class Untamed {

    private Untamed() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(WORLDS_COLLIDE, House.UNTAMED)
                .common(
                        356,
                        card("Ghosthawk")
                                .creature(2)
                                .traits("beast")
                                .keyword(DEPLOY)
                                .play(forEachCard(eachNeighbor(), "neighbor", may(reapWith(remembered("neighbor"))))))
                .rare(
                        386,
                        card("Creed of Nurture")
                                .artifact()
                                .traits("power")
                                .omni(ifDone(
                                        sacrifice(self()),
                                        remember("revealed", fromYourHand(creature())),
                                        reveal(remembered("revealed")),
                                        choose(a(creature())),
                                        forRemainderOfTurn(always(it(), gainsTextOf(remembered("revealed")))))))
                .printings();
    }
}
