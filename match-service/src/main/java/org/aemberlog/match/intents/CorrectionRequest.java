package org.aemberlog.match.intents;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.state.Correction;

/**
 * What a judge asks for.
 *
 * @param expectedVersion the version of the match that the judge looked at, if it matters
 * @param corrections 1 to 400, made in their order, all or none
 */
public record CorrectionRequest(Optional<Long> expectedVersion, List<Correction> corrections) {
    public CorrectionRequest {
        corrections = List.copyOf(corrections);
    }
}
