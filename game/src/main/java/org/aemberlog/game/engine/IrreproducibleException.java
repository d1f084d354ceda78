package org.aemberlog.game.engine;

import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.state.MatchId;

/**
 * The events of an action that waits for a decision could not be reproduced. The match has to be
 * halted for a judge; going on would be guessing.
 */
public final class IrreproducibleException extends RuntimeException {

    private static final long serialVersionUID = 1;

    IrreproducibleException(MatchId match, Intent action) {
        super("Match " + match.value() + ": running " + action + " again gave other events");
    }
}
