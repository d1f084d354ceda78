package org.aemberlog.standalone;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import org.aemberlog.standalone.cli.CommandException;
import org.aemberlog.standalone.cli.NamedFiles;
import org.aemberlog.standalone.cli.UsageException;
import org.aemberlog.standalone.command.BenchCommand;
import org.aemberlog.standalone.command.CardsCommand;
import org.aemberlog.standalone.command.DeckCommand;
import org.aemberlog.standalone.command.FaultsCommand;
import org.aemberlog.standalone.command.LabCommand;
import org.aemberlog.standalone.command.MatchCommand;
import org.aemberlog.standalone.command.PartsCommand;
import org.aemberlog.standalone.command.ReadjudicateCommand;
import org.aemberlog.standalone.command.ReplayCommand;
import org.aemberlog.standalone.command.ScaleCommand;
import org.aemberlog.standalone.command.SimCommand;
import org.aemberlog.standalone.command.SmokeCommand;
import org.aemberlog.standalone.command.TokenCommand;
import org.aemberlog.standalone.command.UpCommand;
import org.aemberlog.standalone.command.VerifyCommand;

/** The commands behind {@code ./aemberlog}. */
public final class Main {

    private static final int FAILED = 1;

    private Main() {}

    /**
     * Runs a command; exits 0 when it succeeded, 1 when it failed, 2 when it is not known. It exits
     * whatever it started still runs: threads of a platform that broke would keep the process up.
     */
    public static void main(String[] arguments) {
        int status = FAILED;
        try {
            status = run(Arrays.asList(arguments));
        } catch (RuntimeException | Error e) {
            System.err.println("The command failed: " + e + traced(e));
        }
        System.exit(status);
    }

    /** Where the stack trace is. */
    private static String traced(Throwable failure) {
        try {
            var file = Files.createTempFile("aemberlog-", ".log");
            try (var trace = new PrintWriter(Files.newBufferedWriter(file))) {
                failure.printStackTrace(trace);
            }
            return "; its stack trace is in " + file;
        } catch (IOException e) {
            return "; its stack trace cannot be written: " + NamedFiles.reason(e);
        }
    }

    /** Runs a command; what went wrong as it may is said in a sentence. */
    static int run(List<String> arguments) {
        try {
            var rest = arguments.isEmpty() ? arguments : arguments.subList(1, arguments.size());
            return switch (arguments.isEmpty() ? "" : arguments.getFirst()) {
                case "up" -> UpCommand.run(rest);
                case "parts" -> PartsCommand.run(rest);
                case "match" -> MatchCommand.run(rest);
                case "bench" -> BenchCommand.run(rest);
                case "sim" -> SimCommand.run(rest);
                case "cards" -> CardsCommand.run(rest);
                case "deck" -> DeckCommand.run(rest);
                case "lab" -> LabCommand.run(rest);
                case "scale" -> ScaleCommand.run(rest);
                case "smoke" -> SmokeCommand.run(rest);
                case "faults" -> FaultsCommand.run(rest);
                case "token" -> TokenCommand.run(rest);
                case "verify" -> VerifyCommand.run(rest);
                case "replay" -> ReplayCommand.run(rest);
                case "readjudicate" -> ReadjudicateCommand.run(rest);
                default ->
                    throw new UsageException(
                            "Commands: up, parts, match, sim, cards, deck, lab, token, bench, verify, replay, readjudicate, faults, smoke, scale.");
            };
        } catch (CommandException e) {
            System.err.println(e.getMessage());
            return e.status();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return FAILED;
        }
    }
}
