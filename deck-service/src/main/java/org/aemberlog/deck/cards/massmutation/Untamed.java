package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.pool.CardSet.MASS_MUTATION;
import static org.aemberlog.deck.pool.Rarity.*;
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
        creature(369, "Keyfrog", COMMON, 2).traits("beast").destroyed(forgeKey(YOU));
        action(374, "Reclaimed by Nature", COMMON)
                .aember(1)
                .play(choose(a(artifact())), purge(it()), resolveBonusIcons(it()));
        action(392, "Wild Bounty", UNCOMMON).play(forRemainderOfTurn(1, always(self(), extraIcons(1))));
        creature(396, "Chonkers", RARE, 1)
                .traits("mutant")
                .skirmish()
                .eachTime(
                        isDestroyedFightingThis(enemy(creature())),
                        addCounters(Token.POWER, tokens(Token.POWER, self()), self()))
                .play(addCounters(Token.POWER, number(1), self()));
    }
}
