package org.aemberlog.standalone.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.aemberlog.standalone.bench.Polls;
import org.aemberlog.standalone.platform.Platform;

/** Where the time goes, read from the services' own metrics. */
final class Meters {

    private static final double MILLIS = 1000;

    private Meters() {}

    /** Mean milliseconds of each stage since the platform started. */
    static Map<String, Double> of(Platform platform) {
        var found = new LinkedHashMap<String, Double>();
        var rules = text(platform.rulesUrl());
        found.put("ms to decide, mean", mean(rules, "aemberlog_decide"));
        found.put("ms to append, mean", mean(rules, "aemberlog_append"));
        found.put("ms from intent to events on Kafka, mean", mean(rules, "aemberlog_publish_lag"));
        var replay = text(platform.replayUrl());
        found.put("ms from intent to archive, mean", mean(replay, "aemberlog_fold_lag"));
        return found;
    }

    /** What rules-service has polled since the platform started. */
    static Polls polls(Platform platform) {
        var rules = text(platform.rulesUrl());
        return new Polls(
                value(rules, "aemberlog_publish_seconds_count"),
                value(rules, "aemberlog_decide_seconds_count"),
                value(rules, "aemberlog_decide_seconds_sum"),
                value(rules, "aemberlog_append_seconds_sum"),
                value(rules, "aemberlog_publish_seconds_sum"));
    }

    private static double mean(String metrics, String timer) {
        double count = value(metrics, timer + "_seconds_count");
        return count == 0 ? 0 : MILLIS * value(metrics, timer + "_seconds_sum") / count;
    }

    private static double value(String metrics, String name) {
        var line = Pattern.compile("^" + name + "(?:\\{[^}]*})? (\\S+)$", Pattern.MULTILINE);
        var matcher = line.matcher(metrics);
        return matcher.find() ? Double.parseDouble(matcher.group(1)) : 0;
    }

    private static String text(String url) {
        var request =
                HttpRequest.newBuilder(URI.create(url + "/actuator/prometheus")).build();
        try (var client = HttpClient.newHttpClient()) {
            return client.send(request, BodyHandlers.ofString()).body();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted", e);
        }
    }
}
