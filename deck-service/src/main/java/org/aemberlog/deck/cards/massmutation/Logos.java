package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.pool.CardSet.MASS_MUTATION;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.Ability.Half.BOTTOM;
import static org.aemberlog.game.card.Ability.Half.TOP;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.ARCHIVES;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Selector.Quantity;

/** House Logos in Mass Mutation. */
final class Logos extends HousePage {

    Logos() {
        super(MASS_MUTATION, House.LOGOS);
    }

    @Override
    protected void cards() {
        artifact(87, "Fission Bloom", UNCOMMON)
                .traits("power")
                .action(forRemainderOfTurn(1, always(self(), extraIcons(1))));
        creature(125, "Ultra Gravitron", RARE, 10, 3)
                .traits("robot")
                .gigantic(BOTTOM)
                .play(archive(topOfDeck(YOU, 5)))
                .fightReap(ifDone(
                        discard(from(ARCHIVES, YOU, anyCard(), Quantity.exactly(1))),
                        choose(a(creature())),
                        purge(it()),
                        resolveBonusIcons(it())));
        creature(125, "Ultra Gravitron", "ultra-gravitron-top", SPECIAL, 0)
                .traits("robot")
                .gigantic(TOP);
    }
}
