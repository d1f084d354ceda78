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
        action(128, "Eureka!", UNCOMMON).aember(1).keyword(ALPHA).play(gain(2), archive(randomFrom(HAND, YOU, 2)));
        creature(131, "Jargogle", UNCOMMON, 2)
                .traits("beast", "mutant")
                .elusive()
                .play(placeFacedownUnderThis(fromYourHand(anyCard())))
                .destroyed(either(turnOf(YOU), playCard(underThis()), archive(underThis())));
        artifact(139, "[REDACTED]", RARE)
                .traits("redacted")
                .eachTime(
                        happens(HOUSE_CHOSEN, YOU),
                        activeHouse(House.LOGOS),
                        moveAember(number(1), supply(), on(self())),
                        onlyIf(atLeast(tokens(Token.AEMBER, self()), 4), destroy(self()), forgeKeyFree(YOU)));
    }
}
