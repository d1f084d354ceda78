package org.aemberlog.standalone.command;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.aemberlog.standalone.cli.Options;
import org.aemberlog.standalone.smoke.Smoke;
import org.aemberlog.standalone.smoke.SmokeException;

/**
 * {@code smoke}: lets bots play on what {@code docker compose} runs, restarts every container in turn
 * meanwhile, and looks whether anything was lost.
 */
public final class SmokeCommand {

    private static final int LONGEST_MILLIS = 3_600_000;

    private SmokeCommand() {}

    public static int run(List<String> arguments) throws InterruptedException {
        var options = new Options(arguments, Set.of("url", "seed", "ready-within"));
        var longest = Duration.ofMillis(options.number("ready-within", LONGEST_MILLIS, 1, LONGEST_MILLIS));
        var smoke = new Smoke(options.text("url", "http://127.0.0.1:8080"), options.seed(System.nanoTime()));
        try {
            smoke.starts(longest);
            smoke.play();
        } catch (SmokeException e) {
            System.err.println(e.getMessage());
            return 1;
        }
        System.out.println("Everything that was played is there, once, and genuine.");
        return 0;
    }
}
