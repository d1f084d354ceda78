package org.aemberlog.game.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.aemberlog.game.state.Seat;

/**
 * The form of a position before any card in it is known: for each player, parts such as {@code
 * aember 3}, {@code line [troll damage 5, urchin]} or {@code tide}.
 */
public record PositionText(List<Half> halves) {

    private static final Set<String> NAMED = Set.of("seed", "step");

    public PositionText {
        halves = List.copyOf(halves);
    }

    /** One player's half, as written between {@code |}. */
    public record Half(Seat seat, List<Part> parts) {
        public Half {
            parts = List.copyOf(parts);
        }
    }

    /** Something said of one player. */
    public sealed interface Part {
        /** What is said, such as {@code aember} or {@code line}. */
        String word();

        /** A word alone, such as {@code tide} or a house. */
        record Flag(String word) implements Part {}

        /** How much or how many, such as {@code aember 3}. */
        record Count(String word, int count) implements Part {}

        /** A word with a name, such as {@code seed abc}. */
        record Named(String word, String name) implements Part {}

        /** A list in brackets; each item has at least one word. */
        record Listed(String word, List<List<String>> items) implements Part {
            public Listed {
                items = items.stream().map(List::copyOf).toList();
            }
        }
    }

    /**
     * Reads the form of a position.
     *
     * @throws NotationException where it is none
     */
    public static PositionText parse(String text) {
        var words = new PositionTokens(text);
        var halves = new ArrayList<Half>();
        do {
            halves.add(half(words));
        } while (words.more());
        return new PositionText(halves);
    }

    private static Half half(PositionTokens words) {
        var seat = seat(words.take("'alice' or 'bob'"));
        var parts = new ArrayList<Part>();
        while (words.more() && !words.next("|")) {
            parts.add(part(words, words.take("a part of the position")));
        }
        return new Half(seat, parts);
    }

    private static Part part(PositionTokens words, String word) {
        if (NAMED.contains(word)) {
            return new Part.Named(word, words.take("a name after '" + word + "'"));
        }
        if (words.peeks("[")) {
            return new Part.Listed(word, words.items());
        }
        return words.peeksNumber() ? new Part.Count(word, words.number()) : new Part.Flag(word);
    }

    static Seat seat(String player) {
        return switch (player) {
            case "alice" -> Seat.A;
            case "bob" -> Seat.B;
            default -> throw new NotationException("Expected 'alice' or 'bob' but found '" + player + "'.");
        };
    }
}
