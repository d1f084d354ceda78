package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Page;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Whatever players call themselves and their decks is text, and nothing else, wherever it stands.
 */
@ExtendWith(InBrowser.class)
class MarkupTest {

    private static final String IMAGE = "<img src=x onerror=alert(1)>";
    private static final String SCRIPT = "\"><script>alert(2)</script>";
    private static final String LINK = "javascript:alert(3)//'`${alert(4)}";
    private static final String BACKWARDS = "ملك שלום <b onclick=alert(5)>";
    private static final String LONG = "W".repeat(40);
    private static final String DECK_IMAGE = "<svg onload=alert(6)><a href=javascript:alert(7)>";
    private static final String DECK_LONG = "M".repeat(80);

    private static final String MADE_OF_NAMES = """
            () => [...document.querySelectorAll(
                'img:not(.art), svg[onload], [onerror], [onclick], [href^="javascript:" i], body script')]
              .map(it => it.outerHTML)""";

    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final Look LOOK = Look.LAPTOP;

    private final List<String> dialogs = new ArrayList<>();

    @Test
    void namesThatLookLikeMarkupAreShownAsText(Visits visits) {
        var image = importDeck(visits, DECK_IMAGE);
        var wide = importDeck(visits, DECK_LONG);
        var match = match(visits, Map.of("name", IMAGE, "deck", image), Map.of("name", SCRIPT, "deck", wide));
        var other = match(visits, Map.of("name", LINK, "deck", image), Map.of("name", LONG, "deck", wide));
        var invitation = invitation(visits, image);

        var page = visits.visit("/", LOOK);
        page.onDialog(dialog -> {
            dialogs.add(dialog.message());
            dialog.dismiss();
        });
        shows(page, BACKWARDS, DECK_IMAGE, DECK_LONG);
        goes(page, "/join/" + invitation, BACKWARDS, DECK_IMAGE);
        goes(page, "/library", DECK_IMAGE, DECK_LONG);
        goes(page, "/library/" + image, DECK_IMAGE);
        goes(page, "/table/" + other.get("match"), LINK, LONG, DECK_IMAGE, DECK_LONG);
        var tokens = (Map<?, ?>) match.get("tokens");
        var id = match.get("match");
        goes(page, "/table/" + id + "#token=" + tokens.get("a"), IMAGE, SCRIPT, DECK_IMAGE, DECK_LONG);
        assertThat(page.locator("match-log")).containsText(IMAGE);
        page.locator("[data-intent=concede]").click();
        assertThat(page.locator(".concede-dialog")).containsText(SCRIPT);
        page.locator("[data-intent=concede-confirm]").click();
        assertThat(page.locator(".prompt h1")).hasText(SCRIPT + " wins");
        assertThat(page.locator("match-log")).containsText(SCRIPT);
        checkPlain(page);
        goes(page, "/", IMAGE, SCRIPT);
        goes(page, "/replay/" + id, IMAGE, SCRIPT, DECK_IMAGE, DECK_LONG);
        goes(page, "/replay/" + id + "#v=" + IMAGE + "&as=" + SCRIPT, IMAGE.substring(0, 20));
        goes(page, "/replays", IMAGE, SCRIPT);
        awaitCounted(visits, image);
        CountedMatches.many(page);
        page.navigate("/statistics");
        page.locator("[data-chart=decks] [data-action=table]").click();
        shows(page, DECK_IMAGE, DECK_LONG);
        visits.keep(page, "markup-statistics");
    }

    private static Map<String, Object> match(Visits visits, Map<String, String> a, Map<String, String> b) {
        var request = Map.of("nonces", false, "players", Map.of("a", a, "b", b));
        return visits.platform()
                .api()
                .post("/matches", "", "markup-" + a.get("name").hashCode(), request);
    }

    private static Object invitation(Visits visits, String deck) {
        var request = Map.of("name", BACKWARDS, "deck", deck, "listed", true);
        var made = visits.platform().api().post("/invitations", "", "markup", request);
        return ((Map<?, ?>) made.get("invitation")).get("invitation");
    }

    private static String importDeck(Visits visits, String name) {
        var cards = List.of("12x Batdrone", "12x Charette", "12x Bad Penny");
        var file = Map.of("name", name, "set", "call-of-the-archons", "cards", cards);
        var made = visits.platform().api().post("/deck-service/decks", "", "", file);
        return String.valueOf(((Map<?, ?>) made.get("deck")).get("id"));
    }

    /** Statistics are counted a moment after a match is over. */
    private static void awaitCounted(Visits visits, String deck) {
        var api = visits.platform().api();
        await().atMost(TIMEOUT)
                .untilAsserted(() -> assertThat(api.get("/replay-service/statistics/decks", ""))
                        .asString()
                        .contains(deck));
    }

    private void goes(Page page, String path, String... names) {
        page.navigate(path);
        shows(page, names);
    }

    private void shows(Page page, String... names) {
        for (var name : names) {
            assertThat(page.locator("main")).containsText(name);
        }
        checkPlain(page);
    }

    private void checkPlain(Page page) {
        assertThat((List<?>) page.evaluate(MADE_OF_NAMES)).as(page.url()).isEmpty();
        assertThat(dialogs).isEmpty();
        int width = ((Number) page.evaluate("document.scrollingElement.scrollWidth")).intValue();
        assertThat(width).as("width of " + page.url()).isLessThanOrEqualTo(LOOK.width());
    }
}
