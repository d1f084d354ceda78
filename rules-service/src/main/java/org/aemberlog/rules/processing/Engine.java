package org.aemberlog.rules.processing;

import java.util.Optional;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.ForkMatch;

/**
 * What answers an intent: the rules of KeyForge. It is a seam for measuring what everything around
 * the rules costs, with an engine in their place that does nothing.
 */
public interface Engine {

    /**
     * Sets up a match.
     *
     * @param at when the intent was recorded, in milliseconds since 1970 (UTC)
     */
    Decision create(CreateMatch intent, long at);

    /**
     * Begins a match for practice where another was.
     *
     * @param origin the other match as it was after the version that the intent names
     * @param finished whether the other match is over by now
     */
    Decision fork(ForkMatch intent, Match origin, boolean finished);

    /**
     * What an intent does to a match.
     *
     * @param at when the intent was recorded, in milliseconds since 1970 (UTC)
     * @param haltedSince since when the match has been halted, likewise, if it has
     */
    Decision decide(Match match, Intent intent, long at, Optional<Long> haltedSince);

    /** The rules as they are. */
    static Engine of(Rules rules) {
        return new Engine() {
            @Override
            public Decision create(CreateMatch intent, long at) {
                return rules.create(intent, at);
            }

            @Override
            public Decision fork(ForkMatch intent, Match origin, boolean finished) {
                return rules.fork(intent, origin, finished);
            }

            @Override
            public Decision decide(Match match, Intent intent, long at, Optional<Long> haltedSince) {
                return rules.decide(match, intent, at, haltedSince);
            }
        };
    }
}
