package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.pool.CardSet.MASS_MUTATION;
import static org.aemberlog.game.card.EventPattern.Happening.CAPTURE_ICON_RESOLVED;
import static org.aemberlog.game.card.Modifier.Deed.RESOLVE_ICONS;
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

/** House Sanctum in Mass Mutation. */
public final class Sanctum {

    private Sanctum() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(MASS_MUTATION, House.SANCTUM)
                .common(
                        126,
                        card("Ardent Hero")
                                .creature(4)
                                .traits("human", "knight")
                                .taunt()
                                .always(cannotBeDamagedBy(or(creature(trait("mutant")), creature(powerAtLeast(5))))))
                .uncommon(
                        155,
                        card("Scrivener Favian")
                                .creature(3)
                                .traits("mutant")
                                .rule(maybeInsteadOf(happens(CAPTURE_ICON_RESOLVED, YOU), steal(1))))
                .rare(
                        169,
                        card("Master of the Grey")
                                .creature(4, 1)
                                .traits("human", "monk")
                                .always(cannot(RESOLVE_ICONS, OPPONENT, anyCard())))
                .printings();
    }
}
