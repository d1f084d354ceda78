package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.pool.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.KeywordKind.DEPLOY;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Untamed in Worlds Collide. */
final class Untamed extends HousePage {

    Untamed() {
        super(WORLDS_COLLIDE, House.UNTAMED);
    }

    @Override
    protected void cards() {
        creature(356, "Ghosthawk", COMMON, 2)
                .traits("beast")
                .keyword(DEPLOY)
                .play(forEachCard(eachNeighbor(), "neighbor", may(reapWith(remembered("neighbor")))));
        reprint(359, "Key Charge", COMMON);
        reprint(362, "Regrowth", COMMON);
        reprint(363, "Rustgnawer", COMMON);
        reprint(365, "Tantadlin", COMMON);
        reprint(369, "Camouflage", UNCOMMON);
        reprint(371, "Flaxia", UNCOMMON);
        reprint(372, "Fogbank", UNCOMMON);
        reprint(374, "Grasping Vines", UNCOMMON);
        reprint(379, "Mimicry", UNCOMMON);
        reprint(380, "Nature’s Call", UNCOMMON);
        reprint(381, "Panpaca, Anga", UNCOMMON);
        reprint(382, "Panpaca, Jaga", UNCOMMON);
        artifact(386, "Creed of Nurture", RARE)
                .traits("power")
                .omni(ifDone(
                        sacrifice(self()),
                        remember("revealed", fromYourHand(creature())),
                        reveal(remembered("revealed")),
                        choose(a(creature())),
                        forRemainderOfTurn(always(it(), gainsTextOf(remembered("revealed"))))));
        reprint(387, "Curiosity", RARE);
        reprint(389, "Fuzzy Gruen", RARE);
        reprint(391, "Gravid Cycle", RARE);
        reprint(392, "Inka the Spider", RARE);
        reprint(395, "Perilous Wild", RARE);
        reprint(396, "Piranha Monkeys", RARE);
        reprint(397, "Po’s Pixies", RARE);
        reprint(398, "Punctuated Equilibrium", RARE);
        reprint(399, "Quicksand", RARE);
        reprint(400, "Roxador", RARE);
        reprint(401, "Teliga", RARE);
        reprint(403, "Witch of the Wilds", RARE);
    }
}
