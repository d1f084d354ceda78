package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.pool.CardSet.AGE_OF_ASCENSION;
import static org.aemberlog.game.card.EventPattern.Happening.HOUSE_CHOSEN;
import static org.aemberlog.game.card.KeywordKind.ALPHA;
import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.Timing.DESTROYED;
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

/** House Logos in Age of Ascension. */
public final class Logos {

    private Logos() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(AGE_OF_ASCENSION, House.LOGOS)
                .common(
                        108,
                        card("Archimedes")
                                .creature(2)
                                .traits("cyborg", "beast")
                                .elusive()
                                .always(neighborsOf(self()), gains(bold(DESTROYED, archive(self())))))
                .uncommon(
                        128,
                        card("Eureka!")
                                .action()
                                .aember(1)
                                .keyword(ALPHA)
                                .play(gain(2), archive(randomFromHand(YOU, 2))))
                .uncommon(
                        131,
                        card("Jargogle")
                                .creature(2)
                                .traits("beast", "mutant")
                                .elusive()
                                .play(placeFacedownUnderThis(fromYourHand(anyCard())))
                                .destroyed(either(turnOf(YOU), playCard(underThis()), archive(underThis()))))
                .rare(
                        139,
                        card("[REDACTED]")
                                .artifact()
                                .traits("redacted")
                                .eachTime(
                                        happens(HOUSE_CHOSEN, YOU),
                                        activeHouse(House.LOGOS),
                                        moveAember(number(1), supply(), on(self())),
                                        onlyIf(
                                                atLeast(tokens(Token.AEMBER, self()), 4),
                                                destroy(self()),
                                                forgeKeyFree(YOU))))
                .printings();
    }
}
