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
    private final String why;
    private final boolean damaged;

    private HaltException(MatchId match, long version, String why, boolean damaged, Throwable cause) {
        super("Match " + match.value() + " cannot go on after version " + version + ": " + why);
        initCause(cause);
        this.match = match;
        this.version = version;
        this.why = why;
        this.damaged = damaged;
    }

    /**
     * The match is sound, but what was asked of it cannot be done.
     *
     * @param version its version
     * @param why the rest of a sentence
     */
    public static HaltException stuck(MatchId match, long version, String why, Throwable cause) {
        return new HaltException(match, version, why, false, cause);
    }

    /**
     * What is stored of the match cannot be trusted.
     *
     * @param version the last version that is known to be sound, 0 when there is none
     * @param why the rest of a sentence
     */
    public static HaltException damaged(MatchId match, long version, String why, Throwable cause) {
        return new HaltException(match, version, why, true, cause);
    }

    /** The match that cannot go on. */
    public MatchId match() {
        return match;
    }

    /** The last version that is known to be sound, 0 when there is none. */
    public long version() {
        return version;
    }

    /** Why, as the rest of a sentence. */
    public String why() {
        return why;
    }

    /** Whether what is stored is damaged, so that nobody but a restored backup can help. */
    public boolean isDamaged() {
        return damaged;
    }
}
