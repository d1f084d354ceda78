package org.aemberlog.standalone.faults;

import java.io.IOException;
import java.util.Arrays;
import kafka.Kafka;
import org.aemberlog.rules.RulesServiceApplication;

/** What runs in a {@link Child}: one program, until the parent's end of the pipe is closed. */
final class ParentWatchdog {

    static final String BROKER = "broker";
    static final String RULES_SERVICE = "rules-service";

    private ParentWatchdog() {}

    /** Runs the program that the first argument names with the other arguments. */
    public static void main(String[] arguments) {
        Thread.ofPlatform().daemon().name("leash").start(ParentWatchdog::hold);
        var rest = Arrays.copyOfRange(arguments, 1, arguments.length);
        switch (arguments[0]) {
            case BROKER -> Kafka.main(rest);
            case RULES_SERVICE -> RulesServiceApplication.main(rest);
            default -> throw new IllegalArgumentException("No program " + arguments[0]);
        }
    }

    /** The operating system closes the pipe of a parent that died, however it died. */
    private static void hold() {
        try {
            while (System.in.read() >= 0) {
                Thread.onSpinWait();
            }
        } catch (IOException gone) {
            // The same as its end.
        }
        Runtime.getRuntime().halt(1);
    }
}
