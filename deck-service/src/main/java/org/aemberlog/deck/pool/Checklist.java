package org.aemberlog.deck.pool;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.deck.cards.Rarity;
import org.aemberlog.game.card.House;
import org.aemberlog.game.json.Plain;

/** All cards that were printed in a set, whether they are written down yet or not. */
public record Checklist(CardSet set, List<Line> lines) {

    private static final Map<CardSet, Checklist> ALL = Arrays.stream(CardSet.values())
            .collect(Collectors.toMap(
                    Function.identity(), Checklist::read, (a, _) -> a, () -> new EnumMap<>(CardSet.class)));

    private static final int NUMBER = 0;
    private static final int HOUSE = 1;
    private static final int RARITY = 2;
    private static final int TITLE = 3;
    private static final int FIELDS = 4;

    public Checklist {
        lines = List.copyOf(lines);
    }

    /**
     * A card as it is printed.
     *
     * @param number the collector number, three characters
     * @param house where it is found; an anomaly and a reference card are of none
     */
    public record Line(String number, Optional<House> house, Rarity rarity, String title) {

        private static Line read(String text) {
            var fields = text.split(" ", FIELDS);
            return new Line(
                    fields[NUMBER],
                    fields[HOUSE].equals("-") ? Optional.empty() : Optional.of(Plain.read(House.class, fields[HOUSE])),
                    Plain.read(Rarity.class, fields[RARITY]),
                    fields[TITLE]);
        }

        private boolean is(Printing printing) {
            return number.equals(printing.number())
                    && house.equals(printing.house())
                    && rarity == printing.rarity()
                    && title.equals(printing.card().title());
        }
    }

    /** The checklist of a set. */
    public static Checklist of(CardSet set) {
        return ALL.get(set);
    }

    /** The houses of the set. */
    public Set<House> houses() {
        return lines.stream().flatMap(line -> line.house().stream()).collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a printing is on the list. */
    boolean has(Printing printing) {
        return lines.stream().anyMatch(line -> line.is(printing));
    }

    private static Checklist read(CardSet set) {
        try (var in = Checklist.class.getResourceAsStream("/checklists/" + Plain.of(set) + ".txt")) {
            var text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new Checklist(set, text.lines().map(Line::read).toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
