package org.aemberlog.standalone.faults.machine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Runs the machine's own commands. */
final class Shell {

    private Shell() {}

    /**
     * Runs a command to its end.
     *
     * @throws FaultException with what it printed, when it fails
     */
    static void run(List<String> command) {
        var said = new StringBuilder();
        if (status(command, said) != 0) {
            throw new FaultException(
                    String.join(" ", command) + ": " + said.toString().strip());
        }
    }

    /** The same, of words that are written apart by blanks. */
    static void run(String command) {
        run(List.of(command.split(" ")));
    }

    /** Runs a command whose failure changes nothing; whether it succeeded. */
    static boolean attempt(String command) {
        return status(List.of(command.split(" ")), new StringBuilder()) == 0;
    }

    private static int status(List<String> command, StringBuilder said) {
        try {
            var process = new ProcessBuilder(command).redirectErrorStream(true).start();
            said.append(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
            return process.waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FaultException("Interrupted", e);
        }
    }
}
