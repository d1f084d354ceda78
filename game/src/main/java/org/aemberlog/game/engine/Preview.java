package org.aemberlog.game.engine;

import java.util.Optional;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.MatchState;

/**
 * What would become of an intent, as far as its player may know before asking for it.
 *
 * @param rejection why it would be rejected; empty when it would be accepted
 * @param asking the state in which it would first wait for a decision; empty when it would not, and
 *     also when something hidden would come out or chance decide before: nobody is to find that out and
 *     then do something else
 */
public record Preview(Optional<Rejection> rejection, Optional<MatchState> asking) {

    static Preview rejected(Rejection rejection) {
        return new Preview(Optional.of(rejection), Optional.empty());
    }
}
