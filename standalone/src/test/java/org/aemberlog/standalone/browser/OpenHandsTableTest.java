package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.net.URI;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A table with open hands, for teaching. */
@ExtendWith(InBrowser.class)
class OpenHandsTableTest {

    private static final Pattern TABLE = Pattern.compile("/table/");

    @Test
    void whoJoinsReadsTheTermAndThenBothSeeBothHands(Visits visits) {
        var host = visits.visit("/", new Look(1440, 900, ColorScheme.LIGHT, false));
        host.getByLabel("Your name").fill("Tess");
        host.getByText("Options: best of").click();
        host.getByLabel("Open hands").check();
        visits.keep(host, "open-hands-lobby");
        Find.button(host, "Invite by link").click();
        var link = host.getByLabel("Link for your opponent").inputValue();

        var guest = visits.visit(link, new Look(375, 667, ColorScheme.LIGHT, true));
        assertThat(guest.getByLabel("What is played")).containsText("open hands, for teaching");
        visits.keep(guest, "open-hands-join");
        guest.getByLabel("Your name").fill("Pip");
        Find.button(guest, "Sit down").click();
        assertThat(host).hasURL(TABLE);
        assertThat(guest).hasURL(TABLE);
        seesBothHands(host);
        seesBothHands(guest);
        assertThat(host.locator("match-log .told").first()).containsText("Open hands, for teaching");
        visits.keep(host, "open-hands-1440");
        visits.keep(guest, "open-hands-375");

        var path = URI.create(host.url()).getPath();
        for (var look :
                List.of(new Look(1280, 720, ColorScheme.DARK, false), new Look(768, 1024, ColorScheme.DARK, true))) {
            var spectator = visits.visit(path, look);
            assertThat(spectator.locator(".hand.backs")).hasCount(2);
            assertThat(spectator.locator(".hand .touch")).hasCount(0);
            visits.keep(spectator, "open-hands-watched-" + look.width());
            host.setViewportSize(look.width(), look.height());
            seesBothHands(host);
            visits.keep(host, "open-hands-" + look.width());
        }
    }

    private static void seesBothHands(Page page) {
        for (var hand : List.of(".hand.far", ".hand.near")) {
            assertThat(page.locator(hand + " .touch").nth(5)).isAttached();
            assertThat(page.locator(hand + " .card.back")).hasCount(0);
        }
    }
}
