package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Where people come in. */
@ExtendWith(InBrowser.class)
class LobbyTest {

    @Test
    void theLobbyCanBeUsedByEverybodyByDay(Visits visits) {
        check(visits, Look.LAPTOP, "lobby-light");
    }

    @Test
    void theLobbyCanBeUsedByEverybodyByNight(Visits visits) {
        check(visits, Look.DARK, "lobby-dark");
    }

    @Test
    void theLobbyCanBeUsedByEverybodyOnAPhone(Visits visits) {
        check(visits, Look.PHONE, "lobby-phone");
    }

    private static void check(Visits visits, Look look, String name) {
        var page = visits.visit("/", look);
        assertThat(heading(page)).isVisible();
        assertThat(page.getByText("Radiant Argus").first()).isVisible();
        visits.keep(page, name);
        Accessibility.check(page);
    }

    private static Locator heading(Page page) {
        return page.getByRole(AriaRole.HEADING, new GetByRoleOptions().setLevel(1));
    }
}
