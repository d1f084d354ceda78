package org.aemberlog.standalone.smoke;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/** Asks again while nothing comes or what is asked is just being restarted. */
final class Await {

    /** How long anything may take; other work on the machine must not look like trouble. */
    static final Duration LONGEST = Duration.ofMinutes(3);

    private static final Duration MOMENT = Duration.ofMillis(200);

    private Await() {}

    /**
     * What is asked for, as soon as it is there.
     *
     * @param what its name, for who reads that it did not come
     * @param asked gives it; null or an exception while it is not there
     * @throws SmokeException when it takes longer than {@link #LONGEST}
     */
    static <T> T until(String what, Supplier<T> asked) throws InterruptedException {
        long end = System.nanoTime() + LONGEST.toNanos();
        RuntimeException last = new IllegalStateException("nothing came");
        while (System.nanoTime() < end) {
            try {
                var found = Optional.ofNullable(asked.get());
                if (found.isPresent()) {
                    return found.get();
                }
            } catch (RuntimeException notNow) {
                last = notNow;
            }
            Thread.sleep(MOMENT);
        }
        throw new SmokeException("In " + LONGEST.toSeconds() + " s there was no " + what, last);
    }
}
