package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Locator.FilterOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.StarterMatch;
import org.bson.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.json.JsonMapper;

/** Matches that nobody came to, and those that the store has lost a part of, say so everywhere. */
@ExtendWith(InBrowser.class)
class UnusualMatchesTest {

    private static final Pattern LIST = Pattern.compile("/matches\\?state=");
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @Test
    void aMatchThatNobodyCameToSaysSoOnItsTableInTheListsAndInItsReplay(Visits visits) {
        var made = begun(visits, "nobody-came");
        var match = String.valueOf(made.get("match"));
        var seated = visits.visit("/table/" + match + "#token=" + ((Map<?, ?>) made.get("tokens")).get("a"));
        assertThat(seated.locator(".board")).isVisible();
        visits.platform().expire(match);

        assertThat(seated.locator(".prompt h1")).hasText("The match has expired: nobody came");
        assertThat(seated.locator("[data-intent=concede]")).hasCount(0);
        assertThat(seated.locator("match-log")).containsText("The match expires");
        visits.keep(seated, "expired-table");
        Find.link(seated, "Play").click();
        var own = seated.locator("[data-list=own] li").filter(has("Against Bob"));
        assertThat(own).containsText("expired: nobody came");
        assertThat(Find.button(seated, "Forget: Against Bob")).isVisible();

        var stranger = visits.visit("/table/" + match);
        assertThat(stranger.locator(".prompt h1")).hasText("The match has expired: nobody came");

        archived(visits, match);
        Find.link(stranger, "See the replay").click();
        assertThat(stranger.locator(".about")).containsText("expired: nobody came");
        Find.button(stranger, "To the end").click();
        assertThat(stranger.locator(".happened")).containsText("expires");
        visits.keep(stranger, "expired-replay");
        stranger.navigate("/replays");
        assertThat(stranger.locator(".match").first()).containsText("expired: nobody came");
        assertFits(stranger);
    }

    @Test
    void aDamagedMatchIsMarkedInTheListsAndItsTableSaysSo(Visits visits) {
        visits.mayMeet("status of 409");
        var sound = String.valueOf(begun(visits, "beside-it").get("match"));
        damage(visits, "damaged-running", new Document());
        damage(visits, "damaged-over", new Document("endedAt", System.currentTimeMillis()));

        var lobby = visits.visit("/", Look.PHONE, page -> page.route(LIST, UnusualMatchesTest::lessCrowded));
        for (var list : new String[] {"watch", "over"}) {
            var marks = lobby.locator("[data-list=" + list + "] [data-damaged]");
            assertThat(marks).hasCount(1);
            assertThat(marks).containsText("is damaged and cannot be shown");
        }
        assertThat(lobby.locator("[data-list=watch] a[href='/table/" + sound + "']"))
                .isVisible();
        visits.keep(lobby, "damaged-lobby");
        assertFits(lobby);

        var table = visits.visit("/table/damaged-running");
        assertThat(Find.heading(table, "The match is damaged")).isVisible();
        assertThat(Find.link(table, "To the lobby")).isVisible();
        visits.keep(table, "damaged-table");
    }

    /** Only what this test is about; other tests may have filled the list. */
    private static void lessCrowded(Route route) {
        var all = (List<?>) JSON.readValue(route.fetch().body(), Map.class).get("matches");
        var few = all.stream()
                .filter(it -> ((Map<?, ?>) it).get("damaged") != null || all.indexOf(it) < 4)
                .toList();
        route.fulfill(new Route.FulfillOptions()
                .setContentType("application/json")
                .setBody(JSON.writeValueAsString(Map.of("matches", few))));
    }

    private static void damage(Visits visits, String match, Document more) {
        var platform = visits.platform();
        long now = System.currentTimeMillis();
        var listed = new Document("_id", match).append("createdAt", now).append("signAt", now);
        listed.putAll(more);
        platform.store("matches", listed);
        platform.store(
                "commits",
                new Document("_id", match + "/1")
                        .append("matchId", match)
                        .append("version", 1L)
                        .append("text", "{}"));
    }

    private static Map<String, Object> begun(Visits visits, String key) {
        var platform = visits.platform();
        var request = StarterMatch.request(platform.decks(), Map.of("nonces", false));
        return platform.api().post("/matches", "", key, request);
    }

    private static void archived(Visits visits, String match) {
        var path = "/replay-service/matches/" + match;
        await().ignoreExceptionsInstanceOf(Api.ProblemException.class)
                .until(() -> visits.platform().api().get(path, "").containsKey("endedAt"));
    }

    private static FilterOptions has(String text) {
        return new FilterOptions().setHasText(text);
    }

    private static void assertFits(Page page) {
        org.assertj.core.api.Assertions.assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .as("nothing is to be scrolled to the side")
                .isEqualTo(true);
    }
}
