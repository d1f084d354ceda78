package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.pool.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.game.card.EventPattern.Happening.PLAYED_BEFORE_EFFECT;
import static org.aemberlog.game.card.KeywordKind.DEPLOY;
import static org.aemberlog.game.card.KeywordKind.SKIRMISH;
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

/** House Star Alliance in Worlds Collide. */
public final class StarAlliance {

    private StarAlliance() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(WORLDS_COLLIDE, House.STAR_ALLIANCE)
                .common(
                        297,
                        card("Explo-rover")
                                .creature(3)
                                .traits("robot")
                                .skirmish()
                                .asUpgrade(gains(SKIRMISH)))
                .rare(
                        327,
                        card("Crash Muldoon")
                                .creature(3)
                                .traits("human", "pilot")
                                .keyword(DEPLOY)
                                .always(entersReady())
                                .action(use(aNeighborOf(self(), not(house(House.STAR_ALLIANCE))))))
                .rare(
                        330,
                        card("Encounter Suit")
                                .upgrade()
                                .eachTime(happens(PLAYED_BEFORE_EFFECT, EACH, actionCard()), ward(host())))
                .printings();
    }
}
