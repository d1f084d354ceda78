package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.FilePayload;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.json.JsonMapper;

/** What is clicked while something is under way waits, or looks as if it cannot be clicked; and nothing happens twice. */
@ExtendWith(InBrowser.class)
class MeanwhileTest {

    private static final int PAGE = 20;
    private static final Pattern INTENTS = Pattern.compile("/matches/[^/]+/intents(\\?.*)?$");
    private static final Pattern VERIFY = Pattern.compile("/replay-service/verify$");
    private static final Pattern MATCHES = Pattern.compile("/replay-service/matches\\?");

    @Test
    void whoConcedesWhileSomethingIsUnderWayHasConceded(Visits visits) {
        var page = TwoSeats.at(visits, "meanwhile-1", Look.LAPTOP).next().page();
        var held = held(page);
        page.locator("[data-intent=keep-hand]").click();
        page.waitForCondition(() -> held.size() == 1);
        page.locator("[data-intent=concede]").click();
        page.locator("[data-intent=concede-confirm]").click();
        held.remove().resume();
        page.waitForCondition(() -> held.size() == 1);
        held.remove().resume();
        assertThat(page.locator(".prompt[data-prompt=result]")).containsText("by concession");
    }

    @Test
    void whatCannotBeAskedMeanwhileLooksSo(Visits visits) {
        var page = TwoSeats.at(visits, "meanwhile-2", Look.LAPTOP).next().page();
        var held = held(page);
        page.locator("[data-intent=keep-hand]").click();
        assertThat(page.locator("[data-intent=mulligan]")).isDisabled();
        assertThat(page.locator("[data-intent=keep-hand]")).isDisabled();
        page.waitForCondition(() -> held.size() == 1);
        held.remove().resume();
        assertThat(page.locator("[data-intent=keep-hand]")).hasCount(0);
    }

    @Test
    void moreReplaysAreAddedOnceHoweverOftenTheyAreAskedFor(Visits visits) {
        var held = new ArrayDeque<Route>();
        var page = visits.visit(
                "/replays",
                Look.LAPTOP,
                it -> it.route(MATCHES, route -> {
                    if (route.request().url().contains("before=")) {
                        held.add(route);
                    } else {
                        answer(route, PAGE, PAGE);
                    }
                }));
        var rows = page.locator(".matches > li");
        assertThat(rows).hasCount(PAGE);
        Find.button(page, "Older matches").dblclick();
        page.waitForCondition(() -> held.size() == 2);
        answer(held.remove(), PAGE, 0);
        answer(held.remove(), PAGE, 0);
        assertThat(rows).hasCount(2 * PAGE);
        Find.button(page, "Older matches").click();
        page.waitForCondition(() -> held.size() == 1);
        answer(held.remove(), 1, -1);
        assertThat(rows).hasCount(2 * PAGE + 1);
    }

    @Test
    void olderReplaysThatCannotBeHadTakeNoneAway(Visits visits) {
        visits.mayMeet("ERR_FAILED");
        var away = new AtomicBoolean(true);
        var page = visits.visit(
                "/replays",
                Look.LAPTOP,
                it -> it.route(MATCHES, route -> {
                    boolean older = route.request().url().contains("before=");
                    if (older && away.get()) {
                        route.abort();
                    } else {
                        answer(route, older ? 1 : PAGE, older ? 0 : PAGE);
                    }
                }));
        var rows = page.locator(".matches > li");
        Find.button(page, "Older matches").click();
        assertThat(Find.alert(page)).containsText("The server does not answer");
        assertThat(rows).hasCount(PAGE);
        away.set(false);
        Find.button(page, "Try again").click();
        assertThat(rows).hasCount(PAGE + 1);
    }

    @Test
    void theReplayThatIsChosenLastIsTheOneThatIsToldOf(Visits visits) {
        var held = new ArrayDeque<Route>();
        var page = visits.visit("/replays", Look.LAPTOP, it -> it.route(VERIFY, held::add));
        for (var name : List.of("first", "second")) {
            page.locator("input[type=file]")
                    .setInputFiles(new FilePayload(name + ".jsonl", "application/jsonl", name.getBytes(UTF_8)));
        }
        page.waitForCondition(() -> held.size() == 2);
        var first = held.remove();
        verdict(held.remove(), true);
        assertThat(page.locator(".verdict .good")).isVisible();
        page.waitForResponse(VERIFY, () -> verdict(first, false));
        assertThat(page.locator(".verdict .good")).isVisible();
    }

    private static void verdict(Route route, boolean genuine) {
        route.fulfill(new Route.FulfillOptions()
                .setContentType("application/json")
                .setBody("{\"genuine\":" + genuine + ",\"trusted\":true}"));
    }

    @Test
    void aCardIsShownLargeIfMoreThanItsHouseIsKnownUntilTheMouseLeavesIt(Visits visits) {
        var page = visits.visit("/replays", Look.LAPTOP, it -> {});
        var known = "{id: 2, card: 'valdr', house: 'brobnar', title: 'Valdr', type: 'creature', power: 6, armor: 0}";
        page.locator("h1").waitFor();
        page.evaluate("""
                () => [{id: 1, card: 'no-such-card', house: 'dis'}, %s].forEach(peek => {
                  const button = document.createElement('button');
                  Object.assign(button, {id: `peek-${peek.id}`, textContent: peek.card, peek});
                  document.body.append(button);
                })""".formatted(known));
        page.locator("#peek-1").press("i");
        assertThat(page.locator(".peek")).hasCount(0);
        page.locator("#peek-2").press("i");
        assertThat(page.locator(".peek")).containsText("Valdr");
        page.locator("h1").dispatchEvent("pointerout");
        page.evaluate("() => new Promise(requestAnimationFrame)");
        assertThat(page.locator(".peek")).containsText("Valdr");
        page.locator("#peek-2").dispatchEvent("pointerout");
        assertThat(page.locator(".peek")).hasCount(0);
    }

    @Test
    void whatIsAskedForWhileAnAnswerIsOnItsWayIsAskedForAfterIt(Visits visits) {
        var page = visits.visit("/replays", Look.LAPTOP, it -> {});
        var asked = Sources.evaluate(page, "base/poll.js", """
                async ({poll}) => {
                  const answers = [];
                  const polling = poll(() => new Promise(answer => answers.push(answer)), {first: 1e9, most: 1e9});
                  polling.now();
                  polling.now();
                  const meanwhile = answers.length;
                  answers[0](false);
                  await new Promise(later => setTimeout(later));
                  answers[1](false);
                  await new Promise(later => setTimeout(later));
                  return [meanwhile, answers.length];
                }""", null);
        Assertions.assertThat(asked).isEqualTo(List.of(1, 2));
    }

    /** From now on what the page asks of the match is held here. */
    private static Queue<Route> held(Page page) {
        var held = new ArrayDeque<Route>();
        page.route(INTENTS, route -> {
            if (route.request().method().equals("POST")) {
                held.add(route);
            } else {
                route.resume();
            }
        });
        return held;
    }

    /** Answers with this many matches that began at {@code last} and after it. */
    private static void answer(Route route, int many, int last) {
        var matches = IntStream.range(0, many)
                .mapToObj(i -> last + many - 1 - i)
                .map(at -> Map.of(
                        "match",
                        "m" + at,
                        "a",
                        Map.of("player", "Ann", "deckName", "One"),
                        "b",
                        Map.of("player", "Ben", "deckName", "Two"),
                        "turns",
                        1,
                        "startedAt",
                        1_000_000 + at))
                .toList();
        var body = new JsonMapper().writeValueAsString(Map.of("matches", List.copyOf(matches)));
        route.fulfill(
                new Route.FulfillOptions().setContentType("application/json").setBody(body));
    }
}
