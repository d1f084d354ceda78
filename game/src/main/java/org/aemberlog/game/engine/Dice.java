package org.aemberlog.game.engine;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;

/**
 * The dice of a match. What they show is a function of the match's seed and a number, so that the
 * same roll always shows the same and anyone who learns the seed can check it: a stream of the
 * blocks SHA-256(seed "/" number "/" block), read as unsigned 31-bit integers, with numbers that
 * would favor a face thrown away.
 */
final class Dice {

    private static final int BITS = 0x7fff_ffff;

    private final String prefix;
    private int block;
    private ByteBuffer stream = ByteBuffer.allocate(0);

    Dice(String seed, long number) {
        this.prefix = seed + "/" + number + "/";
    }

    /** A number from 0 to {@code faces} - 1, each equally likely. */
    int roll(int faces) {
        int limit = BITS - BITS % faces;
        int value = next();
        while (value >= limit) {
            value = next();
        }
        return value % faces;
    }

    /** The cards in a random order, each order equally likely (Fisher and Yates). */
    <T> List<T> shuffle(List<T> cards) {
        var order = new ArrayList<>(cards);
        for (int i = order.size() - 1; i > 0; i--) {
            int j = roll(i + 1);
            var swapped = order.get(i);
            order.set(i, order.get(j));
            order.set(j, swapped);
        }
        return order;
    }

    private int next() {
        if (!stream.hasRemaining()) {
            stream = ByteBuffer.wrap(sha256(prefix + block++));
        }
        return stream.getInt() & BITS;
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256.", e);
        }
    }
}
