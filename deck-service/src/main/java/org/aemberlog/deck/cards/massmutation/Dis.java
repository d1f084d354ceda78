package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.pool.CardSet.MASS_MUTATION;
import static org.aemberlog.game.card.EventPattern.Happening.DAMAGE_DEALT_BY_ICON;
import static org.aemberlog.game.card.KeywordKind.DEPLOY;
import static org.aemberlog.game.card.PlayerRef.EACH;
import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.card.House;

/** House Dis in Mass Mutation. */
public final class Dis {

    private Dis() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(MASS_MUTATION, House.DIS)
                .special(
                        1,
                        card("Dark Æmber Vault")
                                .artifact()
                                .traits("location")
                                .eachTime(youPlay(creature(trait("mutant"))), draw(1))
                                .always(each(friendly(creature(trait("mutant")))), power(2)))
                .common(
                        2,
                        card("Bonesaw")
                                .creature(5)
                                .traits("demon")
                                .whilst(
                                        atLeast(timesThisTurn(happens(Happening.DESTROYED, YOU, creature())), 1),
                                        entersReady()))
                .common(
                        6,
                        card("Drecker")
                                .creature(4)
                                .traits("imp")
                                .always(sharesFightDamageOf(neighbor()))
                                .reap(steal(1)))
                .common(
                        17,
                        card("Waking Nightmare")
                                .action()
                                .aember(1)
                                .play(duringOpponentsNextTurn(always(
                                        self(), keyCost(EACH, perCard(each(creature(house(House.DIS)))))))))
                .uncommon(
                        28,
                        card("Picaroon")
                                .creature(0)
                                .traits("mutant", "changeling")
                                .keyword(DEPLOY)
                                .always(power(powerOf(neighborsOf(self(), not(trait("changeling")))))))
                .rare(
                        40,
                        card("Maleficorn")
                                .creature(5)
                                .traits("mutant")
                                .eachTime(
                                        happens(DAMAGE_DEALT_BY_ICON, EACH, enemy(creature())), damage(1, thatCard())))
                .rare(
                        49,
                        card("The Pale Star")
                                .artifact()
                                .traits("power")
                                .omni(
                                        destroy(self()),
                                        forRemainderOfTurn(always(each(creature()), setPower(1), setArmor(0)))))
                .special(
                        58,
                        card("Greed")
                                .creature(4)
                                .traits("demon", "sin")
                                .always(handSize(perCard(each(friendly(creature(trait("sin"))))))))
                .printings();
    }
}
