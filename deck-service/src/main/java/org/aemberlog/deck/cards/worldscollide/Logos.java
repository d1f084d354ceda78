package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.pool.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.game.card.KeywordKind.DEPLOY;
import static org.aemberlog.game.card.Modifier.Deed.BE_STOLEN_FROM;
import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.Selector.Zone.HAND;
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

/** House Logos in Worlds Collide. */
public final class Logos {

    private Logos() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(WORLDS_COLLIDE, House.LOGOS)
                .uncommon(
                        147,
                        card("Code Monkey")
                                .creature(3)
                                .traits("ai", "beast")
                                .keyword(DEPLOY)
                                .play(
                                        remember("neighbors", eachNeighbor()),
                                        archive(remembered("neighbors")),
                                        onlyIf(shareAHouse(remembered("neighbors")), gain(2))))
                .uncommon(
                        149,
                        card("Discombobulator")
                                .upgrade()
                                .aember(1)
                                .thisCreature(gains(always(self(), cannot(BE_STOLEN_FROM, YOU, anyCard())))))
                .rare(
                        167,
                        card("Hyde")
                                .creature(4)
                                .traits("human", "scientist")
                                .reap(either(thereIs(each(friendly(named("Velum")))), draw(2), draw(1)))
                                .destroyed(ifDone(archive(fromYourDiscard(named("Velum"))), archive(self()))))
                .rare(
                        170,
                        card("Mimic Gel")
                                .creature(0)
                                .traits("shapeshifter", "mutant")
                                .playOnlyIf(thereIs(each(creature(not(isSelf())))))
                                .copyOf(a(another(creature()))))
                .special(
                        181,
                        card("Velum")
                                .creature(2)
                                .traits("human", "scientist")
                                .reap(either(
                                        thereIs(each(friendly(named("Hyde")))),
                                        archive(from(HAND, YOU, anyCard(), Quantity.exactly(2))),
                                        archive(fromYourHand(anyCard()))))
                                .destroyed(ifDone(archive(fromYourDiscard(named("Hyde"))), archive(self()))))
                .printings();
    }
}
