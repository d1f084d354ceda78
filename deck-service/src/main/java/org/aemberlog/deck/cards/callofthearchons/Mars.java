package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.Effect.CaptureFrom.OWN_SIDE;
import static org.aemberlog.game.card.Effect.CaptureFrom.THAT_AEMBER;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.DESTROYED;
import static org.aemberlog.game.card.Timing.REAP;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Zone;

/** House Mars in Call of the Archons. */
final class Mars extends HousePage {

    Mars() {
        super(CALL_OF_THE_ARCHONS, House.MARS);
    }

    @Override
    protected void cards() {
        action(160, "Ammonia Clouds", COMMON).play(damage(3, each(creature())));
        action(161, "Battle Fleet", UNCOMMON)
                .aember(1)
                .play(
                        choose(from(Zone.HAND, YOU, house(House.MARS), Quantity.ANY)),
                        as("revealed", reveal(it())),
                        forEach(perCardOf("revealed"), draw(1)));
        action(162, "Deep Probe", UNCOMMON)
                .aember(1)
                .play(
                        chooseHouse(),
                        reveal(from(Zone.HAND, OPPONENT, anyCard(), Quantity.ALL)),
                        discard(from(Zone.HAND, OPPONENT, creature(ofChosenHouse()), Quantity.ALL)));
        action(163, "EMP Blast", UNCOMMON)
                .aember(1)
                .play(stun(each(creature(or(house(House.MARS), trait("robot"))))), destroy(each(artifact())));
        action(164, "Hypnotic Command", RARE)
                .play(forEach(
                        perCard(each(friendly(creature(house(House.MARS))))),
                        capture(number(1), a(enemy(creature())), OWN_SIDE)));
        action(165, "Irradiated Æmber", RARE)
                .aember(1)
                .play(onlyIf(atLeast(pool(OPPONENT), 6), damage(3, each(enemy(creature())))));
        action(166, "Key Abduction", UNCOMMON)
                .aember(1)
                .play(
                        toHand(each(creature(house(House.MARS)))),
                        may(forgeKey(YOU, minus(number(9), perCard(from(Zone.HAND, YOU, anyCard(), Quantity.ALL))))));
        action(167, "Martian Hounds", RARE)
                .play(
                        choose(a(creature())),
                        addCounters(Token.POWER, times(2, perCard(each(creature(damaged())))), it()));
        action(168, "Martians Make Bad Allies", RARE)
                .play(
                        reveal(from(Zone.HAND, YOU, anyCard(), Quantity.ALL)),
                        as("purged", purge(from(Zone.HAND, YOU, creature(not(house(House.MARS))), Quantity.ALL))),
                        gain(perCardOf("purged")));
        action(169, "Mass Abduction", RARE).aember(1).play(archiveInYours(upTo(3, enemy(creature(damaged())))));
        action(170, "Mating Season", RARE)
                .aember(1)
                .play(
                        as("shuffled", shuffleIntoDeck(each(creature(house(House.MARS))))),
                        eachPlayer(gain(perCard(from(Zone.DECK, YOU, among(touched("shuffled")), Quantity.ALL)))));
        action(171, "Mothership Support", UNCOMMON)
                .aember(1)
                .play(damageForEach(
                        perCard(each(friendly(creature(house(House.MARS), not(exhausted()))))),
                        a(creature()),
                        damage(2, it())));
        action(172, "Orbital Bombardment", UNCOMMON)
                .aember(1)
                .play(
                        choose(from(Zone.HAND, YOU, house(House.MARS), Quantity.ANY)),
                        as("revealed", reveal(it())),
                        damageForEach(perCardOf("revealed"), a(creature()), damage(2, it())));
        action(173, "Phosphorus Stars", COMMON).play(stun(each(creature(not(house(House.MARS))))), gainChains(2));
        action(174, "Psychic Network", UNCOMMON)
                .play(steal(perCard(each(friendly(creature(house(House.MARS), not(exhausted())))))));
        action(175, "Sample Collection", UNCOMMON)
                .play(forEach(forgedKeys(OPPONENT), archiveInYours(a(enemy(creature())))));
        action(176, "Shatter Storm", RARE)
                .play(as("lost", loses(YOU, pool(YOU))), loses(OPPONENT, times(3, amountOf("lost"))));
        action(177, "Soft Landing", COMMON)
                .play(forRemainderOfTurn(1, always(self(), playsReady(creatureOrArtifact()))));
        action(178, "Squawker", COMMON)
                .aember(1)
                .play(chooseOne(ready(a(creature(house(House.MARS)))), stun(a(creature(not(house(House.MARS)))))));
        action(179, "Total Recall", RARE)
                .aember(1)
                .play(gain(perCard(each(friendly(creature(not(exhausted())))))), toHand(each(friendly(creature()))));
        artifact(180, "Combat Pheromones", UNCOMMON)
                .traits("item")
                .aember(1)
                .omni(sacrifice(self()), forRemainderOfTurn(2, always(self(), mayUse(another(house(House.MARS))))));
        artifact(181, "Commpod", RARE)
                .traits("item")
                .action(
                        choose(from(Zone.HAND, YOU, house(House.MARS), Quantity.ANY)),
                        as("revealed", reveal(it())),
                        forEach(perCardOf("revealed"), may(ready(a(creature(house(House.MARS)))))));
        artifact(182, "Crystal Hive", UNCOMMON)
                .traits("location")
                .action(forRemainderOfTurn(eachTime(reaps(creature()), gain(1))));
        artifact(183, "Custom Virus", RARE)
                .traits("weapon")
                .aember(1)
                .omni(
                        destroy(self()),
                        may(ifDone(
                                as("purged", purge(fromYourHand(creature()))),
                                destroy(each(creature(sharesTrait(touched("purged"))))))));
        artifact(184, "Feeding Pit", RARE)
                .traits("location")
                .action(ifDone(discard(fromYourHand(creature())), gain(1)));
        artifact(185, "Invasion Portal", RARE)
                .traits("location")
                .action(
                        discardUntil(YOU, "it", creature(house(House.MARS))),
                        onlyIf(areLike(it(), creature(house(House.MARS))), toHand(it())));
        artifact(186, "Incubation Chamber", RARE)
                .traits("location")
                .omni(may(choose(fromYourHand(creature(house(House.MARS)))), reveal(it()), archive(it())));
        artifact(187, "Mothergun", COMMON)
                .traits("weapon")
                .action(
                        choose(from(Zone.HAND, YOU, house(House.MARS), Quantity.ANY)),
                        as("revealed", reveal(it())),
                        choose(a(creature())),
                        damage(perCardOf("revealed"), it()));
        artifact(188, "Sniffer", RARE)
                .aember(1)
                .traits("ally")
                .action(forRemainderOfTurn(always(each(creature()), loses(KeywordKind.ELUSIVE))));
        artifact(189, "Swap Widget", RARE)
                .traits("item")
                .action(
                        choose(a(friendly(creature(house(House.MARS), not(exhausted()))))),
                        ifDone(
                                toHand(it()),
                                remember("other", fromYourHand(creature(house(House.MARS), not(sharesTitle(it()))))),
                                putIntoPlay(remembered("other")),
                                ready(remembered("other"))));
        creature(190, "Blypyp", UNCOMMON, 2)
                .traits("martian", "scientist")
                .reap(forRemainderOfTurn(1, always(self(), playsReady(creature(house(House.MARS))))));
        creature(191, "Chuff Ape", RARE, 11)
                .traits("beast")
                .taunt()
                .always(entersStunned())
                .fightReap(may(ifDone(sacrifice(a(another(friendly(creature())))), fullyHeal(self()))));
        creature(192, "Ether Spider", UNCOMMON, 7)
                .traits("beast")
                .always(fightDamageOnly(0))
                .rule(insteadOf(addedToPool(OPPONENT), capture(thatMuch(), self(), THAT_AEMBER)));
        creature(193, "Grabber Jammer", COMMON, 4, 1)
                .traits("robot")
                .always(keyCost(OPPONENT, 1))
                .fightReap(capture(1));
        creature(194, "Grommid", RARE, 10)
                .traits("beast")
                .always(cannot(PlayerAction.PLAY, YOU, creature()))
                .eachTime(isDestroyedFightingThis(enemy(creature())), opponentLoses(1));
        creature(195, "“John Smyth”", COMMON, 2)
                .traits("agent", "martian")
                .elusive()
                .fightReap(ready(a(creature(house(House.MARS), not(trait("agent"))))));
        creature(196, "Mindwarper", COMMON, 2)
                .traits("martian", "scientist")
                .elusive()
                .action(capture(number(1), a(enemy(creature())), OWN_SIDE));
        creature(197, "Phylyx the Disintegrator", RARE, 1)
                .traits("martian", "soldier")
                .elusive()
                .action(loses(OPPONENT, perCard(each(another(friendly(creature(house(House.MARS))))))));
        creature(198, "Qyxxlyx Plague Master", RARE, 3)
                .traits("martian", "scientist")
                .fightReap(damageDespiteArmor(3, each(creature(trait("human")))));
        creature(199, "Tunk", COMMON, 6, 1)
                .traits("robot")
                .eachTime(youPlay(another(creature(house(House.MARS)))), fullyHeal(self()));
        creature(200, "Ulyq Megamouth", COMMON, 3)
                .traits("martian", "scientist")
                .fightReap(use(a(friendly(creature(not(house(House.MARS)))))));
        creature(201, "Uxlyx the Zookeeper", UNCOMMON, 2)
                .traits("martian", "scientist")
                .elusive()
                .reap(archiveInYours(a(enemy(creature()))));
        creature(202, "Vezyma Thinkdrone", COMMON, 3)
                .traits("martian", "scientist")
                .reap(may(archive(a(friendly(creatureOrArtifact())))));
        creature(203, "Yxili Marauder", COMMON, 2)
                .traits("martian", "soldier")
                .always(power(tokens(Token.AEMBER, self())))
                .play(capture(perCard(each(friendly(creature(house(House.MARS), not(exhausted()))))), self()));
        creature(204, "Yxilo Bolter", COMMON, 3)
                .traits("martian", "soldier")
                .fightReap(choose(a(creature())), as("hit", damage(2, it())), onlyIf(destroyedBy("hit"), purge(it())));
        creature(205, "Yxilx Dominator", COMMON, 9, 1).traits("robot").taunt().always(entersStunned());
        creature(206, "Zorg", UNCOMMON, 7)
                .traits("beast")
                .always(entersStunned())
                .beforeFight(stun(allOf(fightOpponent(), neighborsOf(fightOpponent()))));
        creature(207, "Zyzzix the Many", COMMON, 3)
                .traits("martian", "soldier")
                .fightReap(may(
                        choose(fromYourHand(creature())),
                        ifDone(reveal(it()), archive(it()), addCounters(Token.POWER, number(3), self()))));
        upgrade(208, "Biomatrix Backup", COMMON).aember(1).thisCreature(gains(bold(DESTROYED, putInArchives(self()))));
        upgrade(209, "Brain Stem Antenna", RARE)
                .thisCreature(gains(eachTime(
                        youPlay(creature(house(House.MARS))),
                        ready(self()),
                        forRemainderOfTurn(always(self(), belongsTo(House.MARS))))));
        upgrade(210, "Jammer Pack", UNCOMMON).aember(1).thisCreature(gains(always(self(), keyCost(OPPONENT, 2))));
        upgrade(211, "Red Planet Ray Gun", UNCOMMON)
                .aember(1)
                .thisCreature(gains(bold(
                        REAP, choose(a(creature())), damage(perCard(each(creature(house(House.MARS)))), it()))));
    }
}
