package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.game.card.dsl.Cards.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;

/** House Sanctum in Call of the Archons. */
public final class Sanctum {

    private Sanctum() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(CALL_OF_THE_ARCHONS, House.SANCTUM)
                .common(
                        215,
                        action("Cleansing Wave")
                                .play(
                                        as("healed", heal(1, each(creature()))),
                                        gain(cardsOf("healed"))))
                .common(
                        225,
                        action("Shield of Justice")
                                .aember(1)
                                .play(thisTurn(eachHas(creature(friendly()), cannotBeDamaged()))))
                .common(
                        227,
                        action("Terms of Redress")
                                .aember(1)
                                .play(capture(a(creature(friendly())), 2)))
                .common(
                        233,
                        artifact("Hallowed Blaster").traits("weapon").action(heal(3, a(creature()))))
                .common(239, creature("Champion Anaphiel", 6, 1).traits("knight", "spirit").taunt())
                .uncommon(
                        251,
                        creature("Lady Maxena", 5, 2)
                                .traits("knight", "spirit")
                                .play(stun(a(creature())))
                                .action(toHand(self())))
                .common(
                        255,
                        creature("Raiding Knight", 4, 2)
                                .traits("human", "knight")
                                .play(capture(self(), 1)))
                .common(
                        258,
                        creature("Sergeant Zakiel", 4, 1)
                                .traits("human", "knight")
                                .play(may(readyAndFightWith(aNeighbor()))))
                .common(
                        259,
                        creature("Staunch Knight", 4, 2)
                                .traits("human", "knight")
                                .with(itselfWhile(selfIs(onFlank()), power(2))))
                .common(
                        265,
                        upgrade("Protect the Weak").aember(1).with(itsHost(armor(1), gainsTaunt())))
                .printings();
    }
}
