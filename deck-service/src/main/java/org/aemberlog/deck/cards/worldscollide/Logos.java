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
        reprint(130, "Cutthroat Research", COMMON);
        reprint(133, "Eyegor", COMMON);
        reprint(142, "Twin Bolt Emission", COMMON);
        reprint(143, "Wild Wormhole", COMMON);
        reprint(145, "Anomaly Exploiter", UNCOMMON);
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
        reprint(152, "Interdimensional Graft", UNCOMMON);
        reprint(153, "Jargogle", UNCOMMON);
        reprint(154, "Memory Chip", UNCOMMON);
        reprint(156, "Positron Bolt", UNCOMMON);
        reprint(157, "Quantum Fingertrap", UNCOMMON);
        reprint(159, "Remote Access", UNCOMMON);
        reprint(160, "Seismo-entangler", UNCOMMON);
        reprint(162, "Chaos Portal", RARE);
        reprint(163, "Crazy Killing Machine", RARE);
        reprint(164, "Dysania", RARE);
        reprint(165, "Entropic Swirl", RARE);
        reprint(166, "Fetchdrones", RARE);
        creature(167, "Hyde", RARE, 4)
                .traits("human", "scientist")
                .reap(either(thereIs(each(friendly(named("Velum")))), draw(2), draw(1)))
                .destroyed(ifDone(archive(fromYourDiscard(named("Velum"))), archive(self())));
        reprint(168, "Knowledge is Power", RARE);
        reprint(169, "Master the Theory", RARE);
        creature(170, "Mimic Gel", RARE, 0)
                .traits("shapeshifter", "mutant")
                .playOnlyIf(thereIs(each(creature(not(isSelf())))))
                .copyOf(a(another(creature())));
        reprint(171, "Neutron Shark", RARE);
        reprint(172, "Pocket Universe", RARE);
        reprint(174, "Replicator", RARE);
        reprint(175, "Scientifical Hack", RARE);
        reprint(177, "Strange Gizmo", RARE);
        creature(181, "Velum", SPECIAL, 2)
                .traits("human", "scientist")
                .reap(either(
                        thereIs(each(friendly(named("Hyde")))),
                        archive(from(HAND, YOU, anyCard(), Quantity.exactly(2))),
                        archive(fromYourHand(anyCard()))))
                .destroyed(ifDone(archive(fromYourDiscard(named("Hyde"))), archive(self())));
    }
}
