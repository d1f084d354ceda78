package org.aemberlog.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Page;
import java.time.Duration;
import java.util.List;

/** Where things of the table lie on the screen. */
final class Geometry {

    /** Cards that stick out of their row or of the window, or that lie on a card of another row. */
    private static final String ASTRAY = """
            () => {
              const rows = [...document.querySelectorAll('.board .row-of-cards')].filter(row => row.children.length);
              return rows.flatMap(row => {
                const room = row.getBoundingClientRect();
                return [...row.querySelectorAll('.card, .upgrade')].flatMap(card => {
                  const {left, top, right, bottom} = card.getBoundingClientRect();
                  const inside = left >= room.left - 1 && right <= room.right + 1 && top >= room.top - 1 && bottom <= room.bottom + 1
                    && left >= 0 && right <= innerWidth + 1;
                  return inside ? [] : [`${row.dataset.seat} ${row.dataset.zone} ${card.innerText.split('\\n')[0]}:
                    ${[left, top, right, bottom].map(Math.round)} in ${[room.left, room.top, room.right, room.bottom].map(Math.round)}`];
                });
              });
            }""";

    private static final String SCROLLED = """
            () => [document.scrollingElement, ...document.querySelectorAll('.board, .board *')].filter(it => {
              const {overflowX, overflowY} = getComputedStyle(it);
              const bars = overflow => overflow === 'auto' || overflow === 'scroll' || it === document.scrollingElement;
              return bars(overflowX) && it.scrollWidth > it.clientWidth + 1 || bars(overflowY) && it.scrollHeight > it.clientHeight + 1;
            }).map(it => `${it.className}: ${it.scrollWidth}x${it.scrollHeight} in ${it.clientWidth}x${it.clientHeight}`)""";

    /** Titles that are cut, or whose words are: each word stands in one line. */
    private static final String BROKEN = """
            () => [...document.querySelectorAll('.board .title')].flatMap(title => {
              const node = [...title.childNodes].find(it => it.nodeType === Node.TEXT_NODE && it.data.trim());
              const broken = [...node.data.matchAll(/\\S+/g)].filter(({0: word, index}) => {
                const range = document.createRange();
                range.setStart(node, index);
                range.setEnd(node, index + word.length);
                // A hyphen is a place to break at.
                return !word.includes('-') && new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1;
              }).map(([word]) => word);
              const {left, right, bottom} = title.closest('.card').getBoundingClientRect();
              const all = document.createRange();
              all.selectNodeContents(title);
              const text = all.getBoundingClientRect();
              const tilted = title.closest('.exhausted');
              const cut = !tilted && (text.left < left - 1 || text.right > right + 1 || text.bottom > bottom + 1);
              return broken.length || cut ? [`${title.textContent}: ${cut ? 'cut' : ''} ${broken}`] : [];
            })""";

    /** Numbers that nobody can read because something covers or cuts them. */
    private static final String UNSEEN = """
            () => [...document.querySelectorAll('.line .card.in-play:not(.exhausted) .numbers b')].filter(it => {
              const {left, top, right, bottom} = it.getBoundingClientRect();
              const frame = it.closest('.card').getBoundingClientRect();
              return left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
            }).map(it => `${it.className} ${it.textContent} of ${it.closest('.card').querySelector('.title').textContent}`)""";

    /** Numbers over which something of another card lies. */
    private static final String COVERED = """
            () => [...document.querySelectorAll('.line .card.in-play:not(.exhausted) .numbers b')].filter(it => {
              it.scrollIntoView({block: 'center'});
              const {left, top, width, height} = it.getBoundingClientRect();
              return !it.closest('.touch').contains(document.elementFromPoint(left + width / 2, top + height / 2));
            }).map(it => `${it.className} ${it.textContent} of ${it.closest('.card').querySelector('.title').textContent}`)""";

    /** What lies on a card and covers something else on it, or is cut. */
    private static final String CROWDED = """
            () => [...document.querySelectorAll('.line .card.in-play:not(.exhausted)')].flatMap(card => {
              const box = ({left, top, right, bottom}) => [left, top, right, bottom].map(Math.round);
              const title = card.querySelector('.title').textContent;
              const {left, right, bottom} = card.getBoundingClientRect();
              const signs = [...card.querySelectorAll('.marks > *, .signs > *, .numbers > *')].filter(it => it.checkVisibility())
                .map(it => ({name: it.getAttribute('class'), at: it.getBoundingClientRect()}));
              const cut = signs.filter(({at}) => at.left < left - 1 || at.right > right + 1 || at.bottom > bottom + 1);
              const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3
                && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
              const covered = signs.flatMap((one, i) => signs.slice(i + 1).filter(other => over(one.at, other.at))
                .map(other => `${one.name} and ${other.name}`));
              return [...cut.map(({name, at}) => `${title}: ${name} is cut: ${box(at)} in ${box(card.getBoundingClientRect())}`), ...covered.map(both => `${title}: ${both}`)];
            })""";

    /** Exhausted cards that stand upright, or that stick out of their place. */
    private static final String TILTED_ASTRAY = """
            () => [...document.querySelectorAll('.line .card.exhausted')].filter(card => {
              const box = card.getBoundingClientRect();
              const place = card.closest('li').getBoundingClientRect();
              return getComputedStyle(card).rotate === 'none' || box.left < place.left - 0.5 || box.right > place.right + 0.5
                || box.top < place.top - 0.5 || box.bottom > place.bottom + 0.5;
            }).map(card => `${card.querySelector('.title').textContent}: ${card.getBoundingClientRect().width} wide`)""";

    private static final String WRAPPED = """
            () => [...document.querySelectorAll('.board .bar')].flatMap(bar => [...bar.children]
              .filter(it => it.getBoundingClientRect().top >= bar.firstElementChild.getBoundingClientRect().bottom)
              .map(it => `${bar.dataset.seat}: ${it.className}`))""";

    private static final Duration SETTLED = Duration.ofSeconds(10);

    private Geometry() {}

    /**
     * Fails unless every card lies in its row and every title and number can be read, once the cards
     * have the sizes that follow from the room: a slow machine takes some frames for that.
     */
    static void check(Page page) {
        page.evaluate("() => document.fonts.ready");
        await().pollInSameThread().atMost(SETTLED).untilAsserted(() -> {
            assertThat(found(page, ASTRAY)).as("cards out of their rows").isEmpty();
            assertThat(found(page, BROKEN)).as("titles that are cut or broken").isEmpty();
            assertThat(found(page, UNSEEN)).as("numbers that are cut").isEmpty();
            assertThat(found(page, CROWDED))
                    .as("signs that are cut or cover others")
                    .isEmpty();
            assertThat(found(page, TILTED_ASTRAY))
                    .as("exhausted cards that do not tilt in their place")
                    .isEmpty();
        });
    }

    /** Fails if a neighbor covers a number of a card; where the board scrolls, each is scrolled to first. */
    static void checkNumbersAreOnTop(Page page) {
        assertThat(found(page, COVERED)).as("numbers that are covered").isEmpty();
    }

    /** Fails if what is said of a player takes more than one row. */
    static void checkBarsAreOneRow(Page page) {
        assertThat(found(page, WRAPPED))
                .as("what stands in a second row of a bar")
                .isEmpty();
    }

    /** Fails if anything of the table has a scrollbar. */
    static void checkUnscrolled(Page page) {
        assertThat(found(page, SCROLLED)).as("what has to be scrolled").isEmpty();
    }

    /** The heights of the cards in a row, in pixels. */
    @SuppressWarnings("unchecked")
    static List<Number> heights(Page page, String row) {
        return (List<Number>) page.evaluate(
                "row => [...document.querySelectorAll(`${row} li:not(.slot)`)].map(it => it.offsetHeight)", row);
    }

    private static List<?> found(Page page, String script) {
        return (List<?>) page.evaluate(script);
    }
}
