package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.game.card.dsl.Cards.*;

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
                        action("Dimension Door")
                                .play(thisTurn(insteadOfGainingByReaping(steal(thatMuch())))))
                // Rulebook errata: it purges itself.
                .common(
                        115,
                        action("Library Access")
                                .play(
                                        thisTurn(eachTimeYouPlay(other(), draw(1))),
                                        purge(self())))
                .common(
                        124,
                        action("Twin Bolt Emission").aember(1).play(damage(2, chosen(2, creature()))))
                .common(125, action("Wild Wormhole").aember(1).play(playCard(topOfYourDeck())))
                .common(129, artifact("Library of Babble").traits("location").action(draw(1)))
                .common(136, creature("Batdrone", 2).traits("robot").skirmish().fight(steal(1)))
                .common(139, creature("Doc Bookton", 5).traits("human", "scientist").reap(draw(1)))
                .common(
                        140,
                        creature("Dr. Escotera", 4)
                                .traits("cyborg", "scientist")
                                .play(gain(opponentsKeys())))
                .common(
                        144,
                        creature("Quixo the “Adventurer”", 3)
                                .traits("human", "scientist")
                                .skirmish()
                                .fight(draw(1)))
                .common(
                        145,
                        creature("Mother", 5)
                                .traits("robot", "scientist")
                                .with(itself(yourHandSize(1))))
                .printings();
    }
}
