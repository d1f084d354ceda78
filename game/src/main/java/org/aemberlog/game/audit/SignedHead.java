package org.aemberlog.game.audit;

import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.MatchId;

/**
 * The end of a match as the rules sealed it. Since each commit holds the hash of the one before,
 * the signature of the last hash is one of the whole match.
 *
 * @param version the last commit of the match
 * @param hash the hash of that commit
 * @param key the key that the signature is checked with: base64 of its X.509 form
 * @param signature base64 of the Ed25519 signature of the canonical text of all the other
 *     components
 */
public record SignedHead(MatchId match, long version, String hash, String key, String signature) {

    /** What is signed. */
    record Content(MatchId match, long version, String hash, String key) {

        byte[] bytes() {
            return Canonical.bytes(this);
        }
    }

    /** What the signature is of. */
    Content content() {
        return new Content(match, version, hash, key);
    }
}
