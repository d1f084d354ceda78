package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.pool.CardSet.MASS_MUTATION;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.BonusIcon.*;
import static org.aemberlog.game.card.PlayerRef.YOU;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Token;

/** House Untamed in Mass Mutation. */
final class Untamed extends HousePage {

    Untamed() {
        super(MASS_MUTATION, House.UNTAMED);
    }

    @Override
    protected void cards() {
        reprint(1, "Dark Æmber Vault", SPECIAL);
        reprint(341, "Exchange Officer", RARE);
        reprint(367, "Ghosthawk", COMMON);
        creature(369, "Keyfrog", COMMON, 2).traits("beast").destroyed(forgeKey(YOU));
        reprint(370, "Lost in the Woods", COMMON);
        reprint(371, "Niffle Ape", COMMON);
        action(374, "Reclaimed by Nature", COMMON)
                .aember(1)
                .play(choose(a(artifact())), purge(it()), resolveBonusIcons(it()));
        reprint(378, "Æmberspine Mongrel", UNCOMMON);
        reprint(379, "Bumblebird", UNCOMMON);
        reprint(387, "Niffle Grounds", UNCOMMON);
        reprint(388, "Niffle Queen", UNCOMMON);
        reprint(390, "Troop Call", UNCOMMON);
        action(392, "Wild Bounty", UNCOMMON)
                .enhance(AEMBER, AEMBER)
                .play(forRemainderOfTurn(1, always(self(), extraIcons(1))));
        creature(396, "Chonkers", RARE, 1)
                .traits("mutant")
                .skirmish()
                .eachTime(
                        isDestroyedFightingThis(enemy(creature())),
                        addCounters(Token.POWER, tokens(Token.POWER, self()), self()))
                .play(addCounters(Token.POWER, number(1), self()));
        reprint(398, "Earthbind", RARE);
        reprint(401, "Fertility Chant", RARE);
        reprint(404, "Po’s Pixies", RARE);
        reprint(405, "Punctuated Equilibrium", RARE);
        reprint(406, "Quicksand", RARE);
        reprint(407, "Ritual of the Hunt", RARE);
        reprint(408, "Scout", RARE);
        reprint(409, "Stampede", RARE);
        reprint(411, "Word of Returning", RARE);
    }
}
