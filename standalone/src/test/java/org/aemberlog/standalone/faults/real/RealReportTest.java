package org.aemberlog.standalone.faults.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.aemberlog.standalone.bot.Retries.Why;
import org.aemberlog.standalone.faults.load.Pauses;
import org.aemberlog.standalone.faults.real.RealReport.Step;
import org.junit.jupiter.api.Test;

class RealReportTest {

    private static final Step KILL = new Step("kill primary", Pauses.ofMillis(1_000, 3_000));
    private static final Step KILL_AGAIN = new Step("kill primary", Pauses.ofMillis(2_000, 12_400));
    private static final Step FREEZE = new Step("freeze leader", Pauses.ofMillis(500, 600));

    @Test
    void pausesAreOfEachKindAndOfAll() {
        var report = report(List.of());
        assertThat(report.text())
                .contains("3 faults on real servers in 61 s, seed 7")
                .containsPattern("kill primary +2 +p50 +2\\.0 +p95 +12\\.4 +longest +12\\.4 s")
                .containsPattern("freeze leader +1 +p50 +0\\.5 +p95 +0\\.6 +longest +0\\.6 s")
                .contains("all pauses, s:  p50 1.0  p75 3.0  p90 12.4");
        assertThat(report.json()).contains("\"held\":true").contains("\"p100\":12400");
    }

    @Test
    void aViolationNamesTheLogs() {
        var report = report(List.of("Table 100 stands still"));
        assertThat(report.held()).isFalse();
        assertThat(report.text()).contains("VIOLATED; the logs are in /logs").contains("Table 100 stands still");
    }

    private static RealReport report(List<String> violations) {
        return new RealReport(
                7,
                Duration.ofSeconds(61),
                List.of(KILL, FREEZE, KILL_AGAIN),
                Map.of(Why.ASKED_TO, 3),
                violations,
                "/logs");
    }
}
