package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
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
                .common(
                        1,
                        card("Anger")
                                .action()
                                .aember(1)
                                .play(readyAndFightWith(a(friendly(creature())))))
                .common(
                        10,
                        card("Loot the Bodies")
                                .action()
                                .play(
                                        forRemainderOfTurn(
                                                eachTime(isDestroyed(enemy(creature())), gain(1)))))
                .common(12, card("Punch").action().aember(1).play(damage(3, a(creature()))))
                .common(
                        18,
                        card("Warsong")
                                .action()
                                .play(
                                        forRemainderOfTurn(
                                                eachTime(fights(friendly(creature())), gain(1)))))
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
                .common(
                        33,
                        card("Ganger Chieftain")
                                .creature(5)
                                .traits("giant")
                                .play(may(readyAndFightWith(aNeighbor()))))
                .common(35, card("Headhunter").creature(5).traits("giant").fight(gain(1)))
                .common(46, card("Smaaash").creature(5).traits("giant").play(stun(a(creature()))))
                .uncommon(50, card("Blood of Titans").upgrade().aember(1).thisCreature(power(5)))
                .printings();
    }
}
