package org.aemberlog.standalone.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.aemberlog.game.audit.Finding;
import org.aemberlog.game.audit.ReplayFile;
import org.aemberlog.game.audit.Verdict;
import org.aemberlog.game.audit.Verifier;
import org.aemberlog.game.audit.VerifyingKey;
import org.aemberlog.standalone.cli.NamedFiles;
import org.aemberlog.standalone.cli.Options;
import org.aemberlog.standalone.cli.UsageException;

/** {@code verify}: checks a replay file and says what was found. Starts nothing, asks nobody. */
public final class VerifyCommand {

    private static final double NANOS_PER_MILLI = 1e6;

    /** The longest match takes a second or two. */
    private static final long SECONDS = 120;

    private static final long MAX_SECONDS = TimeUnit.DAYS.toSeconds(1);

    private VerifyCommand() {}

    public static int run(List<String> arguments) {
        if (arguments.isEmpty() || arguments.getFirst().startsWith("--")) {
            throw new UsageException("Name the file to verify: verify FILE [--key BASE64|FILE] [--seconds N]");
        }
        var options = new Options(arguments.subList(1, arguments.size()), Set.of("key", "seconds"));
        var file = Path.of(arguments.getFirst());
        var trusted = options.has("key") ? Set.of(key(options.text("key", ""))) : Set.<VerifyingKey>of();
        return run(file, trusted, options.number("seconds", SECONDS, 1, MAX_SECONDS), System.out);
    }

    /**
     * Prints the verdict on a file; gives 0 when it is genuine and 1 when it is not.
     *
     * @param seconds after how long it is given up
     */
    public static int run(Path file, Set<VerifyingKey> trusted, long seconds, PrintStream out) {
        var bytes = read(file);
        long began = System.nanoTime();
        var verdict = verdict(bytes, trusted, began, seconds);
        double millis = (System.nanoTime() - began) / NANOS_PER_MILLI;
        print(file, verdict, out);
        out.printf(Locale.ROOT, "%s, checked in %.0f ms.%n", verdict.genuine() ? "GENUINE" : "NOT GENUINE", millis);
        return verdict.genuine() ? 0 : 1;
    }

    /** A file is anybody's, and may be made to keep us busy. */
    private static Verdict verdict(byte[] bytes, Set<VerifyingKey> trusted, long began, long seconds) {
        Runnable patience = () -> {
            if (System.nanoTime() - began > TimeUnit.SECONDS.toNanos(seconds)) {
                throw new UsageException(
                        "The check took longer than %d s; allow more with --seconds.".formatted(seconds));
            }
        };
        try {
            return new Verifier(trusted, patience).verify(bytes);
        } catch (OutOfMemoryError e) {
            throw new UsageException("Checking the file takes more memory than there is; allow more with"
                    + " JAVA_TOOL_OPTIONS=-Xmx4g, if you know where the file comes from.");
        }
    }

    private static void print(Path file, Verdict verdict, PrintStream out) {
        out.println(file + verdict.match().map(m -> ", match " + m.value()).orElse(""));
        for (var checked : verdict.checked()) {
            out.printf(Locale.ROOT, "  %-10s ok  %,d %s%n", name(checked.check()), checked.count(), checked.things());
        }
        verdict.signedBy()
                .ifPresent(key -> out.println("  signed by  " + key + (verdict.trusted() ? ", the given key" : "")));
        verdict.notes().forEach(note -> out.println("  note       " + note));
        verdict.finding().ifPresent(finding -> print(finding, out));
    }

    private static void print(Finding finding, PrintStream out) {
        out.println("  " + name(finding.check()) + " FAILED at " + finding.where());
        out.println("    what:     " + finding.what());
        out.println("    expected: " + finding.expected());
        out.println("    found:    " + finding.found());
    }

    private static String name(Enum<?> check) {
        return check.name().toLowerCase(Locale.ROOT);
    }

    private static byte[] read(Path file) {
        try {
            if (Files.size(file) > ReplayFile.MAX_BYTES) {
                throw new UsageException(file + " has more than " + ReplayFile.MAX_BYTES + " bytes.");
            }
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UsageException("Cannot read " + file + ": " + NamedFiles.reason(e) + ".");
        }
    }

    /** A key as it is written, or in the file by this name. */
    private static VerifyingKey key(String given) {
        try {
            var file = given.length() < 200 ? Path.of(given) : Path.of("");
            return VerifyingKey.read(Files.isRegularFile(file) ? Files.readString(file) : given);
        } catch (IOException e) {
            throw new UsageException("Cannot read the key in " + given + ": " + NamedFiles.reason(e) + ".");
        } catch (IllegalArgumentException e) {
            throw new UsageException(e.getMessage());
        }
    }
}
