package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.cards.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.KeywordKind.*;
import static org.aemberlog.game.card.Modifier.PlayerAction.BE_STOLEN_FROM;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.*;
import static org.aemberlog.game.card.Zone.*;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.Amount.AemberDeed;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;

/** House Logos in Worlds Collide. */
final class Logos extends HousePage {

    Logos() {
        super(WORLDS_COLLIDE, House.LOGOS);
    }

    @Override
    protected void cards() {
        creature(129, "Babbling Bibliophile", COMMON, 1)
                .traits("cyborg", "scientist")
                .reap(draw(2));
        reprint(130, "Cutthroat Research", COMMON);
        creature(131, "Daughter", COMMON, 2)
                .traits("cyborg", "scientist")
                .elusive()
                .always(handSize(1));
        creature(132, "EDAI “Edie” 4x4", COMMON, 3)
                .traits("ai", "scientist")
                .play(archive(fromYourHand(anyCard())))
                .always(keyCost(OPPONENT, perCard(from(ARCHIVES, YOU, anyCard(), Quantity.ALL))));
        reprint(133, "Eyegor", COMMON);
        creature(134, "Hapsis", COMMON, 5)
                .traits("mutant", "scientist")
                .eachTime(isDestroyedFightingThis(enemy(creature())), ward(self()), draw(1));
        artifact(135, "Hologrammophone", COMMON).traits("item").aember(1).action(ward(a(creature())));
        action(136, "Information Exchange", COMMON)
                .play(either(atLeast(aemberLastTurn(AemberDeed.STOLEN, OPPONENT), 1), steal(2), steal(1)));
        creature(137, "Quant", COMMON, 3)
                .traits("human", "scientist")
                .reap(forRemainderOfTurn(1, always(self(), mayPlay(actionCard(not(house(House.LOGOS)))))));
        creature(138, "Sanitation Engineer", COMMON, 4)
                .traits("cyborg", "scientist")
                .keyword(HAZARDOUS, 1)
                .reap(discard(fromYourHand(anyCard())));
        action(139, "Tautau Vapors", COMMON).play(draw(2), archive(fromYourHand(anyCard())));
        action(140, "Thorium Plasmate", COMMON)
                .aember(1)
                .play(
                        choose(a(enemy(creature()))),
                        moveInLine(it()),
                        damage(times(2, perCard(neighborsOf(it(), creature(sharesHouse(it()))))), it()));
        creature(141, "Titan Guardian", COMMON, 5, 1)
                .traits("beast", "cyborg")
                .taunt()
                .destroyed(onlyIf(selfIs(not(onFlank())), draw(2)));
        reprint(142, "Twin Bolt Emission", COMMON);
        reprint(143, "Wild Wormhole", COMMON);
        creature(144, "Wormhole Technician", COMMON, 3)
                .traits("cyborg", "scientist")
                .reap(
                        remember("top", topOfDeck(YOU)),
                        reveal(remembered("top")),
                        either(
                                areLike(remembered("top"), house(House.LOGOS)),
                                playCard(remembered("top")),
                                archive(remembered("top"))));
        reprint(145, "Anomaly Exploiter", UNCOMMON);
        creature(146, "C.Æ.N.D.L.E. Unit", UNCOMMON, 5, 1)
                .traits("robot")
                .eachTime(reaps(enemy(creature())), draw(1))
                .action(capture(1));
        creature(147, "Code Monkey", UNCOMMON, 3)
                .traits("ai", "beast")
                .keyword(DEPLOY)
                .play(
                        remember("neighbors", eachNeighbor()),
                        archive(remembered("neighbors")),
                        onlyIf(shareAHouse(remembered("neighbors")), gain(2)));
        action(148, "Data Forge", UNCOMMON)
                .aember(1)
                .play(may(forgeKey(YOU, minus(number(10), perCard(from(HAND, YOU, anyCard(), Quantity.ALL))))));
        upgrade(149, "Discombobulator", UNCOMMON)
                .aember(1)
                .thisCreature(gains(always(self(), cannot(BE_STOLEN_FROM, YOU, anyCard()))));
        creature(150, "Dr. Milli", UNCOMMON, 2)
                .traits("scientist")
                .play(forEach(
                        minus(perCard(each(enemy(creature()))), perCard(each(another(friendly(creature()))))),
                        archive(fromYourHand(anyCard()))));
        creature(151, "Groupthink Tank", UNCOMMON, 4, 3)
                .traits("robot", "experiment")
                .action(damage(4, each(creature(sharesHouseWithNeighbors(1)))));
        reprint(152, "Interdimensional Graft", UNCOMMON);
        reprint(153, "Jargogle", UNCOMMON);
        reprint(154, "Memory Chip", UNCOMMON);
        creature(155, "Mini Groupthink Tank", UNCOMMON, 3, 2)
                .traits("robot", "experiment")
                .playFightReap(damage(8, a(creature(sharesHouseWithNeighbors(2)))));
        reprint(156, "Positron Bolt", UNCOMMON);
        reprint(157, "Quantum Fingertrap", UNCOMMON);
        creature(158, "Reassembling Automaton", UNCOMMON, 3)
                .traits("robot", "experiment")
                .rule(before(
                        isDestroyed(isSelf()),
                        onlyIf(
                                thereIs(each(another(friendly(creature())))),
                                fullyHeal(self()),
                                exhaust(self()),
                                moveToFlank(self()),
                                cancel())));
        reprint(159, "Remote Access", UNCOMMON);
        reprint(160, "Seismo-entangler", UNCOMMON);
        upgrade(161, "Academy Training", RARE)
                .rule(whilst(areLike(host(), friendly(creature())), host(), belongsTo(House.LOGOS)))
                .thisCreature(gains(bold(REAP, draw(1))));
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
        creature(173, "Prescriptive Grammarbot", RARE, 3)
                .traits("robot")
                .taunt()
                .keyword(HAZARDOUS, 3)
                .reap(enrage(a(creature())));
        reprint(174, "Replicator", RARE);
        reprint(175, "Scientifical Hack", RARE);
        creature(176, "Self-Bolstering Automata", RARE, 1)
                .traits("robot")
                .rule(before(
                        isDestroyed(isSelf()),
                        onlyIf(
                                thereIs(each(another(friendly(creature())))),
                                fullyHeal(self()),
                                exhaust(self()),
                                moveToFlank(self()),
                                addCounters(Token.POWER, number(2), self()),
                                cancel())));
        reprint(177, "Strange Gizmo", RARE);
        artifact(178, "Universal Keylock", RARE)
                .traits("item")
                .aember(1)
                .always(keyCost(EACH, 3))
                .eachTime(forges(EACH), destroy(self()));
        artifact(179, "Universal Recycle Bin", RARE)
                .traits("item")
                .aember(1)
                .action(archive(from(PURGED, YOU, anyCard(), Quantity.exactly(1))));
        creature(180, "Zenzizenzizenzic", RARE, 4, 2)
                .traits("cyborg", "leader")
                .whilst(selfIs(inCenter()), handSize(2));
        creature(181, "Velum", SPECIAL, 2)
                .traits("human", "scientist")
                .reap(either(
                        thereIs(each(friendly(named("Hyde")))),
                        archive(from(HAND, YOU, anyCard(), Quantity.exactly(2))),
                        archive(fromYourHand(anyCard()))))
                .destroyed(ifDone(archive(fromYourDiscard(named("Hyde"))), archive(self())));
    }
}
