package org.aemberlog.game.card.text;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.aemberlog.game.json.Plain;

/** What a part of a card is made of: the classes of all records in it, and its enum constants. */
final class Parts {

    private Parts() {}

    static Set<Object> of(Object part) {
        var found = new LinkedHashSet<Object>();
        collect(part, found);
        return found;
    }

    private static void collect(Object part, Set<Object> found) {
        switch (part) {
            case Record record -> {
                found.add(record.getClass());
                Plain.components(record).forEach(it -> collect(it, found));
            }
            case List<?> list -> list.forEach(it -> collect(it, found));
            case Enum<?> constant -> found.add(constant);
            default -> {
                // a number or a name
            }
        }
    }
}
