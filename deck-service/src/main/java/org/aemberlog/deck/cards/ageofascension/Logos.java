package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.pool.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.HOUSE_CHOSEN;
import static org.aemberlog.game.card.KeywordKind.ALPHA;
import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.Timing.DESTROYED;
import static org.aemberlog.game.card.Zone.HAND;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Token;

/** House Logos in Age of Ascension. */
final class Logos extends HousePage {

    Logos() {
        super(AGE_OF_ASCENSION, House.LOGOS);
    }

    @Override
    protected void cards() {
        creature(108, "Archimedes", COMMON, 2)
                .traits("cyborg", "beast")
                .elusive()
                .always(neighborsOf(self()), gains(bold(DESTROYED, archive(self()))));
        reprint(114, "Labwork", COMMON);
        reprint(115, "Library of Babble", COMMON);
        reprint(122, "Wild Wormhole", COMMON);
        reprint(126, "Brain Eater", UNCOMMON);
        action(128, "Eureka!", UNCOMMON).aember(1).keyword(ALPHA).play(gain(2), archive(randomFrom(HAND, YOU, 2)));
        reprint(130, "Interdimensional Graft", UNCOMMON);
        creature(131, "Jargogle", UNCOMMON, 2)
                .traits("beast", "mutant")
                .elusive()
                .play(placeFacedownUnderThis(fromYourHand(anyCard())))
                .destroyed(either(turnOf(YOU), playCard(underThis()), archive(underThis())));
        reprint(135, "Research Smoko", UNCOMMON);
        reprint(138, "Sloppy Labwork", UNCOMMON);
        artifact(139, "[REDACTED]", RARE)
                .traits("redacted")
                .eachTime(
                        happens(HOUSE_CHOSEN, YOU),
                        activeHouse(House.LOGOS),
                        moveAember(number(1), supply(), on(self())),
                        onlyIf(atLeast(tokens(Token.AEMBER, self()), 4), destroy(self()), forgeKeyFree(YOU)));
        reprint(142, "Dysania", RARE);
        reprint(149, "Neutron Shark", RARE);
        reprint(153, "Replicator", RARE);
        reprint(156, "Strange Gizmo", RARE);
    }
}
