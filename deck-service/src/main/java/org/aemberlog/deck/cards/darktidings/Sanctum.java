package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.pool.CardSet.DARK_TIDINGS;
import static org.aemberlog.deck.pool.Rarity.*;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Sanctum in Dark Tidings. */
final class Sanctum extends HousePage {

    Sanctum() {
        super(DARK_TIDINGS, House.SANCTUM);
    }

    @Override
    protected void cards() {
        creature(67, "Lightsmith Clariel", "lightsmith-clariel-evil-twin", SPECIAL, 5)
                .traits("angel")
                .action(choose(a(creature())), forRemainderOfTurn(always(it(), switchStats())));
        reprint(75, "Charge!", RARE);
        reprint(77, "Epic Quest", RARE);
        creature(80, "Lightsmith Clariel", RARE, 5, 2)
                .traits("angel")
                .beforeFight(may(forRemainderOfTurn(always(self(), switchStats()))));
        reprint(81, "Lord Golgotha", RARE);
        reprint(83, "Mighty Lance", RARE);
        reprint(84, "Numquid the Fair", RARE);
        reprint(86, "Round Table", RARE);
        reprint(87, "Sanctum Guardian", RARE);
        reprint(88, "Seraphic Armor", RARE);
        reprint(91, "The Vaultkeeper", RARE);
        reprint(94, "Barrister Joya", UNCOMMON);
        reprint(96, "Doorstep to Heaven", UNCOMMON);
        reprint(98, "Gatekeeper", UNCOMMON);
        reprint(99, "Gorm of Omm", UNCOMMON);
        reprint(105, "Radiant Truth", UNCOMMON);
        reprint(107, "Shoulder Armor", UNCOMMON);
        reprint(110, "Cleansing Wave", COMMON);
        reprint(120, "Staunch Knight", COMMON);
    }
}
