package org.aemberlog.standalone.store;

import java.util.function.BooleanSupplier;

/** Ends this process at a chosen moment. */
final class Doom {

    /** How a process that has met its doom ends. */
    static final int KILLED = 137;

    private Doom() {}

    /** Ends this process as kill -9 does, with no farewell, as soon as it is so. */
    static void when(BooleanSupplier isSo) {
        Thread.ofPlatform().daemon().start(() -> {
            while (!isSo.getAsBoolean()) {
                Thread.onSpinWait();
            }
            Runtime.getRuntime().halt(KILLED);
        });
    }
}
