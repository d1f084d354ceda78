package org.aemberlog.game;

import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Seeds for tests that try something at random. They are the same in every run, so that a failure is of
 * a change and not of luck; {@code -Dseed=random} tries others, and {@code -Dseed=17} that one.
 */
public final class Seeds {

    private static final String WANTED = System.getProperty("seed", "");
    private static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    private static final Map<Class<?>, Integer> ASKED = new ConcurrentHashMap<>();

    private Seeds() {}

    /** Another one each time that a class asks; it has to tell it where it fails. */
    public static long next() {
        return switch (WANTED) {
            case "" -> following(WALKER.getCallerClass());
            case "random" -> new Random().nextLong();
            default -> Long.parseLong(WANTED);
        };
    }

    private static long following(Class<?> test) {
        int times = ASKED.merge(test, 1, Integer::sum);
        return new Random(Objects.hash(test.getName(), times)).nextLong();
    }
}
