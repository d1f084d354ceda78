package org.aemberlog.game.engine;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.TimePassed;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.Rewind;
import org.aemberlog.game.state.Clock;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;

/**
 * The clocks of a match. Time comes with the intents; it never goes back, whatever the clocks of
 * those who record them say.
 */
final class Clocks {

    private Clocks() {}

    /** What a match whose time is limited begins with. */
    static List<MatchEvent> started(MatchState created, long at) {
        return created.clock().isEmpty() ? List.of() : List.of(new TimePassed(Optional.empty(), 0, at));
    }

    /**
     * The time from the last commit until now, if the match has a clock, but for what of it the match was halted. When
     * a judge goes back, it was nobody's.
     */
    static List<MatchEvent> passed(MatchState s, Intent intent, long at, Optional<Long> haltedSince) {
        if (s.clock().isEmpty() || s.over()) {
            return List.of();
        }
        long before = s.clock().get().at();
        long now = Math.max(before, at);
        var whose = intent instanceof Rewind ? Optional.<Seat>empty() : s.onTheClock();
        long until = Math.min(now, haltedSince.orElse(now));
        return List.of(new TimePassed(whose, Math.max(0, until - before), now));
    }

    /** Whether the clock has run out, so that only the end of the match is left. */
    static boolean ranOut(MatchState s) {
        return s.clock()
                .filter(clock -> clock.roundOver() || flagFell(clock, s))
                .isPresent();
    }

    private static boolean flagFell(Clock clock, MatchState s) {
        return s.onTheClock().filter(clock::flagFell).isPresent();
    }

    /** The end of a match whose clock has run out: by whichever came first, a flag or the end of the round. */
    static List<MatchEvent> end(MatchState s) {
        var clock = s.clock().orElseThrow();
        if (s.onTheClock().filter(clock::flagFellFirst).isPresent()) {
            return Endings.events(s, s.toAct().opponent(), Victory.TIME);
        }
        return nobodyCame(s) ? Endings.expiry(s) : Endings.events(s, ahead(s), Victory.ROUND);
    }

    private static boolean nobodyCame(MatchState s) {
        var chance = s.chance();
        return !chance.complete() && chance.a().isEmpty() && chance.b().isEmpty();
    }

    /** More keys, else more Æmber, else not being the one to decide. */
    private static Seat ahead(MatchState s) {
        int keys = Integer.compare(s.a().keys().size(), s.b().keys().size());
        int lead = keys != 0 ? keys : Integer.compare(s.a().aember(), s.b().aember());
        if (lead == 0) {
            return s.toAct().opponent();
        }
        return lead > 0 ? Seat.A : Seat.B;
    }
}
