package org.aemberlog.standalone.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.microsoft.playwright.Browser.StartTracingOptions;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.json.JsonMapper;

/**
 * What Chromium's own trace says of a page while it did something.
 *
 * @param framesPerSecond drawn frames, from the first to the last
 * @param longestGap ms between two of them
 * @param longestTask ms of the longest task of a page's main thread
 */
record Trace(double framesPerSecond, double longestGap, double longestTask) {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final double MICROS = 1_000;
    private static final List<String> CATEGORIES = List.of(
            "toplevel", "blink.user_timing", "disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame");
    private static final String BEGINS = "moving-begins";
    private static final String ENDS = "moving-ends";

    /** Lets a page do something, and reads its trace, which is kept under {@code target/traces}. */
    static Trace of(Page page, String name, Runnable work) {
        var browser = page.context().browser();
        browser.startTracing(page, new StartTracingOptions().setCategories(CATEGORIES));
        page.evaluate("name => performance.mark(name)", BEGINS);
        work.run();
        page.evaluate("name => performance.mark(name)", ENDS);
        var trace = browser.stopTracing();
        Visits.keepTrace(name + ".json", trace);
        return read(new String(trace, UTF_8));
    }

    @SuppressWarnings("unchecked")
    private static Trace read(String text) {
        var events = (List<Map<String, Object>>) JSON.readValue(text, Map.class).get("traceEvents");
        double from = at(events, BEGINS);
        double to = at(events, ENDS);
        var mains = mainThreads(events);
        var frames = new ArrayList<Double>();
        double longestTask = 0;
        for (var event : events) {
            double start = number(event.get("ts"));
            if (start < from || start > to) {
                continue;
            }
            if ("DrawFrame".equals(event.get("name"))) {
                frames.add(start);
            }
            if (event.containsKey("dur") && mains.contains(thread(event))) {
                longestTask = Math.max(longestTask, number(event.get("dur")) / MICROS);
            }
        }
        frames.sort(null);
        if (frames.size() < 2) {
            throw new AssertionError("The trace has no frames; its events are " + names(events));
        }
        double gap = 0;
        for (int i = 1; i < frames.size(); i++) {
            gap = Math.max(gap, frames.get(i) - frames.get(i - 1));
        }
        double seconds = (frames.getLast() - frames.getFirst()) / MICROS / 1_000;
        return new Trace((frames.size() - 1) / seconds, gap / MICROS, longestTask);
    }

    private static double at(List<Map<String, Object>> events, String mark) {
        return events.stream()
                .filter(it -> mark.equals(it.get("name")))
                .mapToDouble(it -> number(it.get("ts")))
                .findFirst()
                .orElseThrow(() -> new AssertionError("The trace has no mark " + mark));
    }

    private static Set<String> mainThreads(List<Map<String, Object>> events) {
        var threads = new HashSet<String>();
        for (var event : events) {
            if ("thread_name".equals(event.get("name"))
                    && "CrRendererMain".equals(((Map<?, ?>) event.get("args")).get("name"))) {
                threads.add(thread(event));
            }
        }
        return threads;
    }

    private static Set<Object> names(List<Map<String, Object>> events) {
        var names = new HashSet<>();
        events.forEach(it -> names.add(it.get("name")));
        return names;
    }

    private static String thread(Map<String, Object> event) {
        return event.get("pid") + "/" + event.get("tid");
    }

    private static double number(Object value) {
        return value == null ? 0 : ((Number) value).doubleValue();
    }
}
