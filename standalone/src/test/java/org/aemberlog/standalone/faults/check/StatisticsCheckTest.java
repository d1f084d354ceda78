package org.aemberlog.standalone.faults.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.standalone.TestPlatform;
import org.aemberlog.standalone.faults.load.ScenarioCounts;
import org.bson.Document;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The check finds what a statistic says and the archive does not. */
class StatisticsCheckTest {

    private static TestPlatform platform;

    private final ScenarioCounts counts = new ScenarioCounts();
    private StatisticsCheck check;

    @BeforeAll
    static void finishAMatch() {
        platform = new TestPlatform();
        platform.finishedMatch();
    }

    @AfterAll
    static void stop() {
        platform.close();
    }

    @BeforeEach
    void ask() {
        check = new StatisticsCheck(platform.api(), platform.auditorToken(), counts);
    }

    @Test
    void statisticsThatSayWhatTheArchiveSaysHold() {
        check.of(1);
        assertThat(counts.violations()).isEmpty();
    }

    @Test
    void aMatchThatIsMissingIsTold() {
        check.of(2);
        assertThat(counts.violations()).singleElement().asString().contains("count 1 matches, but 2 were finished");
    }

    @Test
    void aLineThatSaysAnythingElseIsTold() {
        var more = new Document("$inc", new Document("sums.wins", 1));
        platform.changeAll("aemberlog-replay", name -> name.matches("houses-statistics\\.\\d+\\.lines"), more);
        check.of(1);
        assertThat(counts.violations())
                .singleElement()
                .asString()
                .startsWith("Statistic 'houses' is not what its archive makes of it: [{");
    }
}
