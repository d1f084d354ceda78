package org.aemberlog.game.card;

import java.util.Optional;
import org.aemberlog.game.card.Ability.Half;

/** Which of two cards with the same title one is. */
public enum Variant {
    EVIL_TWIN,
    TOP_HALF,
    BOTTOM_HALF;

    /** The variant of a card; most have none, the one without an evil streak of two twins neither. */
    public static Optional<Variant> of(CardDefinition card) {
        for (var ability : card.abilities()) {
            if (ability instanceof Ability.Gigantic(var half)) {
                return Optional.of(half == Half.TOP ? TOP_HALF : BOTTOM_HALF);
            }
        }
        return card.isEvilTwin() ? Optional.of(EVIL_TWIN) : Optional.empty();
    }
}
