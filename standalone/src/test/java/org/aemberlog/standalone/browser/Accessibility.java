package org.aemberlog.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.stream.Collectors;

/** Whether everybody can use a page, as far as a program can tell. */
final class Accessibility {

    /** WCAG 2.2 up to AA, and what axe itself thinks good. */
    private static final List<String> RULES =
            List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice");

    /** Swagger UI has faults of its own, such as buttons within buttons. */
    private static final String DRAWN_BY_OTHERS = ".swagger-ui";

    private static final String LOOK =
            "() => `${matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'}, ${innerWidth} x ${innerHeight}`";

    private Accessibility() {}

    /** Fails with all that axe finds wrong in a page as it is now. */
    static void check(Page page) {
        check(page, new AxeBuilder(page));
    }

    /** Fails with what axe finds wrong in a part of a page, such as a dialog that is open. */
    static void check(Page page, String part) {
        check(page, new AxeBuilder(page).include(List.of(part)));
    }

    private static void check(Page page, AxeBuilder axe) {
        // No page has frames, for which axe would open a page of its own each time.
        var results = axe.exclude(List.of(DRAWN_BY_OTHERS))
                .options(ofViolations())
                .withTags(RULES)
                .setLegacyMode(true)
                .analyze();
        assertThat(results.getPasses()).as("rules that were checked").isNotEmpty();
        assertThat(results.getViolations().stream().map(Accessibility::told).toList())
                .as("what keeps people from using %s in %s", page.url(), page.evaluate(LOOK))
                .isEmpty();
    }

    /** Says where a rule is broken, and not where it is kept, which takes most of the time. */
    private static AxeRunOptions ofViolations() {
        var options = new AxeRunOptions();
        options.setResultTypes(List.of("violations"));
        options.setXPath(false);
        return options;
    }

    private static String told(Rule rule) {
        var places = rule.getNodes().stream()
                .map(node -> node.getTarget() + " " + node.getFailureSummary())
                .collect(Collectors.joining("\n    "));
        return rule.getId() + " (" + rule.getImpact() + "): " + rule.getHelp() + "\n    " + places;
    }
}
