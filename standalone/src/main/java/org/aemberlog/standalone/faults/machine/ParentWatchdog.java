package org.aemberlog.standalone.faults.machine;

import java.io.IOException;
import java.util.Arrays;
import kafka.Kafka;
import org.aemberlog.deck.DeckServiceApplication;
import org.aemberlog.match.MatchServiceApplication;
import org.aemberlog.replay.ReplayServiceApplication;
import org.aemberlog.rules.RulesServiceApplication;

/** What runs in a {@link Child}: one program, until the parent's end of the pipe is closed. */
public final class ParentWatchdog {

    static final String BROKER = "broker";
    public static final String RULES_SERVICE = "rules-service";
    public static final String MATCH_SERVICE = "match-service";
    public static final String REPLAY_SERVICE = "replay-service";
    public static final String DECK_SERVICE = "deck-service";

    private ParentWatchdog() {}

    /** Runs the program that the first argument names with the other arguments. */
    public static void main(String[] arguments) {
        Thread.ofPlatform().daemon().name("leash").start(ParentWatchdog::hold);
        var rest = Arrays.copyOfRange(arguments, 1, arguments.length);
        switch (arguments[0]) {
            case BROKER -> Kafka.main(rest);
            case RULES_SERVICE -> RulesServiceApplication.main(rest);
            case MATCH_SERVICE -> MatchServiceApplication.main(rest);
            case REPLAY_SERVICE -> ReplayServiceApplication.main(rest);
            case DECK_SERVICE -> DeckServiceApplication.main(rest);
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
