package org.aemberlog.game.event;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.aemberlog.game.state.Chance;
import org.aemberlog.game.wire.MalformedException;

/**
 * Brings facts that an earlier release wrote into the form they have today. Each step leads from
 * one version of a fact to the next, on its plain form, so that a step once written never changes.
 * What is stored stays as it was written: its hash is that of the old form.
 */
final class Upcasting {

    private static final String TYPE = "type";

    private static final Map<String, UnaryOperator<Map<String, Object>>> STEPS =
            Map.of("match-created.v1", Upcasting::matchCreated2);

    private Upcasting() {}

    /** A commit's plain form with all its facts in their present versions. */
    static Map<String, Object> commit(Map<?, ?> plain) {
        var present = copy(plain);
        if (present.get("facts") instanceof List<?> facts) {
            present.put("facts", facts.stream().map(Upcasting::fact).toList());
        }
        return present;
    }

    private static Object fact(Object plain) {
        if (!(plain instanceof Map<?, ?> map) || !STEPS.containsKey(type(map))) {
            return plain;
        }
        var fact = copy(map);
        while (STEPS.containsKey(type(fact))) {
            fact = STEPS.get(type(fact)).apply(fact);
        }
        return fact;
    }

    private static String type(Map<?, ?> fact) {
        return String.valueOf(fact.get(TYPE));
    }

    /** Version 2 tells the commitment to the secret, which was the seed, and the terms. */
    private static Map<String, Object> matchCreated2(Map<String, Object> fact) {
        if (!(fact.remove("seed") instanceof String seed)) {
            throw MalformedException.because("this field is missing").in("seed");
        }
        fact.put(TYPE, "match-created.v2");
        fact.put("secret", seed);
        fact.put("commitment", Chance.commitmentTo(seed));
        fact.put("terms", Map.of("nonces", false));
        return fact;
    }

    private static Map<String, Object> copy(Map<?, ?> from) {
        var copy = new LinkedHashMap<String, Object>();
        from.forEach((key, value) -> copy.put(String.valueOf(key), value));
        return copy;
    }
}
