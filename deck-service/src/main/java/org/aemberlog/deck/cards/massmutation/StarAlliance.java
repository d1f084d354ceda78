package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.pool.CardSet.MASS_MUTATION;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.BonusIcon.*;
import static org.aemberlog.game.card.PlayerRef.YOU;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Star Alliance in Mass Mutation. */
final class StarAlliance extends HousePage {

    StarAlliance() {
        super(MASS_MUTATION, House.STAR_ALLIANCE);
    }

    @Override
    protected void cards() {
        reprint(1, "Dark Æmber Vault", SPECIAL);
        action(316, "Survey", COMMON)
                .aember(1)
                .enhance(DRAW)
                .play(
                        remember("seen", topOfDeck(YOU, 2)),
                        lookAt(remembered("seen")),
                        discard(chooseAmong(1, remembered("seen"))));
        creature(340, "Ensign El-Samra", RARE, 3)
                .traits("mutant")
                .enhance(DRAW, DRAW, DRAW)
                .action(choose(fromYourHand(anyCard())), reveal(it()), resolveBonusIcons(it()));
    }
}
