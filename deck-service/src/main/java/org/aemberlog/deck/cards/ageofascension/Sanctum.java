package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.pool.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.game.card.Effect.CaptureFrom.THAT_AEMBER;
import static org.aemberlog.game.card.EventPattern.Happening.AEMBER_GAINED_BY_REAPING;
import static org.aemberlog.game.card.EventPattern.Happening.ARMOR_PREVENTED;
import static org.aemberlog.game.card.PlayerRef.EACH;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;

/** House Sanctum in Age of Ascension. */
public final class Sanctum {

    private Sanctum() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(AGE_OF_ASCENSION, House.SANCTUM)
                .common(
                        218,
                        card("Hallowed Shield")
                                .artifact()
                                .traits("item")
                                .action(choose(a(creature())), forRemainderOfTurn(always(it(), cannotBeDamaged()))))
                .common(
                        220,
                        card("Maruck the Marked")
                                .creature(5, 1)
                                .traits("spirit", "knight")
                                .eachTime(happens(ARMOR_PREVENTED, EACH, isSelf()), capture(thatMuch(), self())))
                .common(
                        223,
                        card("Sir Marrows")
                                .creature(4, 2)
                                .traits("human", "knight")
                                .eachTime(
                                        happens(AEMBER_GAINED_BY_REAPING, OPPONENT),
                                        capture(thatMuch(), self(), THAT_AEMBER)))
                .common(
                        224,
                        card("Smite")
                                .action()
                                .play(
                                        choose(a(friendly(creature()))),
                                        ready(it()),
                                        as("fight", fightWith(it())),
                                        damage(2, neighborsOf(touched("fight")))))
                .rare(
                        260,
                        card("Opal Knight")
                                .creature(5)
                                .traits("spirit", "knight")
                                .play(destroy(each(creature(evenPower())))))
                .printings();
    }
}
