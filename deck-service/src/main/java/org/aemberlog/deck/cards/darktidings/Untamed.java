package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.pool.CardSet.DARK_TIDINGS;
import static org.aemberlog.deck.pool.Rarity.*;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Untamed in Dark Tidings. */
final class Untamed extends HousePage {

    Untamed() {
        super(DARK_TIDINGS, House.UNTAMED);
    }

    @Override
    protected void cards() {
        reprint(380, "Chonkers", RARE);
        reprint(384, "Fertility Chant", RARE);
        reprint(385, "Fuzzy Gruen", RARE);
        reprint(386, "Lupo the Scarred", RARE);
        reprint(388, "Piranha Monkeys", RARE);
        reprint(390, "Punctuated Equilibrium", RARE);
        reprint(392, "Stampede", RARE);
        reprint(395, "Word of Returning", RARE);
        reprint(396, "World Tree", RARE);
        reprint(399, "Bumblebird", UNCOMMON);
        action(400, "Cross Porpoises", UNCOMMON).aember(1).play(raiseTide(), enrage(choose(2, enemy(creature()))));
        reprint(407, "Mushroom Man", UNCOMMON);
        reprint(409, "Ritual of Balance", UNCOMMON);
        reprint(419, "Keyfrog", COMMON);
        reprint(423, "Persistence Hunting", COMMON);
    }
}
