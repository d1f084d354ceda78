package org.aemberlog.game.intent;

import org.aemberlog.game.state.MatchId;

/**
 * A rejected intent: the value of topic {@code match-rejections}.
 *
 * @param version the version the match was at, 0 when there is none
 */
public record RejectionRecord(MatchId match, String intentId, long version, Rejection reason) {}
