package org.aemberlog.game.lab;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;

/** The table that is played at, those before it, and those that were kept under a name. */
final class History {

    private static final int MAX_BEFORE = 1000;
    private static final int MAX_KEPT = 100;

    private final Deque<LabTable> tables = new ArrayDeque<>();
    private final Map<String, LabTable> kept = new LinkedHashMap<>();

    LabTable table() {
        var table = tables.peek();
        if (table == null) {
            throw new LabProblem(
                    "",
                    "expected a position, found an empty table",
                    "Lay out a position with the command setup first.");
        }
        return table;
    }

    /** Goes on at a table; the oldest one is forgotten when there are too many. */
    LabTable add(LabTable table) {
        tables.push(table);
        if (tables.size() > MAX_BEFORE) {
            tables.removeLast();
        }
        return table;
    }

    LabTable undo() {
        if (tables.size() < 2) {
            throw new LabProblem(
                    "",
                    "expected a change to take back, found none",
                    "A position is laid out with the command setup; the last "
                            + (MAX_BEFORE - 1)
                            + " changes can be taken back.");
        }
        tables.pop();
        return table();
    }

    LabTable save(String name) {
        var table = table();
        if (kept.size() == MAX_KEPT && !kept.containsKey(name)) {
            throw new LabProblem(
                    "as",
                    "expected at most " + MAX_KEPT + " names, found one more",
                    "Save under one of " + kept.keySet() + " again.");
        }
        kept.put(name, table);
        return table;
    }

    LabTable load(String name) {
        var table = kept.get(name);
        if (table == null) {
            throw new LabProblem(
                    "name",
                    "expected one of " + kept.keySet() + ", found '" + name + "'",
                    "The command save keeps a position under a name.");
        }
        return add(table);
    }
}
