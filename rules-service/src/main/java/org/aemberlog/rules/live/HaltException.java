package org.aemberlog.rules.live;

import org.aemberlog.game.state.MatchId;

/**
 * A match cannot go on: what is stored of it is damaged, or the engine has no answer. It has to be
 * halted for a judge; the others have nothing to do with it. Never thrown for I/O trouble.
 */
public final class HaltException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final MatchId match;
    private final long version;

    /**
     * A reason to halt a match.
     *
     * @param version the last version that is known to be sound, 0 when there is none
     */
    public HaltException(MatchId match, long version, String why, Throwable cause) {
        super("Match " + match.value() + " cannot go on after version " + version + ": " + why);
        initCause(cause);
        this.match = match;
        this.version = version;
    }

    /** The match that cannot go on. */
    public MatchId match() {
        return match;
    }

    /** The last version that is known to be sound, 0 when there is none. */
    public long version() {
        return version;
    }
}
