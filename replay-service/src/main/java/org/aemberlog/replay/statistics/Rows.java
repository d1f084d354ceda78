package org.aemberlog.replay.statistics;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** Rows with the same kinds of values, as JSON takes them or as CSV (RFC 4180). */
record Rows(List<Map<String, Object>> rows) {

    private static final String LINE_END = "\r\n";

    /** What a formula begins with, also in its wide form, which some spreadsheets take too. */
    private static final String FORMULA = "=+-@\t\r\n＝＋－＠";

    /** One line of a statistic as a row, with its rates. */
    static Map<String, Object> row(Statistic statistic, StatisticIncrement line) {
        var row = new LinkedHashMap<String, Object>();
        row.put(statistic == Statistic.MATCHES ? "of" : singular(statistic), line.key());
        row.putAll(line.labels());
        row.putAll(line.sums());
        if (statistic != Statistic.MATCHES) {
            rate(row, "winRate", number(line, "wins"), number(line, "matches"));
        }
        if (statistic == Statistic.CARDS) {
            rate(row, "playedWinRate", number(line, "playedWins"), number(line, "playedIn"));
        }
        if (statistic == Statistic.MATCHES || statistic == Statistic.DECKS) {
            rate(row, "firstWinRate", number(line, "firstWins"), number(line, "first"));
        }
        return row;
    }

    private static String singular(Statistic statistic) {
        var path = statistic.path();
        return path.substring(0, path.length() - 1);
    }

    private static long number(StatisticIncrement line, String name) {
        return line.sums().getOrDefault(name, 0L);
    }

    /** Without a match there is no rate. */
    private static void rate(Map<String, Object> row, String name, long wins, long of) {
        if (of > 0) {
            var rate = WinRate.of(wins, of);
            row.put(name, rate.value());
            row.put(name + "Low", rate.low());
            row.put(name + "High", rate.high());
        }
    }

    /** The rows with a header; a value that a row does not have is empty. */
    String csv() {
        var columns = new LinkedHashSet<String>();
        rows.forEach(row -> columns.addAll(row.keySet()));
        var text = new StringBuilder(String.join(",", columns)).append(LINE_END);
        for (var row : rows) {
            var line = new StringJoiner(",", "", LINE_END);
            columns.forEach(column -> line.add(cell(row.getOrDefault(column, ""))));
            text.append(line);
        }
        return text.toString();
    }

    /**
     * A value in quotes where CSV asks for them. A text that a spreadsheet would take for a formula
     * gets an apostrophe, because the names of decks are anybody's.
     */
    private static String cell(Object value) {
        if (!(value instanceof String text)) {
            return String.valueOf(value);
        }
        var safe = !text.isEmpty() && FORMULA.indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
        boolean plain = safe.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? safe : '"' + safe.replace("\"", "\"\"") + '"';
    }
}
