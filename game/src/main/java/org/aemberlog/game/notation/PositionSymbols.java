package org.aemberlog.game.notation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Constants by the words that name them in positions: {@code star-alliance} for STAR_ALLIANCE. */
public final class PositionSymbols {

    private PositionSymbols() {}

    /**
     * The constant that a word names.
     *
     * @throws NotationException where it names none
     */
    public static <E extends Enum<E>> E of(Class<E> type, String word) {
        return find(type, word)
                .orElseThrow(() -> new NotationException("'"
                        + word
                        + "' is no part of a position and no "
                        + type.getSimpleName().toLowerCase(Locale.ROOT)
                        + "."));
    }

    /** The constant that a word names, if it names one. */
    public static <E extends Enum<E>> Optional<E> find(Class<E> type, String word) {
        var name = word.toUpperCase(Locale.ROOT).replace('-', '_');
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> constant.name().equals(name))
                .findFirst();
    }
}
