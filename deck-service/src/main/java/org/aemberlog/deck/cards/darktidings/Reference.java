package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.cards.CardSet.DARK_TIDINGS;
import static org.aemberlog.deck.cards.Rarity.SPECIAL;

import org.aemberlog.deck.cards.HousePage;

/** The reference card of Dark Tidings, which comes beside each deck; what it says the rules give (glossary, Tide). */
final class Reference extends HousePage {

    Reference() {
        super(DARK_TIDINGS, "");
    }

    @Override
    protected void cards() {
        reference(0, "The Tide", SPECIAL).omni(raiseTide(), gainChains(3));
    }
}
