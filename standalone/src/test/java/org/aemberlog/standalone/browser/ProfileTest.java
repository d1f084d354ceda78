package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Who somebody is, on one device and on the next. */
@ExtendWith(InBrowser.class)
class ProfileTest {

    private static final Pattern TABLE = Pattern.compile("/table/");

    private static final String DECK = """
            name: %s
            set: Call of the Archons
            Logos
            12x Batdrone
            Sanctum
            12x Raiding Knight
            Dis
            12x Dust Imp
            """;

    @Test
    void nameDecksAndMatchesGoToAnotherDevice(Visits visits) {
        var first = importing(visits, "Ada’s Own");
        first.getByText("Only you see this deck").waitFor();
        Find.button(first, "Add to favorites").click();
        assertThat(Find.button(first, "Remove from favorites")).isVisible();
        visits.keep(first, "own-deck");
        Find.button(first, "Play with this deck").click();
        first.getByLabel("Your name").fill("Ada");
        Find.button(first, "Play now").click();
        assertThat(first).hasURL(TABLE);
        assertThat(first.locator(".prompt.mine")).isVisible();

        var link = link(first);
        assertThat(link).matches(".*/profile#secret=[\\w-]{43}");
        visits.keep(first, "profile");
        var asked = new ArrayList<String>();
        var second = visits.visit(
                link,
                Look.LAPTOP,
                page -> page.onRequest(request ->
                        asked.add(request.url() + " " + request.headers().get("referer"))));
        assertThat(second.getByText("This link opens the profile of Ada.")).isVisible();
        assertThat(second).hasURL(Pattern.compile("/profile$"));
        visits.keep(second, "profile-offered");
        Find.button(second, "Use it here").click();
        assertThat(second.getByLabel("Your name")).hasValue("Ada");

        Find.link(second, "Play").click();
        assertThat(second.locator(".deck-tile").first()).containsText("Ada’s Own");
        assertThat(second.locator(".deck-tile").first()).containsText("yours");
        assertThat(second.locator(".deck-tile").first().getByLabel("Favorite")).isVisible();
        visits.keep(second, "lobby-own-deck");
        second.locator("[data-list=own] [data-action=resume]").click();
        assertThat(second).hasURL(TABLE);
        assertThat(second.locator(".prompt.mine")).isVisible();
        assertThat(asked).noneMatch(it -> it.contains(link.split("secret=")[1]));
    }

    @Test
    void favoritesAndOwnDecksAreFoundOnAnotherDevice(Visits visits) {
        var first = importing(visits, "Grace’s Compiler");
        first.navigate("/library#import");
        importing(first, "Grace’s Clock");
        first.navigate("/library/" + visits.platform().decks().get("Miss"));
        Find.button(first, "Add to favorites").click();
        assertThat(Find.button(first, "Remove from favorites")).isVisible();

        var second = visits.visit(link(first));
        Find.button(second, "Use it here").click();
        assertThat(second.getByLabel("Your name")).isVisible();
        Find.link(second, "Decks").click();
        second.getByLabel("Shelf").selectOption("favorites");
        assertThat(second.locator(".deck-link")).hasText(new Pattern[] {Pattern.compile("Miss “Onyx” Censorius")});

        Find.link(second, "Play").click();
        var tiles = second.locator(".deck-tile");
        assertThat(tiles.filter(Find.with("Miss “Onyx” Censorius")).getByLabel("Favorite"))
                .isVisible();
        var all = tiles.count();
        second.getByLabel("Find a deck by name").fill("grace");
        // The deck that is picked stays in sight.
        assertThat(tiles.filter(Find.with("Grace’s Compiler"))).isVisible();
        assertThat(tiles.filter(Find.with("Grace’s Clock"))).isVisible();
        assertThat(tiles).hasCount(2);
        second.getByLabel("Find a deck by name").fill("");
        assertThat(tiles).hasCount(all);
    }

    @Test
    void ownDecksComeFirstAndOthersDoNotSeeThemUntilTheyArePublished(Visits visits) {
        visits.mayMeet("status of 404");
        var owner = importing(visits, "Zzz Own");
        var address = owner.url();
        Find.link(owner, "All decks").click();
        assertThat(owner.locator(".deck-link").first()).containsText("Zzz Own");
        owner.getByLabel("Shelf").selectOption("own");
        assertThat(owner.locator(".deck-link")).hasCount(1);

        var other = visits.visit(address);
        assertThat(Find.heading(other, "There is no such deck")).isVisible();
        owner.navigate(address);
        Find.button(owner, "Publish").click();
        assertThat(Find.button(owner, "Make private")).isVisible();
        other.reload();
        assertThat(Find.heading(other, "Zzz Own")).isVisible();
        assertThat(Find.button(other, "Publish")).hasCount(0);
    }

    /** Only the server itself can say that a profile is gone; else nobody could ever bring it back. */
    @Test
    void whatStandsInFrontOfTheServerTakesNoProfileAway(Visits visits) {
        visits.mayMeet("status of 404");
        var page = withProfile(visits);
        var own = link(page);
        page.route(
                "**/profiles/token",
                route -> route.fulfill(new Route.FulfillOptions()
                        .setStatus(404)
                        .setContentType("text/html")
                        .setBody("<h1>No such site</h1>")));
        page.navigate("/library");
        assertThat(Find.alert(page).first()).isVisible();
        page.unroute("**/profiles/token");
        page.navigate("/profile");
        assertThat(link(page)).isEqualTo(own);
    }

    @Test
    void aLinkThatWasRenewedOpensNothingAnyMore(Visits visits) {
        visits.mayMeet("status of 404");
        var page = withProfile(visits);
        var old = link(page);
        Find.button(page, "Renew the link").click();
        assertThat(page.getByLabel("Your secret link")).not().hasValue(old);

        var late = visits.visit(old);
        assertThat(Find.alert(late)).containsText("This link opens no profile");
        visits.visit(page.getByLabel("Your secret link").inputValue())
                .getByText("This link opens the profile of Ada.")
                .waitFor();
    }

    @Test
    void aProfileOutlivesTheAnswerThatRenewedItsLink(Visits visits) {
        visits.mayMeet("ERR_FAILED|status of 404");
        var page = withProfile(visits);
        var old = link(page);
        page.route("**/profiles/secret", route -> {
            route.fetch();
            route.abort();
        });
        Find.button(page, "Renew the link").click();
        assertThat(Find.alert(page)).containsText("The server does not answer");

        page.navigate("/library");
        assertThat(Find.heading(page)).isVisible();
        page.navigate("/profile");
        var renewed = link(page);
        assertThat(renewed).isNotEqualTo(old);
        visits.visit(renewed).getByText("This link opens the profile of Ada.").waitFor();
    }

    @Test
    void whatCannotBeUndoneIsPressedTwice(Visits visits) {
        var page = withProfile(visits);
        var own = link(page);
        Find.button(page, "Forget on this device").click();
        page.getByLabel("Your name").click();
        assertThat(Find.button(page, "Forget on this device")).isVisible();
        assertThat(page.getByLabel("Your secret link")).hasValue(own);
        Find.button(page, "Forget on this device").click();
        Find.button(page, "Forget it: I have its link").click();
        assertThat(Find.button(page, "Make a profile")).isVisible();
    }

    private static Page withProfile(Visits visits) {
        var page = visits.visit("/profile", Look.WINDOW);
        page.getByLabel("Your name").fill("Ada");
        Find.button(page, "Make a profile").click();
        return page;
    }

    private static String link(Page page) {
        if (!page.url().endsWith("/profile")) {
            page.navigate("/profile");
        }
        page.getByText("Use it on another device").click();
        return page.getByLabel("Your secret link").inputValue();
    }

    private static Page importing(Visits visits, String name) {
        return importing(visits.visit("/library#import", Look.WINDOW), name);
    }

    private static Page importing(Page page, String name) {
        page.getByLabel("Deck list").fill(DECK.formatted(name));
        Find.button(page, "Import").click();
        assertThat(Find.heading(page, name)).isVisible();
        return page;
    }
}
