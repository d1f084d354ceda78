package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
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

/** House Logos in Call of the Archons. */
public final class Logos {

    private Logos() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(CALL_OF_THE_ARCHONS, House.LOGOS)
                .uncommon(
                        108,
                        card("Dimension Door")
                                .action()
                                .play(
                                        forRemainderOfTurn(
                                                insteadOf(youGainByReaping(), steal(thatMuch())))))
                // The errata of March 2021 add the purge.
                .common(
                        115,
                        card("Library Access")
                                .action()
                                .play(
                                        forRemainderOfTurn(
                                                eachTime(youPlay(another(anyCard())), draw(1))),
                                        purge(self())))
                .common(
                        124,
                        card("Twin Bolt Emission")
                                .action()
                                .aember(1)
                                .play(damage(2, choose(2, creature()))))
                .common(
                        125,
                        card("Wild Wormhole").action().aember(1).play(playCard(topOfYourDeck())))
                .common(
                        129,
                        card("Library of Babble").artifact().traits("location").action(draw(1)))
                .common(
                        136,
                        card("Batdrone").creature(2).traits("robot").skirmish().fight(steal(1)))
                .common(
                        139,
                        card("Doc Bookton").creature(5).traits("human", "scientist").reap(draw(1)))
                .common(
                        140,
                        card("Dr. Escotera")
                                .creature(4)
                                .traits("cyborg", "scientist")
                                .play(gain(forgedKeys(OPPONENT))))
                .common(
                        144,
                        card("Quixo the “Adventurer”")
                                .creature(3)
                                .traits("human", "scientist")
                                .skirmish()
                                .fight(draw(1)))
                .common(
                        145,
                        card("Mother").creature(5).traits("robot", "scientist").always(handSize(1)))
                .printings();
    }
}
