package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.cards.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.*;
import static org.aemberlog.game.card.KeywordKind.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.ARCHIVES;
import static org.aemberlog.game.card.Zone.DISCARD;
import static org.aemberlog.game.card.Zone.HAND;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;

/** House Untamed in Age of Ascension. */
final class Untamed extends HousePage {

    Untamed() {
        super(AGE_OF_ASCENSION, House.UNTAMED);
    }

    @Override
    protected void cards() {
        creature(319, "Dharna", COMMON, 2)
                .traits("elf", "witch")
                .play(gain(perCard(each(friendly(creature(damaged()))))))
                .reap(heal(2, a(friendly(creature()))));
        creature(320, "Duskwitch", COMMON, 1)
                .traits("human", "witch")
                .keyword(OMEGA)
                .elusive()
                .always(each(friendly(creature())), entersReady());
        creature(321, "Fanghouse", COMMON, 3)
                .traits("beast")
                .keyword(ASSAULT, 3)
                .keyword(HAZARDOUS, 3);
        reprint(322, "Full Moon", COMMON);
        creature(323, "Glimmer", COMMON, 1).traits("faerie").keyword(ALPHA).play(toHand(fromYourDiscard(anyCard())));
        creature(324, "Grovekeeper", COMMON, 3)
                .traits("human", "witch")
                .eachTime(happens(TURN_ENDED, YOU), addCounters(Token.POWER, number(1), eachNeighbor()));
        reprint(325, "Key Charge", COMMON);
        creature(326, "Knoxx", COMMON, 3).traits("beast").always(power(times(3, perCard(eachNeighbor()))));
        creature(327, "Marmo Swarm", COMMON, 2).traits("beast").always(power(pool(YOU)));
        action(328, "Persistence Hunting", COMMON)
                .aember(1)
                .play(chooseHouse(), exhaust(each(enemy(creature(ofChosenHouse())))));
        reprint(329, "Regrowth", COMMON);
        creature(330, "Rustgnawer", COMMON, 4)
                .traits("beast", "insect")
                .fight(choose(a(artifact())), destroy(it()), gain(bonusIcons(BonusIcon.AEMBER, it())));
        reprint(331, "Save the Pack", COMMON);
        action(332, "Song of Spring", COMMON)
                .aember(1)
                .play(shuffleIntoDeck(anyNumberOf(
                        from(HAND, YOU, creature(house(House.UNTAMED)), Quantity.ALL),
                        from(DISCARD, YOU, creature(house(House.UNTAMED)), Quantity.ALL),
                        each(friendly(creature(house(House.UNTAMED)))))));
        creature(333, "Tantadlin", COMMON, 9)
                .traits("tree")
                .always(fightDamageOnly(2))
                .fight(discard(randomFrom(ARCHIVES, OPPONENT)));
        action(334, "They’re Everywhere!", COMMON)
                .aember(1)
                .play(damageTogether(
                        damage(2, each(enemy(creature(onFlank())))), damage(1, each(enemy(creature(not(onFlank())))))));
        creature(335, "Æmberspine Mongrel", UNCOMMON, 3)
                .traits("beast")
                .keyword(HAZARDOUS, 3)
                .eachTime(happens(REAPED, OPPONENT, creature()), gain(1));
        creature(336, "Bumblebird", UNCOMMON, 1)
                .traits("beast", "insect")
                .keyword(ALPHA)
                .play(addCounters(Token.POWER, number(2), each(another(friendly(creature(house(House.UNTAMED)))))));
        upgrade(337, "Camouflage", UNCOMMON)
                .aember(1)
                .always(each(creature(not(onFlank()))), attacksOnly(creature(not(among(host())))));
        reprint(338, "Chota Hazri", UNCOMMON);
        reprint(339, "Flaxia", UNCOMMON);
        reprint(340, "Fogbank", UNCOMMON);
        reprint(341, "Grasping Vines", UNCOMMON);
        reprint(342, "Lifeweb", UNCOMMON);
        reprint(343, "Mimicry", UNCOMMON);
        reprint(344, "Nature’s Call", UNCOMMON);
        reprint(345, "Nepenthe Seed", UNCOMMON);
        artifact(346, "Niffle Grounds", UNCOMMON)
                .aember(1)
                .traits("location")
                .action(choose(a(creature())), forRemainderOfTurn(always(it(), loses(TAUNT, ELUSIVE))));
        creature(347, "Panpaca, Anga", UNCOMMON, 5).traits("beast").always(each(creature(toTheRight())), power(2));
        creature(348, "Panpaca, Jaga", UNCOMMON, 3)
                .traits("beast")
                .skirmish()
                .always(each(creature(toTheLeft())), gains(SKIRMISH));
        action(349, "Soldiers to Flowers", UNCOMMON)
                .aember(1)
                .play(
                        as("yours", purge(from(DISCARD, YOU, creature(house(House.UNTAMED)), Quantity.ALL))),
                        gain(perCardOf("yours")),
                        as("theirs", purge(from(DISCARD, OPPONENT, creature(house(House.UNTAMED)), Quantity.ALL))),
                        gains(OPPONENT, perCardOf("theirs")));
        upgrade(350, "Way of the Porcupine", UNCOMMON).aember(1).thisCreature(gains(HAZARDOUS, 3));
        reprint(351, "Curiosity", RARE);
        upgrade(352, "Earthbind", RARE)
                .aember(1)
                .whilst(
                        and(
                                areLike(host(), friendly(creature())),
                                none(timesThisTurn(happens(DISCARDED_ANYWHERE, YOU)))),
                        cannot(PlayerAction.USE, EACH, among(host())))
                .whilst(
                        and(
                                areLike(host(), enemy(creature())),
                                none(timesThisTurn(happens(DISCARDED_ANYWHERE, OPPONENT)))),
                        cannot(PlayerAction.USE, EACH, among(host())));
        reprint(353, "Fuzzy Gruen", RARE);
        action(354, "Gravid Cycle", RARE).aember(1).keyword(OMEGA).play(toHand(fromYourDiscard(anyCard())));
        artifact(355, "Heart of the Forest", RARE)
                .aember(1)
                .traits("location")
                .whilst(moreThan(forgedKeys(YOU), forgedKeys(OPPONENT)), cannot(PlayerAction.FORGE, YOU, anyCard()))
                .whilst(
                        moreThan(forgedKeys(OPPONENT), forgedKeys(YOU)),
                        cannot(PlayerAction.FORGE, OPPONENT, anyCard()));
        reprint(356, "Inka the Spider", RARE);
        reprint(357, "Kindrith Longshot", RARE);
        reprint(358, "Lupo the Scarred", RARE);
        reprint(359, "Mighty Tiger", RARE);
        reprint(360, "Perilous Wild", RARE);
        reprint(361, "Piranha Monkeys", RARE);
        creature(362, "Po’s Pixies", RARE, 1).traits("faerie").elusive().always(takenFromSupply());
        action(363, "Punctuated Equilibrium", RARE)
                .play(eachPlayer(inOrder(discard(from(HAND, YOU, anyCard(), Quantity.ALL)), refillHand())));
        action(364, "Quicksand", RARE)
                .aember(1)
                .play(
                        onlyIf(
                                none(perCard(each(friendly(creature(house(House.UNTAMED), not(exhausted())))))),
                                remember("yours", mostPowerful(1, friendly(creature())))),
                        onlyIf(
                                none(perCard(each(enemy(creature(house(House.UNTAMED), not(exhausted())))))),
                                remember("theirs", mostPowerful(1, enemy(creature())))),
                        destroy(allOf(remembered("yours"), remembered("theirs"))));
        creature(365, "Roxador", RARE, 4)
                .traits("beast")
                .skirmish()
                .always(fightDamageOnly(2))
                .fight(stun(fightOpponent()));
        artifact(366, "Shard of Life", RARE)
                .traits("item", "shard")
                .action(forEach(perCard(each(friendly(trait("shard")))), shuffleIntoDeck(fromYourDiscard(anyCard()))));
        reprint(367, "Teliga", RARE);
        reprint(368, "The Common Cold", RARE);
        reprint(369, "Witch of the Wilds", RARE);
        reprint(370, "World Tree", RARE);
    }
}
