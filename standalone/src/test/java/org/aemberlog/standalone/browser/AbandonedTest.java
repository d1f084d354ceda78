package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Locator.FilterOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.time.Duration;
import java.util.Map;
import org.aemberlog.match.MatchServiceApplication;
import org.aemberlog.standalone.TestPlatform;
import org.aemberlog.standalone.TurnedClock;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.StarterMatch;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/** Ben leaves a match with Ann. The time of match-service goes on as the test says. */
class AbandonedTest {

    private static final int TIMEOUT_MILLIS = 30_000;

    /** Ann's page gives a sign in each, so that she never counts as away. */
    private static final Duration STEP = Duration.ofSeconds(100);

    private static TestPlatform platform;
    private static Chromium chromium;

    private Visits visits;
    private Map<String, Object> made;
    private TwoSeats table;

    @BeforeAll
    static void open() {
        PlaywrightAssertions.setDefaultAssertionTimeout(TIMEOUT_MILLIS);
        platform = new TestPlatform(Map.of(MatchServiceApplication.class, TurnedClock.class));
        chromium = new Chromium();
    }

    @AfterAll
    static void close() {
        chromium.close();
        platform.close();
    }

    @BeforeEach
    void visit(TestInfo test) {
        visits = new Visits(
                platform,
                chromium.browser(),
                "AbandonedTest." + test.getTestMethod().orElseThrow().getName(),
                TIMEOUT_MILLIS);
    }

    @AfterEach
    void leave() {
        visits.end(false);
    }

    /** Plays until Ben has to decide, who then is gone. */
    private Page annWaits(String seed) {
        System.out.println("Match with seed " + seed);
        var terms = Map.<String, Object>of("seed", seed, "nonces", false, "substitute", true);
        made = platform.api().post("/matches", "", seed, StarterMatch.request(platform.decks(), terms));
        table = TwoSeats.of(match(), visits.visit(seat("a"), Look.WINDOW), visits.visit(seat("b"), Look.WINDOW));
        table.playUntil(
                () -> table.next() == table.ben() && table.ben().prompt().equals("main"));
        table.ben().page().close();
        return table.ann().page();
    }

    private String match() {
        return String.valueOf(made.get("match"));
    }

    private String seat(String seat) {
        return "/table/" + match() + "#token=" + ((Map<?, ?>) made.get("tokens")).get(seat);
    }

    private static void pass(Page stays, int steps) {
        for (int i = 0; i < steps; i++) {
            TurnedClock.pass(STEP);
            stays.waitForResponse(
                    it -> it.url().endsWith("/talk"),
                    () -> stays.evaluate("document.dispatchEvent(new Event('visibilitychange'))"));
        }
    }

    private void keepAtAllSizes(Page page, String name) {
        int[][] sizes = {{1440, 900}, {1280, 720}, {768, 1024}, {375, 667}};
        for (var size : sizes) {
            page.setViewportSize(size[0], size[1]);
            visits.keep(page, name + "-" + size[0]);
        }
        page.setViewportSize(Look.WINDOW.width(), Look.WINDOW.height());
    }

    @Test
    void whoStaysIsToldTheRuleAndLetsABotPlayOnUntilTheOtherIsBack() {
        var ann = annWaits("abandoned-1");
        var absence = ann.locator("[data-prompt=absence]");
        assertThat(absence).hasCount(0);
        pass(ann, 2);
        assertThat(absence).containsText("Bob has been away for 3 minutes.");
        assertThat(absence)
                .containsText("If Bob stays away you may claim the match or let a bot play on in 7 minutes.");
        keepAtAllSizes(ann, "absence");
        ann.locator("[data-intent=keys]").click();
        assertThat(ann.locator(".keys-dialog")).containsText("gives no sign of being there for 10 minutes");
        keepAtAllSizes(ann, "absence-rule");
        Find.button(ann, "Close").click();

        pass(ann, 5);
        assertThat(Find.button(ann, "Claim the win")).isVisible();
        assertThat(Find.button(ann, "End without a winner")).isVisible();
        keepAtAllSizes(ann, "absence-claim");
        Find.button(ann, "Let a bot play on").click();
        assertThat(ann.locator("match-log")).containsText("A bot plays on for Bob");
        assertThat(absence).hasCount(0);
        assertThat(ann.locator(".prompt.mine")).isVisible();

        var ben = visits.visit(seat("b"), Look.WINDOW);
        assertThat(ben.locator(".prompt")).containsText("A bot plays for you, as you were away.");
        keepAtAllSizes(ben, "absence-return");
        Find.button(ben, "Take your seat again").click();
        assertThat(ann.locator("match-log")).containsText("Bob is back and plays on");
        assertThat(ben.locator("[data-prompt=substitute]")).hasCount(0);
    }

    @Test
    void whoStaysClaimsTheWinAndTheReplaySaysHow() {
        var ann = annWaits("abandoned-2");
        pass(ann, 7);
        Find.button(ann, "Claim the win").click();
        assertThat(ann.locator(".prompt h1")).hasText("You win!");
        assertThat(ann.locator(".prompt")).containsText("by claim: the opponent had left");
        keepAtAllSizes(ann, "absence-won");
        var archived = "/replay-service/matches/" + match();
        await().ignoreExceptionsInstanceOf(Api.ProblemException.class)
                .until(() ->
                        "abandonment".equals(platform.api().get(archived, "").get("by")));
        var replay = visits.visit("/replay/" + match());
        assertThat(replay.locator(".about")).containsText("Alice won by claim: the opponent had left");
        visits.keep(replay, "absence-replay");
    }

    @Test
    void whoJoinsReadsBeforeThatABotMayPlayOn() {
        var host = visits.visit("/", Look.WINDOW);
        host.getByLabel("Your name").fill("Hedwig");
        host.locator("details summary").click();
        host.getByLabel("Against somebody: a bot may play on for who leaves").check();
        Find.button(host, "Invite by link").click();
        assertThat(host.locator(".host")).containsText("a bot may play on for who leaves");
        var guest = visits.visit(host.getByLabel("Link for your opponent").inputValue(), Look.PHONE);
        assertThat(guest.locator("main")).containsText("a bot may play on for who leaves");
        visits.keep(guest, "absence-join");
    }

    @Test
    void anAbandonedMatchIsMarkedInTheOwnListAndNotThereToWatch() {
        var ann = annWaits("abandoned-3");
        ann.navigate("/");
        var watched = ann.locator("[data-list=watch] a[href='/table/" + match() + "']");
        assertThat(watched).isVisible();
        TurnedClock.pass(Duration.ofMinutes(11));
        ann.reload();
        var own = ann.locator("[data-list=own] li").filter(new FilterOptions().setHasText("Against Bob"));
        assertThat(own.first()).containsText("abandoned: nobody is there");
        assertThat(watched).hasCount(0);
        ann.locator("details summary").click();
        keepAtAllSizes(ann, "absence-lobby");
    }
}
