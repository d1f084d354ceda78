package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.SelectOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.json.JsonMapper;

/** A judge lays out positions and sees what the rules make of them. */
@ExtendWith(InBrowser.class)
class JudgeTest {

    private static final Path EXAMPLES = Path.of("..", "docs", "examples", "lab.jsonl");
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @Test
    void aPositionIsLaidOutAndTried(Visits visits) {
        var page = lab(visits);
        add(page, "a", "Gabos Longarms");
        add(page, "b", "Æmber Imp");
        add(page, "b", "Valdr");
        page.locator("[data-panel=counts] [name=house]").selectOption("dis");
        card(page, "Gabos Longarms").click();
        ask(page, "asking", "Reap with Gabos Longarms");
        var answers = page.locator("[data-panel=log]");
        assertThat(answers).containsText("aember");

        ask(page, "chosen", "Reap with Gabos Longarms");
        var rejected = answers.locator("[data-answer=rejected]");
        assertThat(rejected).isVisible();
        assertThat(rejected.locator("cite")).hasText(Pattern.compile("Rulebook: .+"));
        Find.button(page, "Undo").click();
        assertThat(rejected).isHidden();
        Find.button(page, "Undo").click();

        ask(page, "asking", "Gabos Longarms fights Æmber Imp");
        var options = page.locator("[data-action=choose] button");
        assertThat(options.first()).isVisible();
        visits.keep(page, "judge");
        options.filter(new Locator.FilterOptions().setHasText("Valdr")).click();
        assertThat(options).hasCount(0);
        sameInTheLab(visits, page);
    }

    @Test
    void whatTheTurnAndThePlayersHaveIsSet(Visits visits) {
        var page = lab(visits);
        add(page, "a", "Gabos Longarms");
        var counts = page.locator("[data-panel=counts]");
        counts.locator("[name=active]").selectOption("b");
        fill(counts.getByLabel("Turn", exactly()), "7");
        counts.locator("[name=house]").selectOption("dis");
        counts.getByLabel("Ask even where there is one answer").click();
        counts.locator("[name=tide]").selectOption("a");
        var b = counts.locator("fieldset").last();
        fill(b.getByLabel("Æmber"), "5");
        fill(b.getByLabel("Chains"), "3");
        b.getByLabel("red key").click();

        assertThat(counts.getByLabel("Ask even where there is one answer")).isChecked();
        assertThat(lines(page)).hasValue(Pattern.compile("\"active\":\"b\""));
        assertThat(lines(page)).hasValue(Pattern.compile("\"turn\":7"));
        assertThat(lines(page)).hasValue(Pattern.compile("\"askAlways\":true"));
        assertThat(lines(page)).hasValue(Pattern.compile("\"tide\":\"a\""));
        var bar = page.locator(".board .bar[data-seat=b]");
        assertThat(bar.locator(".pool b")).hasText("5");
        assertThat(bar.locator(".chains")).containsText("3");
        assertThat(bar.locator(".keys")).hasAttribute("aria-label", Pattern.compile("red"));
        assertThat(page.locator(".board .bar[data-seat=a]")).containsText("tide");

        b.getByLabel("red key").click();
        assertThat(bar.locator(".keys")).not().hasAttribute("aria-label", Pattern.compile("red"));
        counts.getByLabel("Ask even where there is one answer").click();
        assertThat(lines(page)).not().hasValue(Pattern.compile("\"askAlways\":true"));
        counts.locator("[name=active]").selectOption("a");
        counts.locator("[name=step]").selectOption("house");
        assertThat(counts.locator("[name=house]")).isDisabled();
        assertThat(page.locator("[data-panel=asking] button").first()).containsText("Choose");
        page.locator("[data-panel=asking] button").first().click();
        assertThat(counts.locator("[name=active]")).isDisabled();
        assertThat(counts.getByLabel("Turn", exactly())).isDisabled();
        sameInTheLab(visits, page);
    }

    @Test
    void changesAreDoneInTheOrderInWhichTheyAreAskedFor(Visits visits) {
        var page = lab(visits);
        var counts = page.locator("[data-panel=counts]");
        var b = counts.locator("fieldset").last();
        var held = held(page);
        b.getByLabel("red key").click();
        page.waitForCondition(() -> held.size() == 1);
        b.getByLabel("blue key").click();
        fill(counts.getByLabel("Turn", exactly()), "7");
        counts.locator("[name=tide]").selectOption("a");

        assertThat(says(page)).hasText("Waiting: Bob, blue key: yes; Turn: 7; High tide: Alice");
        assertThat(b.getByLabel("blue key")).isChecked();
        assertThat(counts.getByLabel("Turn", exactly())).hasValue("7");
        for (int n = 0; n < 4; n++) {
            next(page, held).resume();
        }
        assertThat(page.locator(".board .bar[data-seat=a]")).containsText("tide");
        idle(page);
        assertThat(says(page)).isHidden();
        assertThat(b.getByLabel("red key")).isChecked();
        assertThat(b.getByLabel("blue key")).isChecked();
        assertThat(counts.getByLabel("Turn", exactly())).hasValue("7");
    }

    @Test
    void whatWaitsBehindAChangeThatFailsIsNotDoneAndIsNamed(Visits visits) {
        visits.mayMeet("ERR_FAILED");
        var page = lab(visits);
        var counts = page.locator("[data-panel=counts]");
        var held = held(page);
        counts.getByLabel("red key").last().click();
        page.waitForCondition(() -> held.size() == 1);
        fill(counts.getByLabel("Turn", exactly()), "7");
        counts.locator("[name=tide]").selectOption("a");
        next(page, held).resume();
        next(page, held).abort();

        assertThat(Find.alert(page)).containsText("Not done: Turn: 7.");
        assertThat(Find.alert(page)).containsText("Not done either, because it was waiting: High tide: Alice.");
        idle(page);
        assertThat(counts.getByLabel("red key").last()).isChecked();
        assertThat(counts.getByLabel("Turn", exactly())).hasValue("3");
        assertThat(counts.locator("[name=tide]")).hasValue("neutral");
        counts.locator("[name=tide]").selectOption("b");
        next(page, held).resume();
        assertThat(page.locator(".board .bar[data-seat=b]")).containsText("tide");
        assertThat(Find.alert(page)).isHidden();
    }

    @Test
    void whatWaitsBehindARejectionIsNotDoneAndIsNamed(Visits visits) {
        var page = lab(visits);
        add(page, "a", "Gabos Longarms");
        card(page, "Gabos Longarms").click();
        var held = held(page);
        ask(page, "chosen", "Reap with Gabos Longarms");
        page.waitForCondition(() -> held.size() == 1);
        page.locator("[data-panel=counts] [name=tide]").selectOption("a");
        next(page, held).resume();

        assertThat(Find.alert(page)).containsText("Not done: Reap with Gabos Longarms. Rejected:");
        assertThat(Find.alert(page)).containsText("because it was waiting: High tide: Alice.");
        idle(page);
        assertThat(page.locator("[data-panel=counts] [name=tide]")).hasValue("neutral");
        assertThat(page.locator("[data-panel=log] [data-answer=rejected]")).hasCount(1);
    }

    @Test
    void whatIsTypedStaysWhileAChangeIsDone(Visits visits) {
        var page = lab(visits);
        var b = page.locator("[data-panel=counts] fieldset").last();
        var held = held(page);
        fill(b.getByLabel("Æmber"), "5");
        b.getByLabel("Chains").fill("3");
        next(page, held).resume();
        idle(page);
        var bar = page.locator(".board .bar[data-seat=b]");
        assertThat(bar.locator(".pool b")).hasText("5");
        assertThat(b.getByLabel("Chains")).hasValue("3");
        b.getByLabel("Chains").press("Tab");
        next(page, held).resume();
        assertThat(bar.locator(".chains")).containsText("3");
    }

    @Test
    void whatIsAskedOfTheRulesTwiceMeanwhileHappensOnce(Visits visits) {
        var page = lab(visits);
        add(page, "a", "Gabos Longarms");
        page.locator("[data-panel=counts] [name=house]").selectOption("dis");
        idle(page);
        card(page, "Gabos Longarms").click();
        var reap = page.locator("[data-panel=chosen] button.legal")
                .filter(new Locator.FilterOptions().setHasText("Reap with Gabos Longarms"));
        assertThat(reap).isVisible();
        var held = held(page);
        reap.dblclick();
        next(page, held).resume();
        assertThat(page.locator("[data-panel=log]")).containsText("aember");
        idle(page);
        assertThat(page.locator("[data-panel=log] > ol > li")).hasCount(2);
    }

    @Test
    void aCardIsNotMarkedByANameThatAnotherCardHasByThen(Visits visits) {
        var page = lab(visits);
        add(page, "b", "Valdr");
        card(page, "Valdr").click();
        idle(page);
        var held = held(page);
        var panel = page.locator("[data-panel=adding]");
        panel.getByLabel("Player").selectOption("a");
        panel.getByLabel("Title").press("Enter");
        page.waitForCondition(() -> held.size() == 1);
        page.locator("[data-panel=chosen]").getByLabel("stunned").click();
        next(page, held).resume();
        assertThat(card(page, "Valdr")).hasCount(2);
        assertThat(Find.alert(page))
                .containsText("Not done: Valdr, stunned: yes. The position has changed in the meantime.");
        idle(page);
        assertThat(page.locator(".board .status")).hasCount(0);
        assertThat(page.locator("[data-panel=chosen] h2")).containsText("Valdr#2");
    }

    @Test
    void aCardIsMarkedAndMoved(Visits visits) {
        var page = lab(visits);
        for (var title : List.of("Gabos Longarms", "Valdr", "Pitlord")) {
            add(page, "a", title);
        }
        var panel = page.locator("[data-panel=chosen]");
        card(page, "Pitlord").click();
        Find.button(page, "To the left").click();
        assertThat(page.locator(".board .near .battleline .title"))
                .hasText(new String[] {"Gabos Longarms", "Pitlord", "Valdr"});
        fill(panel.getByLabel("Damage"), "2");
        fill(panel.getByLabel("Æmber"), "1");
        for (var status : List.of("exhausted", "stunned", "warded", "enraged")) {
            panel.getByLabel(status).click();
            assertThat(panel.getByLabel(status)).isChecked();
        }
        var pitlord = card(page, "Pitlord");
        assertThat(pitlord.locator(".damage")).hasText("2");
        assertThat(pitlord.locator(".on")).hasText("1");
        assertThat(pitlord.locator(".status")).hasText(new String[] {"stunned", "warded", "enraged"});
        panel.getByLabel("stunned").click();
        assertThat(pitlord.locator(".status")).hasText(new String[] {"warded", "enraged"});

        var move = panel.locator("[name=move]");
        move.selectOption(new SelectOption().setLabel("the archives, Alice"));
        assertThat(page.locator(".board .battleline .title")).hasCount(2);
        page.getByText("Piles", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(Find.button(page, "Pitlord")).hasAttribute("aria-pressed", "true");
        move.selectOption(new SelectOption().setLabel("the battleline, Bob"));
        assertThat(page.locator(".board .far .battleline .title")).hasText("Pitlord");
        Find.button(page, "Undo").click();
        assertThat(page.locator(".board .far .battleline .title")).hasCount(0);
        Find.button(page, "Empty table").click();
        assertThat(page.locator(".board .battleline .title")).hasCount(0);
    }

    @Test
    void allCardsAreListedAndFoundByTheirTexts(Visits visits) {
        var page = lab(visits);
        var panel = page.locator("[data-panel=adding]");
        var found = panel.locator(".found li");
        assertThat(found).hasCount(0);
        panel.getByLabel("List all cards, and search their texts too").check();
        assertThat(found.nth(100)).isAttached();
        int all = found.count();
        panel.getByLabel("Title").fill("destroyed:");
        assertThat(found.first()).isVisible();
        assertThat(found.count()).isBetween(2, all - 1);
        panel.locator("[name=to]").selectOption("discard");
        var one = found.filter(new Locator.FilterOptions().setHasNot(page.locator("small")))
                .first();
        var title = one.locator("b").innerText();
        one.locator("button").click();
        page.getByText("Piles", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(Find.button(page, title)).isVisible();
        visits.keep(page, "judge-listing");
    }

    @Test
    void anUpgradeIsPutOnTheChosenCard(Visits visits) {
        var page = lab(visits);
        add(page, "a", "Gabos Longarms");
        var panel = page.locator("[data-panel=adding]");
        panel.getByLabel("Title").fill("Blood of Titans");
        panel.getByLabel("Title").press("Enter");
        assertThat(Find.alert(page)).containsText("choose that one first");
        card(page, "Gabos Longarms").click();
        panel.getByLabel("Title").press("Enter");
        assertThat(card(page, "Blood of Titans")).isVisible();
        assertThat(lines(page)).hasValue(Pattern.compile("\"upgrades\""));
    }

    private static Locator.GetByLabelOptions exactly() {
        return new Locator.GetByLabelOptions().setExact(true);
    }

    /** From now on what the page asks of the lab is held here. */
    private static Queue<Route> held(Page page) {
        var held = new ArrayDeque<Route>();
        page.route("**/lab", held::add);
        return held;
    }

    /** The next that is held. */
    private static Route next(Page page, Queue<Route> held) {
        page.waitForCondition(() -> !held.isEmpty());
        return held.remove();
    }

    /** Waits until no change is under way. */
    private static void idle(Page page) {
        assertThat(page.locator(".lab")).hasAttribute("aria-busy", "false");
    }

    private static Locator says(Page page) {
        return page.locator(".lab-says [role=status]");
    }

    /** Says a number; the page takes it when the field is left. */
    private static void fill(Locator field, String number) {
        field.fill(number);
        field.press("Tab");
    }

    @Test
    void theExamplesCanBeLoaded(Visits visits) throws IOException {
        var page = lab(visits);
        var examples = Files.readAllLines(EXAMPLES).stream()
                .filter(it -> !it.isBlank())
                .toList();
        page.getByText("As text").click();
        lines(page).fill(String.join("\n", examples));
        Find.button(page, "Lay out these").click();
        assertThat(page.locator("[data-panel=log] > ol > li")).hasCount(examples.size());
        assertThat(page.locator("[data-answer=problem]")).hasCount(0);
        assertThat(page.locator("[data-answer=rejected]").first()).isVisible();
        sameInTheLab(visits, page);

        lines(page).fill("{\"type\":\"setup\"}\nrubbish");
        Find.button(page, "Lay out these").click();
        assertThat(page.getByText("Line 2: expected a command")).isVisible();
        assertThat(page.locator("[data-panel=log] > ol > li")).hasCount(examples.size());
    }

    @Test
    void withoutATokenItIsSaidHowToGetOne(Visits visits) {
        var page = visits.visit("/judge");
        assertThat(Find.heading(page, "The lab")).isVisible();
        page.getByLabel("Judge’s token").fill("rubbish");
        Find.button(page, "Open the lab").click();
        assertThat(Find.alert(page)).containsText("not a judge’s token");
        page.getByLabel("Judge’s token").fill(visits.platform().judgeToken());
        Find.button(page, "Open the lab").click();
        assertThat(page.locator(".board")).isVisible();
    }

    private static Page lab(Visits visits) {
        var page = visits.visit("/judge#token=" + visits.platform().judgeToken(), Look.WINDOW);
        assertThat(page.locator(".board")).isVisible();
        return page;
    }

    private static void add(Page page, String seat, String title) {
        var panel = page.locator("[data-panel=adding]");
        panel.getByLabel("Player").selectOption(seat);
        panel.getByLabel("Title").fill(title);
        panel.getByLabel("Title").press("Enter");
        assertThat(card(page, title)).isVisible();
    }

    /** Asks for something by a button of one of the panels. */
    private static void ask(Page page, String panel, String name) {
        page.locator("[data-panel=" + panel + "] button")
                .filter(new Locator.FilterOptions().setHasText(name))
                .click();
    }

    private static Locator card(Page page, String title) {
        return page.locator(".board .touch").filter(new Locator.FilterOptions().setHasText(title));
    }

    @Test
    void whatNobodyUnderstandsIsShownAsItWasWritten(Visits visits) {
        var page = lab(visits);
        add(page, "a", "Gabos Longarms");
        page.getByText("As text").click();
        var before = lines(page).inputValue().strip();
        lines(page).fill(before + """

                {"type":"do","by":"a","reap":"Gabos Longarms"}
                {"type":"do","paly":"Gabos Longarms"}
                {"type":"do"}""");
        Find.button(page, "Lay out these").click();
        var log = page.locator("[data-panel=log]");
        assertThat(log).containsText("Reap with Gabos Longarms");
        assertThat(log).containsText("\"paly\":\"Gabos Longarms\"");
    }

    @Test
    void whatIsTypedIsNotLostWhenSomethingElseChanges(Visits visits) {
        var page = lab(visits);
        add(page, "a", "Valdr");
        var typed = "{\"type\":\"setup\"}";
        page.getByText("As text").click();
        lines(page).fill(typed);
        var house = page.locator("[data-panel=counts] [name=house]");
        page.waitForResponse(it -> it.url().endsWith("/lab"), () -> house.selectOption("dis"));
        assertThat(page.locator(".lab")).hasAttribute("aria-busy", "false");
        assertThat(lines(page)).hasValue(typed);
        Find.button(page, "Lay out these").click();
        assertThat(lines(page)).not().hasValue(Pattern.compile("dis"));
    }

    private static Locator lines(Page page) {
        return page.locator("textarea[name=lines]");
    }

    /** What the page would copy, fed to the lab by hand, happens as it did on the page. */
    @SuppressWarnings("unchecked")
    private static void sameInTheLab(Visits visits, Page page) {
        var commands = lines(page)
                .inputValue()
                .lines()
                .map(it -> JSON.readValue(it, Map.class))
                .toList();
        var platform = visits.platform();
        var answers = (List<Map<String, Object>>) platform.api()
                .post("/rules-service/lab", platform.judgeToken(), "lab", Map.of("commands", commands))
                .get("answers");
        var happened = answers.stream()
                .flatMap(it -> ((List<String>) it.getOrDefault("happened", List.of())).stream())
                .filter(event -> !event.startsWith("choice-requested"))
                .map(event -> event.replaceAll("[\\s-]+", " ").strip())
                .toList();
        var shown = page.locator("[data-panel=log] ul > li").allTextContents().stream()
                .map(event -> event.replaceAll("[\\s-]+", " ").strip())
                .toList();
        assertThat(happened).isNotEmpty();
        assertThat(shown).isEqualTo(happened);
    }
}
