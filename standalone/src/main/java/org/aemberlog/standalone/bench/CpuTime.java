package org.aemberlog.standalone.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The CPU seconds that this process has used, by what its threads are for. */
final class CpuTime {

    static final String DRIVER = "the driver";

    /** Threads that ended or that no name is known of. */
    private static final String REST = "all else";

    private static final double NANOS = 1e9;

    /** Beginnings of threads' names; the first that fits counts. */
    private static final Map<String, String> PARTS = new LinkedHashMap<>();

    /** The same of the virtual machine's own threads. */
    private static final Map<String, String> MACHINE = new LinkedHashMap<>();

    /** The kernel's figures of each thread, the machine's own among them; Linux has them. */
    private static final Path TASKS = Path.of("/proc/self/task");

    static {
        PARTS.put("main", DRIVER);
        PARTS.put("kafka-producer-network-thread | bench", DRIVER);
        PARTS.put("intents-", "rules-service");
        PARTS.put("org.springframework.kafka", "match-service and replay-service");
        PARTS.put("kafka-", "Kafka and its producers");
        PARTS.put("data-plane-kafka", "Kafka and its producers");
        PARTS.put("mongo-server", "the embedded store");
        MACHINE.put("C1 Compiler", "the compiler");
        MACHINE.put("C2 Compiler", "the compiler");
        MACHINE.put("GC Thread", "the garbage collector");
        MACHINE.put("G1 ", "the garbage collector");
        MACHINE.put("VM Thread", "the garbage collector");
    }

    private record Spent(String part, double seconds) {}

    private final double ofProcess;
    private final Map<String, Spent> threads;

    private CpuTime(double ofProcess, Map<String, Spent> threads) {
        this.ofProcess = ofProcess;
        this.threads = threads;
    }

    static CpuTime now() {
        var spent = new HashMap<String, Spent>();
        var threads = ManagementFactory.getThreadMXBean();
        for (var thread : threads.getThreadInfo(threads.getAllThreadIds())) {
            long nanos = thread == null ? -1 : threads.getThreadCpuTime(thread.getThreadId());
            if (nanos > 0) {
                part(PARTS, thread.getThreadName())
                        .forEach(part -> spent.put("java " + thread.getThreadId(), new Spent(part, nanos / NANOS)));
            }
        }
        machine(spent);
        var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return new CpuTime(system.getProcessCpuTime() / NANOS, spent);
    }

    private static void machine(Map<String, Spent> spent) {
        if (!Files.isDirectory(TASKS)) {
            return;
        }
        try (var tasks = Files.list(TASKS)) {
            tasks.forEach(task -> machine(task, spent));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void machine(Path task, Map<String, Spent> spent) {
        try {
            var parts = part(MACHINE, Files.readString(task.resolve("comm")));
            if (!parts.isEmpty()) {
                var nanos = Files.readString(task.resolve("schedstat")).split(" ")[0];
                spent.put("task " + task.getFileName(), new Spent(parts.getFirst(), Long.parseLong(nanos) / NANOS));
            }
        } catch (IOException e) {
            // The thread has ended meanwhile, or this kernel does not tell: it counts as all else.
        }
    }

    /** None or one. */
    private static List<String> part(Map<String, String> parts, String thread) {
        return parts.entrySet().stream()
                .filter(part -> thread.startsWith(part.getKey()))
                .map(Map.Entry::getValue)
                .limit(1)
                .toList();
    }

    /** The seconds of each part since {@code before}. */
    Map<String, Double> since(CpuTime before) {
        var spent = new TreeMap<String, Double>();
        double known = 0;
        for (var thread : threads.entrySet()) {
            var now = thread.getValue();
            var then = before.threads.get(thread.getKey());
            double seconds = now.seconds - (then == null ? 0 : then.seconds);
            spent.merge(now.part, seconds, Double::sum);
            known += seconds;
        }
        spent.put(REST, ofProcess - before.ofProcess - known);
        return spent;
    }
}
