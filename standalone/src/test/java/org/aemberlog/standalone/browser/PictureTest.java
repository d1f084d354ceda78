package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Every card has a picture of its own, always the same, in the library, in hand and in play. */
@ExtendWith(InBrowser.class)
class PictureTest {

    private static final int CARDS = 1_400;

    /** Draws all cards of the library twice: what is no SVG, what differs, how many different ones there are. */
    private static final String ALL = """
            async ({draw}) => {
              const {cards} = await (await fetch('/deck-service/cards')).json();
              const drawn = cards.map(({id, printings, type, traits, power}) => {
                const card = {name: id, house: printings.find(it => it.house)?.house, type, traits, power};
                return {id, one: draw(card), again: draw(card)};
              });
              return {
                cards: cards.length,
                broken: drawn.filter(({one}) => one.includes('NaN') || one.includes('undefined')).map(({id}) => id),
                unsteady: drawn.filter(({one, again}) => one !== again).map(({id}) => id),
                different: new Set(drawn.map(({one}) => one)).size,
                longest: Math.max(...drawn.map(({one}) => one.length)),
              };
            }""";

    private static final String UNPAINTED = """
            async () => {
              const all = [...document.querySelectorAll('.art')];
              await Promise.all(all.map(it => it.decode().catch(() => null)));
              return all.filter(it => !it.naturalWidth).map(it => it.src.slice(0, 80));
            }""";

    @Test
    void everyCardOfTheLibraryHasAPictureOfItsOwn(Visits visits) {
        var page = visits.visit("/library");
        page.locator("h1").waitFor();
        var found = (Map<?, ?>) Sources.evaluate(page, "cards/art/art.js", ALL, null);
        assertThat((int) found.get("cards")).isGreaterThan(CARDS);
        assertThat((List<?>) found.get("broken")).isEmpty();
        assertThat((List<?>) found.get("unsteady")).isEmpty();
        assertThat(found.get("different")).isEqualTo(found.get("cards"));
        assertThat((int) found.get("longest")).as("characters of a picture").isLessThan(16_000);
    }

    @Test
    void picturesAreSeenOnTheTableAndInTheLibrary(Visits visits) {
        var table = Staged.laidOut(visits, Positions.TEN).shown(visits, new Look(1440, 900, ColorScheme.DARK, false));
        assertThat(table.locator(".line .art")).hasCount(26);
        assertThat(table.locator(".hand.near .art")).hasCount(7);
        assertThat((List<?>) table.evaluate(UNPAINTED)).isEmpty();

        var library = visits.visit("/library#cards");
        assertThat(library.locator(".grid.cards .art").first()).isVisible();
        assertThat((List<?>) library.evaluate(UNPAINTED)).isEmpty();
        visits.keep(library, "library-pictures");
    }
}
