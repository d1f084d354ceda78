package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.Map;
import java.util.regex.Pattern;
import org.aemberlog.standalone.bot.StarterMatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever goes wrong: people are told what it is and have a way on. */
@ExtendWith(InBrowser.class)
class HelpfulPagesTest {

    private static final String LINES_DOWN = "ERR_(FAILED|INTERNET_DISCONNECTED|ABORTED)";

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
                    /table/nowhere         | There is no such match
                    /table/x/y             | There is no such page
                    /replay/nowhere        | There is no such match
                    /join/nowhere          | There is no such invitation
                    /best-of/nowhere       | There is no such series
                    /library/nowhere       | There is no such deck
                    /nowhere               | There is no such page
                    /%3Cb%3E               | There is no such page
                    """)
    void aLinkThatLeadsNowhereSaysSo(String path, String told, Visits visits) {
        visits.mayMeet("status of 4");
        var page = visits.visit(path);
        helps(page, told);
        Find.link(page, "To the lobby").click();
        assertThat(Find.heading(page, "Play KeyForge")).isVisible();
    }

    @Test
    void aPageWhoseScriptDoesNotComeSaysSo(Visits visits) {
        visits.mayMeet(LINES_DOWN);
        var page = visits.visit("/", Look.LAPTOP, it -> it.route("**/main.js", Route::abort));
        assertThat(page.getByText("This page could not be loaded.")).isVisible();
        assertThat(Find.link(page, "Try again")).isVisible();
    }

    @Test
    void anExpiredLinkLetsOneWatch(Visits visits) {
        visits.mayMeet("status of 401");
        var match = begun(visits, "expired").get("match");
        var token = visits.platform().expiredToken(String.valueOf(match));
        var page = visits.visit("/table/" + match + "#token=" + token);
        assertThat(Find.alert(page)).containsText("This link is no longer valid");
        visits.keep(page, "expired");
        assertThat(page.getByText("You are watching.")).isVisible();
        Find.button(page, "Close").click();
        assertThat(Find.alert(page)).isHidden();
    }

    @ParameterizedTest
    @ValueSource(strings = {"rubbish", "a.b.c", "%E0%A4%A"})
    void aTokenThatIsNoneLetsOneWatchAndIsTold(String token, Visits visits) {
        var match = begun(visits, "rubbish" + token).get("match");
        var page = visits.visit("/table/" + match + "#token=" + token);
        assertThat(page.getByText("You are watching.")).isVisible();
        assertThat(Find.alert(page)).containsText("This link is no longer valid");
    }

    @Test
    void aLinkWithoutATokenLetsOneWatch(Visits visits) {
        var match = begun(visits, "rubbish").get("match");
        var page = visits.visit("/table/" + match + "#token=");
        assertThat(page.getByText("You are watching.")).isVisible();
        assertThat(Find.alert(page)).hasCount(0);
    }

    @Test
    void whoSkipsTheNavigationIsInThePage(Visits visits) {
        var page = visits.visit("/library#cards");
        page.locator("a.skip").focus();
        page.keyboard().press("Enter");
        assertThat(page.locator("main")).isFocused();
        assertThat(page).hasURL(Pattern.compile("/library#cards$"));
    }

    @Test
    void theNavigationLeadsToTheWholePageAlsoFromAPartOfIt(Visits visits) {
        visits.mayMeet("status of 404");
        var page = visits.visit("/replays?player=Nobody");
        assertThat(page.locator("[name=player]")).hasValue("Nobody");
        Find.link(page, "Replays").click();
        assertThat(page.locator("[name=player]")).hasValue("");
        page.goBack();
        assertThat(page.locator("[name=player]")).hasValue("Nobody");
    }

    @Test
    void theTokenOfAnotherMatchLetsOneWatch(Visits visits) {
        var match = begun(visits, "this").get("match");
        var page = visits.visit("/table/" + match + "#token=" + token(begun(visits, "other")));
        assertThat(page.getByText("You are watching.")).isVisible();
    }

    @Test
    void theTableOfAFinishedMatchLeadsToItsReplay(Visits visits) {
        var match = visits.platform().finishedMatch();
        var page = visits.visit("/table/" + match);
        assertThat(page.locator(".prompt h1")).hasText(Pattern.compile("(Alice|Bob) wins"));
        visits.keep(page, "result");
        Find.link(page, "See the replay").click();
        assertThat(page).hasURL(Pattern.compile("/replay/" + match));
        assertThat(page.locator(".board")).isVisible();
    }

    @Test
    void aSeatThatIsTakenLetsOneWatch(Visits visits) {
        visits.mayMeet("status of 409");
        var api = visits.platform().api();
        var decks = visits.platform().decks();
        var host = Map.of("name", "Hal", "deck", decks.get("Radiant"));
        var made = (Map<?, ?>) api.post("/invitations", "", "full-seat", host).get("invitation");
        var page = visits.visit("/join/" + made.get("invitation"));
        assertThat(Find.heading(page, "Hal invites you to play")).isVisible();
        var faster = Map.of("name", "Fast", "deck", decks.get("Miss"));
        var acceptance = "/invitations/" + made.get("invitation") + "/acceptance";
        page.getByLabel("Your name").fill("Late");
        page.route("**" + acceptance, route -> {
            api.post(acceptance, "", "fast", faster);
            route.resume();
        });
        Find.button(page, "Sit down").click();
        helps(page, "The seat is taken");
        Find.link(page, "Watch the match").click();
        assertThat(page.getByText("You are watching.")).isVisible();
    }

    @Test
    void aPageThatCannotBeFetchedCanBeTriedAgain(Visits visits) {
        visits.mayMeet(LINES_DOWN);
        var page = visits.visit("/");
        assertThat(Find.heading(page, "Play KeyForge")).isVisible();
        page.context().setOffline(true);
        Find.link(page, "Statistics").click();
        helps(page, "The server does not answer");
        page.context().setOffline(false);
        Find.button(page, "Try again").click();
        assertThat(Find.heading(page, "Statistics")).isVisible();
        assertThat(page).hasURL(Pattern.compile("/statistics$"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/statistics", "/replay/", "/replays"})
    void withoutItsServiceAPageCanBeTriedAgain(String path, Visits visits) {
        visits.mayMeet(LINES_DOWN);
        var match = path.endsWith("/") ? visits.platform().finishedMatch() : "";
        var page = visits.visit(path + match, Look.LAPTOP, it -> it.route("**/replay-service/**", Route::abort));
        assertThat(Find.heading(page)).isVisible();
        assertThat(Find.alert(page).first()).containsText("The server does not answer");
        page.unroute("**/replay-service/**");
        Find.button(page, "Try again").click();
        assertThat(Find.button(page, "Try again")).isHidden();
        assertThat(Find.heading(page)).isVisible();
    }

    @Test
    void theLobbyWithoutServicesSaysSo(Visits visits) {
        visits.mayMeet("status of 503");
        var page = visits.visit(
                "/",
                Look.LAPTOP,
                it -> it.route(Pattern.compile("/(decks|matches|bots|invitations)(\\?|$)"), HelpfulPagesTest::away));
        assertThat(Find.heading(page)).isVisible();
        assertThat(Find.alert(page).first()).containsText("The server does not answer");
        page.unrouteAll();
        page.locator("deck-picker [data-action=retry]").click();
        assertThat(Find.deck(page, "Radiant Argus")).isVisible();
        assertThat(page.locator("select[name=bot]")).isVisible();
    }

    /** As what stands in front of a service answers for it. */
    private static void away(Route route) {
        route.fulfill(new Route.FulfillOptions()
                .setStatus(503)
                .setContentType("text/html")
                .setBody("<h1>503</h1>"));
    }

    /** The page says this, has a heading, and leads on. */
    private static void helps(Page page, String told) {
        assertThat(Find.heading(page, told)).isVisible();
        assertThat(page.locator("main p").first()).hasText(Pattern.compile("\\w.{10,}"));
        var ways = page.locator("main a[href], main button");
        assertThat(ways.first()).isVisible();
        assertThat(page).not().hasTitle("");
    }

    private static Map<String, Object> begun(Visits visits, String key) {
        var platform = visits.platform();
        var request = StarterMatch.request(platform.decks(), Map.of("nonces", false));
        return platform.api().post("/matches", "", "helpful-" + Math.abs(key.hashCode()), request);
    }

    private static Object token(Map<String, Object> made) {
        return ((Map<?, ?>) made.get("tokens")).get("a");
    }
}
