package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.bot.StarterMatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Everybody can use every page: in both themes, on a phone, and by keyboard alone. */
@ExtendWith(InBrowser.class)
class AccessibilityTest {

    /** The pages, each with what shows that it is there. */
    private enum Shown {
        LOBBY("/", "deck-picker [type=radio]"),
        JOIN("/join/{invitation}", "deck-picker [type=radio]"),
        SERIES("/best-of/{series}", ".score"),
        TURN("/table/{match}#token={a}", ".prompt.mine"),
        WATCHING("/table/{match}", ".prompt[data-prompt=waiting]"),
        RESULT("/table/{finished}", ".prompt[data-prompt=result]"),
        PROFILE("/profile", "[name=name]"),
        API("/api", "[data-path]"),
        TOPICS("/api?service=topics", "[data-topic]"),
        LIBRARY("/library", ".deck-link"),
        CARDS("/library#cards", ".grid.cards"),
        SETS("/library#sets", "[data-set]"),
        IMPORT("/library#import", "textarea"),
        DECK("/library/{deck}", ".grid.cards"),
        CARD("/card/batdrone", ".cases"),
        REPLAYS("/replays", ".matches"),
        REPLAY(
                "/replay/{finished}#v=90",
                ".board",
                new Opened("text=Verify", "verify-dialog dialog"),
                new Opened("text=Practice from here", "practice-dialog dialog"),
                new Opened("[popovertarget=moment-menu]", ".moment-menu"),
                new Opened(".stage [data-zone=deck]", ".pile-dialog"),
                new Opened(".stage [data-zone=discard]:not(.empty)", ".pile-dialog")),
        NUMBERS("/statistics", "canvas"),
        JUDGE("/judge#token={judge}", ".board"),
        GATE("/judge", "[name=token]"),
        NOWHERE("/nowhere", ".problem");

        final String path;
        final String sign;
        final List<Opened> opened;

        Shown(String path, String sign, Opened... opened) {
            this.path = path;
            this.sign = sign;
            this.opened = List.of(opened);
        }
    }

    /** What opens on a page until Esc is pressed: the key that opens it, on what, and where it then is. */
    private record Opened(String key, String on, String part) {

        private Opened(String on, String part) {
            this("Enter", on, part);
        }
    }

    /** What opens on a table with everything that can lie on it. */
    private static final List<Opened> ON_A_TABLE = List.of(
            new Opened("i", ".far .touch", ".peek"),
            new Opened(".near .touch[data-legal~=fight]", ".acts-menu"),
            new Opened("button.pile[data-zone=deck]", ".pile-dialog"),
            new Opened("button.pile[data-zone=discard]:not(.empty)", ".pile-dialog"),
            new Opened("[data-action=say]", ".phrases"),
            new Opened("[data-intent=keys]", ".keys-dialog"),
            new Opened("[data-intent=concede]", ".concede-dialog"));

    @ParameterizedTest
    @EnumSource(Shown.class)
    void everyPageIsForEverybody(Shown shown, Visits visits) {
        visits.mayMeet("status of 404");
        var page = open(visits, shown, Look.WINDOW);
        page.evaluate("() => document.querySelectorAll('main details').forEach(it => (it.open = true))");
        checkInAllLooks(page, shown.opened);
    }

    @Test
    void aFullBoardIsForEverybody(Visits visits) {
        var page = Staged.laidOut(visits, Positions.TEN).shown(visits, Look.WINDOW);
        checkInAllLooks(page, ON_A_TABLE);
    }

    /** Light and dark, as large as it is and twice; what opens on the page in each color and each size once. */
    private static void checkInAllLooks(Page page, List<Opened> opened) {
        for (int zoom : List.of(1, 2)) {
            for (var colors : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
                look(page, colors, zoom);
                Accessibility.check(page);
                if ((colors == ColorScheme.LIGHT) == (zoom == 1)) {
                    opened.forEach(it -> checkOpened(page, it));
                }
            }
        }
    }

    private static void checkOpened(Page page, Opened opened) {
        var on = page.locator(opened.on).first();
        if (!on.isVisible()) {
            page.locator(".drawer-button").click();
        }
        on.press(opened.key);
        assertThat(page.locator(opened.part)).isVisible();
        Accessibility.check(page, opened.part);
        page.keyboard().press("Escape");
        assertThat(page.locator(opened.part)).isHidden();
    }

    @Test
    void whatKeepsPeopleOutIsFound(Visits visits) {
        var page = open(visits, Shown.GATE, Look.WINDOW);
        page.locator("main").evaluate("""
                main => {
                  const pale = Object.assign(document.createElement('p'), {id: 'pale', textContent: 'Pale'});
                  pale.style.cssText = 'color: #777; background: #888';
                  main.append(pale, Object.assign(document.createElement('input'), {id: 'nameless'}));
                }""");
        assertThatThrownBy(() -> Accessibility.check(page))
                .hasMessageContainingAll("color-contrast", "#pale", "label", "#nameless");
    }

    /** In these colors, as large as a browser's zoom makes it: a page has so many times less room. */
    private static void look(Page page, ColorScheme colors, int zoom) {
        page.emulateMedia(new EmulateMediaOptions().setColorScheme(colors));
        page.setViewportSize(Look.WINDOW.width() / zoom, Look.WINDOW.height() / zoom);
        page.waitForFunction(
                "dark => matchMedia('(prefers-color-scheme: dark)').matches === dark", colors == ColorScheme.DARK);
    }

    @ParameterizedTest
    @EnumSource(
            value = Shown.class,
            names = {"LOBBY", "TURN", "RESULT", "REPLAY", "JUDGE"})
    void onAPhoneAtNightToo(Shown shown, Visits visits) {
        var phone = open(visits, shown, Look.PHONE_AT_NIGHT);
        Accessibility.check(phone);
        assertThat((boolean) phone.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .as("nothing is cut off or to be scrolled to the side")
                .isTrue();
        visits.keep(phone, shown.name().toLowerCase(Locale.ROOT) + "-phone");
    }

    @ParameterizedTest
    @CsvSource({
        "LOBBY, 'Play now,Invite by link,Open a seat'",
        "TURN, 'Keep,Mulligan,Concede'",
        "REPLAY, 'Play,Verify,Practice from here,Position in the match'",
        "NUMBERS, 'Table,CSV,Minimum matches'",
        "JUDGE, 'Empty table,Add a card,End turn'",
    })
    void theKeyboardReachesWhatMatters(Shown shown, String things, Visits visits) {
        var page = open(visits, shown, Look.WINDOW);
        var reached = tabbed(page);
        assertThat(reached).contains(things.split(","));
    }

    /** What has the focus as Tab is pressed again and again; each time it has to be seen. */
    private static Set<String> tabbed(Page page) {
        var reached = new TreeSet<String>();
        page.locator("main").focus();
        for (int i = 0; i < 60; i++) {
            page.keyboard().press("Tab");
            var focus = (Map<?, ?>) page.evaluate("""
                                    () => {
                                      const it = document.activeElement;
                                      const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(it);
                                      const name = it.ariaLabel ?? (it.labels?.[0] ?? it).innerText ?? '';
                                      return {
                                        name: name.trim().split('\\n')[0].trim(), body: it === document.body,
                                        seen: outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 || boxShadow !== 'none',
                                      };
                                    }""");
            if ((boolean) focus.get("body")) {
                break;
            }
            assertThat(focus.get("seen"))
                    .as("the focus on %s is seen", focus.get("name"))
                    .isEqualTo(true);
            reached.add((String) focus.get("name"));
        }
        return reached;
    }

    private static Page open(Visits visits, Shown shown, Look look) {
        var page = visits.visit(filledIn(visits, shown.path), look, CountedMatches::many);
        assertThat(page.locator(shown.sign).first()).isVisible();
        return page;
    }

    private static String filledIn(Visits visits, String path) {
        var platform = visits.platform();
        var api = platform.api();
        var decks = platform.decks();
        var filled = path.replace("{finished}", path.contains("{finished}") ? platform.finishedMatch() : "");
        if (path.contains("{match}")) {
            var request = StarterMatch.request(decks, Map.of("nonces", false, "seed", "accessible"));
            var made = api.post("/matches", "", "accessible", request);
            filled =
                    filled.replace("{match}", String.valueOf(made.get("match"))).replace("{a}", whoActs(api, made));
        }
        if (path.contains("{series}")) {
            var request = StarterMatch.request(decks, Map.of("bestOf", 3));
            var made =
                    (Map<?, ?>) api.post("/series", "", "accessible", request).get("series");
            filled = filled.replace("{series}", String.valueOf(made.get("series")));
        }
        if (path.contains("{invitation}")) {
            var host = Map.of("name", "Hal", "deck", decks.get("Radiant"));
            var made =
                    (Map<?, ?>) api.post("/invitations", "", "accessible", host).get("invitation");
            filled = filled.replace("{invitation}", String.valueOf(made.get("invitation")));
        }
        return filled.replace("{deck}", decks.get("Radiant")).replace("{judge}", platform.judgeToken());
    }

    /** The token of whoever is asked first, which the dice say. */
    private static String whoActs(Api api, Map<String, Object> made) {
        @SuppressWarnings("unchecked")
        var tokens = (Map<String, String>) made.get("tokens");
        var path = "/matches/" + made.get("match") + "/view";
        var table = (Map<?, ?>) api.get(path, tokens.get("a")).get("table");
        return tokens.get(String.valueOf(table.get("toAct")));
    }
}
