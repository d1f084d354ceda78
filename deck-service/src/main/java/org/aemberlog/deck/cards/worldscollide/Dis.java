package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.pool.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;
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

/** House Dis in Worlds Collide. */
public final class Dis {

    private Dis() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(WORLDS_COLLIDE, House.DIS)
                .uncommon(
                        93,
                        card("Obsidian Forge")
                                .artifact()
                                .traits("item")
                                .aember(1)
                                .action(
                                        as("burnt", destroy(anyNumber(friendly(creature())))),
                                        as("forged", may(forgeKey(YOU, minus(number(6), perCardDestroyedBy("burnt"))))),
                                        onlyIf(done("forged"), destroy(self()))))
                .rare(
                        116,
                        card("Sinestra")
                                .creature(5)
                                .traits("demon")
                                .eachTime(plays(OPPONENT, enemy(creature(onLeftFlank()))), opponentLoses(1)))
                .special(
                        124,
                        card("Dexus")
                                .creature(5)
                                .traits("demon")
                                .eachTime(plays(OPPONENT, enemy(creature(onRightFlank()))), opponentLoses(1)))
                .printings();
    }
}
