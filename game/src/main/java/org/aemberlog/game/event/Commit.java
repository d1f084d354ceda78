package org.aemberlog.game.event;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.event.MatchEvent.MatchExpired;
import org.aemberlog.game.event.MatchEvent.MatchWon;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.state.MatchId;

/**
 * What one accepted intent did: the unit that is stored, sent and numbered.
 *
 * @param version counts the commits of a match from 1; 1 is its creation
 * @param intentId of the intent, unique within the match: the issuer, '/' and the issuer's text
 * @param at when the intent was recorded, in milliseconds since 1970 (UTC)
 * @param haltedSince since when the match had been halted, likewise, if it had; until then its clock stood
 * @param previousHash the hash of the commit before; 64 zeros for the first
 * @param hash SHA-256, in hex, of the canonical text of all the other components
 */
public record Commit(
        MatchId match,
        long version,
        String intentId,
        long at,
        Optional<Long> haltedSince,
        Intent intent,
        List<MatchEvent> events,
        String previousHash,
        String hash) {
    public Commit {
        events = List.copyOf(events);
    }

    /** A commit of a match that was not halted. */
    public Commit(
            MatchId match,
            long version,
            String intentId,
            long at,
            Intent intent,
            List<MatchEvent> events,
            String previousHash,
            String hash) {
        this(match, version, intentId, at, Optional.empty(), intent, events, previousHash, hash);
    }

    /** Whether the match is over with it. */
    public boolean ends() {
        return events.stream().anyMatch(it -> it instanceof MatchWon || it instanceof MatchExpired);
    }
}
