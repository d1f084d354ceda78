package org.aemberlog.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The log beside the table. */
@ExtendWith(InBrowser.class)
class LogTest {

    private static final int LONG = 300;
    private static final int MORE = 4;

    @Test
    void theEndIsShownUnlessSomebodyReads(Visits visits) {
        var table = TwoSeats.at(visits, "log-1", Look.WINDOW);
        var log = table.ann().page().locator(".log");
        table.playUntil(() -> number(log, "it.scrollHeight - it.clientHeight") > LONG);
        table.awaitThat(() -> atEnd(log));

        log.evaluate("it => it.scrollTop = 100");
        playOn(table, log);
        assertThat(number(log, "it.scrollTop")).isEqualTo(100);

        log.evaluate("it => it.scrollTop = it.scrollHeight");
        playOn(table, log);
        table.awaitThat(() -> atEnd(log));
        visits.keep(table.ann().page(), "log");

        table.ann().page().reload();
        table.awaitThat(() -> lines(log) > MORE && atEnd(log));
    }

    private static void playOn(TwoSeats table, Locator log) {
        double lines = lines(log);
        table.playUntil(() -> lines(log) >= lines + MORE);
    }

    private static double lines(Locator log) {
        return number(log, "it.querySelectorAll('.told').length");
    }

    private static boolean atEnd(Locator log) {
        return number(log, "it.scrollHeight - it.scrollTop - it.clientHeight") < 1;
    }

    private static double number(Locator log, String what) {
        return ((Number) log.evaluate("it => " + what)).doubleValue();
    }
}
