package org.aemberlog.game.json;

import java.util.Collection;
import java.util.Locale;
import java.util.regex.Pattern;

/** The names that types and constants have on the wire. */
final class WireNames {

    private static final int FEW = 12;
    private static final Pattern WORD_START = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

    private WireNames() {}

    /** The name of a record of a sealed family. */
    static String ofRecord(Class<?> type) {
        var given = type.getAnnotation(WireName.class);
        return given != null
                ? given.value()
                : WORD_START.matcher(type.getSimpleName()).replaceAll("-").toLowerCase(Locale.ROOT);
    }

    static String ofConstant(Enum<?> constant) {
        return constant.name().replace('_', '-').toLowerCase(Locale.ROOT);
    }

    /** The name of a type in a schema: unlike the simple name, unique over all the packages. */
    static String ofType(Class<?> type) {
        var outer = type.getEnclosingClass();
        return outer == null ? type.getSimpleName() : ofType(outer) + "." + type.getSimpleName();
    }

    /** Lists what could have been written, without drowning the reader in names. */
    static String few(Collection<String> names) {
        var few = String.join(", ", names.stream().limit(FEW).toList());
        int more = names.size() - FEW;
        return "[" + few + (more > 0 ? " and " + more + " more]" : "]");
    }
}
