package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.pool.CardSet.MASS_MUTATION;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;

/** House Star Alliance in Mass Mutation. */
public final class StarAlliance {

    private StarAlliance() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(MASS_MUTATION, House.STAR_ALLIANCE)
                .common(
                        316,
                        card("Survey")
                                .action()
                                .aember(1)
                                .play(
                                        remember("seen", topOfYourDeck(2)),
                                        lookAt(remembered("seen")),
                                        discard(chooseAmong(1, remembered("seen")))))
                .rare(
                        340,
                        card("Ensign El-Samra")
                                .creature(3)
                                .traits("mutant")
                                .action(choose(fromYourHand(anyCard())), reveal(it()), resolveBonusIcons(it())))
                .printings();
    }
}
