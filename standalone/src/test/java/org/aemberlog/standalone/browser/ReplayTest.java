package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByLabelOptions;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A match that is over is gone through again. */
@ExtendWith(InBrowser.class)
class ReplayTest {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    @Test
    void theSliderShowsTheTableOfEachMoment(Visits visits) {
        var match = archived(visits);
        int head = match.head();
        var page = visits.visit("/replay/" + match.match(), Look.WINDOW);
        for (int version : List.of(1, 2, head / 4, head / 2, head / 2 + 1, head - 1, head)) {
            slider(page).fill(String.valueOf(version));
            shows(page, match, version, "all");
        }
        slider(page).fill(String.valueOf(head / 2));
        shows(page, match, head / 2, "all");
        // As high as the whole page, so that its controls lie where they belong.
        page.setViewportSize(1400, 1250);
        visits.keep(page, "replay");
    }

    @Test
    void keysAndMarksLeadThroughTheMatch(Visits visits) {
        var match = archived(visits);
        int head = match.head();
        var turns = match.marks("turn-began");
        var page = open(visits, match, "");
        shows(page, match, 1, "all");
        page.keyboard().press("End");
        shows(page, match, head, "all");
        page.keyboard().press("Home");
        shows(page, match, 1, "all");
        page.keyboard().press("Shift+ArrowRight");
        shows(page, match, turns.get(0), "all");
        page.keyboard().press("Shift+ArrowRight");
        shows(page, match, turns.get(1), "all");
        page.keyboard().press("ArrowRight");
        page.keyboard().press("ArrowLeft");
        shows(page, match, turns.get(1), "all");
        page.keyboard().press("Shift+ArrowLeft");
        shows(page, match, turns.get(0), "all");

        page.locator(".mark-at.key-forged").first().click();
        shows(page, match, match.marks("key-forged"), "all");
        page.locator(".mark-at.match-won").click();
        shows(page, match, match.marks("match-won").getFirst(), "all");
    }

    @Test
    void aLinkToAMomentOpensThere(Visits visits) {
        var match = archived(visits);
        int version = match.head() / 3;
        var page = open(visits, match, "#v=" + version + "&as=b");
        shows(page, match, version, "b");
        var line = page.locator("match-log [aria-current=step]");
        assertThat(line).isInViewport();
        int told = Integer.parseInt(line.getByRole(AriaRole.BUTTON)
                .first()
                .getAttribute("aria-label")
                .replaceAll("\\D", ""));
        assertThat(told).isLessThanOrEqualTo(version);

        page.locator("match-log")
                .getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions().setName("Go to move 1").setExact(true))
                .click();
        shows(page, match, 1, "b");
        assertThat(page.locator("match-log [aria-current=step]").getByLabel("Go to move 1"))
                .isVisible();
    }

    @Test
    void allEyesSeeWhatIsTheirs(Visits visits) {
        var match = archived(visits);
        int version = match.head() / 2;
        var page = open(visits, match, "#v=" + version);
        shows(page, match, version, "all");
        for (var eyes : List.of("a", "b", "spectator", "all")) {
            page.getByLabel("Seen by").selectOption(eyes);
            shows(page, match, version, eyes);
        }
    }

    @Test
    void itRunsLikeAFilmAndStops(Visits visits) {
        var match = archived(visits);
        var page = open(visits, match, "#v=20");
        shows(page, match, 20, "all");
        page.clock().install();
        page.getByLabel("Speed").selectOption("4");
        Find.button(page, "Play").click();
        page.clock().runFor(400);
        assertThat(slider(page)).not().hasValue("20");
        page.clock().runFor(400);
        Find.button(page, "Pause").click();
        var at = slider(page).inputValue();
        page.clock().runFor(10_000);
        assertThat(slider(page)).hasValue(at);
        shows(page, match, Integer.parseInt(at), "all");
    }

    @Test
    void itIsFoundGenuine(Visits visits) {
        var match = archived(visits);
        var page = open(visits, match, "");
        Find.button(page, "Verify").click();
        var dialog = page.getByRole(AriaRole.DIALOG);
        assertThat(dialog.getByText("Genuine: ")).isVisible();
        assertThat(dialog.getByText("This browser computed all " + match.head() + " hashes by itself"))
                .isVisible();
        var file = page.waitForDownload(
                () -> dialog.getByText("Download the signed").click());
        assertThat(file.suggestedFilename()).isEqualTo(match.match() + ".jsonl");
        dialog.getByRole(AriaRole.BUTTON).click();
        assertThat(dialog).isHidden();
    }

    /** Each change is made to the file that the page reads, behind the back of the server that finds it genuine. */
    @ParameterizedTest
    @CsvSource({
        "'(?<=\\n\\{\"at\":)1', 2, 'another hash for move 1.'",
        "'(?<=\"signature\":\")[^\"]{9}', AAAAAAAAA, 'the signature is not that of these moves'",
        "'(?<=\\n\\{)\"at\"', at, 'could not check'"
    })
    void whatWasChangedIsFoundInTheBrowser(String what, String by, String said, Visits visits) {
        var match = archived(visits);
        var page = open(visits, match, "");
        page.route("**/matches/*/replay", route -> {
            var file = route.fetch();
            var changed = file.text().replaceFirst(what, by);
            route.fulfill(new Route.FulfillOptions().setResponse(file).setBody(changed));
        });
        Find.button(page, "Verify").click();
        assertThat(page.getByRole(AriaRole.DIALOG).getByText(said)).isVisible();
    }

    /** The examples of RFC 8785, sections 3.2.2 and 3.2.3. */
    @Test
    void theBrowserWritesJsonAsTheStandardHasIt(Visits visits) {
        var page = visits.visit("/replays", Look.WINDOW);
        var given = """
                {"\\u20ac": "Euro", "\\r": [], "\\ufb33": {}, "1": "\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\"\\/",
                 "\\ud83d\\ude00": [true, false, -0], "\\u0080": 9007199254740991, "\\u00f6": {"b": 1, "a": 2}}""";
        var canonical = page.evaluate(
                "given => import('/client/replay/check-here.js').then(m => m.canonical(JSON.parse(given)))", given);
        assertThat(canonical)
                .isEqualTo("{\"\\r\":[],\"1\":\"€$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\",\"\u0080\":9007199254740991,"
                        + "\"ö\":{\"a\":2,\"b\":1},\"€\":\"Euro\",\"😀\":[true,false,0],\"\ufb33\":{}}");
    }

    @Test
    void practiceBeginsWhereOneLooks(Visits visits) {
        var match = archived(visits);
        var page = open(visits, match, "#v=" + match.marks("turn-began").get(4));
        Find.button(page, "Practice from here").click();
        page.getByLabel("Alice against the bot").check();
        Find.button(page, "Begin").click();
        page.waitForURL(Pattern.compile("/table/"));
        var answer = page.locator(".prompt.mine [data-intent=choose-house], .prompt.mine [data-option]")
                .first();
        assertThat(answer).isVisible();
        var before = page.locator("html").getAttribute("data-version");
        answer.click();
        assertThat(page.locator("html")).not().hasAttribute("data-version", before);
        visits.keep(page, "practice");
    }

    @ParameterizedTest
    @ValueSource(strings = {"#v=99999", "#v=-3", "#v=1.5", "#v=x&as=zebra", "#%E0%A4%A"})
    void anAddressThatMeansNothingLeadsToTheStart(String fragment, Visits visits) {
        var match = archived(visits);
        var page = open(visits, match, fragment);
        shows(page, match, 1, "all");
        if (fragment.startsWith("#v")) {
            assertThat(page.locator(".note").first()).isVisible();
        }
    }

    /** Where a line of the log leads to. */
    private static int moveOf(Locator line) {
        return Integer.parseInt(line.locator(".to").getAttribute("aria-label").replaceAll("\\D", ""));
    }

    private static Archived archived(Visits visits) {
        return new Archived(visits.platform().api(), visits.platform().finishedMatch());
    }

    private static Page open(Visits visits, Archived match, String fragment) {
        return visits.visit("/replay/" + match.match() + fragment);
    }

    private static void shows(Page page, Archived match, int version, String as) {
        shows(page, match, List.of(version), as);
    }

    /** The page is at one of these moments and shows just what the service tells of it. */
    private static void shows(Page page, Archived match, List<Integer> versions, String as) {
        var any = versions.stream().map(String::valueOf).collect(java.util.stream.Collectors.joining("|"));
        assertThat(page).hasURL(Pattern.compile("#v=(" + any + ")&as=" + as + "$"));
        int version = Integer.parseInt(slider(page).inputValue());
        assertThat(versions).contains(version);
        var told = match.board(version, as);
        await().atMost(TIMEOUT)
                .pollInSameThread()
                .untilAsserted(() -> assertThat(Board.drawn(page)).isEqualTo(told));
    }

    private static Locator slider(Page page) {
        return page.getByLabel("Position in the match", new GetByLabelOptions().setExact(true));
    }
}
