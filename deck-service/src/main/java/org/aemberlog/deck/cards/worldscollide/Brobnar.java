package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.cards.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.Amount.Operator.DIVIDED_DOWN;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.FOUGHT;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.TURN_ENDED;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.TURN_STARTED;
import static org.aemberlog.game.card.KeywordKind.ASSAULT;
import static org.aemberlog.game.card.KeywordKind.SKIRMISH;
import static org.aemberlog.game.card.Modifier.PlayerAction.REAP;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.BEFORE_FIGHT;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.deck.cards.Rarity;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Zone;

/** House Brobnar in Worlds Collide. */
final class Brobnar extends HousePage {

    Brobnar() {
        super(WORLDS_COLLIDE, House.BROBNAR);
    }

    @Override
    protected void cards() {
        creature(1, "Alaka", COMMON, 4)
                .traits("giant")
                .whilst(atLeast(timesThisTurn(happens(FOUGHT, YOU, creature())), 1), entersReady());
        brew(2, "Alaka’s Brew", COMMON);
        action(3, "Ballcano", COMMON).play(damage(4, each(creature())), gainChains(2));
        action(4, "Barn Razing", COMMON)
                .play(forRemainderOfTurn(eachTime(fights(friendly(creature())), opponentLoses(1))));
        action(5, "Berserker Slam", COMMON)
                .aember(1)
                .play(
                        choose(a(creature(onFlank()))),
                        as("hit", damage(4, it())),
                        onlyIf(destroyedBy("hit"), loses(ITS_CONTROLLER, number(1))));
        reprint(6, "Cowfyne", COMMON);
        reprint(7, "Ganger Chieftain", COMMON);
        reprint(8, "Groke", COMMON);
        creature(9, "Gron Nine-Toes", COMMON, 5).traits("giant").whilst(selfIs(damaged()), power(4));
        artifact(10, "Irestaff", COMMON)
                .aember(1)
                .traits("weapon")
                .action(choose(a(creature())), enrage(it()), addCounters(Token.POWER, number(1), it()));
        creature(11, "Mogghunter", COMMON, 6).traits("giant").fight(damage(2, a(creature(onFlank()))));
        creature(12, "Narp", COMMON, 8, 1).traits("giant").always(cannot(REAP, EACH, creature(neighbor())));
        creature(13, "Shorty", COMMON, 4).traits("giant").keyword(ASSAULT, 4).reap(enrage(self()));
        creature(14, "Stilt-Kin", COMMON, 2)
                .traits("goblin")
                .skirmish()
                .eachTime(plays(EACH, creature(trait("giant"), neighbor())), readyAndFightWith(self()));
        reprint(15, "Tremor", COMMON);
        action(16, "Warriors’ Refrain", COMMON).aember(1).play(stun(each(creature(powerAtMost(3)))));
        reprint(17, "Blood Money", UNCOMMON);
        reprint(18, "Flamethrower", UNCOMMON);
        reprint(19, "Flamewake Shaman", UNCOMMON);
        upgrade(20, "Fyre-Breath", UNCOMMON)
                .aember(1)
                .thisCreature(power(3), gains(bold(BEFORE_FIGHT, damage(2, neighborsOf(fightOpponent())))));
        reprint(21, "Gargantes Scrapper", UNCOMMON);
        creature(22, "Gravelguts", UNCOMMON, 5)
                .traits("giant")
                .eachTime(isDestroyedFightingThis(enemy(creature())), addCounters(Token.POWER, number(2), self()));
        reprint(23, "Little Rapscal", UNCOMMON);
        reprint(24, "Ogopogo", UNCOMMON);
        action(25, "Overrun", UNCOMMON)
                .aember(1)
                .play(onlyIf(atLeast(timesThisTurn(isDestroyed(enemy(creature()))), 3), opponentLoses(2)));
        action(26, "Power of Fire", UNCOMMON)
                .play(
                        choose(a(friendly(creature()))),
                        ifDone(sacrifice(it()), loses(EACH, new Amount.Arith(DIVIDED_DOWN, powerOf(it()), number(2)))),
                        gainChains(1));
        artifact(27, "Ragwarg", UNCOMMON)
                .aember(1)
                .traits("item")
                .eachTime(reaps(creature()), exactly(timesThisTurn(reaps(creature())), 1), damage(2, thatCard()));
        artifact(28, "Shattered Throne", UNCOMMON)
                .aember(1)
                .traits("location")
                .eachTime(fights(creature()), capture(1, thatCard()));
        creature(29, "Sköll", UNCOMMON, 3)
                .traits("beast")
                .keyword(ASSAULT, 3)
                .eachTime(
                        isDestroyedByAssault(enemy(creature())),
                        addCounters(Token.POWER, number(1), a(friendly(creature()))));
        creature(30, "Slimy Jark", UNCOMMON, 1)
                .traits("goblin")
                .skirmish()
                .elusive()
                .fight(enrage(fightOpponent()));
        reprint(31, "Smith", UNCOMMON);
        reprint(32, "The Flex", UNCOMMON);
        reprint(33, "Barehanded", RARE);
        reprint(34, "Bellowing Patrizate", RARE);
        reprint(35, "Cybergiant Rig", RARE);
        reprint(36, "Forgemaster Og", RARE);
        reprint(37, "Grumpus Tamer", RARE);
        creature(38, "Guji Dinosaur Hunter", RARE, 4)
                .traits("giant", "hunter")
                .elusive()
                .action(
                        choose(a(creature())),
                        either(
                                areLike(it(), or(trait("dinosaur"), has(Token.AEMBER))),
                                damage(6, it()),
                                damage(2, it())));
        creature(39, "Igon the Green", RARE, 4)
                .traits("giant")
                .destroyed(purge(self()), toHand(fromYourDiscard(named("Igon the Terrible"))));
        reprint(40, "Iron Obelisk", RARE);
        creature(41, "Kaloch Stonefather", RARE, 6)
                .traits("giant", "leader")
                .rule(whilst(selfIs(inCenter()), each(friendly(creature())), gains(SKIRMISH)));
        reprint(42, "Lava Ball", RARE);
        reprint(43, "Mugwump", RARE);
        creature(44, "Nogi Smartfist", RARE, 5)
                .traits("giant", "scientist")
                .fight(draw(2), discard(randomFrom(Zone.HAND, YOU, 2)));
        creature(45, "Old Boomy", RARE, 2)
                .traits("goblin", "scientist")
                .reap(
                        revealUntil(house(House.BROBNAR)),
                        onlyIf(areLike(it(), house(House.BROBNAR)), damage(2, self())),
                        archive(it()));
        reprint(46, "Pile of Skulls", RARE);
        action(47, "Ragnarok", RARE)
                .keyword(KeywordKind.ALPHA)
                .play(
                        forRemainderOfTurn(always(self(), cannot(REAP, EACH, creature()))),
                        forRemainderOfTurn(eachTime(fights(friendly(creature())), gain(1))),
                        forRemainderOfTurn(eachTime(happens(TURN_ENDED, EACH), destroy(each(creature())))));
        reprint(48, "Rock-Hurling Giant", RARE);
        reprint(49, "Signal Fire", RARE);
        artifact(50, "The Big One", RARE)
                .aember(1)
                .traits("weapon")
                .eachTime(plays(EACH, creature()), addCounters(Token.FUSE, number(1), self()))
                .rule(whilst(atLeast(tokens(Token.FUSE, self()), 10), each(creatureOrArtifact()), doomed()));
        artifact(51, "The Floor is Lava", RARE)
                .aember(1)
                .traits("location")
                .eachTime(
                        happens(TURN_STARTED, YOU),
                        damageTogether(damage(1, a(friendly(creature()))), damage(1, a(enemy(creature())))));
        reprint(52, "War Grumpus", RARE);
        creature(53, "Igon the Terrible", SPECIAL, 8)
                .traits("giant")
                .play(onlyIf(
                        none(perCard(from(Zone.PURGED, EACH, named("Igon the Green"), Quantity.ALL))), destroy(self())))
                .fight(steal(1));
        creature(54, "Mega Alaka", SPECIAL, 6)
                .traits("giant")
                .whilst(atLeast(timesThisTurn(happens(FOUGHT, YOU, creature())), 1), entersReady());
        creature(55, "Mega Cowfyne", SPECIAL, 7).traits("giant").beforeFight(damage(2, neighborsOf(fightOpponent())));
        creature(56, "Mega Ganger Chieftain", SPECIAL, 7).traits("giant").play(may(readyAndFightWith(aNeighbor())));
        creature(57, "Mega Groke", SPECIAL, 7).traits("giant").fight(opponentLoses(1));
        creature(58, "Mega Gron Nine-Toes", SPECIAL, 7).traits("giant").whilst(selfIs(damaged()), power(4));
        creature(59, "Mega Mogghunter", SPECIAL, 8).traits("giant").fight(damage(2, a(creature(onFlank()))));
        creature(60, "Mega Narp", SPECIAL, 10, 1).traits("giant").always(cannot(REAP, EACH, creature(neighbor())));
        creature(61, "Mega Shorty", SPECIAL, 6)
                .traits("giant")
                .keyword(ASSAULT, 4)
                .reap(enrage(self()));
        brew(62, "Chieftain’s Brew", SPECIAL);
        brew(63, "Cowfyne’s Brew", SPECIAL);
        brew(64, "Groke’s Brew", SPECIAL);
        brew(65, "Gron’s Brew", SPECIAL);
        brew(66, "Mogghunter’s Brew", SPECIAL);
        brew(67, "Narp’s Brew", SPECIAL);
        brew(68, "Shorty’s Brew", SPECIAL);
    }

    private void brew(int number, String title, Rarity rarity) {
        action(number, title, rarity).aember(1).play(addCounters(Token.POWER, number(2), a(creature())));
    }
}
