package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Locator.FilterOptions;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two people play each other, each in a browser of their own. */
@ExtendWith(InBrowser.class)
class TwoBrowsersTest {

    private static final int MOVES = 30;
    private static final String RESULT = ".prompt[data-prompt=result]";

    @Test
    void whoIsInvitedPlaysAndEachSeesTheOthersMovesByOneLine(Visits visits) {
        var table = invited(visits);
        long begun = table.ann().version();
        var lines = new AtomicInteger();
        for (var page : List.of(table.ann().page(), table.ben().page())) {
            page.onRequest(request -> lines.addAndGet(request.url().contains("/stream") ? 1 : 0));
        }

        table.playUntil(() -> table.ann().version() >= begun + MOVES);

        table.awaitSameTable(visits);
        // That a move is seen at once follows from it: nobody asks, and the line that stands tells it.
        assertThat(lines).hasValue(0);
        assertThat(log(table.ben(), ".told")).hasCount(log(table.ann(), ".told").count());
        assertThat(log(table.ben(), "h2").allInnerTexts())
                .isNotEmpty()
                .isEqualTo(log(table.ann(), "h2").allInnerTexts());

        concede(table.ben());
        assertThat(table.ben().page().locator(RESULT + " h1")).hasText("Ann wins");
        assertThat(table.ann().page().locator(RESULT + " h1")).hasText("You win!");
        assertThat(table.ann().page().locator(RESULT)).containsText("by concession");
    }

    @Test
    void aReloadInTheMiddleOfAChoiceLosesNothing(Visits visits) {
        var table = TwoSeats.at(visits, "reload-1", Look.LAPTOP);
        table.playUntil(() -> isChoosing(table.ann()));
        var page = table.ann().page();
        var prompt = page.locator(".prompt");
        var asked = table.ann().prompt();
        var question = page.locator(".prompt .says").textContent();
        var options = page.locator("[data-option]").count();
        long version = table.ann().version();

        page.reload();

        assertThat(prompt).hasAttribute("data-prompt", asked);
        assertThat(page.locator(".prompt .says")).hasText(question);
        assertThat(page.locator("[data-option]")).hasCount(options);
        table.playUntil(() -> table.ann().version() > version);
        table.awaitSameTable(visits);
    }

    @Test
    void twoTabsOfOneSeatStayInStep(Visits visits) {
        var table = TwoSeats.at(visits, "tabs-1", Look.LAPTOP);
        var page = table.ann().page();
        var second = page.context().newPage();
        second.navigate("/table/" + table.match());
        var both = TwoSeats.of(table.match(), second, table.ben().page());

        for (int turn = 0; turn < 2; turn++) {
            play(table, 4);
            play(both, 4);
        }

        both.awaitSameTable(visits);
        table.awaitSameTable(visits);
        assertThat(second.locator(".prompt")).hasText(page.locator(".prompt").textContent());
        assertThat(hand(second)).isNotEmpty().isEqualTo(hand(page));
    }

    @Test
    void nothingIsLostWhileTheLineIsCut(Visits visits) {
        visits.mayMeet("ERR_INTERNET_DISCONNECTED");
        var table = TwoSeats.at(visits, "cut-1", Look.LAPTOP);
        table.playUntil(
                () -> table.next() == table.ben() && table.ben().prompt().equals("main"));
        table.awaitSameTable(visits);
        var page = table.ann().page();
        long before = table.ann().version();

        page.context().setOffline(true);
        playOn(table.ben());
        assertThat(table.ben().version()).isGreaterThan(before);
        assertThat(table.ann().version()).isEqualTo(before);
        page.context().setOffline(false);

        table.awaitSameTable(visits);
        assertThat(page.locator(".line-down")).hasCount(0);
        assertThat(log(table.ann(), ".told")).hasCount(log(table.ben(), ".told").count());
        play(table, 4);
        table.awaitSameTable(visits);
    }

    @Test
    void theLastActionIsTakenBackIfTheOpponentAllowsIt(Visits visits) {
        var table = TwoSeats.at(visits, "undo-1", Look.LAPTOP);
        var ask = table.ann().page().locator("[data-intent=ask-takeback]");
        table.playUntil(() -> table.next() == table.ann() && ask.isVisible());
        var told = table.ann().page().locator("match-log .undone");
        int undone = told.count();

        ask.click();
        table.ben().page().locator("[data-intent=decline-takeback]").click();
        assertThat(table.ann().page().locator("[data-prompt=takeback-waits]")).hasCount(0);
        assertThat(told).hasCount(undone);

        ask.click();
        table.ben().page().locator("[data-intent=allow-takeback]").click();
        assertThat(told).hasCount(undone + 1);
        table.awaitSameTable(visits);
        play(table, 4);
    }

    /** Ann invites from the lobby; Ben comes by the link and takes the other deck. */
    private static TwoSeats invited(Visits visits) {
        var ann = visits.visit("/");
        pick(ann, "Ann", "Radiant Argus");
        ann.locator("[data-action=invite]").click();
        var ben = visits.visit(ann.locator("[name=link]").inputValue());
        pick(ben, "Ben", "Miss “Onyx” Censorius");
        ben.locator("[data-action=accept]").click();
        ben.waitForURL("**/table/*");
        ann.waitForURL("**/table/*");
        assertThat(ben.locator(".bar[data-seat=a] .who")).containsText("Ann");
        assertThat(ann.locator(".bar[data-seat=b] .who")).containsText("Ben");
        return TwoSeats.of(ben.url().substring(ben.url().lastIndexOf('/') + 1), ann, ben);
    }

    private static void pick(Page page, String name, String deck) {
        page.locator("[name=name]").fill(name);
        page.locator(".deck-tile").filter(new FilterOptions().setHasText(deck)).click();
    }

    private static void play(TwoSeats table, int clicks) {
        for (int i = 0; i < clicks; i++) {
            table.next().act();
        }
    }

    /** Plays as long as nobody else is asked. */
    private static void playOn(Clicker clicker) {
        while (clicker.act().isPresent()) {
            assertThat(clicker.sawTheEnd()).isFalse();
        }
    }

    /** Whether the match waits for a choice; what can be cancelled was not sent yet. */
    private static boolean isChoosing(Clicker clicker) {
        var page = clicker.page();
        return page.locator("[data-option]").count() > 0
                && page.locator("[data-intent=cancel]").count() == 0;
    }

    private static void concede(Clicker clicker) {
        clicker.page().locator("[data-intent=concede]").click();
        clicker.page().locator("[data-intent=concede-confirm]").click();
    }

    /**
     * Parts of the log. Its lines may differ: cards that are drawn are named to one player only.
     */
    private static Locator log(Clicker clicker, String parts) {
        return clicker.page().locator("match-log " + parts);
    }

    private static List<String> hand(Page page) {
        return page.locator(".hand.near .title").allInnerTexts();
    }
}
