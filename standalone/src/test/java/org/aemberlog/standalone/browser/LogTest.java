package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    /** Text that goes on behind a card or word without a space and yet begins another line; first, how often one goes on so. */
    private static final String BROKEN_OFF = """
            () => {
              for (const turn of document.querySelectorAll('.log .turn')) turn.style.contentVisibility = 'visible';
              const box = (node, at) => {
                const range = document.createRange();
                range.setStart(node, at);
                range.setEnd(node, at + 1);
                return range.getBoundingClientRect();
              };
              const found = [0];
              for (const line of document.querySelectorAll('.log .told')) {
                const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT, it => (it.data ? 1 : 2));
                for (let before = null; walker.nextNode(); before = walker.currentNode) {
                  const node = walker.currentNode;
                  if (!before || !/^\\S/.test(node.data) || !/\\S$/.test(before.data)) continue;
                  found[0]++;
                  if (box(node, 0).top >= box(before, before.length - 1).bottom - 1) found.push(before.data + node.data);
                }
              }
              return found;
            }""";

    @ParameterizedTest
    @CsvSource({"360, 460", "1280, 1380"})
    void noLineBeginsWithWhatBelongsToTheOneBefore(int from, int to, Visits visits) {
        var match = visits.platform().finishedMatch();
        var page = visits.visit("/replay/" + match, new Look(from, 900, ColorScheme.LIGHT, false));
        assertThat(page.locator("match-log .told").last()).isAttached();
        for (int width = from; width < to; width += 10) {
            page.setViewportSize(width, 900);
            var found = (List<?>) page.evaluate(BROKEN_OFF);
            assertThat((int) found.getFirst()).isGreaterThan(50);
            assertThat(found.subList(1, found.size())).as("at %s px", width).isEmpty();
        }
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
