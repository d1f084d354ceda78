package org.aemberlog.game.state;

import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Effect;

/**
 * A lasting effect (glossary). It stays when the card that created it leaves play.
 *
 * @param source the card that created it
 * @param seat "you" in its rule
 */
public record Lasting(CardId source, Seat seat, Effect.Duration until, Ability rule) {}
