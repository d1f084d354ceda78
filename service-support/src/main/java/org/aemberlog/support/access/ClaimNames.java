package org.aemberlog.support.access;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.springframework.security.oauth2.jwt.JwtClaimNames;

/**
 * Under which names an issuer's tokens say what; an empty name stands for nothing.
 *
 * @param role the role in lower case, or a list of such; dots lead into objects
 * @param match the id of the only match
 * @param seat the seat or side, {@code a} or {@code b}
 * @param series the id of the only series
 */
record ClaimNames(String role, String match, String seat, String series) {

    static final ClaimNames OWN = new ClaimNames("role", "match", "seat", "series");

    /** What a token for this principal says, without its name. */
    Map<String, String> of(Principal principal) {
        var claims = new HashMap<String, String>();
        principal.role().ifPresent(it -> claims.put(role, it.text()));
        principal.match().ifPresent(it -> claims.put(match, it.value()));
        principal.seat().ifPresent(it -> claims.put(seat, it.name().toLowerCase(Locale.ROOT)));
        principal.series().ifPresent(it -> claims.put(series, it));
        return claims;
    }

    /**
     * Whose claims these are.
     *
     * @param given the roles that the issuer may give; of several in the token, the first of these
     *     counts, and without any the principal has none
     * @throws IllegalArgumentException when a claim is of the wrong kind, or a text that cannot be
     */
    Principal principal(Map<String, Object> claims, Collection<Role> given) {
        var roles = texts(at(claims, role));
        return new Principal(
                text(claims, JwtClaimNames.SUB).orElse(""),
                given.stream().filter(it -> roles.contains(it.text())).findFirst(),
                text(claims, match).map(MatchId::new),
                text(claims, seat).map(it -> Seat.valueOf(it.toUpperCase(Locale.ROOT))),
                text(claims, series));
    }

    private static Optional<String> text(Map<String, Object> claims, String name) {
        return switch (claims.get(name)) {
            case null -> Optional.empty();
            case String text -> Optional.of(text);
            default -> throw new IllegalArgumentException("The claim is no text.");
        };
    }

    /** A claim that is named as it is, or by the way to it. */
    private static Object at(Map<?, ?> object, String path) {
        if (object.containsKey(path)) {
            return object.get(path);
        }
        int dot = path.indexOf('.');
        return dot > 0 && object.get(path.substring(0, dot)) instanceof Map<?, ?> inner
                ? at(inner, path.substring(dot + 1))
                : null;
    }

    private static List<?> texts(Object claim) {
        return switch (claim) {
            case null -> List.of();
            case String text -> List.of(text);
            case List<?> several -> several;
            default -> throw new IllegalArgumentException("The role is no text.");
        };
    }
}
