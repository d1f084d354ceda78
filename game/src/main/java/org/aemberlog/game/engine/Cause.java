package org.aemberlog.game.engine;

import java.util.Optional;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.state.CardId;

/**
 * Why an event happened: the instruction of a card that was being followed, the innermost one.
 *
 * @param card the card with the ability, or that created the lasting effect; for a bonus icon the card that it is on
 * @param granter the card that gave it the ability, if one did
 */
public record Cause(CardId card, Optional<CardId> granter, Effect instruction) {

    /** The card in whose text the instruction is. */
    public CardId text() {
        return granter.orElse(card);
    }
}
