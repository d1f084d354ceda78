package org.aemberlog.standalone.platform;

/** Closes things in a thread that was interrupted. */
public final class Uninterrupted {

    private Uninterrupted() {}

    /** Runs a task to its end; an interruption from before it counts again afterwards. */
    public static void run(Runnable task) {
        boolean interrupted = Thread.interrupted();
        try {
            task.run();
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
