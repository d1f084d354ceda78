package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
        var refused = answers.locator("[data-answer=refused]");
        assertThat(refused).isVisible();
        assertThat(refused.locator("cite")).hasText(Pattern.compile("Rulebook: .+"));
        Find.button(page, "Undo").click();
        assertThat(refused).isHidden();
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
    void allCardsAreListedAndFoundByTheirTexts(Visits visits) {
        var page = lab(visits);
        var panel = page.locator("[data-panel=adding]");
        var found = panel.locator(".found li");
        assertThat(found).hasCount(0);
        panel.getByLabel("List all cards, and find in their texts too").check();
        assertThat(found.nth(100)).isAttached();
        int all = found.count();
        panel.getByLabel("Title").fill("destroyed:");
        assertThat(found.first()).isVisible();
        assertThat(found.count()).isBetween(2, all - 1);
        panel.locator("[name=to]").selectOption("discard");
        var title = found.first().locator("b").innerText();
        found.first().locator("button").click();
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
        assertThat(page.locator("[data-answer=refused]").first()).isVisible();
        sameInTheLab(visits, page);

        lines(page).fill("{\"type\":\"setup\"}\nrubbish");
        Find.button(page, "Lay out these").click();
        assertThat(page.getByText("Line 2 is no command")).isVisible();
        assertThat(page.locator("[data-panel=log] > ol > li")).hasCount(examples.size());
    }

    @Test
    void withoutATokenItIsSaidHowToGetOne(Visits visits) {
        var page = visits.visit("/judge");
        assertThat(Find.heading(page, "The lab")).isVisible();
        page.getByLabel("Judge’s token").fill("rubbish");
        Find.button(page, "Open the lab").click();
        assertThat(Find.alert(page)).containsText("no judge’s token");
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
                .filter(fact -> !fact.startsWith("choice-requested"))
                .map(fact -> fact.replaceAll("[\\s-]+", " ").strip())
                .toList();
        var shown = page.locator("[data-panel=log] ul > li").allTextContents().stream()
                .map(fact -> fact.replaceAll("[\\s-]+", " ").strip())
                .toList();
        assertThat(happened).isNotEmpty();
        assertThat(shown).isEqualTo(happened);
    }
}
