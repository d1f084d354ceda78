package org.aemberlog.game.state;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Immutable lists that differ a little from others, which stay as they are. Each is made from one array, without the
 * copies of a list that grows: the fold makes several with every event.
 */
final class Lists {

    private Lists() {}

    /** The list without one element. That has to be there: else the event is impossible. */
    static <T> List<T> without(List<T> list, T gone) {
        int at = list.indexOf(gone);
        if (at < 0) {
            throw new IllegalStateException("Impossible event: " + gone + " is not there");
        }
        var rest = new Object[list.size() - 1];
        copy(list, 0, at, rest, 0);
        copy(list, at + 1, list.size(), rest, at);
        return of(rest);
    }

    static <T> List<T> plus(List<T> list, T last) {
        return inserted(list, list.size(), last);
    }

    static <T> List<T> set(List<T> list, int index, T value) {
        var changed = list.toArray();
        changed[index] = value;
        return of(changed);
    }

    static <T> List<T> inserted(List<T> list, int at, T element) {
        var more = new Object[list.size() + 1];
        copy(list, 0, at, more, 0);
        more[at] = element;
        copy(list, at, list.size(), more, at + 1);
        return of(more);
    }

    static <T> List<T> joined(List<T> first, List<T> second) {
        var all = new Object[first.size() + second.size()];
        copy(first, 0, first.size(), all, 0);
        copy(second, 0, second.size(), all, first.size());
        return of(all);
    }

    /** Every element changed; the list itself where none is. */
    static <T> List<T> changed(List<T> list, UnaryOperator<T> change) {
        Object[] changed = null;
        for (int i = 0; i < list.size(); i++) {
            var before = list.get(i);
            var after = change.apply(before);
            if (after != before) {
                changed = changed == null ? list.toArray() : changed;
                changed[i] = after;
            }
        }
        return changed == null ? list : of(changed);
    }

    private static void copy(List<?> list, int from, int to, Object[] into, int at) {
        for (int i = from; i < to; i++) {
            into[at + i - from] = list.get(i);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T> List<T> of(Object[] elements) {
        return (List<T>) List.of(elements);
    }
}
