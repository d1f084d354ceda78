package org.aemberlog.standalone.faults.load;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;

/** A subscriber to results: counts how often each was delivered. */
public final class WebhookReceiver implements AutoCloseable {

    private final HttpServer server;
    private final Map<String, Integer> deliveries = new ConcurrentHashMap<>();

    /** One at an address of this process. */
    public WebhookReceiver(String address) {
        try {
            server = HttpServer.create(new InetSocketAddress(address, 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", this::receive);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.start();
    }

    private void receive(HttpExchange exchange) throws IOException {
        try (exchange) {
            exchange.getRequestBody().readAllBytes();
            deliveries.merge(exchange.getRequestHeaders().getFirst("webhook-id"), 1, Integer::sum);
            exchange.sendResponseHeaders(HttpURLConnection.HTTP_NO_CONTENT, -1);
        }
    }

    public String url() {
        return "http://" + server.getAddress().getHostString() + ":"
                + server.getAddress().getPort() + "/results";
    }

    /** How often each came, by the id of the delivery. */
    public Map<String, Integer> deliveries() {
        return Map.copyOf(deliveries);
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
