package org.aemberlog.standalone.bot;

import java.util.SplittableRandom;

/** Rolls nonces. */
final class Nonce {

    private Nonce() {}

    /** The nonce that follows from a bot's seed: 16 hex digits. */
    static String from(long seed) {
        return String.format("%016x", new SplittableRandom(seed).nextLong());
    }
}
