package org.aemberlog.standalone.faults.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.aemberlog.standalone.faults.machine.FaultException;

/** A match's stream of events as one token's holder may read it. */
public final class EventStream {

    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final URI uri;
    private final String token;
    private long last;

    /** The stream of a match at an instance of match-service. */
    public EventStream(String url, String match, String token) {
        this.uri = URI.create(url + "/matches/" + match + "/stream");
        this.token = token;
    }

    /**
     * An event.
     *
     * @param id the version of its commit
     */
    public record Event(long id, String data) {}

    /** Every event until the stream ends. */
    public List<Event> all() {
        return after(0);
    }

    /** The first event after a version, upon which the connection is cut; empty at the end. */
    public Optional<Event> first(long after) {
        return read(after, 1).stream().findFirst();
    }

    /** Every event after a version until the stream ends. */
    public List<Event> after(long version) {
        return read(version, Integer.MAX_VALUE);
    }

    /**
     * Gives whatever comes after what came before, until the stream ends or breaks.
     *
     * @throws IOException when it breaks, or cannot be opened now and may be again
     * @throws FaultException when it is refused otherwise
     */
    public void resume(Consumer<Event> taker) throws IOException, InterruptedException {
        read(last, event -> {
            last = event.id();
            taker.accept(event);
            return true;
        });
    }

    private List<Event> read(long after, int most) {
        var events = new ArrayList<Event>();
        try {
            read(after, event -> events.add(event) && events.size() < most);
            return events;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FaultException("Interrupted", e);
        }
    }

    /** Reads until {@code taker} wants no more. */
    private void read(long after, Predicate<Event> taker) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(uri)
                .header("Authorization", "Bearer " + token)
                .header("Accept", "text/event-stream")
                .header("Last-Event-ID", String.valueOf(after))
                .build();
        var answer = CLIENT.send(request, BodyHandlers.ofInputStream());
        var text = new InputStreamReader(answer.body(), StandardCharsets.UTF_8);
        try (var lines = new BufferedReader(text)) {
            if (answer.statusCode() == HttpURLConnection.HTTP_UNAVAILABLE
                    && answer.headers().firstValue("Retry-After").isPresent()) {
                throw new IOException(uri + " is not available now");
            }
            if (answer.statusCode() != HttpURLConnection.HTTP_OK) {
                throw new FaultException(uri + " answers " + answer.statusCode());
            }
            read(lines, taker);
        }
    }

    private static void read(BufferedReader lines, Predicate<Event> taker) throws IOException {
        long id = 0;
        for (var line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith("id:")) {
                id = Long.parseLong(line.substring("id:".length()).strip());
            } else if (line.startsWith("data:")) {
                if (!taker.test(new Event(id, line.substring("data:".length())))) {
                    return;
                }
            }
        }
    }
}
