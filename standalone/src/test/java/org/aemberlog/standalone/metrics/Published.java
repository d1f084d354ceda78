package org.aemberlog.standalone.metrics;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.aemberlog.standalone.TestPlatform;
import org.aemberlog.standalone.bot.Api;

/**
 * The metrics that services publish, each with the names of its labels.
 *
 * @param metrics by name
 */
record Published(Map<String, Set<String>> metrics) {

    private static final Pattern LINE = Pattern.compile("^([a-z][a-z0-9_]*)(?:\\{(.*)})? \\S+$", Pattern.MULTILINE);
    private static final Pattern LABEL = Pattern.compile("([a-z_]+)=\"(?:[^\"\\\\]|\\\\.)*\"");

    /** Which a scraper adds. */
    private static final Set<String> OF_SCRAPER = Set.of("instance", "job");

    static Published by(TestPlatform platform) {
        var metrics = new TreeMap<String, Set<String>>();
        for (var service : platform.services()) {
            LINE.matcher(new Api(service).text("/actuator/prometheus", ""))
                    .results()
                    .forEach(line -> {
                        var labels = metrics.computeIfAbsent(line.group(1), _ -> new TreeSet<>(OF_SCRAPER));
                        if (line.group(2) != null) {
                            LABEL.matcher(line.group(2)).results().forEach(it -> labels.add(it.group(1)));
                        }
                    });
        }
        // Of each target, by the scraper itself.
        metrics.put("up", OF_SCRAPER);
        return new Published(metrics);
    }

    /** Whether there is a metric of this name, or a timer, of which there are several. */
    boolean has(String name) {
        return metrics.containsKey(name) || metrics.containsKey(name + "_count");
    }

    Set<String> labels(String name) {
        return metrics.getOrDefault(name, Set.of());
    }
}
