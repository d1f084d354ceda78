package org.aemberlog.standalone.platform;

import java.io.PrintStream;
import java.util.function.Consumer;
import java.util.function.Function;

/** Says in one line which parts of a platform are ready, each as soon as it is. */
public final class Progress {

    private static final double NANOS_PER_SECOND = 1e9;

    private final PrintStream out;
    private final long began = System.nanoTime();
    private boolean inLine;

    public Progress(PrintStream out) {
        this.out = out;
    }

    /** Seconds since it began. */
    public double seconds() {
        return (System.nanoTime() - began) / NANOS_PER_SECOND;
    }

    /** Starts a platform that names each part once it is ready; the line ends however that ends. */
    public Platform during(Function<Consumer<String>, Platform> start) {
        try {
            return start.apply(this::ready);
        } finally {
            if (inLine) {
                out.println();
            }
        }
    }

    private synchronized void ready(String part) {
        out.printf("%s%s %.1f s", inLine ? ", " : "  ", part, seconds());
        inLine = true;
    }
}
