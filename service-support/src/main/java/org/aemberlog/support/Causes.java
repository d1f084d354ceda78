package org.aemberlog.support;

import java.util.Optional;
import java.util.stream.Stream;

/** Why something failed, from what was thrown to what began it. */
public final class Causes {

    private static final int DEEPEST = 50;

    private Causes() {}

    /** What was thrown, what caused it, and so on. */
    public static Stream<Throwable> of(Throwable thrown) {
        return Stream.iterate(thrown, cause -> cause != null, Throwable::getCause)
                .limit(DEEPEST);
    }

    /** The first of them of a kind. */
    public static <T extends Throwable> Optional<T> find(Throwable thrown, Class<T> kind) {
        return of(thrown).filter(kind::isInstance).map(kind::cast).findFirst();
    }

    /** The one that began it. */
    public static Throwable root(Throwable thrown) {
        return of(thrown).reduce((before, next) -> next).orElseThrow();
    }
}
