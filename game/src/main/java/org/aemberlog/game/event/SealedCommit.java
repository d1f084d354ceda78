package org.aemberlog.game.event;

import static java.nio.charset.StandardCharsets.UTF_8;

/**
 * A commit with the text that its hash was made of, its field {@code hash} included: what is sent,
 * stored and served, while the commit is how this release reads it.
 *
 * @param text canonical JSON
 */
public record SealedCommit(Commit commit, String text) {

    /** The text in UTF-8. */
    public byte[] bytes() {
        return text.getBytes(UTF_8);
    }
}
