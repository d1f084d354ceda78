package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.cards.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.KeywordKind.OMEGA;
import static org.aemberlog.game.card.KeywordKind.POISON;
import static org.aemberlog.game.card.KeywordKind.TAUNT;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.DESTROYED;
import static org.aemberlog.game.card.Zone.DISCARD;
import static org.aemberlog.game.card.Zone.HAND;

import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;

/** House Dis in Age of Ascension. */
final class Dis extends HousePage {

    Dis() {
        super(AGE_OF_ASCENSION, House.DIS);
    }

    @Override
    protected void cards() {
        creature(53, "Æmber Imp", COMMON, 2).traits("imp").elusive().eachTime(reaps(creature()), stun(thatCard()));
        action(54, "Banish", COMMON).aember(1).play(archiveInOpponents(a(enemy(creature()))));
        action(55, "Binding Irons", COMMON).play(gainsChains(OPPONENT, 3));
        reprint(56, "Charette", COMMON);
        action(57, "Cull the Weak", COMMON).aember(1).play(destroy(leastPowerful(1, enemy(creature()))));
        reprint(58, "Dust Imp", COMMON);
        action(59, "Exhume", COMMON).aember(1).play(choose(fromYourDiscard(creature())), may(playCard(it())));
        creature(60, "Gub", COMMON, 1).traits("demon").whilst(not(selfIs(onFlank())), power(5), gains(TAUNT));
        reprint(61, "Lash of Broken Dreams", COMMON);
        action(62, "Misery Exploit", COMMON).play(gain(perCard(each(enemy(creature(damaged()))))));
        action(63, "Not Finished with You", COMMON)
                .aember(1)
                .play(shuffleIntoDeck(from(DISCARD, YOU, creature(), Quantity.ANY)));
        reprint(64, "Shooler", COMMON);
        creature(65, "Streke", COMMON, 2)
                .traits("imp")
                .elusive()
                .whilst(not(selfIs(onFlank())), handSize(OPPONENT, -1));
        creature(66, "Tezmal", COMMON, 2)
                .traits("imp")
                .elusive()
                .reap(chooseHouse(), duringOpponentsNextTurn(always(self(), cannotChooseThatHouse(OPPONENT))));
        action(67, "Unlocked Gateway", COMMON).keyword(OMEGA).play(destroy(each(creature())));
        creature(68, "Yurk", COMMON, 4).traits("demon").play(discard(fromYourHand(anyCard())));
        creature(69, "Angwish", UNCOMMON, 6).traits("demon").always(keyCost(OPPONENT, tokens(Token.DAMAGE, self())));
        creature(70, "Bloodshard Imp", UNCOMMON, 2)
                .traits("imp")
                .eachTime(reaps(friendly(creature())), sacrifice(thatCard()))
                .eachTime(reaps(enemy(creature())), opponentDoes(sacrifice(thatCard())));
        creature(71, "Bronze Key Imp", SPECIAL, 2)
                .traits("imp")
                .elusive()
                .whilst(none(forgedKeys(YOU)), cannot(PlayerAction.FORGE, YOU, anyCard()))
                .whilst(none(forgedKeys(OPPONENT)), cannot(PlayerAction.FORGE, OPPONENT, anyCard()));
        creature(72, "Gold Key Imp", SPECIAL, 2)
                .traits("imp")
                .elusive()
                .whilst(exactly(forgedKeys(YOU), 2), cannot(PlayerAction.FORGE, YOU, anyCard()))
                .whilst(exactly(forgedKeys(OPPONENT), 2), cannot(PlayerAction.FORGE, OPPONENT, anyCard()));
        reprint(73, "Gongoozle", UNCOMMON);
        reprint(74, "Hysteria", UNCOMMON);
        reprint(75, "Library of the Damned", UNCOMMON);
        reprint(76, "Lifeward", UNCOMMON);
        creature(77, "Old Yurk", UNCOMMON, 5)
                .traits("demon")
                .play(discard(from(HAND, YOU, anyCard(), Quantity.exactly(2))));
        action(78, "Pain Reaction", UNCOMMON)
                .aember(1)
                .play(
                        choose(a(enemy(creature()))),
                        as("hit", damage(2, it())),
                        onlyIf(destroyedBy("hit"), damage(2, neighborsOf(it()))));
        reprint(79, "Pandemonium", UNCOMMON);
        reprint(80, "Poltergeist", UNCOMMON);
        creature(81, "Silver Key Imp", SPECIAL, 2)
                .traits("imp")
                .elusive()
                .whilst(exactly(forgedKeys(YOU), 1), cannot(PlayerAction.FORGE, YOU, anyCard()))
                .whilst(exactly(forgedKeys(OPPONENT), 1), cannot(PlayerAction.FORGE, OPPONENT, anyCard()));
        creature(82, "Skullion", UNCOMMON, 7, 2).traits("demon").play(sacrifice(a(friendly(creature()))));
        upgrade(83, "Soulkeeper", UNCOMMON)
                .aember(1)
                .thisCreature(gains(bold(DESTROYED, destroy(mostPowerful(1, enemy(creature()))))));
        creature(84, "Spyyyder", UNCOMMON, 2)
                .traits("demon")
                .skirmish()
                .whilst(and(attacking(), areLike(fightOpponent(), onFlank())), gains(POISON));
        reprint(85, "Tentacus", UNCOMMON);
        reprint(86, "Three Fates", UNCOMMON);
        reprint(87, "A Fair Game", RARE);
        creature(88, "Ancient Yurk", RARE, 6)
                .traits("demon")
                .play(discard(from(HAND, YOU, anyCard(), Quantity.exactly(3))));
        reprint(89, "Collar of Subordination", RARE);
        reprint(90, "Creeping Oblivion", RARE);
        reprint(91, "Eater of the Dead", RARE);
        reprint(92, "Hecatomb", RARE);
        reprint(93, "Key to Dis", RARE);
        creature(94, "Neffru", RARE, 4).traits("demon").eachTime(isDestroyed(creature()), gains(ITS_OWNER, number(1)));
        creature(95, "Onyx Knight", RARE, 4).traits("demon", "knight").play(destroy(each(creature(not(evenPower())))));
        artifact(96, "Orb of Invidius", RARE).traits("item").aember(1).eachTime(reaps(creature()), stun(thatCard()));
        creature(97, "Ortannu the Chained", RARE, 7)
                .traits("demon")
                .reap(
                        as("returned", toHand(from(DISCARD, YOU, named("Ortannu’s Binding"), Quantity.ALL))),
                        damageForEach(
                                perCardOf("returned"), a(creature()), damage(2, it()), damage(2, neighborsOf(it()))));
        action(98, "Ortannu’s Binding", SPECIAL).aember(1).play(damage(2, a(friendly(creature()))));
        reprint(99, "Overlord Greking", RARE);
        reprint(100, "Pitlord", RARE);
        reprint(101, "Red-Hot Armor", RARE);
        reprint(102, "Restringuntus", RARE);
        action(103, "Shadow of Dis", RARE).aember(1).play(untilYourNextTurn(always(each(enemy(creature())), blank())));
        artifact(104, "Shard of Pain", RARE)
                .traits("item", "shard")
                .action(divideDamage(perCard(each(friendly(trait("shard")))), each(enemy(creature()))));
        reprint(105, "Soul Snatcher", RARE);
        reprint(106, "Tolas", RARE);
        artifact(107, "Wretched Doll", RARE)
                .traits("item")
                .action(either(
                        thereIs(each(has(Token.DOOM))),
                        destroy(each(creature(has(Token.DOOM)))),
                        addCounters(Token.DOOM, number(1), a(creature()))));
    }
}
