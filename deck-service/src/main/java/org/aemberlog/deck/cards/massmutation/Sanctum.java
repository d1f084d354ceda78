package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.pool.CardSet.MASS_MUTATION;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.CAPTURE_ICON_RESOLVED;
import static org.aemberlog.game.card.Modifier.PlayerAction.RESOLVE_ICONS;
import static org.aemberlog.game.card.PlayerRef.*;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;

/** House Sanctum in Mass Mutation. */
final class Sanctum extends HousePage {

    Sanctum() {
        super(MASS_MUTATION, House.SANCTUM);
    }

    @Override
    protected void cards() {
        creature(126, "Ardent Hero", COMMON, 4)
                .traits("human", "knight")
                .taunt()
                .always(cannotBeDamagedBy(or(creature(trait("mutant")), creature(powerAtLeast(5)))));
        creature(155, "Scrivener Favian", UNCOMMON, 3)
                .traits("mutant")
                .rule(maybeInsteadOf(happens(CAPTURE_ICON_RESOLVED, YOU), steal(1)));
        creature(169, "Master of the Grey", RARE, 4, 1)
                .traits("human", "monk")
                .always(cannot(RESOLVE_ICONS, OPPONENT, anyCard()));
    }
}
