package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.pool.CardSet.WORLDS_COLLIDE;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.HAND;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Shadows in Worlds Collide. */
final class Shadows extends HousePage {

    Shadows() {
        super(WORLDS_COLLIDE, House.SHADOWS);
    }

    @Override
    protected void cards() {
        reprint(236, "Bad Penny", COMMON);
        reprint(246, "Ronnie Wristclocks", COMMON);
        reprint(249, "Umbra", COMMON);
        reprint(250, "Yantzee Gang", COMMON);
        reprint(251, "Brend the Fanatic", UNCOMMON);
        reprint(253, "Duskrunner", UNCOMMON);
        reprint(255, "Hidden Stash", UNCOMMON);
        reprint(258, "Oubliette", UNCOMMON);
        reprint(259, "Skeleton Key", UNCOMMON);
        reprint(260, "Special Delivery", UNCOMMON);
        reprint(263, "Subtle Maul", UNCOMMON);
        reprint(264, "Too Much to Protect", UNCOMMON);
        reprint(266, "Customs Office", RARE);
        reprint(270, "Key of Darkness", RARE);
        artifact(271, "Keyforgery", RARE)
                .traits("item")
                .aember(1)
                .rule(before(
                        forges(OPPONENT),
                        onlyIf(
                                turnOf(OPPONENT),
                                chooseHouse(),
                                choose(randomFrom(HAND, YOU)),
                                reveal(it()),
                                onlyIf(areLike(it(), not(ofChosenHouse())), destroy(self()), cancel()))));
        reprint(272, "Lethal Distraction", RARE);
        reprint(273, "Longfused Mines", RARE);
        reprint(274, "Mack the Knife", RARE);
        reprint(276, "Rigged Lottery", RARE);
        reprint(277, "Ring of Invisibility", RARE);
        reprint(278, "Sack of Coins", RARE);
        reprint(279, "Scowly Caper", RARE);
        reprint(280, "Selwyn the Fence", RARE);
        reprint(281, "Sneklifter", RARE);
        reprint(284, "Treasure Map", RARE);
    }
}
