package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Titles stand in the typeface that comes with the client, whatever the reader's system has. */
@ExtendWith(InBrowser.class)
class TypefaceTest {

    private static final Pattern FIRST = Pattern.compile("^Grenze,");

    private static final String LOADED =
            "() => [...document.fonts].some(it => it.family === 'Grenze' && it.weight === '700' && it.status === 'loaded')";

    @Test
    void headingsAreSetInIt(Visits visits) {
        var page = visits.visit("/library");
        assertThat(Find.heading(page)).hasCSS("font-family", FIRST);
        assertThat(Find.heading(page)).hasCSS("font-weight", "700");
        awaitLoaded(page);
    }

    @Test
    void titlesOfCardsAreSetInIt(Visits visits) {
        var page = Staged.laidOut(visits, Positions.SIX).shown(visits, Look.WINDOW);
        assertThat(page.locator(".line.near .title").first()).hasCSS("font-family", FIRST);
        assertThat(page.locator(".line.near .title").first()).hasCSS("font-weight", "700");
        awaitLoaded(page);
    }

    private static void awaitLoaded(Page page) {
        page.waitForFunction(LOADED);
    }
}
