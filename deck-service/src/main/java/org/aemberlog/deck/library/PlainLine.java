package org.aemberlog.deck.library;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.CardSet;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.dsl.CardTitle;
import org.aemberlog.game.json.Plain;

/**
 * A line of a list in plain text that names a card.
 *
 * @param at which line it is, from 1
 * @param count how many of the card
 * @param number the collector number, three digits, if the line begins with one
 * @param title the id of the title, empty if only the number is said
 * @param house the house said on the line, or above it
 */
record PlainLine(int at, String text, int count, Optional<String> number, String title, Optional<House> house) {

    /** How often, what, how often behind it, and the house in parentheses. */
    private static final Pattern LINE = Pattern.compile(
            "((?<before>\\d{1,2}) ?[x×] |(?<alone>\\d) (?=\\D))?(?<card>.*?)"
                    + "( [x×] ?(?<behind>\\d{1,2}))?( ?\\((?<house>[^)]*)\\))?",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern NUMBERED = Pattern.compile("(?<number>\\d{1,3})( (?<rest>.*))?");

    /**
     * Reads a line.
     *
     * @param text without bullets and with single spaces
     * @param above the house under whose name it stands
     */
    static PlainLine read(int at, String text, Optional<House> above) {
        var line = LINE.matcher(text);
        if (!line.matches()) {
            throw new IllegalArgumentException("Not a line: " + text);
        }
        var numbered = NUMBERED.matcher(line.group("card"));
        boolean isNumbered = numbered.matches();
        var rest = isNumbered ? numbered.group("rest") : line.group("card");
        return new PlainLine(
                at,
                text,
                firstOf(line.group("before"), line.group("alone"), line.group("behind"))
                        .map(Integer::parseInt)
                        .orElse(1),
                isNumbered
                        ? Optional.of("%03d".formatted(Integer.parseInt(numbered.group("number"))))
                        : Optional.empty(),
                firstOf(rest).map(CardTitle::idOf).orElse(""),
                firstOf(line.group("house"))
                        .flatMap(PlainLine::house)
                        .or(() -> firstOf(rest).flatMap(PlainLine::house))
                        .or(() -> above));
    }

    /** The house of this name, however it is spelled. */
    static Optional<House> house(String name) {
        var letters = CardTitle.idOf(name).replace("-", "");
        return Arrays.stream(House.values())
                .filter(house -> ((String) Plain.of(house)).replace("-", "").equals(letters))
                .findFirst();
    }

    /** The card, as it is printed in a set. */
    Optional<Printing> printing(CardPool pool, CardSet set) {
        return number.flatMap(known -> pool.printing(set, known)).or(() -> pool.titled(set, title));
    }

    private static Optional<String> firstOf(String... groups) {
        return Arrays.stream(groups).filter(group -> group != null).findFirst();
    }
}
