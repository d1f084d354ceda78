package org.aemberlog.standalone.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** The CPU seconds that this process has used, by what its threads are for. */
final class CpuTime {

    static final String DRIVER = "the driver";

    /** Threads that ended, the compiler, the garbage collector. */
    private static final String REST = "all else (compiler, garbage, drivers of MongoDB)";

    /** Beginnings of threads' names; the first that fits counts. */
    private static final Map<String, String> PARTS = new LinkedHashMap<>();

    static {
        PARTS.put("main", DRIVER);
        PARTS.put("kafka-producer-network-thread | bench", DRIVER);
        PARTS.put("intents-", "rules-service");
        PARTS.put("org.springframework.kafka", "match-service and replay-service");
        PARTS.put("kafka-", "Kafka and its producers");
        PARTS.put("data-plane-kafka", "Kafka and its producers");
        PARTS.put("mongo-server", "the embedded store");
    }

    private final Map<String, Double> seconds = new TreeMap<>();

    private CpuTime() {}

    static CpuTime now() {
        var load = new CpuTime();
        var threads = ManagementFactory.getThreadMXBean();
        double known = 0;
        for (var thread : threads.getThreadInfo(threads.getAllThreadIds())) {
            long spent = thread == null ? -1 : threads.getThreadCpuTime(thread.getThreadId());
            if (spent > 0) {
                known += spent / 1e9;
                load.seconds.merge(part(thread.getThreadName()), spent / 1e9, Double::sum);
            }
        }
        var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        load.seconds.merge(REST, system.getProcessCpuTime() / 1e9 - known, Double::sum);
        return load;
    }

    private static String part(String thread) {
        return PARTS.entrySet().stream()
                .filter(part -> thread.startsWith(part.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(REST);
    }

    /** The seconds of each part since {@code before}. */
    Map<String, Double> since(CpuTime before) {
        var spent = new TreeMap<String, Double>();
        seconds.forEach((part, now) -> spent.put(part, now - before.seconds.getOrDefault(part, 0.0)));
        return spent;
    }
}
