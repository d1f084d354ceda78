package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByLabelOptions;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A match that is over is gone through again. */
@ExtendWith(InBrowser.class)
class ReplayTest {

    private static final Pattern SEEN_BY_B = Pattern.compile("/events\\?.*as=b");
    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final double LEAST_CURVE = 20;

    /** Both players' bars and creatures of which the middle is out of sight. */
    private static final String COVERED = """
            () => [...document.querySelectorAll('.stage .bar, .stage .battleline li')].filter(it => {
              const {left, right, top, bottom} = it.getBoundingClientRect();
              return !it.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
            }).map(it => it.innerText)""";

    /** Cards of the near hand of which the foot is out of sight. */
    private static final String CUT = """
            () => [...document.querySelectorAll('.stage .hand.near li')].filter(it => {
              const {left, bottom} = it.getBoundingClientRect();
              return !it.contains(document.elementFromPoint(left + 6, bottom - 4));
            }).map(it => it.innerText)""";

    /** Titles in hand that stick out of their cards; the boxes of the typeface are some pixels higher than its letters. */
    private static final String CUT_TITLES = """
            () => [...document.querySelectorAll('.stage .hand .title')].filter(it => {
              const card = it.closest('.card').getBoundingClientRect();
              const text = document.createRange();
              text.selectNodeContents(it);
              const {top, bottom, left, right} = text.getBoundingClientRect();
              return top < card.top - 3 || bottom > card.bottom + 3 || left < card.left - 1 || right > card.right + 1;
            }).map(it => it.innerText)""";

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
        var canonical = Sources.evaluate(
                page, "replay/check-here.js", "({canonical}, given) => canonical(JSON.parse(given))", given);
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

        var id = page.url().replaceFirst(".*/table/([0-9a-f]+).*", "$1");
        var origin =
                "/replay/" + match.match() + "#v=" + match.marks("turn-began").get(4);
        assertThat(visits.visit("/replay/" + id, Look.WINDOW).locator(".about a", practice()))
                .hasAttribute("href", origin);
        var replays = visits.visit("/replays", Look.WINDOW);
        assertThat(rowOf(replays, id)).containsText("practice ·");
        assertThat(rowOf(replays, match.match())).not().containsText("practice ·");
    }

    private static Page.LocatorOptions practice() {
        return new Page.LocatorOptions().setHasText("Practice from move");
    }

    private static Locator rowOf(Page replays, String match) {
        var link = replays.locator("a[href='/replay/" + match + "']");
        return replays.locator("li.match").filter(new Locator.FilterOptions().setHas(link));
    }

    /** Curves show no names on phones; screen readers say them. */
    @Test
    void longNamesMakeNoPhoneScrollSideways(Visits visits) {
        var page = visits.visit("/replay/" + archived(visits).match(), new Look(390, 844, ColorScheme.LIGHT, true));
        var names = page.locator(".curves .name");
        assertThat(names.first()).isAttached();
        names.evaluateAll("all => all.forEach(it => it.textContent = 'Sensible bot with a long name')");
        assertThat(page.locator("html")).hasJSProperty("scrollWidth", 390);
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

    @Test
    void allThatMattersIsSeenAtOnce(Visits visits) {
        var match = archived(visits);
        for (var look : List.of(
                new Look(1440, 900, ColorScheme.LIGHT, false),
                new Look(1280, 720, ColorScheme.DARK, false),
                new Look(768, 1024, ColorScheme.LIGHT, true),
                new Look(412, 915, ColorScheme.DARK, true),
                new Look(390, 844, ColorScheme.LIGHT, true),
                Look.PHONE)) {
            var page = visits.visit("/replay/" + match.match() + "#v=" + match.head() / 2, look);
            shows(page, match, match.head() / 2, "all");
            if (look.touch()) {
                page.locator(".stage").evaluate("stage => stage.scrollIntoView()");
            }
            var film = page.locator(".film").boundingBox();
            var board = page.locator(".board").boundingBox();
            assertThat(film.y).as("where the film begins").isGreaterThanOrEqualTo(board.y + board.height);
            assertThat(film.y + film.height).as("where it ends").isLessThanOrEqualTo(look.height());
            assertThat((List<?>) page.evaluate(COVERED))
                    .as("bars and creatures that are covered at %s", look)
                    .isEmpty();
            assertThat(page.locator(".stage .hand.near li").count()).isPositive();
            assertThat((List<?>) page.evaluate(CUT))
                    .as("cards in hand that are cut at %s", look)
                    .isEmpty();
            // Once their typeface is there and the cards have their sizes.
            await().pollInSameThread()
                    .untilAsserted(() -> assertThat((List<?>) page.evaluate(CUT_TITLES))
                            .as("titles that are cut at %s", look)
                            .isEmpty());
            assertThat(page.locator(".legend")).containsText("key forged");
            for (var curve : page.locator(".curves svg").all()) {
                var box = curve.boundingBox();
                assertThat(box.height).isGreaterThanOrEqualTo(LEAST_CURVE);
                assertThat(box.y + box.height)
                        .as("where a curve ends at %s", look)
                        .isLessThanOrEqualTo(look.height());
            }
            visits.keep(page, "replay-" + look.width());
        }
    }

    @Test
    void eyesThatCannotBeHadChangeNothing(Visits visits) {
        visits.mayMeet("ERR_FAILED");
        var match = archived(visits);
        int version = match.head() / 2;
        var page = open(visits, match, "#v=" + version + "&as=a");
        shows(page, match, version, "a");
        page.route(SEEN_BY_B, Route::abort);
        page.getByLabel("Seen by").selectOption("b");
        assertThat(page.locator(".stage .note")).containsText("The server does not answer");
        assertThat(page.getByLabel("Seen by")).hasValue("a");
        shows(page, match, version, "a");
        page.unroute(SEEN_BY_B);
        page.getByLabel("Seen by").selectOption("b");
        shows(page, match, version, "b");
    }

    @Test
    void aCommentGoesWithTheLink(Visits visits) {
        var match = archived(visits);
        var page = open(visits, match, "#v=" + match.head() / 2);
        assertThat(slider(page)).isVisible();
        page.keyboard().press("ArrowRight");
        moment(page, "Comment it");
        page.getByLabel("Your comment").fill("<b>Why not fight?</b>");
        Find.button(page, "Copy the link with it").click();
        assertThat(page.locator(".comment")).hasText("<b>Why not fight?</b>");
        assertThat(page).hasURL(Pattern.compile("&note=%3Cb%3EWhy%20not%20fight%3F%3C%2Fb%3E$"));

        var reader = visits.visit(page.url().replaceFirst("^https?://[^/]+", ""));
        assertThat(reader.locator(".comment")).hasText("<b>Why not fight?</b>");
        reader.keyboard().press("ArrowRight");
        assertThat(reader.locator(".comment")).hasCount(0);
        reader.keyboard().press("ArrowLeft");
        assertThat(reader.locator(".comment")).hasCount(1);
    }

    @Test
    void aMomentIsSavedAsAPicture(Visits visits) throws IOException {
        var match = archived(visits);
        int version = match.head() / 2;
        var page = open(visits, match, "#v=" + version);
        shows(page, match, version, "all");
        var board = page.locator(".board");
        var file = page.waitForDownload(() -> moment(page, "Save a picture"));
        assertThat(file.suggestedFilename()).isEqualTo(match.match() + "-" + version + ".png");
        var picture = ImageIO.read(file.path().toFile());
        assertThat(picture.getWidth()).isCloseTo((int) (2 * board.boundingBox().width), within(2));
        assertThat(picture.getHeight()).isEqualTo(2 * (int) board.evaluate("board => board.scrollHeight"));
        var colors = new HashSet<Integer>();
        for (int x = 0; x < picture.getWidth(); x += 5) {
            for (int y = 0; y < picture.getHeight(); y += 5) {
                colors.add(picture.getRGB(x, y));
            }
        }
        assertThat(colors).as("colors of a table with pictures").hasSizeGreaterThan(500);
        Files.copy(file.path(), Path.of("target", "screenshots", "moment.png"), StandardCopyOption.REPLACE_EXISTING);
    }

    @Test
    void aMomentIsLaidOutInTheLab(Visits visits) {
        var match = archived(visits);
        int version = match.marks("turn-began").get(5) + 3;
        var page = open(visits, match, "#v=" + version);
        shows(page, match, version, "all");
        var seen = seen(page);
        Find.button(page, "This moment …").click();
        var link = page.locator(".moment-menu a").getAttribute("href");

        var token = visits.platform().judgeToken();
        var lab = visits.visit("/judge#token=" + token + "&" + link.split("#", 2)[1]);
        assertThat(lab.locator(".board .hand .card").first()).isVisible();
        assertThat(seen(lab)).isEqualTo(seen);
    }

    /** All cards that lie open or in a hand, with the numbers on those in play, and both pools. */
    private static List<String> seen(Page page) {
        return page.locator(
                        ".board :is(.line .title, .line .numbers b, .line .upgrade, .hand .title, .pool b, .keys .forged)")
                .allInnerTexts();
    }

    @Test
    void aRunningMatchGrows(Visits visits) {
        var made = TwoSeats.made(visits, "growing");
        var match = String.valueOf(made.get("match"));
        var tokens = (Map<?, ?>) made.get("tokens");
        var page = visits.visit("/replay/" + match + "#token=" + tokens.get("a"));
        assertThat(slider(page)).isVisible();
        int before = Integer.parseInt(slider(page).getAttribute("max"));
        var api = visits.platform().api();
        var table = (Map<?, ?>) api.get("/matches/" + match + "/view", String.valueOf(tokens.get("a")))
                .get("table");
        var seats = "a".equals(table.get("active")) ? List.of("a", "b") : List.of("b", "a");
        for (var seat : seats) {
            api.post(
                    "/matches/" + match + "/intents",
                    String.valueOf(tokens.get(seat)),
                    seat,
                    Map.of("type", "keep-hand"));
        }
        assertThat(slider(page)).hasValue(String.valueOf(before + 2));
        assertThat(page.locator("match-log")).containsText("keeps");
    }

    private static void moment(Page page, String what) {
        Find.button(page, "This moment …").click();
        Find.button(page, what).click();
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
