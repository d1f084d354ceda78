package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.Effect.WhichKey.FORGED_ON_PREVIOUS_TURN;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.DISCARDED_FROM_PLAY;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.TURN_ENDED;
import static org.aemberlog.game.card.KeywordKind.HAZARDOUS;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.DISCARD;
import static org.aemberlog.game.card.Zone.HAND;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;

/** House Dis in Call of the Archons. */
final class Dis extends HousePage {

    Dis() {
        super(CALL_OF_THE_ARCHONS, House.DIS);
    }

    @Override
    protected void cards() {
        action(53, "A Fair Game", RARE)
                .play(eachPlayer(
                        as("discarded", discard(topOfDeck(OPPONENT))),
                        reveal(from(HAND, OPPONENT, anyCard(), Quantity.ALL)),
                        gain(perCard(from(HAND, OPPONENT, sharesHouse(touched("discarded")), Quantity.ALL)))));
        action(54, "Arise!", COMMON)
                .play(
                        chooseHouse(),
                        toHand(from(DISCARD, YOU, creature(ofChosenHouse()), Quantity.ALL)),
                        gainChains(1));
        action(55, "Control the Weak", COMMON)
                .aember(1)
                .play(chooseHouseOf(OPPONENT), duringOpponentsNextTurn(always(self(), mustChooseThatHouse(OPPONENT))));
        action(56, "Creeping Oblivion", RARE)
                .aember(1)
                .play(chooseOne(
                        purge(from(DISCARD, YOU, anyCard(), Quantity.upTo(2))),
                        purge(from(DISCARD, OPPONENT, anyCard(), Quantity.upTo(2)))));
        action(57, "Dance of Doom", RARE)
                .play(
                        chooseNumber(highestPower(each(creature()))),
                        destroy(each(creature(powerExactly(chosenNumber())))));
        action(58, "Fear", COMMON).play(toHand(a(enemy(creature()))));
        action(59, "Gateway to Dis", COMMON).play(destroy(each(creature())), gainChains(3));
        action(60, "Gongoozle", UNCOMMON)
                .aember(1)
                .play(
                        choose(a(creature())),
                        as("hit", damage(3, it())),
                        onlyIf(and(not(destroyedBy("hit")), survives(it())), discard(randomFrom(HAND, ITS_OWNER))));
        action(61, "Guilty Hearts", RARE).aember(1).play(destroy(each(creature(has(Token.AEMBER)))));
        action(62, "Hand of Dis", COMMON).play(destroy(a(creature(not(onFlank())))));
        action(63, "Hecatomb", RARE)
                .aember(1)
                .play(
                        as("destroyed", destroy(each(creature(house(House.DIS))))),
                        eachPlayer(gain(perCardDestroyedBy("destroyed", YOU))));
        action(64, "Tendrils of Pain", UNCOMMON)
                .aember(1)
                .play(either(
                        atLeast(timesLastTurn(forges(OPPONENT)), 1),
                        damage(4, each(creature())),
                        damage(1, each(creature()))));
        action(65, "Hysteria", UNCOMMON).play(toHand(each(creature())));
        action(66, "Key Hammer", UNCOMMON)
                .aember(1)
                .play(
                        onlyIf(
                                atLeast(timesLastTurn(forges(OPPONENT)), 1),
                                unforgeKey(OPPONENT, FORGED_ON_PREVIOUS_TURN)),
                        gains(OPPONENT, number(6)));
        action(67, "Mind Barb", COMMON).aember(1).play(discard(randomFrom(HAND, OPPONENT)));
        action(68, "Pandemonium", UNCOMMON).aember(1).play(capture(1, each(creature(not(damaged())))));
        action(69, "Poltergeist", UNCOMMON).aember(1).play(choose(a(artifact())), useAsIfYours(it()), destroy(it()));
        action(70, "Red-Hot Armor", RARE)
                .aember(1)
                .play(loseArmor(each(enemy(creature()))), damageToEach(each(enemy(creature())), armorLost(it())));
        action(71, "Three Fates", UNCOMMON).aember(1).play(destroy(mostPowerful(3, creature())));
        artifact(72, "Annihilation Ritual", RARE)
                .traits("power")
                .aember(1)
                .rule(insteadOf(happens(DISCARDED_FROM_PLAY, EACH, creature()), purge(thatCard())));
        artifact(73, "Dominator Bauble", COMMON).traits("item").action(use(a(friendly(creature()))));
        artifact(74, "Key to Dis", RARE).traits("item").omni(sacrifice(self()), destroy(each(creature())));
        artifact(75, "Lash of Broken Dreams", COMMON)
                .traits("weapon")
                .action(duringOpponentsNextTurn(always(self(), keyCost(EACH, 3))));
        artifact(76, "Library of the Damned", UNCOMMON).traits("location").action(archive(fromYourHand(anyCard())));
        artifact(77, "Lifeward", UNCOMMON)
                .traits("power")
                .aember(1)
                .omni(
                        sacrifice(self()),
                        duringOpponentsNextTurn(always(self(), cannot(PlayerAction.PLAY, OPPONENT, creature()))));
        artifact(78, "Sacrificial Altar", RARE)
                .traits("location")
                .aember(1)
                .action(ifDone(purge(a(friendly(creature(trait("human"))))), playCard(fromYourDiscard(creature()))));
        artifact(79, "Screaming Cave", RARE)
                .traits("location")
                .action(shuffleIntoDeck(
                        allOf(from(HAND, YOU, anyCard(), Quantity.ALL), from(DISCARD, YOU, anyCard(), Quantity.ALL))));
        artifact(80, "Soul Snatcher", RARE)
                .traits("vehicle")
                .eachTime(isDestroyed(creature()), gains(ITS_OWNER, number(1)));
        creature(81, "Charette", COMMON, 4).traits("demon").play(capture(3));
        creature(82, "Drumble", UNCOMMON, 2)
                .traits("imp")
                .elusive()
                .play(onlyIf(atLeast(pool(OPPONENT), 7), capture(pool(OPPONENT), self())));
        creature(83, "Dust Imp", COMMON, 2).traits("imp").destroyed(gain(2));
        creature(84, "Eater of the Dead", RARE, 4)
                .traits("demon")
                .fightReap(ifDone(
                        purge(from(DISCARD, EACH, creature(), Quantity.exactly(1))),
                        addCounters(Token.POWER, number(1), self())));
        creature(85, "Ember Imp", COMMON, 2)
                .traits("imp")
                .always(noMoreThan(2, PlayerAction.PLAY, OPPONENT, anyCard()));
        creature(86, "Gabos Longarms", RARE, 5).traits("demon").beforeFight(dealFightDamageTo(a(creature())));
        creature(87, "Overlord Greking", RARE, 7)
                .traits("demon")
                .eachTime(isDestroyedFightingThis(enemy(creature())), putIntoPlay(thatCard()));
        creature(88, "Guardian Demon", UNCOMMON, 4)
                .traits("demon")
                .playFightReap(
                        choose(a(creature())),
                        chooseNumber(number(2)),
                        as("healed", heal(chosenNumber(), it())),
                        damage(amountOf("healed"), a(creature(not(among(it()))))));
        creature(89, "Master of 1", RARE, 4).traits("demon").reap(may(destroy(a(creature(powerExactly(1))))));
        creature(90, "Master of 2", SPECIAL, 4).traits("demon").reap(may(destroy(a(creature(powerExactly(2))))));
        creature(91, "Master of 3", SPECIAL, 4).traits("demon").reap(may(destroy(a(creature(powerExactly(3))))));
        creature(92, "Pit Demon", COMMON, 5).traits("demon").action(steal(1));
        creature(93, "Pitlord", RARE, 9).traits("demon").aember(2).taunt().always(mustChoose(House.DIS));
        creature(94, "Restringuntus", RARE, 1)
                .traits("demon")
                .play(chooseHouse(), whileThisIsInPlay(always(self(), cannotChooseThatHouse(OPPONENT))));
        creature(95, "Shaffles", UNCOMMON, 2).traits("imp").eachTime(happens(TURN_ENDED, YOU), opponentLoses(1));
        creature(96, "Shooler", COMMON, 5).traits("demon").play(onlyIf(atLeast(pool(OPPONENT), 4), steal(1)));
        creature(97, "Snudge", UNCOMMON, 4).traits("demon").fightReap(toHand(a(or(artifact(), creature(onFlank())))));
        creature(98, "Stealer of Souls", UNCOMMON, 6)
                .traits("demon")
                .eachTime(isDestroyedFightingThis(enemy(creature())), purge(thatCard()), gain(1));
        creature(99, "Succubus", COMMON, 3).traits("demon").always(handSize(OPPONENT, -1));
        creature(100, "Tentacus", UNCOMMON, 5).traits("demon").always(toll(PlayerAction.USE, OPPONENT, artifact(), 1));
        creature(101, "The Terror", COMMON, 5).traits("demon", "knight").play(onlyIf(none(pool(OPPONENT)), gain(2)));
        creature(102, "Tocsin", COMMON, 3).traits("demon").reap(discard(randomFrom(HAND, OPPONENT)));
        creature(103, "Tolas", RARE, 1)
                .traits("imp")
                .elusive()
                .eachTime(isDestroyed(creature()), gains(THAT_PLAYERS_OPPONENT, number(1)));
        creature(104, "Truebaru", RARE, 7).traits("demon").playCost(3).taunt().destroyed(gain(5));
        upgrade(105, "Collar of Subordination", RARE).thisCreature(youControl());
        upgrade(106, "Flame-Wreathed", UNCOMMON).aember(1).thisCreature(power(2), gains(HAZARDOUS, 2));
    }
}
