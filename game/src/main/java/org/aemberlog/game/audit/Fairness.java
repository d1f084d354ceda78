package org.aemberlog.game.audit;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.aemberlog.game.wire.Canonical;

/**
 * What the dice of a match show, written from docs/fairness.md and from nothing else: the rules
 * have dice of their own, and each of the two checks the other.
 */
final class Fairness {

    private static final int WORD_DIGITS = 8;
    private static final int WORDS_PER_BLOCK = 8;
    private static final int HEXADECIMAL = 16;
    private static final long WORDS = 1L << 31;

    private final String seed;

    /** The dice of a match with this seed, which the secret and the nonces give. */
    Fairness(String seed) {
        this.seed = seed;
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
            var digest = Canonical.digest(block.getBytes(StandardCharsets.UTF_8));
            int from = index % WORDS_PER_BLOCK * WORD_DIGITS;
            var digits = digest.substring(from, from + WORD_DIGITS);
            return Long.parseLong(digits, HEXADECIMAL) % WORDS;
        }
    }
}
