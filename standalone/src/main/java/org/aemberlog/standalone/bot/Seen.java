package org.aemberlog.standalone.bot;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds its way around a table in its plain form. */
final class Seen {

    private final Map<String, Object> table;
    private final String me;

    Seen(Map<String, Object> table) {
        this.table = table;
        this.me = String.valueOf(table.get("toAct"));
    }

    List<Map<String, Object>> myHand() {
        return list(mine(), "hand");
    }

    Stream<Map<String, Object>> myPermanents() {
        return Stream.of("battleline", "artifacts").flatMap(row -> list(mine(), row).stream());
    }

    boolean isMine(Object card) {
        return myPermanents().anyMatch(p -> id(p).equals(card));
    }

    Optional<Map<String, Object>> creature(Object card) {
        return Stream.of("a", "b")
                .flatMap(seat -> list(map(table.get(seat)), "battleline").stream())
                .filter(p -> id(p).equals(card))
                .findFirst();
    }

    /** The choice that waits. */
    Object choice() {
        return table.get("choice");
    }

    /** The card id of one's own card in play or on its way there, or of one in hand. */
    String titleOf(Object card) {
        return Stream.concat(myPermanents().map(p -> map(p.get("card"))), myHand().stream())
                .filter(c -> c.get("id").equals(card))
                .map(c -> String.valueOf(c.get("card")))
                .findFirst()
                .orElse("");
    }

    Map<String, Object> mine() {
        return map(table.get(me));
    }

    static Object id(Map<String, Object> permanent) {
        return map(permanent.get("card")).get("id");
    }

    static int number(Map<String, Object> from, String field) {
        return ((Number) from.get(field)).intValue();
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }

    @SuppressWarnings("unchecked")
    static List<Map<String, Object>> list(Map<String, Object> from, String field) {
        return (List<Map<String, Object>>) from.getOrDefault(field, List.of());
    }
}
