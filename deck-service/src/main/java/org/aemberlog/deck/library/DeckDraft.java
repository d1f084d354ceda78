package org.aemberlog.deck.library;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.dsl.CardTitle;
import org.aemberlog.game.json.Plain;

/**
 * What a list says that is yet to be checked.
 *
 * @param name the deck's name, empty if the list says none
 * @param set the set it says that it is of
 * @param cards the lines that name cards
 * @param isOfUnknownSet whether it says a set that we do not know, whose cards may be of any of ours
 */
public record DeckDraft(String name, Optional<CardSet> set, List<DeckLine> cards, boolean isOfUnknownSet) {

    /** A deck needs 36 lines and a few headings; more is not looked at. */
    static final int MAX_LINES = 200;

    private static final int LONGEST_LINE = 200;
    private static final Pattern FIELD = Pattern.compile("(?i)(name|deck|set|houses|cards) ?:(?<value>.*)");

    public DeckDraft {
        cards = List.copyOf(cards);
    }

    /** A draft of a set that we know, or of none that it says. */
    DeckDraft(String name, Optional<CardSet> set, List<DeckLine> cards) {
        this(name, set, cards, false);
    }

    /** The same with another name and set, where they are said. */
    public DeckDraft with(Optional<String> otherName, Optional<CardSet> otherSet) {
        return new DeckDraft(
                otherName.orElse(name), otherSet.or(() -> set), cards, isOfUnknownSet && otherSet.isEmpty());
    }

    /** The same without what lines say of their set, if that is not known. */
    DeckDraft ofAnySetIfUnknown() {
        return isOfUnknownSet
                ? new DeckDraft(
                        name, set, cards.stream().map(DeckLine::ofAnySet).toList(), true)
                : this;
    }

    /**
     * Reads a list in plain text, as people write it: one line for each card, a collector number or a title, with how
     * often ({@code 3x Dust Imp}) and with its house behind it ({@code 108 logos}, {@code Dust Imp (Dis)}) or above it on
     * a line of its own. Lines {@code name: ...} and {@code set: ...} say the rest; {@code #} begins a comment.
     *
     * @throws DeckFormatException when it is too long or a line cannot be read
     */
    public static DeckDraft read(String text) {
        return read(text.lines().toList());
    }

    static DeckDraft read(List<String> lines) {
        if (lines.size() > MAX_LINES) {
            throw new DeckFormatException("A list has at most %d lines; found %d.".formatted(MAX_LINES, lines.size()));
        }
        var name = "";
        var set = "";
        Optional<House> house = Optional.empty();
        var cards = new ArrayList<DeckLine>();
        for (int at = 1; at <= lines.size(); at++) {
            var line = bare(lines.get(at - 1), at);
            var field = FIELD.matcher(line);
            var heading = DeckLine.house(line.replaceAll("[:(].*", ""));
            if (field.matches()) {
                var value = field.group("value").strip();
                switch (field.group(1).charAt(0)) {
                    case 'n', 'N', 'd', 'D' -> {
                        checkSame(at, "name", name, value);
                        name = value;
                    }
                    case 's', 'S' -> {
                        checkSame(at, "set", set, CardTitle.idOf(value));
                        set = CardTitle.idOf(value);
                    }
                    default -> house = Optional.empty();
                }
            } else if (heading.isPresent()) {
                house = heading;
            } else if (!line.isEmpty()) {
                cards.add(DeckLine.read(at, line, house));
            }
        }
        var known = set(set);
        return new DeckDraft(name, known, cards, known.isEmpty() && !set.isEmpty());
    }

    private static void checkSame(int at, String field, String before, String now) {
        if (!before.isEmpty() && !before.equals(now)) {
            throw new DeckFormatException(
                    "Line %d: %s: expected '%s', as a line above says, found '%s'.".formatted(at, field, before, now));
        }
    }

    /** A line without comment, bullet, quotes and needless spaces. */
    private static String bare(String line, int at) {
        if (line.length() > LONGEST_LINE) {
            throw new DeckFormatException(
                    "Line %d is too long: %d characters, at most %d.".formatted(at, line.length(), LONGEST_LINE));
        }
        return line.replaceAll("(?U)\\s+", " ")
                .replaceAll(" #.*", "")
                .replaceAll("^[ #*•-]+|\"", "")
                .strip();
    }

    private static Optional<CardSet> set(String id) {
        return Arrays.stream(CardSet.values())
                .filter(set -> Plain.of(set).equals(id))
                .findFirst();
    }
}
