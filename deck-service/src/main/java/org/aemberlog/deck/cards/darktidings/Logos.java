package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.pool.CardSet.DARK_TIDINGS;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.TIDE_RAISED;
import static org.aemberlog.game.card.PlayerRef.*;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Logos in Dark Tidings. */
final class Logos extends HousePage {

    Logos() {
        super(DARK_TIDINGS, House.LOGOS);
    }

    @Override
    protected void cards() {
        reprint(12, "Hyde", RARE);
        reprint(13, "Velum", SPECIAL);
        reprint(19, "Knowledge is Power", RARE);
        reprint(21, "Master the Theory", RARE);
        reprint(23, "Mobius Scroll", RARE);
        reprint(27, "The Howling Pit", RARE);
        reprint(30, "Vespilon Theorist", RARE);
        reprint(32, "Anomaly Exploiter", UNCOMMON);
        reprint(35, "Bouncing Deathquark", UNCOMMON);
        reprint(36, "Brain Eater", UNCOMMON);
        reprint(38, "Eureka!", UNCOMMON);
        reprint(39, "Fila the Researcher", UNCOMMON);
        reprint(44, "Novu Archaeologist", UNCOMMON);
        reprint(45, "Positron Bolt", UNCOMMON);
        artifact(53, "Hydrocataloguer", COMMON)
                .traits("item")
                .aember(1)
                .eachTime(happens(TIDE_RAISED, EACH), archive(topOfDeck(THAT_PLAYER)));
        reprint(57, "Phase Shift", COMMON);
    }
}
