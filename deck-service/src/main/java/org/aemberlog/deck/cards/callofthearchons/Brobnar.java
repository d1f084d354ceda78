package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.DISCARDED;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.ENTERED;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.TURN_ENDED;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.DESTROYED;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Token;

/** House Brobnar in Call of the Archons. */
final class Brobnar extends HousePage {

    Brobnar() {
        super(CALL_OF_THE_ARCHONS, House.BROBNAR);
    }

    @Override
    protected void cards() {
        action(1, "Anger", COMMON).aember(1).play(readyAndFightWith(a(friendly(creature()))));
        action(2, "Barehanded", RARE).aember(1).play(putOnDeckInAnyOrder(each(artifact())));
        action(3, "Blood Money", UNCOMMON).play(moveAember(number(2), supply(), on(a(enemy(creature())))));
        action(4, "Brothers in Battle", RARE)
                .aember(1)
                .play(chooseHouse(), forRemainderOfTurn(always(self(), mayFight(friendly(creature(ofChosenHouse()))))));
        action(5, "Burn the Stockpile", UNCOMMON).play(onlyIf(atLeast(pool(OPPONENT), 7), opponentLoses(4)));
        action(6, "Champion’s Challenge", RARE)
                .play(
                        remember("foe", mostPowerful(1, enemy(creature()))),
                        destroy(each(enemy(creature(not(among(remembered("foe"))))))),
                        remember("champion", mostPowerful(1, friendly(creature()))),
                        destroy(each(friendly(creature(not(among(remembered("champion"))))))),
                        readyAndFightWith(a(friendly(creature()))));
        action(7, "Coward’s End", COMMON).play(destroy(each(creature(not(damaged())))), gainChains(3));
        action(8, "Follow the Leader", UNCOMMON)
                .play(forRemainderOfTurn(always(self(), mayFight(friendly(creature())))));
        action(9, "Lava Ball", RARE)
                .play(choose(a(creature())), damageTogether(damage(4, it()), damage(2, neighborsOf(it()))));
        action(10, "Loot the Bodies", COMMON)
                .play(forRemainderOfTurn(eachTime(isDestroyed(enemy(creature())), gain(1))));
        action(11, "Take that, Smartypants", RARE)
                .aember(1)
                .play(onlyIf(atLeast(perCard(each(enemy(house(House.LOGOS)))), 3), steal(2)));
        action(12, "Punch", COMMON).aember(1).play(damage(3, a(creature())));
        action(13, "Relentless Assault", UNCOMMON).play(forUpTo(3, friendly(creature()), ready(it()), fightWith(it())));
        action(14, "Smith", UNCOMMON)
                .aember(1)
                .play(onlyIf(moreThan(perCard(each(friendly(creature()))), perCard(each(enemy(creature())))), gain(2)));
        action(15, "Sound the Horns", UNCOMMON)
                .aember(1)
                .play(
                        discardUntil(YOU, "it", creature(house(House.BROBNAR))),
                        onlyIf(areLike(it(), creature(house(House.BROBNAR))), toHand(it())));
        action(16, "Tremor", COMMON).play(choose(a(creature())), stun(allOf(it(), neighborsOf(it()))));
        action(17, "Unguarded Camp", UNCOMMON)
                .aember(1)
                .play(forDifferent(
                        minus(perCard(each(friendly(creature()))), perCard(each(enemy(creature())))),
                        friendly(creature()),
                        capture(1, it())));
        action(18, "Warsong", COMMON).play(forRemainderOfTurn(eachTime(fights(friendly(creature())), gain(1))));
        artifact(19, "Autocannon", RARE)
                .aember(1)
                .traits("weapon")
                .eachTime(happens(ENTERED, EACH, creature()), damage(1, thatCard()));
        artifact(20, "Banner of Battle", RARE).traits("item").always(each(friendly(creature())), power(1));
        artifact(21, "Cannon", UNCOMMON).traits("weapon").action(damage(2, a(creature())));
        artifact(22, "Gauntlet of Command", COMMON).traits("item").action(readyAndFightWith(a(friendly(creature()))));
        artifact(23, "Iron Obelisk", RARE)
                .traits("location")
                .always(keyCost(OPPONENT, perCard(each(friendly(creature(damaged(), house(House.BROBNAR)))))));
        artifact(24, "Mighty Javelin", UNCOMMON)
                .aember(1)
                .traits("weapon")
                .omni(sacrifice(self()), damage(4, a(creature())));
        artifact(25, "Pile of Skulls", RARE)
                .traits("location")
                .eachTime(isDestroyed(enemy(creature())), turnOf(YOU), capture(1, a(friendly(creature()))));
        artifact(26, "Screechbomb", UNCOMMON).traits("weapon").omni(sacrifice(self()), opponentLoses(2));
        artifact(27, "The Warchest", UNCOMMON)
                .traits("item")
                .action(gain(timesThisTurn(isDestroyedInFight(enemy(creature())))));
        creature(28, "Bilgum Avalanche", RARE, 5)
                .traits("giant")
                .eachTime(forges(YOU), damage(2, each(enemy(creature()))));
        creature(29, "Valdr", COMMON, 6).traits("giant").always(extraDamageAttacking(enemy(creature(onFlank())), 2));
        creature(30, "Bumpsy", COMMON, 5).traits("giant").play(opponentLoses(1));
        creature(31, "Earthshaker", UNCOMMON, 7).traits("giant").play(destroy(each(creature(powerAtMost(3)))));
        creature(32, "Firespitter", COMMON, 5, 1).traits("giant").beforeFight(damage(1, each(enemy(creature()))));
        creature(33, "Ganger Chieftain", COMMON, 5).traits("giant").play(may(readyAndFightWith(aNeighbor())));
        creature(34, "Grenade Snib", UNCOMMON, 2).traits("goblin").destroyed(opponentLoses(2));
        creature(35, "Headhunter", COMMON, 5).traits("giant").fight(gain(1));
        creature(36, "Hebe the Huge", UNCOMMON, 6)
                .traits("giant", "knight")
                .play(damage(2, each(another(creature(not(damaged()))))));
        creature(37, "Kelifi Dragon", RARE, 12)
                .traits("dragon")
                .playOnlyIf(atLeast(pool(YOU), 7))
                .fightReap(gain(1), damage(5, a(creature())));
        creature(38, "King of the Crag", RARE, 7)
                .traits("giant")
                .always(each(enemy(creature(house(House.BROBNAR)))), power(-2));
        creature(39, "Krump", COMMON, 6)
                .traits("giant")
                .eachTime(isDestroyedFightingThis(enemy(creature())), loses(THAT_PLAYER, number(1)));
        creature(40, "Lomir Flamefist", UNCOMMON, 5)
                .traits("giant")
                .play(onlyIf(atLeast(pool(OPPONENT), 7), opponentLoses(2)));
        creature(41, "Looter Goblin", RARE, 2)
                .traits("goblin")
                .elusive()
                .reap(forRemainderOfTurn(eachTime(isDestroyed(enemy(creature())), gain(1))));
        creature(42, "Mugwump", RARE, 6)
                .traits("giant")
                .eachTime(
                        isDestroyedFightingThis(enemy(creature())),
                        fullyHeal(self()),
                        addCounters(Token.POWER, number(1), self()));
        creature(43, "Pingle Who Annoys", RARE, 2)
                .traits("goblin")
                .elusive()
                .eachTime(happens(ENTERED, EACH, enemy(creature())), damage(1, thatCard()));
        creature(44, "Rock-Hurling Giant", RARE, 6)
                .traits("giant")
                .eachTime(happens(DISCARDED, YOU, house(House.BROBNAR)), turnOf(YOU), may(damage(4, a(creature()))));
        creature(45, "Rogue Ogre", RARE, 6)
                .traits("giant", "mutant")
                .eachTime(
                        happens(TURN_ENDED, YOU),
                        onlyIf(exactly(timesThisTurn(youPlay(anyCard())), 1), heal(2, self()), capture(1)));
        creature(46, "Smaaash", COMMON, 5).traits("giant").play(stun(a(creature())));
        creature(47, "Tireless Crocag", RARE, 7)
                .traits("giant")
                .always(cannot(PlayerAction.REAP, EACH, isSelf()))
                .always(usableAsActiveHouse())
                .whilst(none(perCard(each(enemy(creature())))), doomed());
        creature(48, "Troll", COMMON, 8).traits("giant").reap(heal(3, self()));
        creature(49, "Wardrummer", COMMON, 3)
                .traits("goblin")
                .play(toHand(each(another(friendly(creature(house(House.BROBNAR)))))));
        upgrade(50, "Blood of Titans", UNCOMMON).aember(1).thisCreature(power(5));
        upgrade(51, "Phoenix Heart", RARE)
                .thisCreature(gains(bold(DESTROYED, toHand(self()), damage(3, each(creature())))));
        upgrade(52, "Yo Mama Mastery", RARE)
                .aember(1)
                .thisCreature(gains(KeywordKind.TAUNT))
                .play(fullyHeal(host()));
    }
}
