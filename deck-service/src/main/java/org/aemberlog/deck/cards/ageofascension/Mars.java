package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.cards.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.Effect.CaptureFrom.OWN_SIDE;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.ARCHIVES;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.Condition.Comparison;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Zone;

/** House Mars in Age of Ascension. */
final class Mars extends HousePage {

    Mars() {
        super(AGE_OF_ASCENSION, House.MARS);
    }

    @Override
    protected void cards() {
        creature(160, "Agent Hoo-man", COMMON, 2)
                .traits("agent", "martian")
                .elusive()
                .reap(
                        remember("friend", a(friendly(creature(not(house(House.MARS)))))),
                        remember("foe", a(enemy(creature(not(house(House.MARS)))))),
                        stun(allOf(remembered("friend"), remembered("foe"))));
        action(161, "Carpet Phloxem", COMMON)
                .aember(1)
                .play(onlyIf(none(perCard(each(friendly(creature())))), damage(4, each(creature()))));
        creature(162, "Collector Worm", COMMON, 2, 5)
                .traits("beast")
                .fight(onlyIf(inBattleline(fightOpponent()), archiveInYours(fightOpponent())));
        creature(163, "Glyxl Proliferator", COMMON, 3)
                .traits("martian", "soldier")
                .reap(onlyIf(selfIs(onFlank()), archive(fromYourDiscard(house(House.MARS)))));
        creature(164, "Ixxyxli Fixfinger", COMMON, 2, 2)
                .traits("martian", "scientist")
                .elusive()
                .always(each(another(creature(trait("martian")))), armor(1));
        action(165, "Mars First", COMMON)
                .aember(1)
                .play(choose(a(friendly(creature(house(House.MARS))))), ready(it()), use(it()));
        action(166, "Mars Needs Æmber", COMMON)
                .aember(1)
                .play(capture(number(1), each(enemy(creature(damaged(), not(house(House.MARS))))), OWN_SIDE));
        reprint(167, "Mindwarper", COMMON);
        creature(168, "Mindworm", COMMON, 1)
                .traits("beast")
                .elusive()
                .beforeFight(damageBy(fightOpponent(), powerOf(fightOpponent()), neighborsOf(fightOpponent())));
        reprint(169, "Mothergun", COMMON);
        creature(170, "Skybooster Squadron", COMMON, 4)
                .traits("martian", "soldier")
                .reap(toHand(self()));
        creature(171, "Tyxl Beambuckler", COMMON, 4, 1)
                .traits("martian", "soldier")
                .play(choose(a(creature())), damage(2, it()), moveToFlank(it()));
        reprint(172, "Vezyma Thinkdrone", COMMON);
        creature(173, "Xanthyx Harvester", COMMON, 3)
                .traits("beast")
                .whilst(areLike(eachNeighbor(), not(house(House.MARS))), cannot(PlayerAction.USE, EACH, isSelf()))
                .reap(gain(1));
        reprint(174, "Yxilx Dominator", COMMON);
        creature(175, "Zysysyx Shockworm", COMMON, 3, 1)
                .traits("martian", "soldier")
                .eachTime(reaps(enemy(creature())), stun(thatCard()));
        artifact(176, "Æmber Conduction Unit", UNCOMMON)
                .traits("item")
                .eachTime(reaps(enemy(creature())), exactly(timesThisTurn(reaps(creature())), 1), stun(thatCard()));
        reprint(177, "Combat Pheromones", UNCOMMON);
        upgrade(178, "Containment Field", UNCOMMON)
                .eachTime(happens(TriggerEvent.USED, EACH, among(host())), destroy(host()));
        action(179, "Destroy Them All!", UNCOMMON)
                .play(
                        remember("artifact", a(artifact())),
                        remember("creature", a(creature())),
                        remember("upgrade", a(upgrade())),
                        destroy(allOf(remembered("artifact"), remembered("creature"), remembered("upgrade"))));
        action(180, "Exterminate! Exterminate!", UNCOMMON)
                .play(forEachCard(
                        each(friendly(creature(house(House.MARS)))),
                        "it",
                        destroy(a(creature(
                                not(house(House.MARS)),
                                new Filter.Stat(Modifier.Stat.POWER, Comparison.AT_MOST, minus(powerOf(it()), 1)))))));
        action(181, "Hypnobeam", UNCOMMON).play(takesControl(YOU, a(enemy(creature()))));
        reprint(182, "Key Abduction", UNCOMMON);
        reprint(183, "Mothership Support", UNCOMMON);
        creature(184, "Nyzyk Resonator", UNCOMMON, 2, 1)
                .traits("martian", "soldier")
                .always(keyCost(OPPONENT, times(2, perCard(eachNeighbor()))));
        reprint(185, "Orbital Bombardment", UNCOMMON);
        action(186, "Phloxem Spike", UNCOMMON)
                .aember(1)
                .play(onlyIf(none(perCard(each(friendly(creature())))), destroy(each(creature(not(onFlank()))))));
        reprint(187, "Red Planet Ray Gun", UNCOMMON);
        reprint(188, "Sample Collection", UNCOMMON);
        creature(189, "Storm Crawler", UNCOMMON, 6, 1)
                .traits("robot")
                .always(fightDamageOnly(1))
                .eachTime(reaps(enemy(creature())), stun(thatCard()));
        reprint(190, "Uxlyx the Zookeeper", UNCOMMON);
        reprint(191, "Zorg", UNCOMMON);
        reprint(192, "Brain Stem Antenna", RARE);
        reprint(193, "Custom Virus", RARE);
        action(194, "Destructive Analysis", RARE)
                .aember(1)
                .play(
                        choose(a(creature())),
                        as("purged", purge(from(Zone.ARCHIVES, YOU, anyCard(), Quantity.ANY))),
                        damage(plus(number(2), times(2, perCardOf("purged"))), it()));
        action(195, "Entropic Manipulator", RARE)
                .aember(1)
                .play(may(chooseOne(
                        redistribute(Token.DAMAGE, each(friendly(creature()))),
                        redistribute(Token.DAMAGE, each(enemy(creature()))))));
        action(196, "Extinction", RARE)
                .play(choose(a(creature())), destroy(allOf(it(), each(creature(sharesTrait(it()))))), gainChains(1));
        reprint(197, "Grommid", RARE);
        reprint(198, "Hypnotic Command", RARE);
        reprint(199, "Incubation Chamber", RARE);
        reprint(200, "Invasion Portal", RARE);
        upgrade(201, "Killzord Mk. 9001", RARE)
                .thisCreature(
                        armor(2), power(2), gains(KeywordKind.SKIRMISH), gains(bold(Timing.FIGHT, gainChains(1))));
        action(202, "Martian Generosity", RARE)
                .aember(1)
                .play(as("lost", loses(YOU, pool(YOU))), forEach(amountOf("lost"), draw(2)));
        reprint(203, "Martian Hounds", RARE);
        reprint(204, "Qyxxlyx Plague Master", RARE);
        artifact(205, "Shard of Hate", RARE)
                .traits("item", "shard")
                .action(forEach(perCard(each(friendly(trait("shard")))), stun(a(enemy(creature())))));
        reprint(206, "Shatter Storm", RARE);
        reprint(207, "Sniffer", RARE);
        reprint(208, "Total Recall", RARE);
        creature(209, "Yxlyx Stimrager", RARE, 4, 2)
                .traits("martian", "soldier")
                .fight(choose(a(creature())), damage(2, it()), moveToFlank(it()));
        creature(210, "Yzphyz Knowdrone", RARE, 3, 1)
                .traits("martian", "scientist")
                .play(
                        archive(fromYourHand(anyCard())),
                        may(ifDone(
                                chooseOne(
                                        purge(from(ARCHIVES, YOU, anyCard(), Quantity.exactly(1))),
                                        purge(randomFrom(ARCHIVES, OPPONENT))),
                                stun(a(creature())))));
    }
}
