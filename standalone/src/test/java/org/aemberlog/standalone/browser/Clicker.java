package org.aemberlog.standalone.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Somebody who plays by clicks alone, or taps where fingers take the place of a mouse, and takes
 * what glows or is asked; always the first of what they like best, so that the same match is played
 * in the same way.
 */
final class Clicker {

    /** Reaps rather than fights, which ends matches soon. */
    static final List<String> REAPS = List.of("reap", "play-card", "use-action", "use-omni", "fight", "remove-stun");

    /** Fights rather than reaps. */
    static final List<String> FIGHTS = List.of("fight", "play-card", "use-action", "use-omni", "reap", "remove-stun");

    private static final String ON_OFFER = """
            () => {
              const all = (where, what) =>
                [...document.querySelectorAll(where)].filter(it => !it.disabled).map(what);
              const prompt = document.querySelector('.prompt');
              return {
                prompt: prompt.dataset.prompt,
                mine: prompt.classList.contains('mine'),
                intents: all('.prompt [data-intent]', it => it.dataset.intent),
                menu: all('.acts-menu:popover-open [data-intent]', it => it.dataset.intent),
                options: all('[data-option]:not(.picked)', it => it.dataset.option),
                picked: all('[data-option].picked', it => it.dataset.option),
                houses: all('.prompt [data-house]', it => ({
                  house: it.dataset.house,
                  gives: it.querySelector('small').textContent.match(/\\d+/g).join(' '),
                })),
                cards: all('.touch.lit', it => ({card: it.dataset.card, legal: it.dataset.legal})),
              };
            }""";

    private static final String SETTLED =
            "() => document.querySelector('.prompt') && !document.querySelector('.prompt.busy')";
    private static final String ASKED = """
            () => !document.querySelector('.prompt.busy') && document.querySelector(
              '.prompt.mine, .prompt[data-prompt=result]')""";

    private static final int EDGE = 12;

    private final Page page;
    private final List<String> likes;
    private final boolean taps;

    /**
     * Sits down.
     *
     * @param page a table
     * @param likes what cards are used for, best first
     */
    Clicker(Page page, List<String> likes) {
        this.page = page;
        this.likes = likes;
        this.taps = (boolean) page.evaluate("matchMedia('(pointer: coarse)').matches");
    }

    /** What the page offers; a card that glows with what it can be used for. */
    private record Offer(
            String prompt,
            boolean mine,
            List<String> intents,
            List<String> menu,
            List<String> options,
            List<String> picked,
            List<Map<String, String>> houses,
            List<Map<String, String>> cards) {

        @SuppressWarnings("unchecked")
        static Offer of(Page page) {
            var seen = (Map<String, Object>) page.evaluate(ON_OFFER);
            return new Offer(
                    (String) seen.get("prompt"),
                    (boolean) seen.get("mine"),
                    (List<String>) seen.get("intents"),
                    (List<String>) seen.get("menu"),
                    (List<String>) seen.get("options"),
                    (List<String>) seen.get("picked"),
                    (List<Map<String, String>>) seen.get("houses"),
                    (List<Map<String, String>>) seen.get("cards"));
        }
    }

    /** Where somebody plays. */
    Page page() {
        return page;
    }

    /** The version that is on the screen. */
    long version() {
        return Long.parseLong(page.locator("html").getAttribute("data-version"));
    }

    /** Waits until what was clicked here is answered. */
    void awaitSettled() {
        page.waitForFunction(SETTLED);
    }

    /** What is asked, or that somebody else is: {@code data-prompt}. */
    String prompt() {
        awaitSettled();
        return page.locator(".prompt").getAttribute("data-prompt");
    }

    /** Whether the match is over on this page. */
    boolean sawTheEnd() {
        return page.locator(".prompt[data-prompt=result]").isVisible();
    }

    /** Waits until something is asked here, or the match is over. */
    void awaitTurn() {
        page.waitForFunction(ASKED);
    }

    /**
     * Clicks once.
     *
     * @return what was clicked; empty if nothing is asked here
     */
    Optional<String> act() {
        awaitSettled();
        var offer = Offer.of(page);
        if (!offer.mine()) {
            return Optional.empty();
        }
        var choice = next(offer);
        var there = page.locator(choice).first();
        // Of a card in a fan, the left edge is seen.
        boolean card = (boolean) there.evaluate("it => it.classList.contains('touch')");
        if (taps) {
            there.tap(card ? new Locator.TapOptions().setPosition(EDGE, EDGE) : null);
        } else {
            there.click(card ? new Locator.ClickOptions().setPosition(EDGE, EDGE) : null);
        }
        return Optional.of(choice);
    }

    private String next(Offer offer) {
        if (!offer.menu().isEmpty()) {
            return ".acts-menu " + intent(best(offer.menu()).orElse(offer.menu().getFirst()));
        }
        if (offer.intents().contains("confirm")
                && (!offer.picked().isEmpty() || offer.options().isEmpty())) {
            return intent("confirm");
        }
        if (!offer.options().isEmpty()) {
            return option(offer.options().getFirst());
        }
        if (!offer.picked().isEmpty()) {
            return option(offer.picked().getFirst());
        }
        if (!offer.houses().isEmpty()) {
            return "[data-house='" + richest(offer.houses()) + "']";
        }
        return offer.prompt().equals("fight")
                ? card(offer, "").orElseThrow()
                : likes.stream()
                        .flatMap(like -> card(offer, like).stream())
                        .findFirst()
                        .orElseGet(() -> intent(general(offer)));
    }

    private static String general(Offer offer) {
        return offer.intents().stream()
                .filter(it -> !it.matches("mulligan|ask-takeback|stay|clear|cancel|.*-takeback"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("Nothing can be done: " + offer));
    }

    /** The house that gives most cards; where several do, the first. */
    private static String richest(List<Map<String, String>> houses) {
        return houses.stream()
                .max(Comparator.comparingInt(Clicker::gives))
                .orElseThrow()
                .get("house");
    }

    private static int gives(Map<String, String> house) {
        return Arrays.stream(house.get("gives").split(" "))
                .mapToInt(Integer::parseInt)
                .sum();
    }

    private Optional<String> best(List<String> kinds) {
        return likes.stream().filter(kinds::contains).findFirst();
    }

    /** A card that glows for a kind of use; defenders are those without any. */
    private static Optional<String> card(Offer offer, String kind) {
        return offer.cards().stream()
                .filter(it -> {
                    var legal = it.getOrDefault("legal", "");
                    return List.of((legal == null ? "" : legal).split(" ")).contains(kind);
                })
                .findFirst()
                .map(it -> ".touch.lit[data-card='" + it.get("card") + "']");
    }

    private static String intent(String name) {
        return "[data-intent='" + name + "']";
    }

    private static String option(String number) {
        return "[data-option='" + number + "']";
    }
}
