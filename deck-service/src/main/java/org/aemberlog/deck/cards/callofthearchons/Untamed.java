package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.KeywordKind.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.DECK;
import static org.aemberlog.game.card.Zone.DISCARD;

import java.util.List;
import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Token;

/** House Untamed in Call of the Archons. */
final class Untamed extends HousePage {

    Untamed() {
        super(CALL_OF_THE_ARCHONS, House.UNTAMED);
    }

    @Override
    protected void cards() {
        action(319, "Cooperative Hunting", COMMON)
                .play(divideDamage(perCard(each(friendly(creature()))), each(creature())));
        action(320, "Curiosity", RARE).aember(1).play(destroy(each(creature(trait("scientist")))));
        action(321, "Fertility Chant", RARE).aember(4).play(gains(OPPONENT, number(2)));
        action(322, "Fogbank", UNCOMMON)
                .aember(1)
                .play(duringOpponentsNextTurn(always(self(), cannot(PlayerAction.FIGHT, OPPONENT, creature()))));
        action(323, "Full Moon", COMMON).play(forRemainderOfTurn(eachTime(youPlay(creature()), gain(1))));
        action(324, "Grasping Vines", UNCOMMON).aember(1).play(toHand(upTo(3, artifact())));
        action(325, "Key Charge", COMMON).play(ifDone(loses(YOU, number(1)), may(forgeKey(YOU))));
        action(326, "Lifeweb", UNCOMMON)
                .aember(1)
                .play(onlyIf(atLeast(timesLastTurn(plays(OPPONENT, creature())), 3), steal(2)));
        action(327, "Lost in the Woods", COMMON)
                .aember(1)
                .play(
                        remember("friends", choose(2, friendly(creature()))),
                        remember("enemies", choose(2, enemy(creature()))),
                        shuffleIntoDeck(allOf(remembered("friends"), remembered("enemies"))));
        action(328, "Mimicry", UNCOMMON).copyOf(from(DISCARD, OPPONENT, actionCard(), Quantity.exactly(1)));
        action(329, "Nature’s Call", UNCOMMON).aember(1).play(toHand(upTo(3, creature())));
        action(330, "Nocturnal Maneuver", COMMON).aember(1).play(exhaust(upTo(3, creature())));
        action(331, "Perilous Wild", RARE).aember(1).play(destroy(each(creature(hasKeyword(ELUSIVE)))));
        action(332, "Regrowth", COMMON).aember(1).play(toHand(fromYourDiscard(creature())));
        action(333, "Save the Pack", COMMON).play(destroy(each(creature(damaged()))), gainChains(1));
        action(334, "Scout", RARE)
                .aember(1)
                .play(
                        remember("scouts", upTo(2, friendly(creature()))),
                        forRemainderOfTurn(always(remembered("scouts"), gains(SKIRMISH))),
                        forEachCard(remembered("scouts"), "scout", fightWith(remembered("scout"))));
        action(335, "Stampede", RARE)
                .aember(1)
                .play(onlyIf(atLeast(cardsThisTurn(happens(TriggerEvent.USED, YOU, creature())), 3), steal(2)));
        action(336, "The Common Cold", RARE)
                .aember(1)
                .play(damage(1, each(creature())), may(destroy(each(creature(house(House.MARS))))));
        action(337, "Troop Call", UNCOMMON)
                .aember(1)
                .play(toHand(allOf(
                        from(DISCARD, YOU, creature(trait("niffle")), Quantity.ALL),
                        each(friendly(creature(trait("niffle")))))));
        action(338, "Vigor", COMMON)
                .aember(1)
                .play(
                        choose(a(creature())),
                        chooseNumber(number(3)),
                        as("healed", heal(chosenNumber(), it())),
                        onlyIf(atLeast(amountOf("healed"), 3), gain(1)));
        action(339, "Word of Returning", RARE)
                .aember(1)
                .play(
                        remember("those", each(enemy(creature()))),
                        damageToEach(remembered("those"), tokens(Token.AEMBER, it())),
                        moveAember(tokens(Token.AEMBER, remembered("those")), on(remembered("those")), poolOf(YOU)));
        artifact(340, "Bear Flute", RARE)
                .traits("item")
                .action(either(
                        thereIs(each(named("Ancient Bear"))),
                        fullyHeal(a(named("Ancient Bear"))),
                        inOrder(
                                search(named("Ancient Bear"), Quantity.ALL, DECK, DISCARD),
                                ifDone(toHand(it()), shuffleIntoDeck(from(DISCARD, YOU, anyCard(), Quantity.ALL))))));
        artifact(341, "Nepenthe Seed", UNCOMMON)
                .traits("item")
                .omni(sacrifice(self()), toHand(fromYourDiscard(anyCard())));
        artifact(342, "Ritual of Balance", UNCOMMON)
                .traits("power")
                .action(onlyIf(atLeast(pool(OPPONENT), 6), steal(1)));
        artifact(343, "Ritual of the Hunt", RARE)
                .aember(1)
                .traits("power")
                .omni(
                        destroy(self()),
                        forRemainderOfTurn(always(self(), mayUse(friendly(creature(house(House.UNTAMED)))))));
        artifact(344, "World Tree", RARE).traits("location").action(putOnDeck(fromYourDiscard(creature())));
        creature(345, "Ancient Bear", COMMON, 5).traits("beast").keyword(ASSAULT, 2);
        creature(346, "Bigtwig", UNCOMMON, 7)
                .traits("beast")
                .always(attacksOnly(creature(hasStatus(Status.STUN))))
                .reap(choose(a(creature())), stun(it()), exhaust(it()));
        creature(347, "Witch of the Wilds", RARE, 4)
                .traits("beast", "witch")
                .whilst(not(activeHouse(House.UNTAMED)), mayPlayEachTurn(1, house(House.UNTAMED)));
        creature(348, "Briar Grubbling", RARE, 2).traits("beast", "insect").keyword(HAZARDOUS, 5);
        creature(349, "Chota Hazri", UNCOMMON, 3)
                .traits("human", "witch")
                .play(ifDone(loses(YOU, number(1)), may(forgeKey(YOU))));
        creature(350, "Dew Faerie", COMMON, 2).traits("faerie").elusive().reap(gain(1));
        creature(351, "Dust Pixie", COMMON, 1).traits("faerie").aember(2);
        creature(352, "Flaxia", UNCOMMON, 4)
                .traits("faerie")
                .play(onlyIf(moreThan(perCard(each(friendly(creature()))), perCard(each(enemy(creature())))), gain(2)));
        creature(353, "Fuzzy Gruen", RARE, 5).traits("beast").aember(2).play(gains(OPPONENT, number(1)));
        creature(354, "Giant Sloth", RARE, 6)
                .traits("beast")
                .whilst(
                        none(timesThisTurn(happens(TriggerEvent.DISCARDED, YOU, house(House.UNTAMED)))),
                        cannot(PlayerAction.USE, YOU, isSelf()))
                .action(gain(3));
        creature(355, "Halacor", UNCOMMON, 4)
                .traits("beast")
                .always(each(friendly(creature(onFlank()))), gains(SKIRMISH));
        creature(356, "Inka the Spider", RARE, 1)
                .traits("beast")
                .keyword(POISON)
                .triggered(List.of(Timing.PLAY, Timing.REAP), stun(a(creature())));
        creature(357, "Kindrith Longshot", RARE, 3)
                .traits("human", "ranger")
                .elusive()
                .skirmish()
                .reap(damage(2, a(creature())));
        creature(358, "Snufflegator", COMMON, 4).traits("beast").skirmish();
        creature(359, "Lupo the Scarred", RARE, 6).traits("beast").skirmish().play(damage(2, a(enemy(creature()))));
        creature(360, "Mighty Tiger", RARE, 4).traits("beast").play(damage(4, a(enemy(creature()))));
        creature(361, "Murmook", COMMON, 3).traits("beast").always(keyCost(OPPONENT, 1));
        creature(362, "Mushroom Man", UNCOMMON, 2)
                .traits("fungus", "human")
                .always(power(times(3, minus(number(3), forgedKeys(YOU)))));
        creature(363, "Niffle Ape", COMMON, 3).traits("beast", "niffle").always(ignoresWhileAttacking(TAUNT, ELUSIVE));
        creature(364, "Niffle Queen", UNCOMMON, 6)
                .traits("beast", "niffle")
                .always(each(another(friendly(creature(trait("beast"))))), power(1))
                .always(each(another(friendly(creature(trait("niffle"))))), power(1));
        creature(365, "Piranha Monkeys", RARE, 2)
                .traits("beast")
                .triggered(List.of(Timing.PLAY, Timing.REAP), damage(2, each(another(creature()))));
        creature(366, "Teliga", RARE, 3).traits("human", "witch").eachTime(plays(OPPONENT, creature()), gain(1));
        creature(367, "Hunting Witch", COMMON, 2)
                .traits("human", "witch")
                .eachTime(youPlay(another(creature())), gain(1));
        creature(368, "Witch of the Eye", COMMON, 3).traits("human", "witch").reap(toHand(fromYourDiscard(anyCard())));
        upgrade(369, "Way of the Bear", UNCOMMON).aember(1).thisCreature(gains(ASSAULT, 2));
        upgrade(370, "Way of the Wolf", UNCOMMON).aember(1).thisCreature(gains(SKIRMISH));
    }
}
