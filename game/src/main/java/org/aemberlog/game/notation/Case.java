package org.aemberlog.game.notation;

import java.util.List;

/**
 * One case of a {@code .cases} file: what is asked of the rules in a position, and what comes of
 * it.
 *
 * @param title of the case of a card, begins with the card's title
 * @param line where its title is in the file, from 1
 * @param rulings the ids of the rulings that it proves
 * @param position the position it begins in
 */
public record Case(String title, int line, List<String> rulings, String position, List<Line> lines) {

    public Case {
        rulings = List.copyOf(rulings);
        lines = List.copyOf(lines);
    }

    /** A line after the position; {@code number} is its number in the file, from 1. */
    public record Line(int number, Kind kind, String text) {}

    /** What a line says, by the sign at its beginning. */
    public enum Kind {
        /** {@code > play anger; troll}: what is asked, one after the other. */
        DO('>'),
        /** {@code = alice aember 1}: the position now; what it does not mention is unchanged. */
        EXPECT('='),
        /** {@code ? troll, urchin}: the choice that waits offers just these. */
        OFFERS('?'),
        /** {@code ! reap troll: CreatureStunned}: what is asked is rejected and changes nothing. */
        REJECTED('!'),
        /**
         * {@code + aember-gained a 1}: an event since the last line of requests began, and after that of
         * the {@code +} before.
         */
        HAPPENED('+'),
        /** {@code * card-exhausted troll; aember-gained a 1}: all events since then, choices aside. */
        ALL_HAPPENED('*'),
        /** {@code - damage-dealt}: no event since then begins so. */
        NOT_HAPPENED('-');

        private final char sign;

        Kind(char sign) {
            this.sign = sign;
        }

        static Kind of(char sign) {
            for (var kind : values()) {
                if (kind.sign == sign) {
                    return kind;
                }
            }
            throw new NotationException(
                    "Expected a line to begin with one of # @ > = ? ! + * - or with a position, but found '" + sign
                            + "'.");
        }
    }
}
