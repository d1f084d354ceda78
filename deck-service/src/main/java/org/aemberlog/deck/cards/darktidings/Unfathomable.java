package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.pool.CardSet.DARK_TIDINGS;
import static org.aemberlog.game.card.EventPattern.Happening.CREATURES_READIED;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;

/** House Unfathomable in Dark Tidings. */
public final class Unfathomable {

    private Unfathomable() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(DARK_TIDINGS, House.UNFATHOMABLE)
                .rare(
                        332,
                        card("The Chosen One")
                                .creature(9)
                                .traits("aquan")
                                .rule(insteadOf(happens(CREATURES_READIED, OPPONENT), damage(thatMuch(), self()))))
                .printings();
    }
}
