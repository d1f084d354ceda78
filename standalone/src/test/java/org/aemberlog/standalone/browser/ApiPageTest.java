package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.aemberlog.standalone.topics.ApiFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The API of all services can be read, tried in the browser, and compared with what it was. */
@ExtendWith(InBrowser.class)
class ApiPageTest {

    @ParameterizedTest
    @CsvSource({
        "match-service,  /matches/{id}/intents",
        "rules-service,  /halts",
        "replay-service, /matches/{id}/events",
        "deck-service,   /decks/{id}"
    })
    void theOperationsOfEveryServiceAreListed(String service, String path, Visits visits) {
        var page = visits.visit("/api?service=" + service);

        assertThat(page.locator("[data-path='" + path + "']").first()).isVisible();
        assertThat(page.locator("nav [aria-current]")).hasText(service);
        visits.keep(page, "api-" + service);
    }

    @Test
    void theTopicsAreListedWithTheirSchemasAndExamples(Visits visits) {
        var page = visits.visit("/api?service=topics");
        var results = page.locator("[data-topic='match-results']");

        assertThat(page.locator("nav [aria-current]")).hasText("topics");
        assertThat(page.locator("[data-topic]")).hasCount(7);
        assertThat(results).containsText("replay-service");
        results.getByText("Schema").click();
        results.getByText("Example").click();
        assertThat(results.locator("pre").first()).containsText("#/components/schemas/Result.Part");
        assertThat(results.locator("pre").last()).containsText("\"winner\"");
        visits.keep(page, "api-topics");
        page.setViewportSize(390, 844);
        visits.keep(page, "api-topics-phone");
        assertThat(page.locator("html")).hasJSProperty("scrollWidth", 390);
    }

    /** Run with -Dapprove to write the documents anew. */
    @ParameterizedTest
    @ValueSource(strings = {"match-service", "rules-service", "replay-service", "deck-service"})
    void theDocumentsInTheDocsAreThoseOfTheServices(String service, Visits visits) throws Exception {
        var prefix = service.equals("match-service") ? "" : "/" + service;
        var found = new TreeMap<String, Object>(
                (Map<String, ?>) visits.platform().api().get(prefix + "/v3/api-docs", ""));
        found.remove("servers");
        new ApiFile(service + ".json").check(found);
    }
}
