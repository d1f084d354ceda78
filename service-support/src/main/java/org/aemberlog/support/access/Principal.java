package org.aemberlog.support.access;

import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.ShownName;

/**
 * Who comes in, as a token says.
 *
 * @param name the token's subject; empty when it names nobody
 * @param role as what; empty when the token gives none of ours, and then it opens no gate
 * @param match the only match it is for
 * @param seat the seat of the match, or the side of the series
 * @param series the only series it is for
 */
public record Principal(
        String name, Optional<Role> role, Optional<MatchId> match, Optional<Seat> seat, Optional<String> series) {

    public Principal {
        ShownName.requireVisible(name);
    }

    /** Somebody at a seat of a match. */
    public static Principal seated(String name, MatchId match, Seat seat) {
        return new Principal(name, Optional.of(Role.SEAT), Optional.of(match), Optional.of(seat), none());
    }

    /** Somebody who watches a match. */
    public static Principal watching(String name, MatchId match) {
        return new Principal(name, Optional.of(Role.SPECTATOR), Optional.of(match), none(), none());
    }

    /** Somebody on a side of a series. */
    public static Principal siding(String name, String series, Seat side) {
        return new Principal(name, Optional.of(Role.SIDE), none(), Optional.of(side), Optional.of(series));
    }

    /** Somebody with a profile. */
    public static Principal of(ProfileId profile) {
        return new Principal(profile.value(), Optional.of(Role.PROFILE), none(), none(), none());
    }

    /** Somebody with a role in all matches, or in one. */
    public static Principal official(String name, Role role, Optional<MatchId> match) {
        return new Principal(name, Optional.of(role), match, none(), none());
    }

    /** Whose profile it is; empty for every other role. */
    public Optional<ProfileId> profile() {
        return role.filter(Role.PROFILE::equals).filter(_ -> complete()).map(_ -> new ProfileId(name));
    }

    private static <T> Optional<T> none() {
        return Optional.empty();
    }

    /** Whether the token says all that its role needs and nothing that contradicts it. */
    boolean complete() {
        return role.isPresent()
                && switch (role.get()) {
                    case SEAT -> match.isPresent() && seat.isPresent();
                    case SPECTATOR -> match.isPresent() && seat.isEmpty();
                    case SIDE -> series.isPresent() && seat.isPresent();
                    case PROFILE -> ProfileId.isOne(name) && match.isEmpty() && series.isEmpty();
                    case JUDGE, AUDITOR, SERVICE -> true;
                };
    }
}
