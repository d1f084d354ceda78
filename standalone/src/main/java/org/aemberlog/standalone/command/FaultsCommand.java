package org.aemberlog.standalone.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.aemberlog.standalone.cli.CommandException;
import org.aemberlog.standalone.cli.NamedFiles;
import org.aemberlog.standalone.cli.Options;
import org.aemberlog.standalone.cli.UsageException;
import org.aemberlog.standalone.faults.KeptReport;
import org.aemberlog.standalone.faults.load.Workload;
import org.aemberlog.standalone.faults.machine.RealMachine;
import org.aemberlog.standalone.faults.real.DataLoss;
import org.aemberlog.standalone.faults.real.RealFaults;
import org.aemberlog.standalone.faults.rolling.Rolling;
import org.aemberlog.standalone.faults.scenario.Faults;
import org.aemberlog.standalone.platform.DataDirectory;

/** {@code faults}: breaks the platform while bots play and says whether it held. */
public final class FaultsCommand {

    private static final int MATCHES = 1_000;
    private static final int SCENARIO_TABLES = 120;
    private static final int LONGEST = 60;
    private static final int ROLLING_TABLES = 24;
    private static final int REAL_FAULTS = 100;
    private static final int REAL_TABLES = 8;
    private static final String REAL = "real";
    private static final String ONLY = "only";
    private static final String SEED = "seed";
    private static final String TABLES = "tables";
    private static final Path KEPT = Path.of("standalone", "target");

    private FaultsCommand() {}

    public static int run(List<String> arguments) {
        return held(arguments) ? 0 : 1;
    }

    private static boolean held(List<String> arguments) {
        if (arguments.contains("--" + REAL)) {
            return real(arguments);
        }
        return arguments.contains(Rolling.NAME) ? rolling(arguments) : scenarios(arguments);
    }

    private static boolean scenarios(List<String> arguments) {
        var options = new Options(arguments, Set.of(ONLY, SEED, "matches", TABLES, "longest"));
        var workload = new Workload(
                seed(options),
                options.count("matches", MATCHES, 1, 1_000_000),
                options.count(TABLES, SCENARIO_TABLES, 1, 10_000),
                options.count("longest", LONGEST, 1, 100_000));
        var only = options.text(ONLY, "");
        if (!only.isEmpty() && !Faults.names().contains(only)) {
            var names = Stream.concat(Faults.names().stream(), Stream.of(Rolling.NAME))
                    .toList();
            throw new UsageException("The option --only: expected one of " + names + ", found '" + only + "'.");
        }
        try (var home = DataDirectory.temporary()) {
            var report = Faults.run(home.directory(), name -> only.isEmpty() || only.equals(name), workload);
            show(report.kept());
            return report.held();
        }
    }

    /** Instances of two of each service are stopped and killed. */
    private static boolean rolling(List<String> arguments) {
        var options = new Options(arguments, Set.of(ONLY, SEED, TABLES, "rounds"));
        var settings = Rolling.Settings.ofRounds(
                options.count(TABLES, ROLLING_TABLES, 1, 10_000), options.count("rounds", 1, 1, 100), seed(options));
        try (var home = DataDirectory.temporary()) {
            var report = Rolling.run(home.directory(), settings);
            show(report.kept());
            return report.held();
        }
    }

    /** Real servers are broken, or data is lost. The logs of each run stay in a directory of its seed. */
    private static boolean real(List<String> arguments) {
        var options = new Options(arguments, Set.of(ONLY, SEED, TABLES, "faults"), Set.of(REAL));
        var only = options.text(ONLY, "");
        if (!only.isEmpty() && !DataLoss.KINDS.containsKey(only)) {
            throw new UsageException("The option --only with --real: expected one of " + DataLoss.KINDS.keySet()
                    + ", found '" + only + "'.");
        }
        RealMachine.missing().ifPresent(sentence -> {
            throw new CommandException(sentence);
        });
        var settings = new RealFaults.Settings(
                options.count("faults", REAL_FAULTS, 1, 10_000),
                options.count(TABLES, REAL_TABLES, 1, 1_000),
                seed(options));
        var logs = KEPT.resolve("faults-real-" + settings.seed()).toAbsolutePath();
        NamedFiles.requireDirectory(logs);
        var mongod = RealMachine.mongod().orElseThrow();
        var report =
                only.isEmpty() ? RealFaults.run(logs, mongod, settings) : DataLoss.run(only, logs, mongod, settings);
        show(report.kept());
        return report.held();
    }

    private static long seed(Options options) {
        long seed = options.seed(Math.floorMod(System.nanoTime(), 1_000_000L));
        System.out.println("Seed " + seed);
        return seed;
    }

    private static void show(KeptReport report) {
        report.keep(KEPT);
        System.out.println(report.text());
    }
}
