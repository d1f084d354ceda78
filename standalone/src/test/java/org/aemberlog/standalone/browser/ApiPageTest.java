package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The API of all services can be read, tried in the browser, and compared with what it was. */
@ExtendWith(InBrowser.class)
class ApiPageTest {

    private static final Path DOCUMENTS = Path.of("..", "docs", "api");
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT, SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .build();

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

    /** Run with -Dapprove to write the documents anew. */
    @ParameterizedTest
    @ValueSource(strings = {"match-service", "rules-service", "replay-service", "deck-service"})
    void theDocumentsInTheDocsAreThoseOfTheServices(String service, Visits visits) throws IOException {
        var prefix = service.equals("match-service") ? "" : "/" + service;
        var found = new TreeMap<String, Object>(
                (Map<String, ?>) visits.platform().api().get(prefix + "/v3/api-docs", ""));
        found.remove("servers");
        var document = JSON.writeValueAsString(found) + "\n";
        var file = DOCUMENTS.resolve(service + ".json");
        if (System.getProperty("approve") != null) {
            Files.createDirectories(DOCUMENTS);
            Files.writeString(file, document);
        }

        assertThat(Files.readString(file)).isEqualTo(document);
    }
}
