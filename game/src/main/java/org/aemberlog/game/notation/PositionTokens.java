package org.aemberlog.game.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;

/** The words and signs of a position, one after the other. */
final class PositionTokens {

    private static final Pattern WORD = Pattern.compile("\\G\\s*([\\[\\],|]|[A-Za-z0-9#-]+)");

    private final Deque<String> rest = new ArrayDeque<>();

    PositionTokens(String text) {
        var matcher = WORD.matcher(text);
        int end = 0;
        while (matcher.find()) {
            rest.add(matcher.group(1));
            end = matcher.end();
        }
        if (!text.substring(end).isBlank()) {
            throw new NotationException("Expected a word, a number or one of [ ] , | but found '"
                    + text.substring(end).strip()
                    + "'.");
        }
    }

    boolean more() {
        return !rest.isEmpty();
    }

    boolean next(String word) {
        return peeks(word) && rest.remove() != null;
    }

    boolean peeks(String word) {
        return word.equals(rest.peek());
    }

    boolean peeksNumber() {
        return more() && rest.peek().matches("\\d+");
    }

    String take(String expected) {
        if (rest.isEmpty()) {
            throw new NotationException("Expected " + expected + " but the position ends.");
        }
        return rest.remove();
    }

    void expect(String sign) {
        var found = take("'" + sign + "'");
        if (!found.equals(sign)) {
            throw new NotationException("Expected '" + sign + "' but found '" + found + "'.");
        }
    }

    int number() {
        var found = take("a number");
        if (!found.matches("\\d{1,4}")) {
            throw new NotationException("Expected a number but found '" + found + "'.");
        }
        return Integer.parseInt(found);
    }

    /**
     * Lists of words in brackets: items of one or more words, a comma after each, which the last
     * may leave out.
     */
    List<List<String>> items() {
        expect("[");
        var items = new ArrayList<List<String>>();
        var item = new ArrayList<String>();
        while (!next("]")) {
            var word = take("']'");
            if (word.equals(",")) {
                items.add(named(item));
                item = new ArrayList<>();
            } else {
                item.add(word);
            }
        }
        if (!item.isEmpty()) {
            items.add(item);
        }
        return items;
    }

    private static List<String> named(List<String> item) {
        if (item.isEmpty()) {
            throw new NotationException("Expected a card before ',' but found none.");
        }
        return item;
    }
}
