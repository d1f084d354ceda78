package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A table is seen whole and can be read, however much lies on it. */
@ExtendWith(InBrowser.class)
class BoardLayoutTest {

    private static final double LARGE_OF_HEIGHT = 0.2;

    private static final int CHIP_LOWER_THAN = 44;
    private static final int CHIP_WIDER_THAN = 88;

    @ParameterizedTest
    @CsvSource({
        "1440, 900, LIGHT, false",
        "1440, 900, DARK, false",
        "1280, 720, LIGHT, false",
        "1280, 720, DARK, false",
        "1920, 1080, DARK, false",
        "412, 915, LIGHT, true",
        "412, 915, DARK, true",
        "390, 844, DARK, true",
        "375, 667, LIGHT, true"
    })
    void tenCreaturesAndThreeArtifactsOnBothSidesFit(
            int width, int height, ColorScheme colors, boolean touch, Visits visits) {
        var look = new Look(width, height, colors, touch);
        var page = Staged.laidOut(visits, Positions.TEN).shown(visits, look);

        assertThat(page.locator(".battleline .card.in-play")).hasCount(20);
        assertThat(page.locator(".artifacts .card.in-play")).hasCount(6);
        Geometry.check(page);
        Geometry.checkNumbersAreOnTop(page);
        if (touch) {
            checkArtifactsAreChips(page);
        } else {
            Geometry.checkBarsAreOneRow(page);
            Geometry.checkUnscrolled(page);
            assertThat(number(page.evaluate(SHORT)))
                    .as("px from the end of the last button to that of the prompt")
                    .isCloseTo(0, within(1.0));
        }
        assertThat((List<?>) page.evaluate(CUT_UPGRADES))
                .as("upgrades that cannot be read")
                .isEmpty();
        visits.keep(page, "ten-" + width + "-" + name(colors));
    }

    /** In how many rows the piles of the near player stand, how many there are, and which of them are cut. */
    private static final String PILES = """
            () => {
              const bar = document.querySelector('.bar:last-child').getBoundingClientRect();
              const piles = [...document.querySelectorAll('.bar:last-child .pile')];
              const cut = piles.filter(it => {
                const {left, right} = it.getBoundingClientRect();
                return left < bar.left || right > bar.right || it.scrollWidth > it.clientWidth + 1;
              });
              return [[...new Set(piles.map(it => it.getBoundingClientRect().top))].length, piles.length, ...cut.map(it => it.innerText)];
            }""";

    @ParameterizedTest
    @CsvSource({"320, 568", "375, 667", "412, 915"})
    void fivePilesOfAPhoneStandInOneRow(int width, int height, Visits visits) {
        var piles = Map.of("hand", 7, "deck", 10, "discard", 11, "archives", 5, "purged", 3);
        var position = piles.entrySet().stream()
                .map(it -> "%s [%s]".formatted(it.getKey(), copies(it.getKey(), it.getValue())))
                .collect(Collectors.joining(" ", "alice sanctum chains 2 line [bulwark] ", " | bob line [urchin]"));
        var page = Staged.laidOut(visits, position).shown(visits, new Look(width, height, ColorScheme.LIGHT, true));

        page.locator(".board").evaluate("board => board.scrollTo(0, board.scrollHeight)");
        assertThat((List<?>) page.evaluate(PILES))
                .as("rows, piles, and those that are cut")
                .isEqualTo(List.of(1, 5));
        visits.keep(page, "piles-" + width);
    }

    /** Copies of the card of a pile. */
    private static String copies(String pile, int count) {
        var card = PILED.get(pile);
        return IntStream.rangeClosed(1, count)
                .mapToObj(i -> i == 1 ? card : card + "#" + i)
                .collect(Collectors.joining(", "));
    }

    private static final Map<String, String> PILED = Map.of(
            "hand", "virtuous-works", "deck", "anger", "discard", "fear", "archives", "batdrone", "purged", "smaaash");

    @Test
    void upgradesOfWhichOnlyTheHouseIsSeenAreNamedAtOnce(Visits visits) {
        var page = Staged.laidOut(visits, Positions.TEN).shown(visits, Look.PHONE);
        var place = page.locator(".line.near .battleline li").filter(Find.with("Anaphiel"));
        var host = place.locator("> .touch");
        var tabs = place.locator(".attached .touch");
        assertThat(tabs).hasCount(2);
        for (var tab : tabs.all()) {
            assertThat(tab.locator(".sigil")).isVisible();
            assertThat(tab.locator(".upgrade > span")).isHidden();
        }

        assertThat(tabs.first()).hasAttribute("aria-label", Pattern.compile("^Duskrunner, "));
        assertThat(tabs.last()).hasAttribute("aria-label", Pattern.compile("^Blood of Titans, "));
        assertThat(host).hasAttribute("aria-label", Pattern.compile("2 upgrades: Duskrunner · Blood of Titans"));
        host.press("i");
        assertThat(page.locator(".peek .bears")).hasText("With Duskrunner · Blood of Titans");
        visits.keep(page, "upgrades-named");
        page.keyboard().press("Escape");
        // A finger that reads is told why nothing can be done with it, too.
        visits.mayMeet("status of 409");
        tabs.last().tap(new Locator.TapOptions().setForce(true));
        assertThat(page.locator(".acts-menu .reads")).containsText("Blood of Titans");
    }

    /** How far short of the end of the prompt its last button ends. */
    private static final String SHORT = """
            () => {
              const prompt = document.querySelector('.prompt');
              const {paddingRight, borderRightWidth} = getComputedStyle(prompt);
              const right = prompt.getBoundingClientRect().right - parseFloat(paddingRight) - parseFloat(borderRightWidth);
              return right - prompt.querySelector('[data-intent=end-turn]').getBoundingClientRect().right;
            }""";

    /** Low, wide enough for a title, above the creatures, and without a picture. */
    private static void checkArtifactsAreChips(Page page) {
        for (var row : page.locator(".line").all()) {
            var creatures = row.locator(".battleline").boundingBox();
            for (var chip : row.locator(".artifacts li").all()) {
                var box = chip.boundingBox();
                assertThat(box.height).isLessThan(CHIP_LOWER_THAN);
                assertThat(box.width).isGreaterThan(CHIP_WIDER_THAN);
                assertThat(box.y + box.height).isLessThanOrEqualTo(creatures.y);
                assertThat(chip.locator(".art")).isHidden();
                assertThat(chip.locator(".title")).isVisible();
            }
        }
    }

    /** An upgrade says its title, in one line or two, or where that has no room its house. */
    private static final String CUT_UPGRADES = """
            () => [...document.querySelectorAll('.upgrade:not(.card)')].filter(it => {
              const title = it.querySelector(':scope > span');
              const cut = title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 1;
              return title.checkVisibility() ? cut : !it.querySelector('.sigil').checkVisibility();
            }).map(it => `${it.clientWidth} px: ${it.innerText}`)""";

    /** At 200 % a window of 1440x900 has 720x450 CSS pixels, one of 1280x720 has 640x360. */
    @ParameterizedTest
    @CsvSource({"720, 450, false", "640, 360, false", "915, 412, true", "667, 375, true"})
    void zoomedInOrOnAPhoneHeldAcrossTheBoardIsScrolledBehindWhatIsAsked(
            int width, int height, boolean touch, Visits visits) {
        var look = new Look(width, height, ColorScheme.LIGHT, touch);
        var page = Staged.laidOut(visits, Positions.TEN).shown(visits, look);

        Geometry.check(page);
        assertThat(Geometry.heights(page, ".battleline"))
                .allSatisfy(it -> assertThat(it.intValue()).isGreaterThan(50));
        assertThat((Boolean) page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"))
                .isTrue();
        for (var card :
                page.locator(".line.near .touch.lit, .hand.near .touch.lit").all()) {
            card.click(new Locator.ClickOptions().setTrial(true));
            assertThat(page.locator("[data-intent=end-turn]")).isInViewport();
        }
        visits.keep(page, "ten-" + width + "x" + height);
    }

    @Test
    void twoRowsAreAsEvenAsCanBe(Visits visits) {
        var page = Staged.laidOut(visits, Positions.TEN).shown(visits, new Look(820, 1180, ColorScheme.LIGHT, true));

        Geometry.check(page);
        assertThat(page.evaluate("""
                () => [...Map.groupBy(document.querySelectorAll('.battleline[data-seat=b] li'), it => it.offsetTop).values()]
                  .map(row => row.length).join(' and ')""")).isEqualTo("5 and 5");
    }

    @ParameterizedTest
    @CsvSource({"1440, 900, LIGHT", "1440, 900, DARK", "1280, 720, LIGHT", "1280, 720, DARK"})
    void upToSixCreaturesAreLargeAndSayWhatTheyDo(int width, int height, ColorScheme colors, Visits visits) {
        var page = Staged.laidOut(visits, Positions.SIX).shown(visits, new Look(width, height, colors, false));

        Geometry.check(page);
        Geometry.checkUnscrolled(page);
        var heights = Geometry.heights(page, ".battleline");
        assertThat(heights)
                .hasSize(10)
                .allSatisfy(it -> assertThat(it.doubleValue()).isGreaterThan(LARGE_OF_HEIGHT * height));
        if (height >= 900) {
            assertThat(heights).allSatisfy(it -> assertThat(it.intValue()).isGreaterThanOrEqualTo(190));
        }
        for (var side : List.of(".line.near", ".line.far")) {
            var creature =
                    Geometry.heights(page, side + " .battleline").getFirst().doubleValue();
            assertThat(Geometry.heights(page, side + " .artifacts"))
                    .as("artifacts are half as high as creatures")
                    .isNotEmpty()
                    .allSatisfy(it -> assertThat(it.doubleValue() / creature).isCloseTo(0.5, within(0.05)));
        }
        var stack = page.locator(".line.far .artifacts li");
        assertThat(stack).hasCount(2);
        assertThat(stack.first().boundingBox().x).isEqualTo(stack.last().boundingBox().x);
        assertThat(stack.first().boundingBox().y).isLessThan(stack.last().boundingBox().y);
        var mother = page.locator(".line.far .card.in-play").filter(Find.with("Mother"));
        assertThat(mother.locator(".text")).isVisible();
        assertThat(mother.locator(".text")).containsText("refill your hand");
        assertThat(page.locator(".hand.near .text").first()).isVisible();
        visits.keep(page, "six-" + width + "-" + name(colors));
    }

    @ParameterizedTest
    @CsvSource({"7, 1440, 900", "12, 1440, 900", "9, 1280, 720", "12, 1280, 720"})
    void aHandOfSevenToTwelveFansWithoutScrolling(int cards, int width, int height, Visits visits) {
        var hand = String.join(", ", List.of(Positions.MANY).subList(0, cards));
        var position = "alice sanctum line [bulwark] hand [%s] | bob line [urchin]".formatted(hand);
        var page = Staged.laidOut(visits, position).shown(visits, new Look(width, height, ColorScheme.LIGHT, false));

        assertThat(page.locator(".hand.near li")).hasCount(cards);
        Geometry.check(page);
        Geometry.checkUnscrolled(page);
        assertThat(page.locator(".hand.near .text").first()).isVisible();
        visits.keep(page, "hand-" + cards + "-" + width);
    }

    @Test
    void whatDoesNotFitAsWordsIsSaidInSigns(Visits visits) {
        var page = Staged.laidOut(visits, Positions.TEN).shown(visits, new Look(1280, 720, ColorScheme.LIGHT, false));
        var umbra = page.locator(".line.far .card.in-play").filter(Find.with("Umbra"));
        assertThat(umbra.locator(".text")).isHidden();
        assertThat(umbra.locator(".signs svg")).hasCount(1);
        assertThat(umbra.locator(".signs svg")).isVisible();
        assertThat(umbra.locator(".power")).hasText("2");
    }

    @Test
    void sizesFollowFromTheRoomAndWhatLiesInIt(Visits visits) {
        var page = visits.visit("/library");
        assertThat(layLine(page, 950, 225, "[1,1,1]", 1)).matches(Sizes::large);
        assertThat(layLine(page, 950, 225, "[1,1,1,1,1,1]", 2)).matches(Sizes::large);
        assertThat(layLine(page, 1100, 225, "[1,1,1,1,1,1,1,2,1,1]", 3)).matches(it -> it.w() > 80 && it.rows() == 1);
        assertThat(layLine(page, 388, 180, "[1,1,1,1,1,1,1,2,1,1]", 0)).matches(it -> it.w() > 55 && it.rows() == 2);
        assertThat(layLine(page, 700, 100, "[" + "1,".repeat(29) + "1]", 0))
                .as("more than fit overlap")
                .matches(it -> it.w() > it.step());
        assertThat(layLine(page, 700, 120, "[]", 0)).matches(it -> it.h() <= 120);
    }

    /** What `layLine` says of creatures. */
    private record Sizes(double w, double h, double step, int rows) {

        private boolean large() {
            return w >= 110 && h >= 190 && rows == 1;
        }
    }

    private static Sizes layLine(Page page, int width, int height, String units, int artifacts) {
        var sizes = (List<?>) Sources.evaluate(page, "table/layout.js", """
                ({layLine}, [width, height, units, artifacts]) => {
                  const {creatures: {w, h, step, rows}} = layLine({width, height, units: JSON.parse(units), artifacts});
                  return [w, h, step, rows];
                }""", List.of(width, height, units, artifacts));
        return new Sizes(number(sizes, 0), number(sizes, 1), number(sizes, 2), (int) number(sizes, 3));
    }

    private static double number(List<?> sizes, int at) {
        return number(sizes.get(at));
    }

    private static double number(Object value) {
        return ((Number) value).doubleValue();
    }

    private static String name(ColorScheme colors) {
        return colors.name().toLowerCase(java.util.Locale.ROOT);
    }
}
