package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** One sees what can be played, used and aimed at, and reads a card beside it. */
@ExtendWith(InBrowser.class)
class SignsTest {

    private static final int NEAR = 16;

    /** From this width on a card says in words what it does. */
    private static final double WORDS = 110;

    /** The least distance of two colors, of three times 255, between signs and between a sign and a house. */
    private static final String DISTANCES = """
            () => {
              const probe = document.body.appendChild(document.createElement('i'));
              const color = (name, house) => {
                probe.className = house ? `house-${house}` : '';
                probe.style.color = `var(--${name})`;
                return getComputedStyle(probe).color.match(/[\\d.]+/g).slice(0, 3).map(Number);
              };
              const houses = ['brobnar', 'dis', 'logos', 'mars', 'sanctum', 'saurian', 'shadows', 'star-alliance',
                'unfathomable', 'untamed'].map(house => color('house', house));
              const signs = ['play', 'use', 'target'].map(sign => color(sign));
              const distance = (one, two) => one.reduce((sum, part, i) => sum + Math.abs(part - two[i]), 0);
              return signs.flatMap((sign, i) => [...signs.slice(i + 1), ...houses].map(other => distance(sign, other)));
            }""";

    /** In how many places an element is drawn in the next half second. */
    private static final String PLACES = """
            async it => {
              const tops = new Set();
              for (let end = performance.now() + 500; performance.now() < end; await new Promise(requestAnimationFrame)) {
                tops.add(it.getBoundingClientRect().top);
              }
              return tops.size;
            }""";

    @Test
    void aCardStandsStillUnderAPointerAtItsVeryEdge(Visits visits) {
        var page = Staged.laidOut(visits, Positions.TEN).shown(visits, Look.WINDOW);
        for (var card : List.of(
                page.locator(".hand.near .touch.lit").first(),
                page.locator(".line.near .touch.lit").first())) {
            var box = card.boundingBox();
            page.mouse().move(box.x + box.width / 2, box.y + box.height - 1.5);
            card.evaluate(
                    "it => Promise.all(it.getAnimations().filter(moving => moving instanceof CSSTransition).map(moving => moving.finished))");
            assertThat((int) card.evaluate(PLACES)).isEqualTo(1);
        }
    }

    @Test
    void eachKindOfMoveHasASignOfItsOwn(Visits visits) {
        var page = Staged.laidOut(visits, Positions.SIX).shown(visits, new Look(1440, 900, ColorScheme.LIGHT, false));

        assertThat(card(page, ".hand.near", "Sergeant Zakiel")).hasClass(Pattern.compile("lit may-play"));
        assertThat(card(page, ".hand.near", "Sergeant Zakiel").locator(".may")).isVisible();
        assertThat(card(page, ".hand.near", "Punch")).not().hasClass(Pattern.compile("lit"));
        assertThat(card(page, ".line.near", "Bulwark")).hasClass(Pattern.compile("lit may-use"));
        assertThat(card(page, ".line.far", "Dodger")).not().hasClass(Pattern.compile("lit"));
        var dim = card(page, ".hand.near", "Punch").locator(".card").evaluate("it => getComputedStyle(it).filter");
        assertThat(dim).as("what cannot be played steps back").asString().contains("saturate");

        card(page, ".line.near", "Bulwark").click();
        page.locator(".acts-menu [data-intent=fight]").click();
        assertThat(card(page, ".line.far", "Dodger")).hasClass(Pattern.compile("lit may-target"));
        assertThat(card(page, ".line.far", "Dodger").locator(".may")).isVisible();
        assertThat(card(page, ".line.near", "Bulwark")).hasClass(Pattern.compile("picked"));
        assertThat(card(page, ".hand.near", "Sergeant Zakiel")).not().hasClass(Pattern.compile("lit"));
        visits.keep(page, "signs");
    }

    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void signsHaveColorsThatNoHouseHas(ColorScheme colors, Visits visits) {
        var page = visits.visit("/library", new Look(1440, 900, colors, false));
        page.locator("h1").waitFor();
        assertThat((List<?>) page.evaluate(DISTANCES))
                .hasSize(33)
                .allSatisfy(it -> assertThat(((Number) it).intValue()).isGreaterThan(60));
    }

    /** How a number is drawn: round, or the outline that is cut out for it. */
    private static final String SHAPE = """
            it => {
              const {borderTopLeftRadius, clipPath} = getComputedStyle(it);
              return clipPath !== 'none' ? clipPath : 2 * parseFloat(borderTopLeftRadius) >= it.offsetHeight ? 'round' : 'square';
            }""";

    @ParameterizedTest
    @CsvSource({"1440, 900, false", "412, 915, true"})
    void whatANumberMeansItsShapeSays(int width, int height, boolean touch, Visits visits) {
        var look = new Look(width, height, ColorScheme.LIGHT, touch);
        var page = Staged.laidOut(visits, Positions.TEN).shown(visits, look);
        var troll = page.locator(".line.near .touch:has(.title:text-is('Troll'))");

        var shapes = Stream.of("power", "armor", "damage", "on")
                .map(it -> troll.locator(".numbers ." + it).evaluate(SHAPE))
                .toList();

        assertThat(shapes).doesNotHaveDuplicates().doesNotContain("square");
        assertThat(shapes.getFirst()).isEqualTo("round");
    }

    @ParameterizedTest
    @CsvSource({"1440, 900, false", "1280, 720, false", "412, 915, true"})
    void aNarrowCardHasASignForWhatItCanDo(int width, int height, boolean touch, Visits visits) {
        var look = new Look(width, height, ColorScheme.LIGHT, touch);
        var page = Staged.laidOut(visits, Positions.SIGNS).shown(visits, look);
        Geometry.check(page);
        visits.keep(page, "narrow-" + width);

        assertHasSigns(card(page, ".line.near", "Zyzzix the Many"), "reap", "fight");
        assertHasSigns(card(page, ".line.near", "Whisper"), "action");
        assertHasSigns(card(page, ".line.near", "Dust Imp"), "destroyed");
        assertHasSigns(card(page, ".line.near", "Mother"), "constant");
        assertHasSigns(card(page, ".line.near", "Epic Quest"), "omni");
    }

    private static void assertHasSigns(Locator card, String... signs) {
        assertThat(card.boundingBox().width).isLessThan(WORDS);
        assertThat(card.locator(".text")).isHidden();
        assertThat(card.locator(".signs svg")).hasCount(signs.length);
        for (var sign : signs) {
            assertThat(card.locator(".signs [data-sign=" + sign + "]")).isVisible();
        }
    }

    @Test
    void aCardIsShownLargeBesideItself(Visits visits) {
        var page = Staged.laidOut(visits, Positions.SIX).shown(visits, new Look(1440, 900, ColorScheme.LIGHT, false));

        for (var title : List.of("Urchin", "Umbra")) {
            var small = card(page, ".line.far", title);
            small.press("i");
            var large = page.locator(".peek");
            assertThat(large).containsText(title);
            var there = large.boundingBox();
            var here = small.boundingBox();
            var between = Math.max(there.x - here.x - here.width, here.x - there.x - there.width);
            assertThat(between)
                    .as("how far the large card is from the small one")
                    .isBetween(0.0, (double) NEAR);
            assertThat(there.y).isGreaterThanOrEqualTo(0);
            assertThat(there.y + there.height).isLessThanOrEqualTo(900);
            small.press("Escape");
            assertThat(large).hasCount(0);
        }
    }

    private static Locator card(Page page, String where, String title) {
        return page.locator(where + " .touch").filter(Find.with(title)).first();
    }
}
