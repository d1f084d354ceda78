package org.aemberlog.standalone;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.aemberlog.standalone.faults.Faults;
import org.aemberlog.standalone.faults.Workload;

/** {@code faults}: breaks the platform while bots play and says whether it held. */
final class FaultsCommand {

    private static final int MATCHES = 1_000;
    private static final int TABLES = 120;
    private static final int LONGEST = 60;
    private static final Path KEPT = Path.of("standalone", "target");

    private FaultsCommand() {}

    static int run(List<String> arguments) {
        var options = new Options(arguments, Set.of("matches", "only", "seed", "tables", "longest"));
        long seed = options.seed(Math.floorMod(System.nanoTime(), 1_000_000L));
        int matches = options.count("matches", MATCHES, 1, 1_000_000);
        int tables = options.count("tables", TABLES, 1, 10_000);
        int longest = options.count("longest", LONGEST, 1, 100_000);
        var only = options.text("only", "");
        if (!only.isEmpty() && !Faults.names().contains(only)) {
            throw new UsageException(
                    "The option --only: expected one of " + Faults.names() + ", found '" + only + "'.");
        }
        System.out.println("Seed " + seed);
        try (var home = DataDirectory.temporary()) {
            var workload = new Workload(seed, matches, tables, longest);
            var report = Faults.run(home.directory(), name -> only.isEmpty() || only.equals(name), workload);
            Faults.keep(report, KEPT);
            System.out.println(report.text());
            return report.held() ? 0 : 1;
        }
    }
}
