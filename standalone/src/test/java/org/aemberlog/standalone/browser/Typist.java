package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;

/** Somebody who plays by keys alone: digits, arrows, Tab, Enter and letters; likes to reap. */
final class Typist {

    private static final int MAX_STEPS = 400;
    private static final List<String> LIKES =
            List.of("reap", "play-card", "use-action", "use-omni", "fight", "remove-stun");

    private static final String OFFER = """
            () => {
              const all = where => [...document.querySelectorAll(where)].filter(it => !it.disabled && it.checkVisibility());
              return {
                prompt: document.querySelector('.prompt').dataset.prompt,
                mine: document.querySelector('.prompt').classList.contains('mine'),
                menu: all('.acts-menu:popover-open button').length,
                digits: all('.prompt button:has(> kbd)').length,
                picked: all('[data-option].picked').length,
                confirm: all('[data-intent=confirm]').length,
                options: all('.touch[data-option]:not(.picked)').length,
                legal: all('.touch.lit').map(it => it.dataset.legal ?? '').join(' '),
                lit: all('.touch.lit').length,
              };
            }""";

    /** The arrow that leads nearer to the first of what is wanted; any, where one has been before and is again. */
    private static final String WAY = """
            ([wanted, steps]) => {
              const {activeElement: here} = document;
              if (here.matches(wanted)) return '';
              const found = document.querySelector(wanted);
              if (!found) return 'gone';
              const [to, from] = [found, here].map(it => it.getBoundingClientRect());
              if (!steps) window.been = new Set();
              if (been.size === been.add(here).size && Math.random() < 0.5) {
                return ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'][Math.floor(4 * Math.random())];
              }
              const middle = ({top, bottom}) => (top + bottom) / 2;
              const above = to.left < from.right && to.right > from.left
                && Math.abs(middle(to) - middle(from)) > Math.min(to.height, from.height) / 2;
              const beside = to.top < from.bottom && to.bottom > from.top && !above;
              if (beside) return to.left < from.left ? 'ArrowLeft' : 'ArrowRight';
              return middle(to) < middle(from) ? 'ArrowUp' : 'ArrowDown';
            }""";

    private static final String PICKED =
            "() => document.querySelector('deck-picker :checked')?.closest('label').innerText";

    private final Page page;

    Typist(Page page) {
        this.page = page;
    }

    /** From the lobby, as it opens, to a table with a bot. */
    void startMatch(String name, String deck, String botDeck) {
        assertThat(page.locator("deck-picker [type=radio]").first()).isVisible();
        assertThat(page.locator("[name=bot]")).isVisible();
        tabTo("[name=name]");
        page.keyboard().type(name);
        tabTo("deck-picker [type=radio]");
        for (int i = 0; !String.valueOf(page.evaluate(PICKED)).contains(deck); i++) {
            assertThat(i).as("decks that arrows have led to").isLessThan(MAX_STEPS);
            press("ArrowDown");
        }
        tabTo("[name=bot-deck]");
        page.keyboard().type(botDeck);
        tabTo("[data-action=play-bot]");
        press("Enter");
    }

    private void tabTo(String wanted) {
        for (int i = 0; i < MAX_STEPS; i++) {
            if ((boolean) page.evaluate("wanted => document.activeElement.matches(wanted)", wanted)) {
                return;
            }
            press("Tab");
        }
        throw new AssertionError("Tab does not lead to " + wanted);
    }

    /** Presses what it takes for one step, if something is asked. */
    @SuppressWarnings("unchecked")
    void act() {
        page.waitForFunction(
                "() => !document.querySelector('.prompt.busy') && document.querySelector('.prompt.mine, .prompt[data-prompt=result]')");
        var offer = (Map<String, Object>) page.evaluate(OFFER);
        if (!(boolean) offer.get("mine")) {
            return;
        }
        if (has(offer, "menu")) {
            press("1");
        } else if (has(offer, "confirm") && (has(offer, "picked") || !has(offer, "options") && !has(offer, "digits"))) {
            press("Enter");
            if (page.locator("[data-intent=confirm]").isVisible()) {
                enter("[data-intent=confirm]:enabled");
            }
        } else if (has(offer, "options")) {
            enter(".touch[data-option]:not(.picked)");
        } else if (has(offer, "digits")) {
            press(
                    switch (String.valueOf(offer.get("prompt"))) {
                        case "mulligan" -> "2";
                        case "house-choice" -> richest();
                        default -> "1";
                    });
        } else if (offer.get("prompt").equals("fight")) {
            enter(".touch.lit:not([data-legal])");
        } else {
            main(String.valueOf(offer.get("legal")));
        }
    }

    private void main(String legal) {
        var like = LIKES.stream().filter(List.of(legal.split(" "))::contains).findFirst();
        if (like.isPresent()) {
            enter(".touch.lit[data-legal~=" + like.get() + "]");
        } else {
            press("e");
            if (page.locator("[data-intent=end-turn-confirm]").isVisible()) {
                press("e");
            }
        }
    }

    /** The digit of the house that gives most cards. */
    private String richest() {
        return String.valueOf(page.evaluate("""
                () => {
                  const gives = it => it.textContent.match(/\\d+/g).map(Number).reduce((a, b) => a + b);
                  const all = [...document.querySelectorAll('.prompt [data-house] small')].map(gives);
                  return 1 + all.indexOf(Math.max(...all));
                }"""));
    }

    private static boolean has(Map<String, Object> offer, String what) {
        return ((Number) offer.get(what)).intValue() > 0;
    }

    private void press(String key) {
        page.keyboard().press(key);
    }

    /** Walks with arrows until the focus is on what is wanted, and presses Enter; what is gone is not pressed. */
    private void enter(String wanted) {
        for (int i = 0; i < MAX_STEPS; i++) {
            var way = String.valueOf(page.evaluate(WAY, List.of(wanted, i)));
            if (way.isEmpty()) {
                press("Enter");
            }
            if (way.isEmpty() || way.equals("gone")) {
                return;
            }
            press(way);
        }
        throw new AssertionError("No arrow leads to " + wanted);
    }
}
