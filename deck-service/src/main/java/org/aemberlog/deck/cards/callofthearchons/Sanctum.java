package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.game.card.KeywordKind.TAUNT;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

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
                        card("Cleansing Wave")
                                .action()
                                .play(
                                        as("healed", heal(1, each(creature()))),
                                        gain(perCardOf("healed"))))
                .common(
                        225,
                        card("Shield of Justice")
                                .action()
                                .aember(1)
                                .play(
                                        forRemainderOfTurn(
                                                always(
                                                        each(friendly(creature())),
                                                        cannotBeDamaged()))))
                .common(
                        227,
                        card("Terms of Redress")
                                .action()
                                .aember(1)
                                .play(capture(2, a(friendly(creature())))))
                .common(
                        233,
                        card("Hallowed Blaster")
                                .artifact()
                                .traits("weapon")
                                .action(heal(3, a(creature()))))
                .common(
                        239,
                        card("Champion Anaphiel").creature(6, 1).traits("knight", "spirit").taunt())
                .uncommon(
                        251,
                        card("Lady Maxena")
                                .creature(5, 2)
                                .traits("knight", "spirit")
                                .play(stun(a(creature())))
                                .action(toHand(self())))
                .common(
                        255,
                        card("Raiding Knight")
                                .creature(4, 2)
                                .traits("human", "knight")
                                .play(capture(1)))
                .common(
                        258,
                        card("Sergeant Zakiel")
                                .creature(4, 1)
                                .traits("human", "knight")
                                .play(may(readyAndFightWith(aNeighbor()))))
                .common(
                        259,
                        card("Staunch Knight")
                                .creature(4, 2)
                                .traits("human", "knight")
                                .whilst(selfIs(onFlank()), power(2)))
                .common(
                        265,
                        card("Protect the Weak")
                                .upgrade()
                                .aember(1)
                                .thisCreature(armor(1), gains(TAUNT)))
                .printings();
    }
}
