package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator.FilterOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.Optional;
import java.util.regex.Pattern;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.state.SeatSetup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where people come in, and how they come to a table. */
@ExtendWith(InBrowser.class)
class LobbyTest {

    private static final Pattern TABLE = Pattern.compile("/table/");
    private static final Pattern SERIES = Pattern.compile("/best-of/");

    @Test
    void whoseNameIsKnownPlaysTheBotInTwoClicks(Visits visits) {
        var page = lobbyOf(visits, "Ann");
        visits.keep(page, "lobby");
        Find.button(page, "Play now").click();
        assertThat(page).hasURL(TABLE);
        assertThat(page.locator(".prompt.mine")).isVisible();

        Find.link(page, "Play").click();
        Find.button(page, "Play now").click();
        assertThat(page).hasURL(TABLE);
        assertThat(page.locator(".prompt.mine")).isVisible();
        assertThat(page.locator(".bar").last()).containsText("Ann");
    }

    @Test
    void whoHasNoNameIsAskedForOne(Visits visits) {
        var page = visits.visit("/");
        Find.button(page, "Play now").click();
        assertThat(page.getByLabel("Your name")).isFocused();
        assertThat(page).hasURL(Pattern.compile("/$"));
    }

    @ParameterizedTest
    @ValueSource(strings = {Bots.RANDOM, Bots.SEARCHING})
    void theLevelThatIsChosenPlays(String level, Visits visits) {
        var page = lobbyOf(visits, "Lea");
        page.locator("[name=bot]").selectOption(level);
        var told = Bots.levels().stream()
                .filter(it -> it.name().equals(level))
                .findFirst()
                .orElseThrow()
                .description();
        assertThat(page.getByText(told)).isVisible();
        Find.button(page, "Play now").click();
        assertThat(page).hasURL(TABLE);
        assertThat(page.locator(".prompt.mine")).isVisible();

        var match = page.url().substring(page.url().lastIndexOf('/') + 1);
        var created = (MatchCreated) new Archive(visits.platform())
                .commits(match)
                .getFirst()
                .events()
                .getFirst();
        assertThat(created.seats()).extracting(SeatSetup::bot).containsExactly(Optional.empty(), Optional.of(level));
    }

    @Test
    void anOpenSeatIsListedAndTaken(Visits visits) {
        var host = lobbyOf(visits, "Hedwig");
        Find.button(host, "Open a seat").click();
        assertThat(Find.heading(host, "Your seat is kept; one is free")).isVisible();
        visits.keep(host, "host");

        var guest = lobbyOf(visits, "Gus");
        var seat = guest.locator("[data-list=open] li").filter(has("Hedwig"));
        seat.locator("a.button").click();
        assertThat(Find.heading(guest, "Hedwig invites you to play")).isVisible();
        visits.keep(guest, "join");
        guest.getByLabel("Your name").fill("Gus");
        Find.button(guest, "Sit down").click();
        for (var page : new Page[] {host, guest}) {
            assertThat(page).hasURL(TABLE);
            assertThat(page.locator(".board")).containsText("Hedwig");
            assertThat(page.locator(".board")).containsText("Gus");
        }
    }

    @Test
    void aSeatThatIsWithdrawnCannotBeTaken(Visits visits) {
        visits.mayMeet("status of 410");
        var host = lobbyOf(visits, "Wilma");
        Find.button(host, "Invite by link").click();
        var link = host.getByLabel("Link for your opponent").inputValue();
        var reader = visits.visit(link);
        var guest = visits.visit(link);
        for (var page : new Page[] {reader, guest}) {
            assertThat(Find.heading(page, "Wilma invites you to play")).isVisible();
        }

        guest.getByLabel("Your name").fill("Late");
        var held = new ArrayList<Route>();
        guest.route("**/acceptance", held::add);
        Find.button(guest, "Sit down").click();
        guest.waitForCondition(() -> !held.isEmpty());
        Find.button(host, "Withdraw").click();
        assertThat(Find.heading(host, "The invitation was withdrawn")).isVisible();
        var refused =
                guest.waitForResponse("**/acceptance", () -> held.getFirst().resume());
        assertEquals(410, refused.status());
        for (var page : new Page[] {reader, guest}) {
            assertThat(Find.heading(page, "The invitation was withdrawn")).isVisible();
        }
        assertThat(Find.link(guest, "Make a match of your own")).isVisible();
    }

    @Test
    void aBestOfThreeLeadsToItsSecondGame(Visits visits) {
        var page = lobbyOf(visits, "Three");
        page.getByText("Options: best of").click();
        page.getByLabel("Games").selectOption("3");
        Find.button(page, "Play now").click();
        assertThat(page).hasURL(SERIES);
        Find.link(page, "Play game 1").click();
        concede(page);
        Find.link(page, "To the series").click();
        assertThat(page.locator(".score .points")).hasText("0 : 1");
        assertThat(page.locator("[data-game='1']")).containsText("won");
        visits.keep(page, "series");
        Find.button(page, "Three goes first").click();
        assertThat(page).hasURL(Pattern.compile("/table/[^/]+-2$"));
        assertThat(page.locator(".prompt.mine")).isVisible();
    }

    private static void concede(Page page) {
        assertThat(page.locator(".prompt.mine")).isVisible();
        page.locator("[data-intent=concede]").click();
        page.locator("[data-intent=concede-confirm]").click();
    }

    private static FilterOptions has(String text) {
        return new FilterOptions().setHasText(text);
    }

    private static Page lobbyOf(Visits visits, String name) {
        var page = visits.visit("/", Look.WINDOW);
        page.getByLabel("Your name").fill(name);
        assertThat(Find.deck(page, "Radiant Argus")).isVisible();
        return page;
    }
}
