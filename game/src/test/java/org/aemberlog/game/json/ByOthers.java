package org.aemberlog.game.json;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.erdtman.jcs.JsonCanonicalizer;

/** RFC 8785 as a library has it that is not ours. */
public final class ByOthers {

    private ByOthers() {}

    /** The canonical text of any JSON text. */
    public static String canonical(String json) {
        try {
            return new JsonCanonicalizer(json).getEncodedString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
