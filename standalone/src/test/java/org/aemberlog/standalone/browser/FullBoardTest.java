package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.aemberlog.deck.pool.CardPool;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A choice with much to read finds its place on a table with much on it, on every screen. */
@ExtendWith(InBrowser.class)
class FullBoardTest {

    private static final List<String> ABILITIES = List.of(
            "Commander Chan: " + Staged.LONG_TEXT.substring("Play: ".length()),
            "Grump Buggy: Keys cost your opponent +1 Æmber for each of your creatures with power 5 or more",
            "Lion Bautrem: Each friendly creature that neighbors it gets +2 power, has \"Reap: Steal 1 Æmber\" and \"Destroyed: Archive this card\", and cannot be dealt damage until the start of your next turn",
            "Mother: During your “draw cards” step, refill your hand to 1 additional card");

    /** As many as two decks have. */
    private static final List<String> TITLES = CardPool.all().listed().stream()
            .map(it -> CardPool.all().card(it.cardId()).orElseThrow().title())
            .distinct()
            .sorted()
            .limit(55)
            .toList();

    /** Buttons that are cut, or that nobody can hit even when they are scrolled to. */
    private static final String OUT_OF_REACH = """
            least => [...document.querySelectorAll('.prompt button:not(.word)')].flatMap(it => {
              it.scrollIntoView({block: 'nearest'});
              const {left, top, right, bottom, width, height} = it.getBoundingClientRect();
              const at = (x, y) => it.contains(document.elementFromPoint(x, y));
              const seen = at((left + right) / 2, (top + bottom) / 2) && at(left + 4, top + 4) && at(right - 4, bottom - 4);
              const cut = it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1;
              const small = height < least && !it.classList.contains('source');
              return seen && (!cut || it.classList.contains('source')) && !small ? []
                : [`${seen ? '' : 'covered '}${cut ? 'cut ' : ''}${width} x ${height}: ${it.innerText}`];
            })""";

    /** How many options are wholly seen, and whether it is said that more follow. */
    private static final String SEEN = """
            () => {
              const acts = document.querySelector('.prompt > .acts');
              const room = acts.getBoundingClientRect();
              const whole = [...acts.querySelectorAll('[data-option]')].map(it => it.getBoundingClientRect())
                .filter(it => it.top >= room.top && it.bottom <= room.bottom + 1).length;
              return `${whole} ${getComputedStyle(acts, '::after').opacity === '1' ? 'and more' : 'and no more'}`;
            }""";

    @ParameterizedTest
    @CsvSource({
        "1440, 900, LIGHT, false, 4 and no more",
        "1280, 720, DARK, false, 3 and more",
        "820, 1180, LIGHT, true, 4 and no more",
        "390, 844, DARK, true, 3 and more"
    })
    void abilitiesThatSayMuchCanBeReadAndPicked(
            int width, int height, ColorScheme colors, boolean touch, String seen, Visits visits) {
        var staged = Staged.laidOut(visits, Positions.TEN);
        var options = IntStream.range(0, ABILITIES.size())
                .mapToObj(i -> Map.<String, Object>of("type", "pending", "card", i, "text", "reap"))
                .toList();
        var look = new Look(width, height, colors, touch);
        var page = staged.asks(visits, look, "next-ability", options, ABILITIES);

        visits.keep(page, "full-board-" + width);
        Geometry.check(page);
        assertThat(page.evaluate(SEEN)).as("options that are seen").isEqualTo(seen);
        checkFits(page, look);
        page.locator("[data-option]").last().scrollIntoViewIfNeeded();
        assertThat((String) page.evaluate(SEEN)).as("at the end").endsWith("and no more");
        page.getByText("Grump Buggy").click();
        staged.awaitAsked(page, 1);
        assertThat(staged.asked().getFirst().toString()).contains("picks=[1]");
    }

    @ParameterizedTest
    @CsvSource({"1440, 900, DARK, false", "1280, 720, LIGHT, false", "820, 1180, DARK, true", "390, 844, LIGHT, true"})
    void aCardIsNamedByScrollingOrByTyping(int width, int height, ColorScheme colors, boolean touch, Visits visits) {
        var staged = Staged.laidOut(visits, Positions.TEN);
        var options = TITLES.stream()
                .map(it -> Map.<String, Object>of("type", "of-title", "title", it))
                .toList();
        var look = new Look(width, height, colors, touch);
        var page = staged.asks(visits, look, "title", options, TITLES);

        visits.keep(page, "titles-" + width);
        checkFits(page, look);
        Find.button(page, TITLES.getLast()).click();
        staged.awaitAsked(page, 1);
        var wanted = TITLES.get(TITLES.size() / 2);
        page.getByLabel("Find by typing").fill(wanted.substring(1).toUpperCase(java.util.Locale.ROOT));
        assertThat(page.locator("[data-option]").first()).hasText(wanted);
        assertThat(page.locator("[data-option]").count()).isLessThan(5);
        visits.keep(page, "titles-typed-" + width);
        Find.button(page, wanted).click();

        staged.awaitAsked(page, 2);
        assertThat(staged.asked().toString())
                .contains("picks=[" + (TITLES.size() - 1) + "]", "picks=[" + TITLES.size() / 2 + "]");
    }

    private static void checkFits(Page page, Look look) {
        assertThat(((Number) page.evaluate("document.scrollingElement.scrollWidth")).intValue())
                .as("width of the page")
                .isLessThanOrEqualTo(look.width());
        assertThat((List<?>) page.evaluate(OUT_OF_REACH, look.touch() ? 40 : 24))
                .as("buttons that cannot be read or hit")
                .isEmpty();
    }
}
