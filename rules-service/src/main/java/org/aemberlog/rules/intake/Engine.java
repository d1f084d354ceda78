package org.aemberlog.rules.intake;

import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.SeatIntent;

/**
 * What answers an intent: the rules of KeyForge. It is a seam for measuring what everything around
 * the rules costs, with an engine in their place that does nothing.
 */
public interface Engine {

    /** Sets up a match. */
    Decision create(CreateMatch intent);

    /** What the intent of a seat does. */
    Decision decide(Match match, SeatIntent intent);

    /** What a judge's corrections do. */
    Decision correct(Match match, Correct intent);

    /** The rules as they are. */
    static Engine of(Rules rules) {
        return new Engine() {
            @Override
            public Decision create(CreateMatch intent) {
                return rules.create(intent);
            }

            @Override
            public Decision decide(Match match, SeatIntent intent) {
                return rules.decide(match, intent);
            }

            @Override
            public Decision correct(Match match, Correct intent) {
                return rules.correct(match, intent);
            }
        };
    }
}
