package org.aemberlog.support.http;

import java.beans.PropertyEditorSupport;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.springframework.web.bind.WebDataBinder;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.InitBinder;

/**
 * The one way to write a number or a truth value in a query or a header: as in JSON. Spring would take {@code 0x10},
 * {@code +1}, the digits of any script and {@code on} as well. An editor and no converter, because Spring tries again
 * where a converter fails.
 */
@ControllerAdvice
final class PlainValues {

    private static final Pattern NUMBER = Pattern.compile("0|-?[1-9][0-9]*+");

    @InitBinder
    void register(WebDataBinder binder) {
        binder.registerCustomEditor(int.class, editor(text -> Integer.parseInt(number(text))));
        for (var type : new Class<?>[] {long.class, Long.class}) {
            binder.registerCustomEditor(type, editor(text -> Long.parseLong(number(text))));
        }
        binder.registerCustomEditor(boolean.class, editor(PlainValues::truth));
    }

    private static PropertyEditorSupport editor(Function<String, Object> read) {
        return new PropertyEditorSupport() {
            @Override
            public void setAsText(String text) {
                setValue(text.isEmpty() ? null : read.apply(text));
            }
        };
    }

    private static String number(String text) {
        if (!NUMBER.matcher(text).matches()) {
            throw new IllegalArgumentException("expected a whole number");
        }
        return text;
    }

    private static boolean truth(String text) {
        return switch (text) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new IllegalArgumentException("expected true or false");
        };
    }
}
