package org.aemberlog.standalone.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two of each service, each stopped and each killed, however long the tables pause on this machine. It
 * runs alone: what starves beside other tests answers too late, and that is no loss of a request.
 */
@Tag("alone")
class RollingTest {

    private static final int TABLES = 3;

    @TempDir
    Path directory;

    @Test
    void noRequestFailsAndNothingIsLostWhileInstancesComeAndGo() {
        long seed = new Random().nextInt(1_000_000);
        var report = Rolling.run(directory, new Rolling.Settings(TABLES, 1, seed));
        report.kept().keep(Path.of("target"));
        System.out.println(report.text());
        assertThat(report.nothingLost()).as(report.text()).isTrue();
        assertThat(report.steps()).hasSize(1 + 2 * 2 * 4);
    }
}
