package org.aemberlog.game.audit;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import org.aemberlog.game.json.Canonical;

/**
 * What the dice of a match show, written from docs/fairness.md and from nothing else: the rules
 * have dice of their own, and each of the two checks the other.
 */
final class Fairness {

    private static final int WORD_DIGITS = 8;
    private static final int WORDS_PER_BLOCK = 8;
    private static final int HEXADECIMAL = 16;
    private static final long WORDS = 1L << 31;

    private static final int BLOCK_BYTES = 64;
    private static final int DIGEST_BYTES = 32;
    private static final int INNER_PAD = 0x36;
    private static final int OUTER_PAD = 0x5c;

    private final String seed;

    /** The dice of a match with this seed, which the secret and the nonces give. */
    Fairness(String seed) {
        this.seed = seed;
    }

    /** The dice of a match whose players added nonces to the secret. */
    static Fairness of(String secret, String a, String b) {
        return new Fairness(hmac(utf8(secret), utf8(a + "/" + b)));
    }

    /** What is told of a secret before it is used. */
    static String commitment(String secret) {
        return Canonical.digest(utf8(secret));
    }

    /** HMAC-SHA-256 as RFC 2104 has it, in hex. */
    static String hmac(byte[] key, byte[] message) {
        var block = key.length > BLOCK_BYTES ? digest(key) : key;
        var inner = new byte[BLOCK_BYTES + message.length];
        var outer = new byte[BLOCK_BYTES + DIGEST_BYTES];
        for (int i = 0; i < BLOCK_BYTES; i++) {
            int of = i < block.length ? block[i] : 0;
            inner[i] = (byte) (of ^ INNER_PAD);
            outer[i] = (byte) (of ^ OUTER_PAD);
        }
        System.arraycopy(message, 0, inner, BLOCK_BYTES, message.length);
        System.arraycopy(digest(inner), 0, outer, BLOCK_BYTES, DIGEST_BYTES);
        return Canonical.digest(outer);
    }

    private static byte[] digest(byte[] bytes) {
        return HexFormat.of().parseHex(Canonical.digest(bytes));
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** The throw with a number: face 0 to {@code faces} - 1 of a fair die. */
    int roll(long number, int faces) {
        return new Throws(number).next(faces);
    }

    /** The order that the throw with a number gives to a pile, the top first. */
    <T> List<T> shuffled(long number, List<T> pile) {
        var throwsOfIt = new Throws(number);
        var order = new ArrayList<>(pile);
        for (int unsettled = pile.size(); unsettled > 1; unsettled--) {
            Collections.swap(order, throwsOfIt.next(unsettled), unsettled - 1);
        }
        return order;
    }

    private final class Throws {

        private final long number;
        private int words;

        Throws(long number) {
            this.number = number;
        }

        int next(int faces) {
            long fair = (WORDS - 1) / faces * faces;
            long word = word();
            while (word >= fair) {
                word = word();
            }
            return (int) (word % faces);
        }

        private long word() {
            int index = words++;
            var block = seed + "/" + number + "/" + index / WORDS_PER_BLOCK;
            var digest = Canonical.digest(utf8(block));
            int from = index % WORDS_PER_BLOCK * WORD_DIGITS;
            var digits = digest.substring(from, from + WORD_DIGITS);
            return Long.parseLong(digits, HEXADECIMAL) % WORDS;
        }
    }
}
