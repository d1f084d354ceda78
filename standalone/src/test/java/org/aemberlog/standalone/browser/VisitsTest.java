package org.aemberlog.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of the client notice what goes wrong in a page. */
@ExtendWith(InBrowser.class)
class VisitsTest {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    @ParameterizedTest(name = "{1}")
    @CsvSource(delimiter = '|', textBlock = """
                    console.error("a complaint")                        | a complaint
                    throw new Error("an accident")                      | Uncaught: .*an accident
                    document.body.setAttribute("style", "color: red")   | Content Security Policy
                    document.body.innerHTML = "<p>markup</p>"           | TrustedHTML
                    fetch("/matches/nowhere")                           | status of 404
                    """)
    void errorsOfAPageAreHeard(String script, String told, Visits visits) {
        var page = visits.visit("/statistics");
        page.evaluate("setTimeout(() => { " + script + " })");
        await().atMost(TIMEOUT).pollInSameThread().untilAsserted(() -> {
            page.evaluate("0");
            assertThat(visits.troubles()).anySatisfy(it -> assertThat(it).containsPattern(told));
        });
        visits.mayMeet(told);
    }
}
