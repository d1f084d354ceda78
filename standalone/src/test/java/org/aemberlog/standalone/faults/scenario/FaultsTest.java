package org.aemberlog.standalone.faults.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.aemberlog.game.Seeds;
import org.aemberlog.standalone.faults.load.ScenarioCounts.Count;
import org.aemberlog.standalone.faults.load.Workload;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every scenario, with fewer and shorter matches than {@code ./aemberlog faults} plays. */
class FaultsTest {

    private static final int MATCHES = 20;
    private static final int TABLES = 8;
    private static final int LONGEST = 40;

    @TempDir
    Path directory;

    @Test
    void nothingIsLostAndNothingIsDoubledWhateverBreaks() {
        long seed = Math.floorMod(Seeds.next(), 1_000_000);
        var report = Faults.run(directory, name -> true, new Workload(seed, MATCHES, TABLES, LONGEST));
        report.kept().keep(Path.of("target"));
        System.out.println(report.text());
        assertThat(report.held()).as(report.text()).isTrue();
        assertThat(report.results()).hasSameSizeAs(Faults.names());
        assertThat(count(report, "rules-killed", Count.MATCHES_FINISHED)).isGreaterThanOrEqualTo(MATCHES);
        assertThat(count(report, "rules-killed", Count.FAULTS)).isEqualTo(2);
        assertThat(count(report, "rules-frozen", Count.FENCED)).isPositive();
        assertThat(count(report, "broker-killed", Count.FAULTS)).isEqualTo(3);
        assertThat(count(report, "stream-cut", Count.STREAMS_EQUAL)).isEqualTo(3);
        for (var name : Faults.names()) {
            assertThat(count(report, name, Count.MATCHES_FINISHED)).as(name).isPositive();
            assertThat(count(report, name, Count.MATCHES_FINISHED))
                    .as(name)
                    .isEqualTo(count(report, name, Count.REPLAYS_EQUAL))
                    .isEqualTo(count(report, name, Count.VIEWS_EQUAL));
            assertThat(count(report, name, Count.ACCEPTED))
                    .as(name)
                    .isEqualTo(count(report, name, Count.COMMITS_STORED));
        }
    }

    private static long count(Report report, String scenario, Count what) {
        return report.results().stream()
                .filter(result -> result.name().equals(scenario))
                .findFirst()
                .orElseThrow()
                .counts()
                .get(what.label());
    }
}
