package org.aemberlog.deck.library;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.dsl.CardTitle;
import org.aemberlog.game.json.Plain;

/**
 * A line of a list that names a card.
 *
 * @param at which line it is, from 1
 * @param count how many of the card
 * @param number the collector number, three characters, if the line begins with one; an anomaly's begins with A
 * @param title the id of the title, an evil twin's of its own; empty if only the number is said
 * @param house the house said on the line, or above it
 * @param origin where the card comes from if not from the set
 * @param enhancements the bonus icons that it received
 */
record DeckLine(
        int at,
        String text,
        int count,
        Optional<String> number,
        String title,
        Optional<House> house,
        Optional<CardOrigin> origin,
        List<BonusIcon> enhancements) {

    /** How often, what, how often behind it, and notes in parentheses or brackets. */
    private static final Pattern LINE = Pattern.compile(
            "((?<before>\\d{1,2}) ?[x×] |(?<alone>\\d) (?=\\D))?(?<card>.*?)"
                    + "( [x×] ?(?<behind>\\d{1,2}))?(?<notes>( ?[(\\[][^)\\]]*[)\\]])*)",
            Pattern.CASE_INSENSITIVE);

    private static final int MAX_COMPLAINTS = 5;

    private static final Pattern NUMBERED = Pattern.compile("(?<number>A?\\d{1,3})( (?<rest>.*))?");

    DeckLine {
        enhancements = List.copyOf(enhancements);
    }

    /**
     * Reads a line.
     *
     * @param text without bullets and with single spaces
     * @param above the house under whose name it stands
     * @throws DeckFormatException when a note in parentheses is none that is known
     */
    static DeckLine read(int at, String text, Optional<House> above) {
        var line = LINE.matcher(text);
        if (!line.matches()) {
            throw wrong(at, text, "expected a number or a title of a card");
        }
        var numbered = NUMBERED.matcher(line.group("card"));
        boolean isNumbered = numbered.matches();
        var rest = isNumbered ? numbered.group("rest") : line.group("card");
        var houseBehind = firstOf(rest).flatMap(DeckLine::house);
        var notes = Arrays.stream(line.group("notes").split("[()\\[\\],+]"))
                .map(String::strip)
                .filter(note -> !note.isEmpty())
                .toList();
        // One title stands in brackets itself.
        var bracketed = rest == null || rest.isEmpty()
                ? notes.stream().filter(note -> !isKnown(note)).findFirst()
                : Optional.<String>empty();
        checkNotes(
                at,
                text,
                notes.stream()
                        .filter(note -> !bracketed.equals(Optional.of(note)))
                        .toList());
        checkOne(at, text, "one house", constants(House.class, notes));
        checkOne(at, text, "one of maverick, legacy and anomaly", constants(CardOrigin.class, notes));
        int count = firstOf(line.group("before"), line.group("alone"), line.group("behind"))
                .map(Integer::parseInt)
                .orElse(1);
        if (count == 0) {
            throw wrong(at, text, "a card is there once at least, not 0 times");
        }
        return new DeckLine(
                at,
                text,
                count,
                isNumbered ? Optional.of(number(numbered.group("number"))) : Optional.empty(),
                houseBehind.isPresent()
                        ? ""
                        : bracketed
                                .or(() -> firstOf(rest))
                                .map(title -> id(title, notes))
                                .orElse(""),
                constants(House.class, notes).stream()
                        .findFirst()
                        .or(() -> houseBehind)
                        .or(() -> above),
                constants(CardOrigin.class, notes).stream().findFirst(),
                constants(BonusIcon.class, notes));
    }

    /** The first five of the lines with what is to be said about each, and how many more there are. */
    static String named(List<DeckLine> lines, Function<DeckLine, String> advice) {
        int more = lines.size() - MAX_COMPLAINTS;
        return lines.stream()
                        .limit(MAX_COMPLAINTS)
                        .map(line -> line.named() + advice.apply(line))
                        .collect(Collectors.joining("; "))
                + (more > 0 ? "; and %d more".formatted(more) : "");
    }

    /** Where it stands and what it says. */
    String named() {
        return "line %d, '%s'".formatted(at, text);
    }

    /** The same line where a number and an origin say nothing, because the set that they are about is not known. */
    DeckLine ofAnySet() {
        return new DeckLine(at, text, count, Optional.empty(), title, house, Optional.empty(), enhancements);
    }

    /** The same line of a card from elsewhere. */
    DeckLine from(CardOrigin other) {
        return new DeckLine(at, text, count, number, title, house, Optional.of(other), enhancements);
    }

    /** The problem that this line is wrong. */
    DeckFormatException wrong(String what) {
        return wrong(at, text, what);
    }

    private static String number(String digits) {
        return digits.startsWith("A")
                ? "A%02d".formatted(Integer.parseInt("0" + digits.substring(1)))
                : "%03d".formatted(Integer.parseInt(digits));
    }

    private static String id(String title, List<String> notes) {
        return CardTitle.idOf(notes.stream().anyMatch(DeckLine::isTwin) ? title + " evil twin" : title);
    }

    private static boolean isTwin(String note) {
        return letters(CardTitle.idOf(note)).equals("eviltwin");
    }

    private static void checkNotes(int at, String text, List<String> notes) {
        for (var note : notes) {
            if (!isKnown(note)) {
                throw wrong(
                        at,
                        text,
                        "in parentheses stand a house, maverick, legacy, anomaly, evil twin or bonus icons, with commas"
                                + " between them; found '" + note + "'");
            }
        }
    }

    private static boolean isKnown(String note) {
        return house(note).isPresent()
                || constant(CardOrigin.class, note).isPresent()
                || constant(BonusIcon.class, note).isPresent()
                || isTwin(note);
    }

    /** The house of this name, however it is spelled. */
    static Optional<House> house(String name) {
        return constant(House.class, name);
    }

    private static void checkOne(int at, String text, String what, List<?> found) {
        if (found.stream().distinct().count() > 1) {
            throw wrong(at, text, "in parentheses stands " + what + " at most");
        }
    }

    private static DeckFormatException wrong(int at, String text, String what) {
        return new DeckFormatException("Line %d, '%s': %s.".formatted(at, text, what));
    }

    private static <E extends Enum<E>> List<E> constants(Class<E> type, List<String> names) {
        return names.stream().flatMap(name -> constant(type, name).stream()).toList();
    }

    private static <E extends Enum<E>> Optional<E> constant(Class<E> type, String name) {
        var letters = letters(CardTitle.idOf(name));
        return Arrays.stream(type.getEnumConstants())
                .filter(it -> letters((String) Plain.of(it)).equals(letters))
                .findFirst();
    }

    private static String letters(String id) {
        return id.replace("-", "");
    }

    private static Optional<String> firstOf(String... groups) {
        return Arrays.stream(groups).filter(group -> group != null).findFirst();
    }
}
