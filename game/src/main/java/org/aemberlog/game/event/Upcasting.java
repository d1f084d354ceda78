package org.aemberlog.game.event;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Brings events that an earlier release wrote into the form they have today. Each step leads from
 * one version of an event to the next, on its plain form, so that a step once written never changes.
 * What is stored stays as it was written: its hash is that of the old form.
 *
 * @param steps from the wire name of an older version to the function that makes the next one of it
 */
record Upcasting(Map<String, UnaryOperator<Map<String, Object>>> steps) {

    /** The steps to the events of this release: none, as nothing older was ever released. */
    static final Upcasting TO_PRESENT = new Upcasting(Map.of());

    private static final String TYPE = "type";

    Upcasting {
        steps = Map.copyOf(steps);
    }

    /** A commit's plain form with all its events in their present versions. */
    Map<?, ?> commit(Map<?, ?> plain) {
        if (steps.isEmpty() || !(plain.get("events") instanceof List<?> events)) {
            return plain;
        }
        var present = copy(plain);
        present.put("events", events.stream().map(this::event).toList());
        return present;
    }

    private Object event(Object plain) {
        if (!(plain instanceof Map<?, ?> map) || !steps.containsKey(type(map))) {
            return plain;
        }
        var event = copy(map);
        while (steps.containsKey(type(event))) {
            event = steps.get(type(event)).apply(event);
        }
        return event;
    }

    private static String type(Map<?, ?> event) {
        return String.valueOf(event.get(TYPE));
    }

    private static Map<String, Object> copy(Map<?, ?> from) {
        var copy = new LinkedHashMap<String, Object>();
        from.forEach((key, value) -> copy.put(String.valueOf(key), value));
        return copy;
    }
}
