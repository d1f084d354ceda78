package org.aemberlog.deck.library;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.json.Kept;

/**
 * Some of the decks that are wanted.
 *
 * @param next what to ask for after these, if there may be more
 */
public record Decks(@Kept List<DeckSummary> decks, Optional<String> next) {}
