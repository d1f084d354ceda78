package org.aemberlog.standalone;

import java.util.Arrays;
import java.util.concurrent.locks.LockSupport;

/** Runs a command in a process of its own and says when {@code bench throughput} plays. */
public final class Loaded {

    /** The line that is printed then. */
    public static final String LINE = "LOADED";

    private static final String PLAYS = "org.aemberlog.standalone.bench.ScriptedMatches";
    private static final long MOMENT_NANOS = 20_000_000;

    private Loaded() {}

    /** What {@link Main} does. */
    public static void main(String[] arguments) {
        var command = Thread.currentThread();
        Thread.ofPlatform().name("watch").start(() -> watch(command));
        Main.main(arguments);
    }

    private static void watch(Thread command) {
        while (!plays(command)) {
            LockSupport.parkNanos(MOMENT_NANOS);
        }
        System.out.println(LINE);
    }

    private static boolean plays(Thread command) {
        return Arrays.stream(command.getStackTrace())
                .anyMatch(it ->
                        it.getClassName().equals(PLAYS) && it.getMethodName().equals("play"));
    }
}
