package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.pool.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.PlayerRef.*;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Dis in Worlds Collide. */
final class Dis extends HousePage {

    Dis() {
        super(WORLDS_COLLIDE, House.DIS);
    }

    @Override
    protected void cards() {
        artifact(93, "Obsidian Forge", UNCOMMON)
                .traits("item")
                .aember(1)
                .action(
                        as("burnt", sacrifice(anyNumber(friendly(creature())))),
                        as("forged", may(forgeKey(YOU, minus(number(6), perCardDestroyedBy("burnt"))))),
                        onlyIf(done("forged"), destroy(self())));
        creature(116, "Sinestra", RARE, 5)
                .traits("demon")
                .eachTime(plays(OPPONENT, enemy(creature(onLeftFlank()))), opponentLoses(1));
        creature(124, "Dexus", SPECIAL, 5)
                .traits("demon")
                .eachTime(plays(OPPONENT, enemy(creature(onRightFlank()))), opponentLoses(1));
    }
}
