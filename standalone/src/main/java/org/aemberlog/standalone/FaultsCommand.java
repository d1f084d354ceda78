package org.aemberlog.standalone;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.aemberlog.standalone.faults.Faults;
import org.aemberlog.standalone.faults.Rolling;
import org.aemberlog.standalone.faults.Workload;

/** {@code faults}: breaks the platform while bots play and says whether it held. */
final class FaultsCommand {

    private static final int MATCHES = 1_000;
    private static final int TABLES = 120;
    private static final int LONGEST = 60;
    private static final int ROLLING_TABLES = 24;
    private static final Path KEPT = Path.of("standalone", "target");

    private FaultsCommand() {}

    static int run(List<String> arguments) {
        var options = new Options(arguments, Set.of("matches", "only", "seed", "tables", "longest", "rounds"));
        long seed = options.seed(Math.floorMod(System.nanoTime(), 1_000_000L));
        int matches = options.count("matches", MATCHES, 1, 1_000_000);
        int tables = options.count("tables", TABLES, 1, 10_000);
        int longest = options.count("longest", LONGEST, 1, 100_000);
        var only = options.text("only", "");
        var names =
                Stream.concat(Faults.names().stream(), Stream.of(Rolling.NAME)).toList();
        if (!only.isEmpty() && !names.contains(only)) {
            throw new UsageException("The option --only: expected one of " + names + ", found '" + only + "'.");
        }
        System.out.println("Seed " + seed);
        if (only.equals(Rolling.NAME)) {
            return rolling(new Rolling.Settings(
                            options.count("tables", ROLLING_TABLES, 1, 10_000),
                            options.count("rounds", 1, 1, 100),
                            seed))
                    ? 0
                    : 1;
        }
        try (var home = DataDirectory.temporary()) {
            var workload = new Workload(seed, matches, tables, longest);
            var report = Faults.run(home.directory(), name -> only.isEmpty() || only.equals(name), workload);
            Faults.keep(report, KEPT);
            System.out.println(report.text());
            return report.held() ? 0 : 1;
        }
    }

    private static boolean rolling(Rolling.Settings settings) {
        try (var home = DataDirectory.temporary()) {
            var report = Rolling.run(home.directory(), settings);
            System.out.println(report.text());
            return report.held();
        }
    }
}
