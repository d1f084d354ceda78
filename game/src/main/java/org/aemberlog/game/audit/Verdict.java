package org.aemberlog.game.audit;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.state.MatchId;

/**
 * What came of checking a replay file.
 *
 * @param genuine whether everything was as it has to be
 * @param match the match that the file says it is of, if that can be read
 * @param signedBy the fingerprint of the key that signed the head, once that was found true
 * @param trusted whether that key is among those that the principal trusts
 * @param checked what was found as it has to be, in the order of checking
 * @param notes what somebody who relies on the verdict has to know
 * @param finding the first thing that was not; nothing after it was looked at
 */
public record Verdict(
        boolean genuine,
        Optional<MatchId> match,
        Optional<String> signedBy,
        boolean trusted,
        List<Checked> checked,
        List<String> notes,
        Optional<Finding> finding) {

    public Verdict {
        checked = List.copyOf(checked);
        notes = List.copyOf(notes);
    }

    /**
     * Something that is as it has to be.
     *
     * @param count how many {@code things}
     */
    public record Checked(Check check, long count, String things) {}
}
