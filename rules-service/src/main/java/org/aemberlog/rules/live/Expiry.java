package org.aemberlog.rules.live;

import java.time.Duration;
import java.util.Optional;
import org.aemberlog.game.engine.Match;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How long a match waits for its first turn, from the last thing that was done in it.
 *
 * @param after of a match between people
 * @param withBot of a match with a bot
 */
@ConfigurationProperties("aemberlog.expiry")
public record Expiry(
        @DefaultValue("24h") Duration after,
        @DefaultValue("30m") Duration withBot) {

    /**
     * When a match expires if nothing more is done, in milliseconds since 1970 (UTC); empty once it
     * is played or over.
     *
     * @param last when something was done in it last, likewise
     */
    public Optional<Long> of(Match match, long last) {
        if (match.state().over() || !match.unplayed()) {
            return Optional.empty();
        }
        var timeout = match.state().bots().isEmpty() ? after : withBot;
        return Optional.of(last + timeout.toMillis());
    }
}
