package org.aemberlog.match.creation;

import java.util.Map;
import org.aemberlog.game.state.MatchId;

/**
 * What whoever created a match is told.
 *
 * @param tokens that we give out for it, by seat and for a {@code spectator}
 */
record MatchCreatedResponse(MatchId match, long version, Map<String, String> tokens) {}
