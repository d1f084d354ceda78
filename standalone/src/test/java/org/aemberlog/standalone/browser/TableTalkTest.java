package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PageAssertions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.standalone.bot.StarterMatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What players hear of each other beside the game: whose turn it is, phrases, and a rematch. */
@ExtendWith(InBrowser.class)
class TableTalkTest {

    /** Keeps the tones, in hertz, and the notifications of a page that nobody looks at. */
    private static final String LISTEN = """
            () => {
              window.tones = [];
              window.notes = [];
              OscillatorNode.prototype.start = function() { tones.push(Math.round(this.frequency.value)); };
              OscillatorNode.prototype.stop = () => {};
              window.Notification = class {
                static permission = 'granted';
                constructor(title) { notes.push(title); }
              };
              Object.defineProperty(document, 'hidden', {get: () => true});
            }""";

    private static void say(Page page, String phrase) {
        page.locator("[data-action=say]").click();
        page.locator("[data-phrase=" + phrase + "]").click();
    }

    @Test
    void aPhraseIsHeardByTheOtherAndCanBeMuted(Visits visits) {
        var table = TwoSeats.at(visits, "phrases-1", Look.WINDOW);
        var ann = table.ann().page();
        var ben = table.ben().page();
        say(ann, "good-luck");
        assertThat(ben.locator(".bar[data-seat=a] .bubble")).hasText("Good luck!");
        assertThat(ann.locator(".bar[data-seat=a] .bubble")).hasText("Good luck!");
        visits.keep(ben, "phrase");
        assertThat(ben.locator(".bubble")).hasCount(0);

        ben.locator("[data-action=mute]").click();
        assertThat(ben.locator("[data-action=mute]")).hasAttribute("aria-pressed", "true");
        say(ann, "smile");
        assertThat(ann.locator(".bubble")).hasText("🙂");
        assertThat(ann.locator(".bubble")).hasCount(0);
        assertThat(ben.locator(".bubble")).hasCount(0);
    }

    @Test
    void peopleAgreeOnARematchWithSwappedDecksAndWhoWatchedComesAlong(Visits visits) {
        var table = TwoSeats.at(visits, "rematch-1", Look.WINDOW);
        var ann = table.ann().page();
        var ben = table.ben().page();
        var watcher = visits.visit("/table/" + table.match());
        var decks = ann.locator(".deck-name").allInnerTexts();
        var steps = ann.evaluate("history.length");
        ann.locator("[data-intent=concede]").click();
        ann.locator("[data-intent=concede-confirm]").click();
        assertThat(watcher.locator(".prompt")).containsText("Bob wins");

        ann.locator("[data-rematch=swapped]").click();
        assertThat(ann.locator(".prompt")).containsText("to agree to a rematch");
        assertThat(ben.locator(".prompt")).containsText("wants a rematch with the decks swapped.");
        assertThat(ben.locator("[data-rematch=swapped]")).hasClass(Pattern.compile("primary"));
        visits.keep(ben, "rematch");
        ben.locator("[data-rematch=swapped]").click();

        for (var page : List.of(ann, ben, watcher)) {
            page.waitForURL(url -> url.contains("/table/") && !url.endsWith(table.match()));
            assertThat(page.locator(".prompt:not([data-prompt=result])")).isVisible();
        }
        assertThat(ann.url()).isEqualTo(ben.url()).isEqualTo(watcher.url());
        assertThat(ann.evaluate("history.length"))
                .as("the way back leads past it")
                .isEqualTo(steps);
        assertThat(ann.locator(".deck-name").allInnerTexts()).isEqualTo(decks.reversed());
        assertThat(ann.getByText("You are Alice.")).isVisible();
        assertThat(watcher.getByText("You are watching.")).isVisible();
    }

    @Test
    void theTabASoundAndANotificationTellWhoseTurnItIs(Visits visits) {
        var table = TwoSeats.at(visits, "signals-1", Look.WINDOW);
        table.playUntil(
                () -> table.next() == table.ben() && table.ben().prompt().equals("main"));
        var ann = table.ann().page();
        table.awaitSameTable(visits);
        assertThat(ann).hasTitle("Alice against Bob");
        assertThat(icon(ann)).hasAttribute("href", "/client/icon.svg");
        assertThat(table.ben().page()).hasTitle("● Your turn · Alice against Bob");
        assertThat(icon(table.ben().page())).hasAttribute("href", "/client/icon-turn.svg");

        ann.locator("[data-action=sound]").click();
        ann.reload();
        assertThat(ann.locator("[data-action=sound]")).hasText("Sound off");
        ann.locator("[data-action=sound]").click();
        assertThat(ann.locator("[data-action=sound]")).hasText("Sound on");
        ann.evaluate(LISTEN);
        table.playUntil(() -> table.next() == table.ann());
        assertThat(ann).hasTitle("● Your turn · Alice against Bob");
        assertThat((List<?>) ann.evaluate("notes")).singleElement().isEqualTo("It is your turn");
        assertThat(tones(ann)).containsSequence(659, 880);
    }

    @Test
    void nothingSoundsForWhoHasTurnedItOff(Visits visits) {
        var table = TwoSeats.at(visits, "silent-1", Look.WINDOW);
        table.playUntil(
                () -> table.next() == table.ben() && table.ben().prompt().equals("main"));
        var ann = table.ann().page();
        ann.locator("[data-action=sound]").click();
        assertThat(ann.locator("[data-action=sound]")).hasText("Sound off");
        ann.evaluate(LISTEN);
        table.playUntil(() -> table.next() == table.ann());
        assertThat(ann).hasTitle("● Your turn · Alice against Bob");
        assertThat(tones(ann)).isEmpty();
    }

    @SuppressWarnings("unchecked")
    private static List<Integer> tones(Page page) {
        return (List<Integer>) page.evaluate("tones");
    }

    @Test
    void aBlowAndADeathSoundDifferently(Visits visits) {
        assertThat(heardAt(visits, "Bulwark", "Valdr")).as("damage").containsExactly(147);
        assertThat(heardAt(visits, "Champion Anaphiel", "Dodger"))
                .as("a creature is destroyed")
                .containsExactly(196, 98);
    }

    /** What sounds when one creature fights another. */
    private static List<Integer> heardAt(Visits visits, String attacker, String defender) {
        var staged = Staged.laidOut(visits, Positions.SIX);
        var page = staged.shown(visits, Look.WINDOW);
        // Browsers are silent until something was clicked.
        page.locator(".prompt .says").click();
        page.evaluate(LISTEN);
        staged.does(page, new Intent.Fight(Seat.A, staged.card(attacker), staged.card(defender)));
        return tones(page);
    }

    @Test
    void aVictorySoundsOtherwiseThanADefeat(Visits visits) {
        var table = TwoSeats.at(visits, "victory-1", Look.WINDOW);
        var ann = table.ann().page();
        var ben = table.ben().page();
        ben.locator(".prompt .says").click();
        ben.evaluate(LISTEN);
        ann.evaluate(LISTEN);

        ann.locator("[data-intent=concede]").click();
        ann.locator("[data-intent=concede-confirm]").click();
        assertThat(ann.locator(".prompt[data-prompt=result]")).isVisible();
        assertThat(ben.locator(".prompt[data-prompt=result]")).isVisible();

        assertThat(tones(ben)).containsSequence(523, 659, 784, 1047, 784, 1047);
        assertThat(tones(ann)).containsSequence(392, 330, 262);
    }

    @Test
    void whoWaitsIsToldThatTheOpponentHasCome(Visits visits) {
        var platform = visits.platform();
        var request = StarterMatch.request(platform.decks(), Map.of());
        var made = platform.api().post("/matches", "", "joined-1", request);
        var tokens = (Map<?, ?>) made.get("tokens");
        var table = "/table/" + made.get("match") + "#token=";
        var ann = visits.visit(table + tokens.get("a"));
        assertThat(ann.locator(".prompt")).containsText("as soon as Bob is here");
        ann.evaluate(LISTEN);
        visits.visit(table + tokens.get("b"));
        ann.waitForCondition(() -> (int) ann.evaluate("notes.length") > 0);
        assertThat(((List<?>) ann.evaluate("notes")).getFirst()).isEqualTo("Your opponent is here");
    }

    @Test
    void whoseTimeRunsLowIsToldOnce(Visits visits) {
        var clock = Map.<String, Object>of("a", 20_000, "b", 90_000, "running", "a", "at", System.currentTimeMillis());
        var page = Staged.laidOut(visits, Positions.SIX)
                .timed(clock)
                .shown(visits, Look.WINDOW, it -> it.addInitScript("(" + LISTEN + ")()"));
        assertThat(page.locator(".bar[data-seat=a] .clock.low")).isVisible();
        page.waitForCondition(() -> (int) page.evaluate("notes.length") > 0);
        assertThat((List<?>) page.evaluate("notes")).singleElement().isEqualTo("Your time runs low");
    }

    /** The line to the server is closed after a while, and whoever looks elsewhere is told all the same. */
    @Test
    void theTabTellsWhoseTurnItIsAlsoLongAfterItWasHidden(Visits visits) {
        var table = TwoSeats.at(visits, "hidden-1", Look.WINDOW);
        table.playUntil(
                () -> table.next() == table.ben() && table.ben().prompt().equals("main"));
        var ann = table.ann().page();
        table.awaitSameTable(visits);
        var closed = new AtomicBoolean();
        ann.onRequestFailed(request -> closed.compareAndSet(false, request.url().contains("/stream")));
        ann.evaluate(LISTEN);
        ann.evaluate("() => { document.dispatchEvent(new Event('visibilitychange')); }");
        ann.waitForCondition(closed::get);
        table.playUntil(() -> table.next() == table.ann());
        assertThat(ann)
                .hasTitle("● Your turn · Alice against Bob", new PageAssertions.HasTitleOptions().setTimeout(20_000));
        assertThat((List<?>) ann.evaluate("notes")).singleElement().isEqualTo("It is your turn");
    }

    private static Locator icon(Page page) {
        return page.locator("link[rel=icon]");
    }
}
