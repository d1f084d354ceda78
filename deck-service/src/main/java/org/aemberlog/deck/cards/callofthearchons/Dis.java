package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.game.card.Effect.WhichKey.FORGED_ON_PREVIOUS_TURN;
import static org.aemberlog.game.card.EventPattern.Happening.TURN_ENDED;
import static org.aemberlog.game.card.Modifier.Deed.PLAY;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.PlayerRef.THAT_PLAYERS_OPPONENT;
import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;

/** House Dis in Call of the Archons. */
public final class Dis {

    private Dis() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(CALL_OF_THE_ARCHONS, House.DIS)
                .common(58, card("Fear").action().play(toHand(a(enemy(creature())))))
                .common(59, card("Gateway to Dis").action().play(destroy(each(creature())), gainChains(3)))
                .common(62, card("Hand of Dis").action().play(destroy(a(creature(not(onFlank()))))))
                .uncommon(
                        64,
                        card("Tendrils of Pain")
                                .action()
                                .aember(1)
                                .play(either(
                                        atLeast(timesLastTurn(forges(OPPONENT)), 1),
                                        damage(4, each(creature())),
                                        damage(1, each(creature())))))
                .uncommon(
                        66,
                        card("Key Hammer")
                                .action()
                                .aember(1)
                                .play(
                                        onlyIf(
                                                atLeast(timesLastTurn(forges(OPPONENT)), 1),
                                                unforgeKey(OPPONENT, FORGED_ON_PREVIOUS_TURN)),
                                        gains(OPPONENT, number(6))))
                .common(67, card("Mind Barb").action().aember(1).play(discard(randomFromHand(OPPONENT, 1))))
                .uncommon(
                        69,
                        card("Poltergeist")
                                .action()
                                .aember(1)
                                .play(choose(a(artifact())), useAsIfYours(it()), destroy(it())))
                .uncommon(71, card("Three Fates").action().aember(1).play(destroy(mostPowerful(3, creature()))))
                .common(73, card("Dominator Bauble").artifact().traits("item").action(use(a(friendly(creature())))))
                .common(81, card("Charette").creature(4).traits("demon").play(capture(3)))
                .uncommon(
                        82,
                        card("Drumble")
                                .creature(2)
                                .traits("imp")
                                .elusive()
                                .play(onlyIf(atLeast(pool(OPPONENT), 7), capture(pool(OPPONENT), self()))))
                .common(83, card("Dust Imp").creature(2).traits("imp").destroyed(gain(2)))
                .common(
                        85,
                        card("Ember Imp").creature(2).traits("imp").always(noMoreThan(2, PLAY, OPPONENT, anyCard())))
                .rare(
                        86,
                        card("Gabos Longarms")
                                .creature(5)
                                .traits("demon")
                                .beforeFight(dealFightDamageTo(a(creature()))))
                .rare(
                        87,
                        card("Overlord Greking")
                                .creature(7)
                                .traits("demon")
                                .eachTime(isDestroyedFightingThis(enemy(creature())), putIntoPlay(thatCard())))
                .rare(
                        93,
                        card("Pitlord")
                                .creature(9)
                                .traits("demon")
                                .aember(2)
                                .taunt()
                                .always(mustChoose(House.DIS)))
                .rare(
                        94,
                        card("Restringuntus")
                                .creature(1)
                                .traits("demon")
                                .play(
                                        chooseHouse(),
                                        whileThisIsInPlay(always(self(), cannotChooseThatHouse(OPPONENT)))))
                .uncommon(
                        95,
                        card("Shaffles").creature(2).traits("imp").eachTime(happens(TURN_ENDED, YOU), opponentLoses(1)))
                .common(
                        96,
                        card("Shooler").creature(5).traits("demon").play(onlyIf(atLeast(pool(OPPONENT), 4), steal(1))))
                .uncommon(
                        98,
                        card("Stealer of Souls")
                                .creature(6)
                                .traits("demon")
                                .eachTime(isDestroyedFightingThis(enemy(creature())), purge(thatCard()), gain(1)))
                .common(
                        101,
                        card("The Terror")
                                .creature(5)
                                .traits("demon", "knight")
                                .play(onlyIf(none(pool(OPPONENT)), gain(2))))
                .common(102, card("Tocsin").creature(3).traits("demon").reap(discard(randomFromHand(OPPONENT, 1))))
                .rare(
                        103,
                        card("Tolas")
                                .creature(1)
                                .traits("imp")
                                .elusive()
                                .eachTime(isDestroyed(creature()), gains(THAT_PLAYERS_OPPONENT, number(1))))
                .printings();
    }
}
