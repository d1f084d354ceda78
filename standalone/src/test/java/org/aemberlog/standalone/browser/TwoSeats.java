package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.WaitForConditionOptions;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.aemberlog.standalone.bot.StarterMatch;

/**
 * Ann and Ben at one table, each in a browser of their own.
 *
 * @param match the match's id
 * @param ann who sits on seat A and likes to reap
 * @param ben who sits on seat B and likes to fight
 */
record TwoSeats(String match, Clicker ann, Clicker ben) {

    /** Begins a match with the starter decks; all its dice follow from {@code seed}. */
    static TwoSeats at(Visits visits, String seed, Look look) {
        var made = made(visits, seed);
        @SuppressWarnings("unchecked")
        var tokens = (Map<String, String>) made.get("tokens");
        var match = String.valueOf(made.get("match"));
        return of(
                match,
                visits.visit("/table/" + match + "#token=" + tokens.get("a"), look),
                visits.visit("/table/" + match + "#token=" + tokens.get("b"), look));
    }

    /** Begins such a match without opening it, and gives what the service answered. */
    static Map<String, Object> made(Visits visits, String seed) {
        System.out.println("Match with seed " + seed);
        var platform = visits.platform();
        var more = Map.<String, Object>of("seed", seed, "nonces", false);
        var request = StarterMatch.request(platform.decks(), more);
        return platform.api().post("/matches", "", seed, request);
    }

    /** Two pages that show the match. */
    static TwoSeats of(String match, Page ann, Page ben) {
        assertThat(ann.locator(".prompt")).isVisible();
        assertThat(ben.locator(".prompt")).isVisible();
        return new TwoSeats(match, new Clicker(ann, Clicker.REAPS), new Clicker(ben, Clicker.FIGHTS));
    }

    /** Whoever is not {@code clicker}. */
    Clicker opponent(Clicker clicker) {
        return clicker == ann ? ben : ann;
    }

    /** Waits until one of both is asked and says who. */
    Clicker next() {
        awaitThat(() -> asked(ann) || asked(ben));
        return asked(ann) ? ann : ben;
    }

    private static boolean asked(Clicker clicker) {
        return clicker.page().locator(".prompt.mine:not(.busy)").isVisible();
    }

    /** Plays until something is so. */
    void playUntil(BooleanSupplier so) {
        for (int clicks = 0; clicks < 500; clicks++) {
            var clicker = next();
            if (so.getAsBoolean()) {
                return;
            }
            clicker.act();
        }
        throw new AssertionError("That does not happen in match " + match);
    }

    /** Waits until both see the same, and the same as the service has. */
    void awaitSameTable(Visits visits) {
        ann.awaitSettled();
        ben.awaitSettled();
        var head = visits.platform().api().get("/matches/" + match, "").get("version");
        for (var page : List.of(ann.page(), ben.page())) {
            assertThat(page.locator("html")).hasAttribute("data-version", String.valueOf(head));
        }
    }

    /** Waits while pages do what they do. */
    void awaitThat(BooleanSupplier so) {
        ann.page().waitForCondition(so, new WaitForConditionOptions().setTimeout(30_000));
    }
}
