package org.aemberlog.standalone.bench;

import java.util.Arrays;
import java.util.Set;
import org.aemberlog.game.audit.SigningKey;
import org.aemberlog.game.audit.Verifier;
import org.aemberlog.standalone.audit.StoredMatch;

/** How long it takes to verify the replay file of a whole match. */
public final class VerifyBench {

    private static final int TIMES = 21;
    private static final double NANOS_PER_MILLI = 1e6;

    private final SigningKey key = SigningKey.generate();
    private final Verifier verifier = new Verifier(Set.of(key.verifying()));
    private final byte[] file = new StoredMatch(1).file(key);

    /** How many bytes the file has. */
    public int bytes() {
        return file.length;
    }

    /** The milliseconds that verifying takes, median of some times. */
    public double median() {
        var millis = new double[TIMES];
        for (int i = 0; i < TIMES; i++) {
            long began = System.nanoTime();
            var verdict = verifier.verify(file);
            millis[i] = (System.nanoTime() - began) / NANOS_PER_MILLI;
            if (!verdict.genuine()) {
                throw new IllegalStateException(verdict.finding().orElseThrow().message());
            }
        }
        Arrays.sort(millis);
        return millis[TIMES / 2];
    }
}
