package org.aemberlog.match.identity;

import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.access.SharedSecret;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/**
 * Ids and seeds that follow from what is asked and from the service's secret: a repeated request is
 * the same request, and nobody can tell either beforehand. An id is 32 hexadecimal digits.
 */
@Component
public class DerivedIds {

    private static final int DIGITS = 32;

    private final SharedSecret secret;
    private final boolean chosenSeeds;

    DerivedIds(SharedSecret secret, @Value("${aemberlog.matches.chosen-seeds}") boolean chosenSeeds) {
        this.secret = secret.required();
        this.chosenSeeds = chosenSeeds;
    }

    /**
     * The match that a request with this idempotency key creates. Where seeds can be chosen, the same
     * request gives the same match on every server.
     */
    public MatchId match(String key) {
        return new MatchId(chosenSeeds ? shortened(Canonical.sha256(key)) : derived("match", key));
    }

    /** The match that a request with this idempotency key begins where another one was. */
    public MatchId fork(MatchId from, String key) {
        return new MatchId(derived("fork", from.value() + "/" + key));
    }

    /** The one rematch of a match. */
    public MatchId rematch(MatchId match) {
        return new MatchId(derived("rematch", match.value()));
    }

    /** The id of the series that a request with this idempotency key opens. */
    public String series(String key) {
        return derived("series", key);
    }

    /** The id of the series to which a request with this idempotency key invites. */
    public String invitation(String key) {
        return derived("invitation", key);
    }

    /** The seed of a match for which nobody chooses one. */
    public String seed(MatchId match) {
        return secret.derive("seed", match.value());
    }

    private String derived(String purpose, String name) {
        return shortened(secret.derive(purpose, name));
    }

    private static String shortened(String digits) {
        return digits.substring(0, DIGITS);
    }
}
