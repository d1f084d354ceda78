package org.aemberlog.deck.rulings;

import java.util.List;
import java.util.Optional;

/**
 * A section, example, erratum or question of the rulebook, in our own words.
 *
 * @param id the chapter and a name, never changed, because tests cite it
 * @param section the headings that lead to it
 * @param says the rule, or what is asked
 * @param then what must happen, when {@code says} is a question
 * @param cards the titles it is about
 * @param noRule why there is nothing to test, for what is no rule
 * @param elsewhere tests in other modules, as {@code path/from/root/To.java#method}
 */
record Entry(
        String id,
        String section,
        Optional<String> says,
        Optional<String> then,
        List<String> cards,
        Optional<String> noRule,
        List<String> elsewhere) {

    Entry {
        cards = List.copyOf(cards);
        elsewhere = List.copyOf(elsewhere);
        if (says.isPresent() == noRule.isPresent()) {
            throw new IllegalArgumentException(id + " needs either 'says' or 'noRule'");
        }
    }
}
