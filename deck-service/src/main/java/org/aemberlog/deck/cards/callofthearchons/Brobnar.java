package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.game.card.dsl.Cards.*;

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
                .common(1, action("Anger").aember(1).play(readyAndFightWith(a(creature(friendly())))))
                .common(
                        10,
                        action("Loot the Bodies")
                                .play(thisTurn(eachTimeDestroyed(creature(enemy()), gain(1)))))
                .common(12, action("Punch").aember(1).play(damage(3, a(creature()))))
                .common(
                        18,
                        action("Warsong")
                                .play(thisTurn(eachTimeFights(creature(friendly()), gain(1)))))
                .common(
                        22,
                        artifact("Gauntlet of Command")
                                .traits("item")
                                .action(readyAndFightWith(a(creature(friendly())))))
                .common(
                        29,
                        creature("Valdr", 6)
                                .traits("giant")
                                .with(itself(dealsMoreAttacking(onFlank(), 2))))
                .common(
                        33,
                        creature("Ganger Chieftain", 5)
                                .traits("giant")
                                .play(may(readyAndFightWith(aNeighbor()))))
                .common(35, creature("Headhunter", 5).traits("giant").fight(gain(1)))
                .common(46, creature("Smaaash", 5).traits("giant").play(stun(a(creature()))))
                .uncommon(50, upgrade("Blood of Titans").aember(1).with(itsHost(power(5))))
                .printings();
    }
}
