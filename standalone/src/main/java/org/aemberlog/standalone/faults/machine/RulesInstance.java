package org.aemberlog.standalone.faults.machine;

import java.nio.file.Path;
import java.util.ArrayList;
import org.aemberlog.standalone.broker.FreePorts;

/** One instance of rules-service, in a process of its own and with its own way to the store. */
public final class RulesInstance implements AutoCloseable {

    private static final int HEAP_MEGABYTES = 256;

    /** A sleeper's write has to be under way still when it wakes up. */
    private static final String PATIENT = "/?socketTimeoutMS=0&connectTimeoutMS=10000&heartbeatFrequencyMS=10000";

    private final int port = FreePorts.next();
    private final Path log;
    private final TcpProxy store;
    private final String[] program;
    private Child child;

    /**
     * Starts an instance.
     *
     * @param settings what every service is started with
     */
    public RulesInstance(int number, Path directory, int storePort, Iterable<String> settings) {
        log = directory.resolve("rules-service-" + number + ".txt");
        store = new TcpProxy(storePort);
        var arguments = new ArrayList<String>();
        arguments.add(ParentWatchdog.RULES_SERVICE);
        settings.forEach(arguments::add);
        arguments.add("--server.port=" + port);
        arguments.add("--spring.mongodb.uri=mongodb://127.0.0.1:" + store.port() + PATIENT);
        arguments.add("--spring.kafka.client-id=" + Brokers.CLIENT + number);
        program = arguments.toArray(String[]::new);
        start();
    }

    /** Starts the process anew. */
    public void start() {
        child = Child.start(log, HEAP_MEGABYTES, program);
    }

    /** Its process; another one after it was started anew. */
    public Child process() {
        return child;
    }

    /** SIGKILL. */
    public void kill() {
        child.kill();
    }

    /** SIGSTOP. */
    public void freeze() {
        child.freeze();
    }

    /** SIGCONT. */
    public void thaw() {
        child.thaw();
    }

    /** How often another owner had stored something first, as the instance itself counts it. */
    public double lostAppends() {
        return Meter.value("http://127.0.0.1:" + port, "aemberlog_lost_appends_total");
    }

    /** Its way to the store, and nobody else's. */
    public TcpProxy store() {
        return store;
    }

    @Override
    public void close() {
        child.close();
        store.close();
    }
}
