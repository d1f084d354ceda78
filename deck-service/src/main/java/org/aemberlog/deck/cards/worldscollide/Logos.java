package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.pool.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.KeywordKind.DEPLOY;
import static org.aemberlog.game.card.Modifier.PlayerAction.BE_STOLEN_FROM;
import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.Zone.HAND;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Selector.Quantity;

/** House Logos in Worlds Collide. */
final class Logos extends HousePage {

    Logos() {
        super(WORLDS_COLLIDE, House.LOGOS);
    }

    @Override
    protected void cards() {
        creature(147, "Code Monkey", UNCOMMON, 3)
                .traits("ai", "beast")
                .keyword(DEPLOY)
                .play(
                        remember("neighbors", eachNeighbor()),
                        archive(remembered("neighbors")),
                        onlyIf(shareAHouse(remembered("neighbors")), gain(2)));
        upgrade(149, "Discombobulator", UNCOMMON)
                .aember(1)
                .thisCreature(gains(always(self(), cannot(BE_STOLEN_FROM, YOU, anyCard()))));
        creature(167, "Hyde", RARE, 4)
                .traits("human", "scientist")
                .reap(either(thereIs(each(friendly(named("Velum")))), draw(2), draw(1)))
                .destroyed(ifDone(archive(fromYourDiscard(named("Velum"))), archive(self())));
        creature(170, "Mimic Gel", RARE, 0)
                .traits("shapeshifter", "mutant")
                .playOnlyIf(thereIs(each(creature(not(isSelf())))))
                .copyOf(a(another(creature())));
        creature(181, "Velum", SPECIAL, 2)
                .traits("human", "scientist")
                .reap(either(
                        thereIs(each(friendly(named("Hyde")))),
                        archive(from(HAND, YOU, anyCard(), Quantity.exactly(2))),
                        archive(fromYourHand(anyCard()))))
                .destroyed(ifDone(archive(fromYourDiscard(named("Hyde"))), archive(self())));
    }
}
