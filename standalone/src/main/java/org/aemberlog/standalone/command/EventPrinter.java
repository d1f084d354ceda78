package org.aemberlog.standalone.command;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.standalone.bot.Api;
import tools.jackson.databind.json.JsonMapper;

/** Prints a stream of events, one line each, with cards by their titles. */
final class EventPrinter {

    private static final String DATA = "data:";

    private final JsonMapper json = JsonMapper.builder().build();
    private final Map<Object, String> titles = new HashMap<>();
    private final Map<String, String> titleOf = new HashMap<>();

    EventPrinter(Api deckService) {
        for (var card : list(deckService.get("/cards", "").get("cards"))) {
            titleOf.put(String.valueOf(card.get("id")), String.valueOf(card.get("title")));
        }
    }

    /** Takes in a line of the event stream. */
    void line(String line) {
        if (!line.startsWith(DATA)) {
            return;
        }
        Map<?, ?> seen = json.readValue(line.substring(DATA.length()), Map.class);
        ((Map<?, ?>) seen.get("names"))
                .forEach((number, card) -> titles.put(Integer.valueOf(number.toString()), title(card)));
        for (var event : list(seen.get("events"))) {
            print(event);
        }
    }

    private String title(Object card) {
        var definition = String.valueOf(((Map<?, ?>) card).get("definition"));
        return titleOf.getOrDefault(definition.substring(0, definition.indexOf('@')), definition);
    }

    private void print(Map<String, Object> event) {
        var type = String.valueOf(event.get("type")).replaceAll("\\.v\\d+$", "");
        if (type.equals("match-created")) {
            System.out.println("  match-created commitment=" + event.get("commitment"));
            return;
        }
        if (type.startsWith("choice-")) {
            return;
        }
        if (type.equals("turn-began")) {
            System.out.println();
        }
        var words = new ArrayList<String>();
        words.add(type);
        event.forEach((name, value) -> {
            if (!name.equals("type")) {
                words.add(name + "=" + text(name, value));
            }
        });
        System.out.println((type.equals("turn-began") ? "" : "  ") + String.join(" ", words));
    }

    private String text(String name, Object value) {
        return switch (name) {
            case "card", "attacker", "defender", "host", "source" -> titles.getOrDefault(value, "a hidden card");
            case "cards" ->
                ((List<?>) value)
                        .stream()
                                .map(card -> titles.getOrDefault(card, "?"))
                                .toList()
                                .toString();
            case "order" -> ((List<?>) value).size() + " cards";
            case "rule" -> "(" + ((Map<?, ?>) value).get("type") + ")";
            default -> String.valueOf(value);
        };
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> list(Object value) {
        return (List<Map<String, Object>>) value;
    }
}
