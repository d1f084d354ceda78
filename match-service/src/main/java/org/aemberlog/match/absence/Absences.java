package org.aemberlog.match.absence;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.intent.Intent.Claim.Outcome;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.live.Presence;
import org.aemberlog.match.live.Presence.Sign;
import org.aemberlog.match.live.Presence.Signs;
import org.aemberlog.match.live.PresenceSettings;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Who has left whom. The time runs while three things are so: the opponent, who has to decide, gives no
 * sign; the other stays; and nothing is done in the match. So a server that was away for all, or a player
 * who comes back after long, begins it anew.
 */
@Component
public class Absences {

    private final MatchCache matches;
    private final Presence presence;
    private final InstantSource time;
    private final long every;
    private final long awayAfter;
    private final long leftAfter;

    Absences(MatchCache matches, Presence presence, PresenceSettings settings, InstantSource time) {
        this.matches = matches;
        this.presence = presence;
        this.time = time;
        this.every = settings.every().toMillis();
        this.awayAfter = settings.awayAfter().toMillis();
        this.leftAfter = settings.leftAfter().toMillis();
    }

    /** After how long without a sign of the player who has to decide a match may be claimed. */
    public Duration leftAfter() {
        return Duration.ofMillis(leftAfter);
    }

    /** The opponent's absence; empty while the opponent is there, a bot plays at a seat, or the match is over. */
    public Mono<Absence> of(Match match, Seat seat) {
        var state = match.state();
        if (state.over() || !state.bots().isEmpty()) {
            return Mono.empty();
        }
        long now = time.millis();
        return presence.of(state.match())
                .filter(signs -> now - lastSeen(signs, seat.opponent()) >= awayAfter)
                .flatMap(signs -> matches.lastAt(match)
                        .flatMap(last -> Mono.justOrEmpty(absence(match, seat, signs, last, now))));
    }

    /** A sign may have come a moment after the last one that was written down. */
    private long lastSeen(Signs signs, Seat seat) {
        return signs.of(seat).map(sign -> sign.seen() + every).orElse(0L);
    }

    /** Who never came is not said to be away; only the time of who waits for them runs. */
    private Optional<Absence> absence(Match match, Seat seat, Signs signs, long last, long now) {
        var opponent = seat.opponent();
        boolean came = signs.of(opponent).isPresent();
        long stays = signs.of(seat).map(Sign::since).orElse(now);
        long from = Math.max(lastSeen(signs, opponent), Math.max(stays, last));
        long wait = Math.max(0, from + leftAfter - now);
        boolean decides = match.state().toAct() == opponent;
        if (!came && (wait > 0 || !decides)) {
            return Optional.empty();
        }
        return Optional.of(new Absence(
                seconds(now - (came ? lastSeen(signs, opponent) : from)),
                came,
                decides ? Optional.of(seconds(wait + 999)) : Optional.empty(),
                match.state().setup().substitute(),
                decides && wait == 0 ? outcomes(match, came) : List.of()));
    }

    /** Nobody wins against who was never there, or before the decks are dealt. */
    private static List<Outcome> outcomes(Match match, boolean came) {
        var outcomes = new ArrayList<Outcome>();
        if (came && match.state().chance().complete()) {
            outcomes.add(Outcome.WIN);
        }
        outcomes.add(Outcome.NO_RESULT);
        if (match.state().setup().substitute().isPresent()) {
            outcomes.add(Outcome.BOT_PLAYS_ON);
        }
        return outcomes;
    }

    private static long seconds(long millis) {
        return TimeUnit.MILLISECONDS.toSeconds(millis);
    }
}
