package org.aemberlog.standalone.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The CPU time that this process has used, by what its threads are for. */
final class Load {

    private static final String REST = "rest (JIT, garbage, ...)";

    /** Beginnings of threads' names; the first that fits counts. */
    private static final Map<String, String> PARTS = new LinkedHashMap<>();

    static {
        PARTS.put("intents-", "rules-service: decide, encode, append");
        PARTS.put("main", "driver");
        PARTS.put("kafka-producer-network-thread | bench", "driver");
        PARTS.put("kafka-producer-network-thread", "services' producers");
        PARTS.put("org.springframework.kafka", "match- and replay-service's listeners");
        PARTS.put("data-plane-kafka", "Kafka");
        PARTS.put("kafka-", "Kafka");
        PARTS.put("mongo-", "store");
    }

    private final Map<String, Double> seconds;

    private Load(Map<String, Double> seconds) {
        this.seconds = seconds;
    }

    static Load now() {
        var threads = ManagementFactory.getThreadMXBean();
        var seconds = new HashMap<String, Double>();
        double known = 0;
        for (long id : threads.getAllThreadIds()) {
            var info = threads.getThreadInfo(id);
            double spent = threads.getThreadCpuTime(id) / 1e9;
            if (info != null && spent > 0) {
                known += spent;
                if (System.getenv("THREADS") != null)
                    seconds.merge(info.getThreadName(), spent, Double::sum);
                else seconds.merge(part(info.getThreadName()), spent, Double::sum);
            }
        }
        var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        seconds.merge(REST, system.getProcessCpuTime() / 1e9 - known, Double::sum);
        return new Load(seconds);
    }

    private static String part(String thread) {
        return PARTS.entrySet().stream()
                .filter(part -> thread.startsWith(part.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(REST);
    }

    /** The seconds of each part since {@code before}. */
    Map<String, Double> since(Load before) {
        var spent = new LinkedHashMap<String, Double>();
        seconds.forEach(
                (part, now) -> spent.put(part, now - before.seconds.getOrDefault(part, 0.0)));
        return spent;
    }
}
