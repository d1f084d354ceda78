package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.game.card.EventPattern.Happening.DISCARDED;
import static org.aemberlog.game.card.EventPattern.Happening.ENTERED;
import static org.aemberlog.game.card.PlayerRef.EACH;
import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.Timing.DESTROYED;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;

/** House Brobnar in Call of the Archons. */
public final class Brobnar {

    private Brobnar() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(CALL_OF_THE_ARCHONS, House.BROBNAR)
                .common(1, card("Anger").action().aember(1).play(readyAndFightWith(a(friendly(creature())))))
                .common(
                        10,
                        card("Loot the Bodies")
                                .action()
                                .play(forRemainderOfTurn(eachTime(isDestroyed(enemy(creature())), gain(1)))))
                .common(12, card("Punch").action().aember(1).play(damage(3, a(creature()))))
                .common(
                        18,
                        card("Warsong")
                                .action()
                                .play(forRemainderOfTurn(eachTime(fights(friendly(creature())), gain(1)))))
                .rare(
                        20,
                        card("Banner of Battle").artifact().traits("item").always(each(friendly(creature())), power(1)))
                .common(
                        22,
                        card("Gauntlet of Command")
                                .artifact()
                                .traits("item")
                                .action(readyAndFightWith(a(friendly(creature())))))
                .common(
                        29,
                        card("Valdr")
                                .creature(6)
                                .traits("giant")
                                .always(extraDamageAttacking(enemy(creature(onFlank())), 2)))
                .common(30, card("Bumpsy").creature(5).traits("giant").play(opponentLoses(1)))
                .common(
                        32,
                        card("Firespitter")
                                .creature(5, 1)
                                .traits("giant")
                                .beforeFight(damage(1, each(enemy(creature())))))
                .common(
                        33,
                        card("Ganger Chieftain").creature(5).traits("giant").play(may(readyAndFightWith(aNeighbor()))))
                .common(35, card("Headhunter").creature(5).traits("giant").fight(gain(1)))
                .rare(
                        37,
                        card("Kelifi Dragon")
                                .creature(12)
                                .traits("dragon")
                                .playOnlyIf(atLeast(pool(YOU), 7))
                                .fightReap(gain(1), damage(5, a(creature()))))
                .rare(
                        38,
                        card("King of the Crag")
                                .creature(7)
                                .traits("giant")
                                .always(each(enemy(creature(house(House.BROBNAR)))), power(-2)))
                .rare(
                        41,
                        card("Looter Goblin")
                                .creature(2)
                                .traits("goblin")
                                .elusive()
                                .reap(forRemainderOfTurn(eachTime(isDestroyed(enemy(creature())), gain(1)))))
                .rare(
                        43,
                        card("Pingle Who Annoys")
                                .creature(2)
                                .traits("goblin")
                                .elusive()
                                .eachTime(happens(ENTERED, EACH, enemy(creature())), damage(1, thatCard())))
                .rare(
                        44,
                        card("Rock-Hurling Giant")
                                .creature(6)
                                .traits("giant")
                                .eachTime(
                                        happens(DISCARDED, YOU, house(House.BROBNAR)),
                                        turnOf(YOU),
                                        may(damage(4, a(creature())))))
                .common(46, card("Smaaash").creature(5).traits("giant").play(stun(a(creature()))))
                .uncommon(50, card("Blood of Titans").upgrade().aember(1).thisCreature(power(5)))
                .rare(
                        51,
                        card("Phoenix Heart")
                                .upgrade()
                                .thisCreature(gains(bold(DESTROYED, toHand(self()), damage(3, each(creature()))))))
                .printings();
    }
}
