package org.aemberlog.standalone.faults.machine;

import java.time.Duration;
import java.util.Collection;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waiting for what has to come, with more time than any machine needs. */
public final class Await {

    /** Generous, because other work on the machine must not look like a fault. */
    public static final Duration LONGEST = Duration.ofSeconds(150);

    private static final long MOMENT_NANOS = Duration.ofMillis(20).toNanos();

    private Await() {}

    /** Returns once {@code what} is so; fails when that takes longer than {@link #LONGEST}. */
    public static void until(String what, BooleanSupplier so) {
        until(what, LONGEST, so);
    }

    /** The same; fails too as soon as one of those who have to bring it about has ended. */
    public static void until(String what, Collection<Child> working, BooleanSupplier so) {
        until(what, () -> {
            working.forEach(Child::requireAlive);
            return so.getAsBoolean();
        });
    }

    /** The same; fails when that takes longer than {@code longest}. */
    public static void until(String what, Duration longest, BooleanSupplier so) {
        long deadline = System.nanoTime() + longest.toNanos();
        while (!so.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                throw new FaultException("In " + longest.toSeconds() + " s not: " + what);
            }
            LockSupport.parkNanos(MOMENT_NANOS);
            if (Thread.currentThread().isInterrupted()) {
                throw new FaultException("Interrupted while waiting for: " + what);
            }
        }
    }
}
