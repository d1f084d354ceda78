package org.aemberlog.standalone.bot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A match with the rulebook's two starter decks. */
public final class StarterMatch {

    private StarterMatch() {}

    /** The ids of the starter decks by the first word of their names. */
    @SuppressWarnings("unchecked")
    public static Map<String, String> decks(Api deckService) {
        var decks = new LinkedHashMap<String, String>();
        for (var deck :
                (List<Map<String, Object>>) deckService.get("/decks", "").get("decks")) {
            var firstWord = String.valueOf(deck.get("name")).split(" ")[0];
            decks.putIfAbsent(firstWord, String.valueOf(deck.get("id")));
        }
        return decks;
    }

    /** What {@code POST /matches} takes: Radiant Argus for seat A, Miss "Onyx" for seat B. */
    public static Map<String, Object> request(Map<String, String> decks, Map<String, Object> more) {
        var request = new LinkedHashMap<String, Object>();
        request.put(
                "players",
                Map.of(
                        "a", Map.of("name", "Alice", "deck", decks.get("Radiant")),
                        "b", Map.of("name", "Bob", "deck", decks.get("Miss"))));
        request.putAll(more);
        return request;
    }

    /** The same played by bots of match-service. */
    public static Map<String, Object> request(Map<String, String> decks, String a, String b) {
        var alice = Map.of("name", "Alice", "deck", decks.get("Radiant"), "bot", a);
        var bob = Map.of("name", "Bob", "deck", decks.get("Miss"), "bot", b);
        return Map.of("players", Map.of("a", alice, "b", bob));
    }
}
