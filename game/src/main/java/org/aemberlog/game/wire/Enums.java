package org.aemberlog.game.wire;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Enum constants are written in lower case with hyphens. */
final class Enums {

    private static final ClassValue<Map<String, Object>> CONSTANTS =
            new ClassValue<>() {
                @Override
                protected Map<String, Object> computeValue(Class<?> type) {
                    var constants = new LinkedHashMap<String, Object>();
                    for (var constant : type.getEnumConstants()) {
                        constants.put(write((Enum<?>) constant), constant);
                    }
                    return constants;
                }
            };

    private static final ClassValue<String[]> NAMES =
            new ClassValue<>() {
                @Override
                protected String[] computeValue(Class<?> type) {
                    var constants = type.getEnumConstants();
                    var names = new String[constants.length];
                    for (int i = 0; i < names.length; i++) {
                        names[i] =
                                ((Enum<?>) constants[i])
                                        .name()
                                        .toLowerCase(Locale.ROOT)
                                        .replace('_', '-');
                    }
                    return names;
                }
            };

    private Enums() {}

    static String write(Enum<?> constant) {
        return NAMES.get(constant.getDeclaringClass())[constant.ordinal()];
    }

    static Object read(Class<?> type, String name, String path) {
        var constant = CONSTANTS.get(type).get(name);
        if (constant == null) {
            throw new MalformedException(
                    path,
                    "expected one of " + CONSTANTS.get(type).keySet() + ", found '" + name + "'");
        }
        return constant;
    }
}
