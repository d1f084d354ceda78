package org.aemberlog.game.state;

import java.util.ArrayList;
import java.util.List;

/** Lists that differ a little from others, which stay as they are. */
final class Lists {

    private Lists() {}

    /** The list without one element. That has to be there: else the event is impossible. */
    static <T> List<T> without(List<T> list, T gone) {
        var rest = new ArrayList<>(list);
        if (!rest.remove(gone)) {
            throw new IllegalStateException("Impossible event: " + gone + " is not there");
        }
        return rest;
    }

    static <T> List<T> plus(List<T> list, T last) {
        return inserted(list, list.size(), last);
    }

    static <T> List<T> set(List<T> list, int index, T value) {
        var changed = new ArrayList<>(list);
        changed.set(index, value);
        return changed;
    }

    static <T> List<T> inserted(List<T> list, int at, T element) {
        var more = new ArrayList<T>(list.size() + 1);
        more.addAll(list);
        more.add(at, element);
        return more;
    }

    static <T> List<T> joined(List<T> first, List<T> second) {
        var all = new ArrayList<T>(first.size() + second.size());
        all.addAll(first);
        all.addAll(second);
        return all;
    }
}
