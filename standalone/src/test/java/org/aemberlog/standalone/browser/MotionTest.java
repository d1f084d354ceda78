package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What happens is seen happening: cards and Æmber travel, blows land, and all of it can be switched off. */
@ExtendWith(InBrowser.class)
class MotionTest {

    private static final Look MOVING = new Look(1440, 900, ColorScheme.LIGHT, false, true);
    private static final String ACTION = """
            card => document.querySelector('table-page').session.told(
              {version: 1, events: [{type: 'card-played.v1', seat: 'b', card, from: 'hand'}]})""";

    @Test
    void aFightDrawsALineAndItsDamage(Visits visits) {
        var staged = Staged.laidOut(visits, Positions.SIX);
        var page = staged.shown(visits, MOVING);

        var moving = staged.does(page, new Intent.Fight(Seat.A, staged.card("Bulwark"), staged.card("Valdr")));

        assertThat(moving).contains("attack-line").anyMatch(it -> it.startsWith("float hurt"));
        assertThat(page.locator(".float.hurt").first()).hasText("−4");
        assertThatNothingMoves(page);
    }

    @Test
    void whatIsDestroyedBreaksAndLeaves(Visits visits) {
        var staged = Staged.laidOut(visits, Positions.SIX);
        var page = staged.shown(visits, MOVING);

        var moving =
                staged.does(page, new Intent.Fight(Seat.A, staged.card("Champion Anaphiel"), staged.card("Dodger")));

        assertThat(moving).contains("ghost destroyed");
        assertThat(page.locator(".line.far")).not().containsText("Dodger");
        assertThatNothingMoves(page);
    }

    @Test
    void cardsTravelFromTheHandAndAemberToThePool(Visits visits) {
        var staged = Staged.laidOut(visits, Positions.SIX);
        var page = staged.shown(visits, MOVING);

        var played = staged.does(page, new Intent.PlayCard(Seat.A, staged.card("Virtuous Works")));

        assertThat(played)
                .contains("flow", "ghost")
                .as("the rest of the hand moves up")
                .anyMatch(it -> it.startsWith("touch"));
        assertThat(page.locator(".flow")).hasText("3");
        assertThatNothingMoves(page);
        assertThat(page.locator(".bar[data-seat=a] .pool b")).hasText("7");
    }

    @Test
    void stolenAemberGoesFromPoolToPoolAndCapturedOntoTheCard(Visits visits) {
        var thief = Staged.laidOut(visits, "alice shadows hand [urchin] | bob aember 3");
        var page = thief.shown(visits, MOVING);
        assertThat(thief.does(page, new Intent.PlayCard(Seat.A, thief.card("Urchin"))))
                .contains("flow");
        assertThatNothingMoves(page);
        assertThat(page.locator(".pool b")).hasText(new String[] {"2", "1"});

        var captor = Staged.laidOut(visits, "alice sanctum hand [raiding-knight] | bob aember 3");
        var other = captor.shown(visits, MOVING);
        assertThat(captor.does(other, new Intent.PlayCard(Seat.A, captor.card("Raiding Knight"))))
                .contains("flow");
        assertThatNothingMoves(other);
        assertThat(other.locator(".line.near .on")).hasText("1");
        assertThat(other.locator(".pool b")).hasText(new String[] {"2", "0"});
    }

    @Test
    void anActionOfTheOpponentIsShownLarge(Visits visits) {
        var staged = Staged.laidOut(visits, Positions.SIX);
        var page = staged.shown(visits, MOVING);

        page.evaluate(ACTION, staged.card("Fear").number());

        assertThat(page.locator(".spotlight")).containsText("Fear");
        assertThat(page.locator(".spotlight")).hasCount(0);
        // A creature is seen where it enters.
        page.evaluate(ACTION, staged.card("Mother").number());
        assertThat(page.locator(".spotlight")).hasCount(0);
    }

    @Test
    void nothingMovesForWhoWantsNone(Visits visits) {
        var still = Staged.laidOut(visits, Positions.SIX);
        var page = still.shown(visits, new Look(1440, 900, ColorScheme.LIGHT, false));
        assertThat(still.does(page, fight(still))).noneMatch(MotionTest::isMotion);
        assertThat(page.locator("[data-action=motion]")).hasCount(0);

        var switched = Staged.laidOut(visits, Positions.SIX);
        var other = switched.shown(visits, MOVING);
        other.locator("[data-action=motion]").click();
        assertThat(other.locator("[data-action=motion]")).hasText("Motion off");
        assertThat(switched.does(other, fight(switched))).noneMatch(MotionTest::isMotion);
        assertThat(other.locator(".line.far")).not().containsText("Dodger");
    }

    private static Intent.Fight fight(Staged staged) {
        return new Intent.Fight(Seat.A, staged.card("Champion Anaphiel"), staged.card("Dodger"));
    }

    private static boolean isMotion(String moving) {
        return List.of("attack-line", "float", "flow", "ghost", "touch").stream()
                .anyMatch(moving::startsWith);
    }

    /** What moves lies above the page and is gone as soon as it has moved. */
    private static void assertThatNothingMoves(Page page) {
        assertThat(page.locator(".motion > *")).hasCount(0);
    }
}
