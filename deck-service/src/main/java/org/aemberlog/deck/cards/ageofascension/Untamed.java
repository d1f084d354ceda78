package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.pool.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.KeywordKind.ALPHA;
import static org.aemberlog.game.card.KeywordKind.OMEGA;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.Zone.ARCHIVES;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Untamed in Age of Ascension. */
final class Untamed extends HousePage {

    Untamed() {
        super(AGE_OF_ASCENSION, House.UNTAMED);
    }

    @Override
    protected void cards() {
        creature(320, "Duskwitch", COMMON, 1)
                .traits("human", "witch")
                .keyword(OMEGA)
                .elusive()
                .always(each(friendly(creature())), entersReady());
        creature(323, "Glimmer", COMMON, 1).traits("faerie").keyword(ALPHA).play(toHand(fromYourDiscard(anyCard())));
        creature(333, "Tantadlin", COMMON, 9)
                .traits("tree")
                .always(fightDamageOnly(2))
                .fight(discard(randomFrom(ARCHIVES, OPPONENT)));
        creature(362, "Po’s Pixies", RARE, 1).traits("faerie").elusive().always(takenFromSupply());
    }
}
