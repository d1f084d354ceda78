package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.pool.CardSet.MASS_MUTATION;
import static org.aemberlog.game.card.Ability.Half.BOTTOM;
import static org.aemberlog.game.card.Ability.Half.TOP;
import static org.aemberlog.game.card.PlayerRef.YOU;
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
import org.aemberlog.game.card.Selector.Quantity;

/** House Logos in Mass Mutation. */
public final class Logos {

    private Logos() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(MASS_MUTATION, House.LOGOS)
                .uncommon(
                        87,
                        card("Fission Bloom")
                                .artifact()
                                .traits("power")
                                .action(forRemainderOfTurn(1, always(self(), extraIcons(1)))))
                .rare(
                        125,
                        card("Ultra Gravitron")
                                .creature(10, 3)
                                .traits("robot")
                                .gigantic(BOTTOM)
                                .play(archive(topOfYourDeck(5)))
                                .fightReap(ifDone(
                                        discard(from(ARCHIVES, YOU, anyCard(), Quantity.exactly(1))),
                                        choose(a(creature())),
                                        purge(it()),
                                        resolveBonusIcons(it()))))
                .special(
                        125,
                        card("Ultra Gravitron", "ultra-gravitron-top")
                                .creature(0)
                                .traits("robot")
                                .gigantic(TOP))
                .printings();
    }
}
