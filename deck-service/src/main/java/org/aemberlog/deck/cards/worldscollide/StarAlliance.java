package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.pool.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.PLAYED_BEFORE_EFFECT;
import static org.aemberlog.game.card.KeywordKind.DEPLOY;
import static org.aemberlog.game.card.KeywordKind.SKIRMISH;
import static org.aemberlog.game.card.PlayerRef.EACH;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Star Alliance in Worlds Collide. */
final class StarAlliance extends HousePage {

    StarAlliance() {
        super(WORLDS_COLLIDE, House.STAR_ALLIANCE);
    }

    @Override
    protected void cards() {
        creature(297, "Explo-rover", COMMON, 3).traits("robot").skirmish().asUpgrade(gains(SKIRMISH));
        creature(327, "Crash Muldoon", RARE, 3)
                .traits("human", "pilot")
                .keyword(DEPLOY)
                .always(entersReady())
                .action(use(aNeighborOf(self(), not(house(House.STAR_ALLIANCE)))));
        upgrade(330, "Encounter Suit", RARE).eachTime(happens(PLAYED_BEFORE_EFFECT, EACH, actionCard()), ward(host()));
    }
}
