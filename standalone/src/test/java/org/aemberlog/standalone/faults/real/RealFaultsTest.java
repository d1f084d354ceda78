package org.aemberlog.standalone.faults.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.aemberlog.standalone.faults.machine.RealMachine;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ten faults of real servers, where the machine has what they need; {@code ./aemberlog faults --real} runs a hundred. */
@Tag("alone")
class RealFaultsTest {

    private static final int FAULTS = 10;
    private static final int TABLES = 3;
    private static final long SEED = 1;

    @TempDir
    Path logs;

    @BeforeAll
    static void requireMachine() {
        RealMachine.missing().ifPresent(Assumptions::abort);
    }

    @Test
    void nothingIsLostAndNothingStandsStillWhileRealServersBreak() {
        var report =
                RealFaults.run(logs, RealMachine.mongod().orElseThrow(), new RealFaults.Settings(FAULTS, TABLES, SEED));
        report.kept().keep(Path.of("target"));
        System.out.println(report.text());
        assertThat(report.held()).as(report.text()).isTrue();
        assertThat(report.faults()).isEqualTo(FAULTS);
    }
}
