package org.aemberlog.support.targets;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.springframework.web.util.UriUtils;

/**
 * The one way to write a path: no parameters, no empty segments, no dots that lead elsewhere, and
 * nothing encoded that needs not be. What is not written so could be one path to whoever guards it
 * and another to whoever serves it.
 */
public final class PlainPath {

    private static final String HEX = "[0-9A-Fa-f]";

    /** Controls, the backslash, letters, digits and the dot, and what is encoded twice. */
    private static final String NEVER_ENCODED =
            "[01]|7[Ff]|5[Cc]|2[Ee]|3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|25" + HEX + HEX;

    private static final String CHARACTER = "[A-Za-z0-9._~!$&'()*+,=:@-]|%(?!" + NEVER_ENCODED + ")" + HEX + HEX;

    private static final Pattern FORM = Pattern.compile("/|(/(" + CHARACTER + ")++)++");

    /** Stands where bytes are no UTF-8. */
    private static final char NO_TEXT = '\ufffd';

    private PlainPath() {}

    /** Whether a path, as it was sent, is written so. */
    public static boolean is(String path) {
        return FORM.matcher(path).matches() && isSafe(decoded(path));
    }

    /** What a path that is written so says. */
    public static String decoded(String path) {
        return UriUtils.decode(path, StandardCharsets.UTF_8);
    }

    /** Slashes may be encoded, in a name; but not to hide dots between them. */
    private static boolean isSafe(String text) {
        return text.chars().noneMatch(c -> c == NO_TEXT || Character.isISOControl(c))
                && Arrays.stream(text.split("/")).noneMatch(it -> it.equals(".") || it.equals(".."));
    }
}
