package org.aemberlog.standalone.browser;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/** What lies on the table: as a page draws it and as the service tells it, to be compared. */
final class Board {

    private static final List<String> SEATS = List.of("a", "b");

    /** The same lines as {@link #told}, read from the page. */
    private static final String DRAWN = """
            () => ['a', 'b'].flatMap(seat => {
              const bar = document.querySelector(`.board .bar[data-seat=${seat}]`);
              const on = (card, what) => card.querySelector(`.${what}`)?.textContent ?? 0;
              const row = zone => [...document.querySelectorAll(
                `.board ol[data-seat=${seat}][data-zone=${zone}] .touch`)];
              const inPlay = zone => row(zone).map(card =>
                card.querySelector('.upgrade') ? card.dataset.card
                : [card.dataset.card, on(card, 'damage'), on(card, 'numbers .on')].join('/'));
              const size = zone => /\\d+/.exec(bar.querySelector(`[data-zone=${zone}]`).textContent)[0];
              return [
                `${seat} aember ${bar.querySelector('.pool b').textContent}`,
                `${seat} keys ${/^\\d+/.exec(bar.querySelector('.keys').ariaLabel)[0]}`,
                `${seat} piles ${['discard', 'archives', 'purged'].map(size).join(' ')}`,
                `${seat} battleline ${inPlay('battleline').join(' ')}`,
                `${seat} artifacts ${inPlay('artifacts').join(' ')}`,
                `${seat} hand ${row('hand').map(card => card.dataset.card).join(' ')}`,
              ];
            })
            """;

    private Board() {}

    /** The board of a page that shows one, line by line. */
    @SuppressWarnings("unchecked")
    static List<String> drawn(Page page) {
        return (List<String>) page.evaluate(DRAWN);
    }

    /** A {@code TableView}, line by line. */
    static List<String> told(Map<String, Object> table) {
        return SEATS.stream().flatMap(seat -> half(seat, map(table, seat))).toList();
    }

    private static Stream<String> half(String seat, Map<String, Object> half) {
        var piles = Stream.of(
                list(half, "discard").size(),
                half.get("archivesSize"),
                list(half, "purged").size());
        return Stream.of(
                        "aember " + half.get("aember"),
                        "keys " + list(half, "keys").size(),
                        "piles " + words(piles),
                        "battleline " + inPlay(list(half, "battleline")),
                        "artifacts " + inPlay(list(half, "artifacts")),
                        "hand " + words(ids(list(half, "hand"))))
                .map(line -> seat + " " + line);
    }

    private static String inPlay(List<Map<String, Object>> cards) {
        Function<Map<String, Object>, Stream<Object>> drawn = card -> {
            var parts = new ArrayList<Object>();
            parts.add(map(card, "card").get("id")
                    + "/"
                    + card.getOrDefault("damage", 0)
                    + "/"
                    + card.getOrDefault("aember", 0));
            list(card, "upgrades")
                    .forEach(upgrade -> parts.add(map(upgrade, "card").get("id")));
            ids(list(card, "under")).forEach(parts::add);
            return parts.stream();
        };
        return words(cards.stream().flatMap(drawn));
    }

    private static Stream<Object> ids(List<Map<String, Object>> cards) {
        return cards.stream().map(card -> card.get("id"));
    }

    private static String words(Stream<?> parts) {
        return String.join(" ", parts.map(String::valueOf).toList());
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(Map<String, Object> in, String field) {
        return (Map<String, Object>) in.get(field);
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> list(Map<String, Object> in, String field) {
        return (List<Map<String, Object>>) in.getOrDefault(field, List.of());
    }
}
