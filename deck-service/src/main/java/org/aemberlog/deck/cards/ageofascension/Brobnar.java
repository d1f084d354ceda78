package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.cards.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.Amount.Operator.DIVIDED_DOWN;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.ENTERED;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.TURN_ENDED;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.FIGHT;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Zone;

/** House Brobnar in Age of Ascension. */
final class Brobnar extends HousePage {

    Brobnar() {
        super(AGE_OF_ASCENSION, House.BROBNAR);
    }

    @Override
    protected void cards() {
        action(1, "1-2 Punch", COMMON)
                .aember(1)
                .play(
                        choose(a(enemy(creature()))),
                        either(areLike(it(), hasStatus(Status.STUN)), destroy(it()), stun(it())));
        creature(2, "Bingle Bangbang", COMMON, 2).traits("goblin").beforeFight(damage(5, neighborsOf(fightOpponent())));
        creature(3, "Brammo", COMMON, 4, 1).traits("giant", "knight").play(damage(2, each(enemy(creature(onFlank())))));
        reprint(4, "Coward’s End", COMMON);
        creature(5, "Cowfyne", COMMON, 5).traits("giant").beforeFight(damage(2, neighborsOf(fightOpponent())));
        creature(6, "Drummernaut", COMMON, 6)
                .traits("giant")
                .playFightReap(toHand(a(another(friendly(creature(trait("giant")))))));
        action(7, "First Blood", COMMON)
                .aember(1)
                .keyword(KeywordKind.ALPHA)
                .play(divideDamage(
                        times(2, perCard(each(friendly(creature(house(House.BROBNAR)))))), each(creature())));
        creature(8, "Foozle", COMMON, 5)
                .traits("giant")
                .reap(onlyIf(atLeast(timesThisTurn(isDestroyed(enemy(creature()))), 1), gain(1)));
        reprint(9, "Ganger Chieftain", COMMON);
        reprint(10, "Gauntlet of Command", COMMON);
        creature(11, "Groggins", COMMON, 8).traits("giant").always(attacksOnly(onFlank()));
        creature(12, "Groke", COMMON, 5).traits("giant").fight(opponentLoses(1));
        action(13, "Into the Fray", COMMON)
                .play(
                        choose(a(friendly(creature(house(House.BROBNAR))))),
                        forRemainderOfTurn(always(it(), gains(bold(FIGHT, ready(self()))))));
        creature(14, "Lollop the Titanic", COMMON, 11)
                .traits("giant", "location")
                .always(attackedDamageOnly(0));
        action(15, "Pound", COMMON)
                .aember(1)
                .play(choose(a(creature())), damageTogether(damage(2, it()), damage(1, neighborsOf(it()))));
        reprint(16, "Tremor", COMMON);
        reprint(17, "Blood Money", UNCOMMON);
        reprint(18, "Blood of Titans", UNCOMMON);
        reprint(19, "Burn the Stockpile", UNCOMMON);
        creature(20, "Culf the Quiet", UNCOMMON, 6).traits("giant").elusive();
        artifact(21, "Flamethrower", UNCOMMON)
                .traits("weapon")
                .action(choose(a(creature())), damageTogether(damage(1, it()), damage(1, neighborsOf(it()))));
        creature(22, "Flamewake Shaman", UNCOMMON, 4).traits("human").play(damage(2, a(creature())));
        creature(23, "Gargantes Scrapper", UNCOMMON, 3)
                .traits("giant")
                .keyword(KeywordKind.ALPHA)
                .play(onlyIf(atLeast(pool(YOU), 3), damage(3, a(enemy(creature())))));
        artifact(24, "Grump Buggy", UNCOMMON)
                .aember(1)
                .traits("vehicle")
                .always(keyCost(OPPONENT, perCard(each(friendly(creature(powerAtLeast(5)))))))
                .always(keyCost(YOU, perCard(each(enemy(creature(powerAtLeast(5)))))));
        creature(25, "Little Rapscal", UNCOMMON, 2).traits("goblin").elusive().always(each(creature()), mustFight());
        creature(26, "Ogopogo", UNCOMMON, 6)
                .traits("giant")
                .eachTime(thisAttacksAndDestroys(creature()), may(damage(2, a(creature()))));
        reprint(27, "Relentless Assault", UNCOMMON);
        reprint(28, "Screechbomb", UNCOMMON);
        reprint(29, "Smith", UNCOMMON);
        reprint(30, "Sound the Horns", UNCOMMON);
        action(31, "The Flex", UNCOMMON)
                .play(
                        choose(a(friendly(creature(house(House.BROBNAR), not(exhausted()))))),
                        exhaust(it()),
                        gain(new Amount.Arith(DIVIDED_DOWN, powerOf(it()), number(2))));
        reprint(32, "The Warchest", UNCOMMON);
        reprint(33, "Barehanded", RARE);
        creature(34, "Bellowing Patrizate", RARE, 7)
                .traits("giant")
                .eachTime(happens(ENTERED, EACH, creature()), selfIs(not(exhausted())), damage(1, thatCard()));
        reprint(35, "Bilgum Avalanche", RARE);
        reprint(36, "Champion’s Challenge", RARE);
        upgrade(37, "Cybergiant Rig", RARE)
                .aember(1)
                .thisCreature(gains(eachTime(happens(TURN_ENDED, YOU), removeCounters(Token.POWER, number(1), self()))))
                .play(as("healed", fullyHeal(host())), addCounters(Token.POWER, amountOf("healed"), host()));
        creature(38, "Forgemaster Og", RARE, 4)
                .traits("giant")
                .eachTime(forges(EACH), loses(THAT_PLAYER, pool(THAT_PLAYER)));
        creature(39, "Grumpus Tamer", RARE, 4)
                .traits("giant")
                .reap(search(named("War Grumpus"), Quantity.exactly(1), Zone.DECK, Zone.DISCARD), toHand(it()));
        reprint(40, "Iron Obelisk", RARE);
        reprint(41, "King of the Crag", RARE);
        reprint(42, "Lava Ball", RARE);
        action(43, "Might Makes Right", RARE)
                .aember(1)
                .play(may(
                        remember("strong", anyNumber(friendly(creature()))),
                        onlyIf(
                                atLeast(powerOf(remembered("strong")), 25),
                                ifDone(sacrifice(remembered("strong")), forgeKeyFree(YOU)))));
        reprint(44, "Mugwump", RARE);
        reprint(45, "Phoenix Heart", RARE);
        reprint(46, "Pile of Skulls", RARE);
        reprint(47, "Rock-Hurling Giant", RARE);
        artifact(48, "Shard of Strength", RARE)
                .traits("item", "shard")
                .action(forEach(
                        perCard(each(friendly(trait("shard")))),
                        addCounters(Token.POWER, number(1), a(friendly(creature())))));
        artifact(49, "Signal Fire", RARE)
                .aember(1)
                .traits("item")
                .omni(
                        sacrifice(self()),
                        forRemainderOfTurn(always(self(), mayFight(friendly(creature(house(House.BROBNAR)))))));
        reprint(50, "Take that, Smartypants", RARE);
        reprint(51, "Tireless Crocag", RARE);
        creature(52, "War Grumpus", RARE, 3)
                .traits("beast")
                .fightReap(readyAndFightWith(aNeighborOf(self(), creature(trait("giant")))));
    }
}
