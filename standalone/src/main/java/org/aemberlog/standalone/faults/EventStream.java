package org.aemberlog.standalone.faults;

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

/** A match's stream of events as one token's holder may read it. */
public final class EventStream {

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final URI uri;
    private final String token;

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

    private List<Event> read(long after, int most) {
        var request = HttpRequest.newBuilder(uri)
                .header("Authorization", "Bearer " + token)
                .header("Accept", "text/event-stream")
                .header("Last-Event-ID", String.valueOf(after))
                .build();
        try {
            var answer = client.send(request, BodyHandlers.ofInputStream());
            if (answer.statusCode() != HttpURLConnection.HTTP_OK) {
                throw new FaultException(uri + " answers " + answer.statusCode());
            }
            var text = new InputStreamReader(answer.body(), StandardCharsets.UTF_8);
            try (var lines = new BufferedReader(text)) {
                return events(lines, most);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FaultException("Interrupted", e);
        }
    }

    private static List<Event> events(BufferedReader lines, int most) throws IOException {
        var events = new ArrayList<Event>();
        long id = 0;
        for (var line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith("id:")) {
                id = Long.parseLong(line.substring("id:".length()).strip());
            } else if (line.startsWith("data:")) {
                events.add(new Event(id, line.substring("data:".length())));
                if (events.size() == most) {
                    return events;
                }
            }
        }
        return events;
    }
}
