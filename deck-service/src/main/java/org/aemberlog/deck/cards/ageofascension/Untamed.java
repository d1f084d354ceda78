package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.pool.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.game.card.KeywordKind.ALPHA;
import static org.aemberlog.game.card.KeywordKind.OMEGA;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.Selector.Zone.ARCHIVES;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;

/** House Untamed in Age of Ascension. */
public final class Untamed {

    private Untamed() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(AGE_OF_ASCENSION, House.UNTAMED)
                .common(
                        320,
                        card("Duskwitch")
                                .creature(1)
                                .traits("human", "witch")
                                .keyword(OMEGA)
                                .elusive()
                                .always(each(friendly(creature())), entersReady()))
                .common(
                        323,
                        card("Glimmer")
                                .creature(1)
                                .traits("faerie")
                                .keyword(ALPHA)
                                .play(toHand(fromYourDiscard(anyCard()))))
                .common(
                        333,
                        card("Tantadlin")
                                .creature(9)
                                .traits("tree")
                                .always(fightDamageOnly(2))
                                .fight(discard(randomFrom(ARCHIVES, OPPONENT))))
                .rare(
                        362,
                        card("Po’s Pixies")
                                .creature(1)
                                .traits("faerie")
                                .elusive()
                                .always(takenFromSupply()))
                .printings();
    }
}
