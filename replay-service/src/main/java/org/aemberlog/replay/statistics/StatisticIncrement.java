package org.aemberlog.replay.statistics;

import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.aemberlog.replay.counting.Counts;
import org.bson.Document;

/**
 * What a match adds to one line of a statistic.
 *
 * @param key names the line
 * @param labels what is said of the line beside its key; the same in every match
 * @param sums numbers that are added up, by names of letters
 */
record StatisticIncrement(String key, Map<String, String> labels, Map<String, Long> sums) {

    static StatisticIncrement of(String key) {
        return new StatisticIncrement(key, new TreeMap<>(), new TreeMap<>());
    }

    StatisticIncrement named(String label, String value) {
        labels.put(label, value);
        return this;
    }

    StatisticIncrement adding(String name, long number) {
        sums.merge(name, number, Long::sum);
        return this;
    }

    StatisticIncrement counting(String name, boolean happened) {
        return adding(name, happened ? 1 : 0);
    }

    StatisticIncrement adding(Counts counts) {
        counts.addTo(sums);
        return this;
    }

    /** Both together; they are of one line. */
    StatisticIncrement plus(StatisticIncrement other) {
        var both = of(key);
        both.labels.putAll(labels);
        both.labels.putAll(other.labels);
        both.sums.putAll(sums);
        other.sums.forEach(both::adding);
        return both;
    }

    Document document() {
        return new Document("key", key)
                .append("labels", new Document(Map.copyOf(labels)))
                .append("sums", new Document(Map.copyOf(sums)));
    }

    static StatisticIncrement read(Document document) {
        var increment = of(Objects.requireNonNull(document.getString("key"), "key"));
        document.get("labels", Document.class).forEach((name, value) -> increment.named(name, (String) value));
        document.get("sums", Document.class)
                .forEach((name, value) -> increment.adding(name, ((Number) value).longValue()));
        return increment;
    }
}
