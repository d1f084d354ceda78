package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.pool.CardSet.DARK_TIDINGS;
import static org.aemberlog.game.card.EventPattern.Happening.DAMAGE_DEALT;
import static org.aemberlog.game.card.PlayerRef.EACH;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;

/** House Saurian in Dark Tidings. */
public final class Saurian {

    private Saurian() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(DARK_TIDINGS, House.SAURIAN)
                .common(
                        183,
                        card("Venator Altum")
                                .creature(7, 2)
                                .traits("dinosaur", "soldier")
                                .eachTime(happens(DAMAGE_DEALT, EACH, isSelf()), tideIsLow(), exalt(self())))
                .printings();
    }
}
