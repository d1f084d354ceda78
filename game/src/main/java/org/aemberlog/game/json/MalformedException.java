package org.aemberlog.game.json;

import java.util.Collection;
import java.util.Map;

/**
 * A plain form is not that of the wanted type. The message says where, such as {@code
 * events[2].card}, what was expected and what was found, and is fit to be shown to a principal.
 */
public final class MalformedException extends IllegalArgumentException {

    private static final long serialVersionUID = 1;
    private static final int LONGEST_QUOTE = 60;

    private final String path;
    private final String problem;

    private MalformedException(String path, String problem, Throwable cause) {
        super((path.isEmpty() ? "the document" : path) + ": " + problem, cause);
        this.path = path;
        this.problem = problem;
    }

    /** Where the problem is, such as {@code events[2].card}; empty for the whole value. */
    public String path() {
        return path;
    }

    /** What was expected and what was found, without the path. */
    public String problem() {
        return problem;
    }

    /** A problem with the whole value, as a sentence. */
    public static MalformedException because(String problem) {
        return new MalformedException("", problem, null);
    }

    static MalformedException because(String problem, Throwable cause) {
        return new MalformedException("", problem, cause);
    }

    static MalformedException expected(String what, Object found) {
        return because("expected " + what + ", found " + described(found));
    }

    /** The same problem, seen from the record that has it in this component. */
    public MalformedException in(String component) {
        boolean last = path.isEmpty() || path.charAt(0) == '[';
        return new MalformedException(component + (last ? "" : ".") + path, problem, getCause());
    }

    /** The same problem, seen from the list that has it in this element. */
    MalformedException in(int index) {
        return in("[" + index + "]");
    }

    private static String described(Object found) {
        return switch (found) {
            case null -> "nothing";
            case Map<?, ?> map -> "an object";
            case Collection<?> list -> "a list";
            case String text -> "'" + shortened(text) + "'";
            case Number number -> "the number " + shortened(number.toString());
            case Boolean truth -> truth.toString();
            default -> "a " + found.getClass().getSimpleName();
        };
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "...";
    }
}
