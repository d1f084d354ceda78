package org.aemberlog.standalone.cli;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * SIGTERM and Ctrl-C, as a command that runs a platform takes them: its thread is interrupted, so
 * that its load ends first and then everything is closed in the order that the command says, and
 * the process ends when that is done; both are said on the error stream. Nothing else in the process has a shutdown hook.
 */
public final class StopSignal {

    /** How long a command may take to end; then the process ends all the same. */
    private static final Duration TIMEOUT = Duration.ofSeconds(20);

    /** What a process returns that SIGTERM ended. */
    private static final int STOPPED = 143;

    private final Thread user = Thread.currentThread();
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile boolean came;

    private StopSignal() {}

    /** Runs a command until it has ended or the process is asked to stop. */
    public static int heed(Callable<Integer> command) {
        return new StopSignal().run(command);
    }

    private int run(Callable<Integer> command) {
        var hook = Thread.ofPlatform().name("stop").unstarted(this::stop);
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            return command.call();
        } catch (InterruptedException e) {
            return STOPPED;
        } catch (RuntimeException e) {
            if (came) {
                // Whatever was interrupted says so in its own way.
                return STOPPED;
            }
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        } finally {
            ended.countDown();
            if (!came) {
                remove(hook);
            }
        }
    }

    private void stop() {
        long began = System.nanoTime();
        came = true;
        System.err.println("Stopping ...");
        user.interrupt();
        try {
            if (ended.await(TIMEOUT.toSeconds(), TimeUnit.SECONDS)) {
                System.err.printf("Stopped in %.1f s.%n", (System.nanoTime() - began) / 1e9);
            } else {
                System.err.println("Not everything has stopped; what is stored is whole.");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void remove(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException stopping) {
            // It runs already, and has nothing to wait for.
        }
    }
}
