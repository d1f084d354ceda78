package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.Effect.WhichKey.FORGED_ON_PREVIOUS_TURN;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.TURN_ENDED;
import static org.aemberlog.game.card.Modifier.PlayerAction.PLAY;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.HAND;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Dis in Call of the Archons. */
final class Dis extends HousePage {

    Dis() {
        super(CALL_OF_THE_ARCHONS, House.DIS);
    }

    @Override
    protected void cards() {
        action(58, "Fear", COMMON).play(toHand(a(enemy(creature()))));
        action(59, "Gateway to Dis", COMMON).play(destroy(each(creature())), gainChains(3));
        action(62, "Hand of Dis", COMMON).play(destroy(a(creature(not(onFlank())))));
        action(64, "Tendrils of Pain", UNCOMMON)
                .aember(1)
                .play(either(
                        atLeast(timesLastTurn(forges(OPPONENT)), 1),
                        damage(4, each(creature())),
                        damage(1, each(creature()))));
        action(66, "Key Hammer", UNCOMMON)
                .aember(1)
                .play(
                        onlyIf(
                                atLeast(timesLastTurn(forges(OPPONENT)), 1),
                                unforgeKey(OPPONENT, FORGED_ON_PREVIOUS_TURN)),
                        gains(OPPONENT, number(6)));
        action(67, "Mind Barb", COMMON).aember(1).play(discard(randomFrom(HAND, OPPONENT)));
        action(69, "Poltergeist", UNCOMMON).aember(1).play(choose(a(artifact())), useAsIfYours(it()), destroy(it()));
        action(71, "Three Fates", UNCOMMON).aember(1).play(destroy(mostPowerful(3, creature())));
        artifact(73, "Dominator Bauble", COMMON).traits("item").action(use(a(friendly(creature()))));
        creature(81, "Charette", COMMON, 4).traits("demon").play(capture(3));
        creature(82, "Drumble", UNCOMMON, 2)
                .traits("imp")
                .elusive()
                .play(onlyIf(atLeast(pool(OPPONENT), 7), capture(pool(OPPONENT), self())));
        creature(83, "Dust Imp", COMMON, 2).traits("imp").destroyed(gain(2));
        creature(85, "Ember Imp", COMMON, 2).traits("imp").always(noMoreThan(2, PLAY, OPPONENT, anyCard()));
        creature(86, "Gabos Longarms", RARE, 5).traits("demon").beforeFight(dealFightDamageTo(a(creature())));
        creature(87, "Overlord Greking", RARE, 7)
                .traits("demon")
                .eachTime(isDestroyedFightingThis(enemy(creature())), putIntoPlay(thatCard()));
        creature(93, "Pitlord", RARE, 9).traits("demon").aember(2).taunt().always(mustChoose(House.DIS));
        creature(94, "Restringuntus", RARE, 1)
                .traits("demon")
                .play(chooseHouse(), whileThisIsInPlay(always(self(), cannotChooseThatHouse(OPPONENT))));
        creature(95, "Shaffles", UNCOMMON, 2).traits("imp").eachTime(happens(TURN_ENDED, YOU), opponentLoses(1));
        creature(96, "Shooler", COMMON, 5).traits("demon").play(onlyIf(atLeast(pool(OPPONENT), 4), steal(1)));
        creature(98, "Stealer of Souls", UNCOMMON, 6)
                .traits("demon")
                .eachTime(isDestroyedFightingThis(enemy(creature())), purge(thatCard()), gain(1));
        creature(101, "The Terror", COMMON, 5).traits("demon", "knight").play(onlyIf(none(pool(OPPONENT)), gain(2)));
        creature(102, "Tocsin", COMMON, 3).traits("demon").reap(discard(randomFrom(HAND, OPPONENT)));
        creature(103, "Tolas", RARE, 1)
                .traits("imp")
                .elusive()
                .eachTime(isDestroyed(creature()), gains(THAT_PLAYERS_OPPONENT, number(1)));
    }
}
