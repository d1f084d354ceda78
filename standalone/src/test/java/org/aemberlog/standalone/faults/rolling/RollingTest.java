package org.aemberlog.standalone.faults.rolling;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.aemberlog.game.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two of each service, one stopped and the other killed, however long the tables pause on this machine.
 * It runs alone: what starves beside other tests answers too late, and that is no loss of a request.
 * {@code ./aemberlog faults --only rolling} stops each and kills each.
 */
@Tag("alone")
class RollingTest {

    private static final int TABLES = 3;

    @TempDir
    Path directory;

    @Test
    void noRequestFailsAndNothingIsLostWhileInstancesComeAndGo() {
        long seed = Math.floorMod(Seeds.next(), 1_000_000);
        var report = Rolling.run(directory, new Rolling.Settings(TABLES, 1, 1, seed));
        report.kept().keep(Path.of("target"));
        System.out.println(report.text());
        assertThat(report.nothingLost()).as(report.text()).isTrue();
        assertThat(report.steps()).hasSize(1 + 2 * 4);
    }
}
