package org.aemberlog.standalone.bench;

import java.util.List;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.intake.Engine;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;

/**
 * Plays the matches whose ids say so by answering every intent with the same fact, which changes
 * nothing, and leaves all others to the rules. Both are created by the rules.
 */
final class IdleEngine implements Engine {

    private static final String PREFIX = "idle-";

    private final Engine rules = Engine.of(new Rules(CardPool.all()));

    /** Puts it in the place of rules-service's own. */
    @Configuration(proxyBeanMethods = false)
    static class InPlaceOfTheRules {
        @Bean
        @Primary
        Engine idleForSome() {
            return new IdleEngine();
        }
    }

    /** The id of a match that is to be played idly. */
    static MatchId idle(String name) {
        return new MatchId(PREFIX + name);
    }

    @Override
    public Decision create(CreateMatch intent) {
        return rules.create(intent);
    }

    @Override
    public Decision decide(Match match, SeatIntent intent) {
        if (!match.state().match().value().startsWith(PREFIX)) {
            return rules.decide(match, intent);
        }
        var facts = List.<MatchEvent>of(new MatchEvent.CheckAnnounced(intent.seat()));
        return new Decision.Accepted(facts, match.after(intent, facts));
    }

    @Override
    public Decision correct(Match match, Correct intent) {
        return rules.correct(match, intent);
    }
}
