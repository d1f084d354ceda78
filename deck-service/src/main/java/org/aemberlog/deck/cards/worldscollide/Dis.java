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
        reprint(69, "Binding Irons", COMMON);
        reprint(74, "Exhume", COMMON);
        reprint(81, "Misery Exploit", COMMON);
        reprint(82, "Not Finished with You", COMMON);
        reprint(85, "Bloodshard Imp", UNCOMMON);
        reprint(91, "Hysteria", UNCOMMON);
        reprint(92, "Library of the Damned", UNCOMMON);
        artifact(93, "Obsidian Forge", UNCOMMON)
                .traits("item")
                .aember(1)
                .action(
                        as("burnt", sacrifice(anyNumber(friendly(creature())))),
                        as("forged", may(forgeKey(YOU, minus(number(6), perCardDestroyedBy("burnt"))))),
                        onlyIf(done("forged"), destroy(self())));
        reprint(94, "Poltergeist", UNCOMMON);
        reprint(95, "Skullion", UNCOMMON);
        reprint(98, "Soulkeeper", UNCOMMON);
        reprint(99, "Spyyyder", UNCOMMON);
        reprint(100, "Three Fates", UNCOMMON);
        reprint(101, "A Fair Game", RARE);
        reprint(102, "Collar of Subordination", RARE);
        reprint(103, "Creeping Oblivion", RARE);
        reprint(104, "Eater of the Dead", RARE);
        reprint(107, "Hecatomb", RARE);
        reprint(108, "Key to Dis", RARE);
        reprint(111, "Neffru", RARE);
        reprint(113, "Onyx Knight", RARE);
        reprint(114, "Orb of Invidius", RARE);
        reprint(115, "Ortannu the Chained", RARE);
        creature(116, "Sinestra", RARE, 5)
                .traits("demon")
                .eachTime(plays(OPPONENT, enemy(creature(onLeftFlank()))), opponentLoses(1));
        reprint(119, "Soul Snatcher", RARE);
        reprint(120, "Wretched Doll", RARE);
        reprint(121, "Ortannu’s Binding", SPECIAL);
        creature(124, "Dexus", SPECIAL, 5)
                .traits("demon")
                .eachTime(plays(OPPONENT, enemy(creature(onRightFlank()))), opponentLoses(1));
    }
}
