package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.aemberlog.game.state.DeckList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is asked is clear, and why something cannot be done; until it is sent it can be cancelled. */
@ExtendWith(InBrowser.class)
class ConversationTest {

    private static final int MAX_STEPS = 3_000;

    /** Ann against a bot, in her first turn, with her hand kept. */
    private static Page againstABot(Visits visits, String seed) {
        var match = goingFirst(visits, seed);
        var page = visits.visit("/table/" + match.get("match") + "#token=" + token(match), Look.WINDOW);
        page.locator("[data-intent=keep-hand]").click();
        assertThat(page.locator(".prompt [data-house]").first()).isVisible();
        return page;
    }

    /** A match in which Ann goes first. */
    private static Map<String, Object> goingFirst(Visits visits, String seed) {
        var api = visits.platform().api();
        var decks = visits.platform().decks();
        var ann = Map.of("name", "Ann", "deck", decks.get("Radiant"));
        var bot = Map.of("name", "Bo", "deck", decks.get("Miss"), "bot", "sensible");
        for (int i = 0; ; i++) {
            var body = Map.of("players", Map.of("a", ann, "b", bot), "seed", seed + i, "nonces", false);
            var made = api.post("/matches", "", seed + i, body);
            var table = (Map<?, ?>) api.get("/matches/" + made.get("match") + "/view", token(made))
                    .get("table");
            if ("a".equals(table.get("active"))) {
                System.out.println("Match with seed " + seed + i);
                return made;
            }
        }
    }

    private static String token(Map<String, Object> made) {
        return String.valueOf(((Map<?, ?>) made.get("tokens")).get("a"));
    }

    private static Locator prompt(Page page, String reason) {
        return page.locator(".prompt[data-prompt=" + reason + "]:not(.busy)");
    }

    @Test
    void aFlankIsChosenBeforeAnythingIsSentAndCanBeCancelledUntilThen(Visits visits) {
        var table = TwoSeats.at(visits, "flank-1", Look.WINDOW);
        var page = table.ann().page();
        table.playUntil(
                () -> table.next() == table.ann() && table.ann().prompt().equals("flank"));
        var version = page.locator("html").getAttribute("data-version");
        int hand = page.locator(".hand.near .touch").count();
        visits.keep(page, "prompt-flank");
        assertThat(page.locator(".slot .place")).hasCount(2);

        page.keyboard().press("Escape");

        assertThat(prompt(page, "main")).isVisible();
        assertThat(page.locator(".hand.near .touch")).hasCount(hand);
        assertThat(page.locator("html")).hasAttribute("data-version", version);
        table.awaitSameTable(visits);
        table.playUntil(() -> table.ann().prompt().equals("flank"));
        page.locator(".slot .place").last().click();
        assertThat(page.locator(".hand.near .touch")).hasCount(hand - 1);
        table.awaitSameTable(visits);
    }

    /** All that is read on the table, and what each card can be clicked for. */
    private static final String TABLE = """
            () => [document.querySelector('.board').innerText,
              ...[...document.querySelectorAll('.touch')].map(it => `${it.dataset.card} ${it.className} ${it.dataset.legal}`)].join('\\n')""";

    @Test
    void aTargetIsChosenBeforeAnythingIsSentAndCanBeCancelledUntilThen(Visits visits) {
        var staged = Staged.laidOut(visits, "alice brobnar hand [punch] line [troll] | bob line [urchin, dodger]");
        var page = staged.shown(visits, Look.WINDOW);
        assertThat(prompt(page, "main")).isVisible();
        var before = page.evaluate(TABLE);

        for (int times = 1; times <= 2; times++) {
            page.locator(".hand.near .touch").click();
            page.locator(".acts-menu [data-intent=play-card]").click();
            assertThat(prompt(page, "targets")).containsText("Deal 3 damage to a creature");
            assertThat(page.locator(".board .touch.may-target")).hasCount(3);
            assertThat(staged.foreseen()).hasSize(times);
            visits.keep(page, "prompt-target");

            page.keyboard().press("Escape");

            assertThat(prompt(page, "main")).isVisible();
            assertThat(page.evaluate(TABLE)).isEqualTo(before);
            assertThat(staged.asked()).isEmpty();
        }

        page.locator(".hand.near .touch").click();
        page.locator(".acts-menu [data-intent=play-card]").click();
        page.locator(".line.far .touch").filter(Find.with("Dodger")).click();
        staged.awaitAsked(page, 1);
        assertThat(staged.asked().getFirst().toString()).contains("type=play-card");
    }

    @Test
    void whatIsDraggedIsAskedAboutBeforeItIsSentAsWhatIsClickedIs(Visits visits) {
        var page = Staged.laidOut(visits, Positions.TEN).shown(visits, Look.WINDOW);
        var foreseen = Pattern.compile("/intents\\?.*foresee=true");

        page.waitForRequest(
                it -> foreseen.matcher(it.url()).find() && it.postData().contains("play-card"),
                () -> page.locator(".hand.near .touch")
                        .filter(Find.with("Virtuous Works"))
                        .dragTo(page.locator(".line.near .battleline")));
    }

    @Test
    void theDeckListsOfBothLieOpen(Visits visits) {
        var page = againstABot(visits, "deck-lists");
        var dialog = page.locator(".pile-dialog");
        for (var deck : page.locator("button.pile[data-zone=deck]").all()) {
            deck.click();
            assertThat(dialog.locator("h2")).hasText(Pattern.compile("’s deck list$"));
            assertThat(dialog.locator(".house-mark")).hasCount(3);
            assertThat(dialog.locator("li").allTextContents().stream()
                            .mapToInt(ConversationTest::copies)
                            .sum())
                    .isEqualTo(DeckList.SIZE);
            page.keyboard().press("ArrowDown");
            assertThat(dialog.locator("li .name:focus")).hasCount(1);
            dialog.locator("li .name").first().hover();
            assertThat(page.locator(".peek:popover-open")).isVisible();
            visits.keep(page, "deck-list");
            dialog.locator("button").first().click();
        }
    }

    private static int copies(String line) {
        int times = line.indexOf('×');
        return times < 0 ? 1 : Integer.parseInt(line.substring(0, times).strip());
    }

    @Test
    void aCreatureIsDraggedOntoTheOneItFights(Visits visits) {
        var staged = Staged.laidOut(visits, Positions.TEN);
        var page = staged.shown(visits, Look.WINDOW);
        var enemy = page.locator(".line.far .touch").filter(Find.with("Zyzzix"));

        page.locator(".line.near .touch").filter(Find.with("Bulwark")).dragTo(enemy);

        staged.awaitAsked(page, 1);
        assertThat(staged.asked().getFirst().toString())
                .contains("fight")
                .contains("defender=" + enemy.getAttribute("data-card"));
    }

    @Test
    void againstABotOneActionAfterTheOtherIsUndoneWithoutAsking(Visits visits) {
        var page = againstABot(visits, "undo-bot-1");
        page.locator(".prompt [data-house]").first().click();
        assertThat(prompt(page, "main")).containsText("First turn: one card.");
        int hand = page.locator(".hand.near .touch").count();
        playFirst(page);
        assertThat(page.locator(".hand.near .touch")).hasCount(hand - 1);

        assertThat(page.locator("[data-intent=ask-takeback]")).hasText("Undo");
        page.locator("[data-intent=ask-takeback]").click();
        assertThat(page.locator(".hand.near .touch")).hasCount(hand);
        assertThat(prompt(page, "main")).isVisible();
        page.keyboard().press("u");
        assertThat(prompt(page, "house-choice")).isVisible();
    }

    @Test
    void whatIsPlayedAgainIsPlayedOnTheSameTerms(Visits visits) {
        var decks = visits.platform().decks();
        var ann = Map.of("name", "Ann", "deck", decks.get("Radiant"), "chains", 3);
        var bot = Map.of("name", "Bo", "deck", decks.get("Miss"), "bot", "sensible", "chains", 1);
        var clock = Map.of("base", 1_200_000, "increment", 5_000);
        var body = Map.of("players", Map.of("a", ann, "b", bot), "clock", clock, "nonces", false);
        var made = visits.platform().api().post("/matches", "", "terms-again", body);
        var page = visits.visit("/table/" + made.get("match") + "#token=" + token(made), Look.WINDOW);
        var first = createdBy(page);
        page.locator("[data-intent=concede]").click();
        page.locator("[data-intent=concede-confirm]").click();
        page.locator("[data-intent=rematch]").click();
        page.waitForURL(url -> !url.contains(String.valueOf(made.get("match"))));
        assertThat(page.locator(".prompt.mine")).isVisible();
        assertThat(createdBy(page)).isEqualTo(first);
    }

    /** The terms and chains that the table's first event says. */
    private static Object createdBy(Page page) {
        page.waitForCondition(() -> Boolean.TRUE.equals(
                page.evaluate("() => Boolean(document.querySelector('table-page')?.session?.commits[0]?.events)")));
        return page.evaluate("""
                () => {
                  const {seats, terms} = document.querySelector('table-page').session.commits[0].events[0];
                  return JSON.stringify([seats.map(({player, deck, bot, chains}) => [player, deck.id, bot, chains]), terms]);
                }""");
    }

    /** Plays the first card that can be played, in two clicks: the card, and what to do with it. */
    private static void playFirst(Page page) {
        var ann = new Clicker(page, Clicker.REAPS);
        ann.act();
        ann.act();
    }

    /** It says of itself that it is disabled, which is so as far as the rules go. */
    private static void clickDull(Locator card) {
        card.click(new Locator.ClickOptions().setForce(true));
    }

    @Test
    void whatDoesNotGlowSaysWhyInTheWordsOfTheRules(Visits visits) {
        visits.mayMeet("status of 409");
        var page = againstABot(visits, "why-1");
        clickDull(page.locator(".hand.near .touch").first());
        assertThat(page.locator(".why")).containsText("This cannot be done in the step the match is in: House.");
        assertThat(page.locator(".why")).containsText("Rulebook: Turn Sequence");
        page.locator(".prompt [data-house]").first().click();
        assertThat(prompt(page, "main")).isVisible();
        assertThat(page.locator(".why")).hasCount(0);

        clickDull(page.locator(".hand.near .touch:not(.lit)").first());
        assertThat(page.locator(".why")).containsText("which is not the active house");
        visits.keep(page, "why");
        playFirst(page);
        assertThat(page.locator(".prompt .idle")).containsText("first turn: one card");
        assertThat(page.locator(".hand.near .touch.lit")).hasCount(0);
        visits.keep(page, "idle");
        page.keyboard().press("Escape");
        assertThat(page.locator(".why")).hasCount(0);
    }

    @Test
    void cardsOfAPileAreChosenBesideTheBoard(Visits visits) {
        for (var look : List.of(Look.WINDOW, Look.PHONE)) {
            var staged = Staged.laidOut(visits, Positions.SIX);
            var options = List.of(0, 1, 2, 3, 4).stream()
                    .map(i -> Map.<String, Object>of("type", "card", "card", 60 + i))
                    .toList();
            var page = staged.asks(visits, look, "targets", options, List.of("One", "Two", "Three", "Four", "Five"));
            visits.keep(page, "offered-" + look.width());
            var cards = page.locator(".table-page > .offered").boundingBox();
            for (var line : page.locator(".board").all()) {
                assertThat(overlap(cards, line.boundingBox())).isFalse();
            }
            page.locator(".offered [data-option]").first().click();
            staged.awaitAsked(page, 1);
        }
    }

    private static boolean overlap(BoundingBox one, BoundingBox other) {
        return one.x < other.x + other.width
                && other.x < one.x + one.width
                && one.y < other.y + other.height
                && other.y < one.y + one.height;
    }

    /** What can be clicked and lies, if only in part, under a banner. */
    private static final String UNDER_THE_BANNER = """
            () => {
              const banner = document.querySelector('.banner').getBoundingClientRect();
              const all = [...document.querySelectorAll('a, button:not(:disabled), select, .touch.lit')].filter(it => it.checkVisibility({visibilityProperty: true}));
              const over = it => it.left < banner.right && banner.left < it.right && it.top < banner.bottom && banner.top < it.bottom;
              return [all.length, ...all.filter(it => over(it.getBoundingClientRect())).map(it => it.ariaLabel ?? it.innerText)];
            }""";

    @ParameterizedTest
    @CsvSource({"1440, 900, false", "1280, 720, false", "720, 450, false", "412, 915, true", "375, 667, true"})
    void aBannerCoversNothingThatCanBeClicked(int width, int height, boolean touch, Visits visits) {
        var look = new Look(width, height, ColorScheme.LIGHT, touch);
        var page = Staged.laidOut(visits, Positions.TEN).shown(visits, look);
        page.evaluate("""
                () => {
                  const {session} = document.querySelector('table-page');
                  session.table.b.player = 'Bartholomew the Unusually Long-Winded II';
                  session.told({version: 1, events: [{type: 'check-announced.v1', seat: 'b'}]});
                }""");
        assertThat(page.locator(".banner")).containsText("Check! Bartholomew");

        var under = (List<?>) page.evaluate(UNDER_THE_BANNER);
        visits.keep(page, "banner-" + width);

        assertThat((int) under.getFirst()).as("things that can be clicked").isGreaterThan(10);
        assertThat(under.subList(1, under.size())).isEmpty();
    }

    @Test
    void arrowsGoToTheSideBarAndBack(Visits visits) {
        var page = Staged.laidOut(visits, Positions.TEN).shown(visits, new Look(1440, 900, ColorScheme.LIGHT, false));
        assertThat(page.locator("match-log .told").first()).isVisible();
        page.locator("[data-intent=end-turn]").focus();
        var concede = page.locator(".side [data-intent=concede]");

        page.keyboard().press("ArrowRight");
        assertThat(page.locator(".log")).isFocused();
        page.keyboard().press("ArrowUp");
        assertThat(page.locator(".log button").last()).isFocused();
        page.keyboard().press("ArrowLeft");
        assertThat(page.locator(".board :focus")).hasCount(1);

        page.locator("[data-intent=end-turn]").focus();
        page.keyboard().press("ArrowDown");
        assertThat(page.locator(".line.near .touch:focus")).hasCount(1);

        page.locator(".bar").first().locator(".pile").last().focus();
        page.keyboard().press("ArrowRight");
        assertThat(page.locator(".side .acts button").first()).isFocused();
        page.keyboard().press("ArrowRight");
        assertThat(concede).isFocused();
        page.keyboard().press("Enter");
        assertThat(page.locator(".concede-dialog")).isVisible();
        page.keyboard().press("Escape");
        assertThat(concede).isFocused();
        page.keyboard().press("ArrowDown");
        assertThat(page.locator(".side [data-action=mute]")).isFocused();
        page.keyboard().press("ArrowDown");
        assertThat(page.locator(".log")).isFocused();
        page.keyboard().press("ArrowDown");
        assertThat(page.locator(".log button").first()).isFocused();
        page.keyboard().press("ArrowUp");
        assertThat(page.locator(".side .acts button:focus")).hasCount(1);
    }

    @Test
    void aQuestionShowsTheAbilityThatAsksAndNoOther(Visits visits) {
        var staged = Staged.laidOut(visits, Positions.SIX);
        var options = List.of(Map.<String, Object>of("type", "yes"), Map.<String, Object>of("type", "no"));
        var page = staged.asks(visits, Look.WINDOW, "may", options, List.of("Yes: this", "No"));
        assertThat(page.locator(".prompt .option")).hasText(new String[] {"Yes", "No"});
        assertThat(page.locator(".prompt .source")).containsText(Staged.LONG_TEXT);
        page.keyboard().press("2");
        staged.awaitAsked(page, 1);
    }

    /** Held for a moment, E would confirm its own warning. */
    @Test
    void aKeyThatIsHeldSaysNothingTwice(Visits visits) {
        var page = againstABot(visits, "held-1");
        page.keyboard().press("1");
        assertThat(prompt(page, "main")).isVisible();
        page.keyboard().down("E");
        assertThat(page.locator("[data-intent=end-turn-confirm]")).isVisible();
        page.keyboard().down("E");
        page.keyboard().down("E");
        assertThat(page.locator("[data-intent=end-turn-confirm]")).isVisible();
        page.keyboard().up("E");
        page.keyboard().press("Escape");
        assertThat(prompt(page, "main")).isVisible();
    }

    @Test
    void keysAreListedAndTheFocusComesBack(Visits visits) {
        var page = againstABot(visits, "keys-1");
        page.keyboard().press("?");
        assertThat(page.locator(".keys-dialog")).isVisible();
        visits.keep(page, "keys");
        page.keyboard().press("Escape");
        assertThat(page.locator(".keys-dialog")).isHidden();
        page.keyboard().press("1");
        assertThat(prompt(page, "main")).isVisible();
        page.keyboard().press("ArrowDown");
        assertThat(page.locator(".touch.lit:focus")).hasCount(1);
        assertThat(page.locator(":focus")).hasCSS("outline-style", "solid");
        visits.keep(page, "focus");
        var focused = page.locator(":focus").getAttribute("data-card");
        page.keyboard().press("Enter");
        assertThat(page.locator(".acts-menu")).isVisible();
        page.keyboard().press("Escape");
        assertThat(page.locator(":focus")).hasAttribute("data-card", focused);
        var name = page.locator(":focus").getAttribute("aria-label");
        assertThat(name)
                .contains(page.locator(":focus .sentence").last().textContent().strip());
    }

    @Test
    void aWholeMatchIsPlayedByKeys(Visits visits) {
        var page = visits.visit("/", Look.WINDOW);
        var typist = new Typist(page);
        typist.startMatch("Ann", "Radiant Argus the Supreme", "Miss “Onyx” Censorius");
        page.waitForURL("**/table/*");
        System.out.println("Match " + page.url() + " is played by keys");
        assertThat(page.locator(".bar"))
                .containsText(new String[] {"Miss “Onyx” Censorius", "Radiant Argus the Supreme"});
        for (int step = 0; step < MAX_STEPS; step++) {
            typist.act();
            if (page.locator(".prompt[data-prompt=result]").isVisible()) {
                System.out.println(step + " steps by keys");
                assertThat(page.locator(".prompt")).containsText("by forging the third key");
                return;
            }
        }
        throw new AssertionError("The match does not end.");
    }
}
