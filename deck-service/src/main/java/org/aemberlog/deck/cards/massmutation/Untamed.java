package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.pool.CardSet.MASS_MUTATION;
import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Token;

/** House Untamed in Mass Mutation. */
public final class Untamed {

    private Untamed() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(MASS_MUTATION, House.UNTAMED)
                .common(369, card("Keyfrog").creature(2).traits("beast").destroyed(forgeKey(YOU)))
                .common(
                        374,
                        card("Reclaimed by Nature")
                                .action()
                                .aember(1)
                                .play(choose(a(artifact())), purge(it()), resolveBonusIcons(it())))
                .uncommon(392, card("Wild Bounty").action().play(forRemainderOfTurn(1, always(self(), extraIcons(1)))))
                .rare(
                        396,
                        card("Chonkers")
                                .creature(1)
                                .traits("mutant")
                                .skirmish()
                                .eachTime(
                                        isDestroyedFightingThis(enemy(creature())),
                                        addCounters(Token.POWER, tokens(Token.POWER, self()), self()))
                                .play(addCounters(Token.POWER, number(1), self())))
                .printings();
    }
}
