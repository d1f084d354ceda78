package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.json.JsonMapper;

/** Decks and cards: what there is, and bringing one's own. */
@ExtendWith(InBrowser.class)
class LibraryTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final String GOOD = """
            name: The Dozen “%s”
            set: Call of the Archons

            Logos
            6x Batdrone
            6x 108
            Sanctum
            12x Raiding Knight
            Dis
            12x Dust Imp
            """;

    @Test
    void aDeckIsImportedAndPlayed(Visits visits) {
        var page = importing(visits, GOOD.formatted("Good"));
        assertThat(page).hasURL(Pattern.compile("/library/[\\w-]+$"));
        assertThat(Find.heading(page, "The Dozen “Good”")).isVisible();
        var logos = page.locator("[data-house=logos]");
        assertThat(logos).containsText("Batdrone");
        assertThat(logos.locator(".times").first()).hasText("×6");
        assertThat(page.getByText("No match with this deck")).isVisible();
        visits.keep(page, "deck");
        Find.button(page, "Play with this deck").click();
        assertThat(Find.deck(page, "The Dozen “Good”")).isChecked();
    }

    @Test
    void aGiganticCreatureIsOneCreatureInADeck(Visits visits) {
        var page = importing(visits, """
                name: The Giant
                set: Mass Mutation
                Logos
                2x Ultra Gravitron
                10x Daughter
                Dis
                12x Dominator Bauble
                Untamed
                12x Niffle Ape
                """);
        assertThat(Find.heading(page, "The Giant")).isVisible();
        var cards = page.locator("[data-house=logos] li");
        assertThat(cards).hasCount(2);
        assertThat(cards.filter(Find.with("Ultra Gravitron"))).not().containsText("half ·");
        assertThat(cards.filter(Find.with("Daughter")).locator(".times")).hasText("×10");
    }

    @Test
    void aTypoIsNamed(Visits visits) {
        visits.mayMeet("status of 4");
        var page = importing(visits, GOOD.formatted("Typo").replace("Dust Imp", "Dust Chimp"));
        assertThat(Find.alert(page)).containsText("Dust Chimp");
        assertThat(page.getByLabel("Deck list")).hasValue(Pattern.compile("Dust Chimp"));
        page.getByLabel("Deck list").fill(GOOD.formatted("Mended"));
        Find.button(page, "Import").click();
        assertThat(Find.heading(page, "The Dozen “Mended”")).isVisible();
    }

    @Test
    void rubbishIsRejectedInPlace(Visits visits) {
        visits.mayMeet("status of 4");
        var page = importing(visits, "<script>alert(1)</script>\n{\"houses\": ]\n\u0000 ☃");
        assertThat(Find.alert(page)).isVisible();
        assertThat(Find.button(page, "Import")).isEnabled();
        assertThat(page).hasURL(Pattern.compile("/library#import$"));
    }

    @Test
    void cardsAreFoundByWhatTheyAre(Visits visits) {
        var page = visits.visit("/library");
        assertThat(page.locator(".deck-link").first()).isVisible();
        Find.link(page, "Cards").click();
        var count = page.getByText(Pattern.compile("^\\d+ cards?\\s*$"));
        assertThat(count).isVisible();
        visits.keep(page, "library");
        page.getByLabel("House").selectOption("logos");
        page.getByLabel("Type").selectOption("creature");
        page.getByLabel("Set").selectOption("call-of-the-archons");
        page.getByLabel("Search").fill("batdrone");
        assertThat(count).hasText("1 card");
        assertThat(page.locator("[data-card=batdrone]")).containsText("Steal 1");
        page.getByLabel("Type").selectOption("action");
        assertThat(page.getByText("Nothing matches.")).isVisible();
    }

    @Test
    void aCardHasAPageThatSaysWhatIsTestedOfIt(Visits visits) {
        var page = visits.visit("/library#cards");
        page.getByLabel("Search").fill("batdrone");
        page.locator("[data-card=batdrone] a").click();
        assertThat(page).hasURL(Pattern.compile("/card/batdrone$"));
        assertThat(Find.heading(page, "Batdrone")).isVisible();
        assertThat(page.locator(".card-page")).containsText("Call of the Archons 136 · common");
        assertThat(page.locator(".card-page dt").first())
                .containsText(Pattern.compile("skirmish", Pattern.CASE_INSENSITIVE));
        assertThat(page.locator(".cases li").first()).containsText(Pattern.compile("^Batdrone "));
        visits.keep(page, "card");
    }

    @Test
    void aCardThatIsNoneIsSaidToBeNone(Visits visits) {
        visits.mayMeet("status of 4");
        var page = visits.visit("/card/bat-drone");
        assertThat(Find.heading(page, "There is no such card")).isVisible();
    }

    @Test
    void aDeckOfThePublishersIsImported(Visits visits) {
        var cards = "\"a\",".repeat(12) + "\"b\",".repeat(12) + "\"c\",".repeat(11) + "\"c\"";
        var page = importing(visits, """
                {"data": {"name": "Published", "expansion": 341, "_links": {"cards": [%s]}},
                 "_linked": {"cards": [
                   {"id": "a", "card_title": "Batdrone", "house": "Logos", "expansion": 341, "is_maverick": false},
                   {"id": "b", "card_title": "Anger", "house": "Dis", "expansion": 341, "is_maverick": true},
                   {"id": "c", "card_title": "Bad Penny", "house": "Shadows", "expansion": 341}]}}
                """.formatted(cards));
        assertThat(Find.heading(page, "Published")).isVisible();
        assertThat(page.locator("[data-house=dis]")).containsText("Anger");
    }

    @Test
    void everyCardOfEverySetIsThere(Visits visits) {
        var page = visits.visit("/library#sets");
        var set = page.locator("[data-set=dark-tidings]");
        assertThat(set.locator("h2")).hasText("Dark Tidings");
        assertThat(set.locator("> .extent")).containsText("429 of 429, 429 tested");
        assertThat(page.locator("[data-set]")).hasCount(5);
        assertThat(page.locator("[data-set] summary")).hasCount(0);
        visits.keep(page, "sets");
    }

    @Test
    void aSetSaysWhichOfItsCardsAreMissing(Visits visits) {
        var house = Map.of(
                "house",
                "untamed",
                "printed",
                61,
                "written",
                60,
                "tested",
                60,
                "missing",
                List.of("Witch of the Dawn"));
        var sets = Map.of("sets", List.of(Map.of("set", "dark-tidings", "houses", List.of(house))));
        var page = visits.visit(
                "/library#sets",
                Look.LAPTOP,
                it -> it.route(
                        Pattern.compile("/sets$"),
                        route -> route.fulfill(new Route.FulfillOptions()
                                .setContentType("application/json")
                                .setBody(JSON.writeValueAsString(sets)))));
        page.locator("[data-set] summary").click();
        assertThat(page.locator("[data-set] details p")).hasText("Witch of the Dawn");
    }

    private static Page importing(Visits visits, String list) {
        var page = visits.visit("/library#import");
        page.getByLabel("Deck list").fill(list);
        Find.button(page, "Import").click();
        return page;
    }
}
