package org.aemberlog.standalone.faults.machine;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.standalone.broker.FreePorts;

/** One instance of a service, in a process of its own; nothing tells it apart from another but its address. */
public final class ServiceInstance implements AutoCloseable {

    private static final int HEAP_MEGABYTES = 256;
    private static final Duration TIMEOUT = Duration.ofSeconds(2);
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final String service;
    private final Path log;
    private final Optional<Node> node;
    private final int port = FreePorts.next();
    private final String[] program;
    private volatile Child child;

    /**
     * Starts an instance.
     *
     * @param service a service that {@link ParentWatchdog} runs
     * @param log to whose end goes what it says
     * @param node in which it runs; empty for this process's own network, of which it takes loopback
     */
    public ServiceInstance(String service, Path log, Optional<Node> node, List<String> settings) {
        this.service = service;
        this.log = log;
        this.node = node;
        var arguments = new ArrayList<String>();
        arguments.add(service);
        arguments.addAll(settings);
        arguments.add("--server.address=" + address());
        arguments.add("--server.port=" + port);
        program = arguments.toArray(String[]::new);
        start();
    }

    public String service() {
        return service;
    }

    /** A connection to it; empty when it is refused. */
    Optional<Socket> connect() {
        return TcpRelay.connect(address(), port);
    }

    private String address() {
        return node.map(Node::address).orElse("127.0.0.1");
    }

    /** In which it runs, if it has one. */
    public Optional<Node> node() {
        return node;
    }

    /** Where it answers, without a slash at the end. */
    public String url() {
        return "http://" + address() + ":" + port;
    }

    /** Starts the process anew. */
    public void start() {
        child = Child.start(log, node.map(Node::inside).orElse(List.of()), HEAP_MEGABYTES, program);
    }

    /** SIGTERM; returns when the process is gone. */
    public void terminate() {
        child.terminate();
    }

    /** SIGKILL; returns when the process is gone. */
    public void kill() {
        child.kill();
    }

    /** As its log is called. */
    public String name() {
        return log.getFileName().toString().replace(".txt", "");
    }

    public Child process() {
        return child;
    }

    /** Whether it says that it is ready. */
    public boolean isReady() {
        return health() == HttpURLConnection.HTTP_OK;
    }

    /** Whether it says anything, be it that it is not ready. */
    public boolean answers() {
        return health() != 0;
    }

    private int health() {
        var request = HttpRequest.newBuilder(URI.create(url() + "/actuator/health/readiness"))
                .timeout(TIMEOUT)
                .build();
        try {
            return CLIENT.send(request, BodyHandlers.discarding()).statusCode();
        } catch (IOException e) {
            return 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 0;
        }
    }

    @Override
    public void close() {
        child.close();
    }
}
