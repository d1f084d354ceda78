package org.aemberlog.standalone.bench;

import java.util.List;
import java.util.Optional;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.ForkMatch;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.rules.processing.Engine;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;

/**
 * Plays the matches whose ids say so by answering every intent with the same event, which changes
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
    public Decision create(CreateMatch intent, long at) {
        return rules.create(intent, at);
    }

    @Override
    public Decision fork(ForkMatch intent, Match origin, boolean finished) {
        return rules.fork(intent, origin, finished);
    }

    @Override
    public Decision decide(Match match, Intent intent, long at, Optional<Long> haltedSince) {
        if (!match.state().match().value().startsWith(PREFIX)) {
            return rules.decide(match, intent, at, haltedSince);
        }
        var events = List.<MatchEvent>of(new MatchEvent.CheckAnnounced(Seat.A));
        return new Decision.Accepted(events, match.after(intent, events));
    }
}
