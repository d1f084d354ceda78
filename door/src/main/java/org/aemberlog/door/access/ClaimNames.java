package org.aemberlog.door.access;

import com.nimbusds.jwt.JWTClaimsSet;
import java.text.ParseException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;

/**
 * Under which names an issuer's tokens say what.
 *
 * @param role the role, in lower case
 * @param match the id of the only match
 * @param seat the seat or side, {@code a} or {@code b}
 * @param series the id of the only series
 */
record ClaimNames(String role, String match, String seat, String series) {

    static final ClaimNames OWN = new ClaimNames("role", "match", "seat", "series");

    /** What a token for this caller says, without its name. */
    Map<String, String> of(Caller caller) {
        var claims = new HashMap<String, String>();
        caller.role().ifPresent(it -> claims.put(role, it.text()));
        caller.match().ifPresent(it -> claims.put(match, it.value()));
        caller.seat().ifPresent(it -> claims.put(seat, it.name().toLowerCase(Locale.ROOT)));
        caller.series().ifPresent(it -> claims.put(series, it));
        return claims;
    }

    /**
     * Whose claims these are.
     *
     * @throws ParseException when a claim is no text
     * @throws IllegalArgumentException when a claim is a text that cannot be
     */
    Caller caller(JWTClaimsSet claims) throws ParseException {
        var name = Optional.ofNullable(claims.getSubject()).orElse("");
        return new Caller(
                name,
                text(claims, role).flatMap(Role::of),
                text(claims, match).map(MatchId::new),
                text(claims, seat).map(it -> Seat.valueOf(it.toUpperCase(Locale.ROOT))),
                text(claims, series));
    }

    private static Optional<String> text(JWTClaimsSet claims, String name) throws ParseException {
        return Optional.ofNullable(claims.getStringClaim(name));
    }
}
