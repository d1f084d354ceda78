package org.aemberlog.standalone.bot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** Speaks JSON over HTTP. */
public final class Api {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final JsonMapper json = JsonMapper.builder().build();
    private final String url;
    private final Retries retries;

    /** Speaks to the service at {@code url}, and sends nothing again but what is late. */
    public Api(String url) {
        this(url, Retries.OF_WHAT_IS_LATE);
    }

    /** Speaks to the service at {@code url}, and sends again what is worth it. */
    public Api(String url, Retries retries) {
        this.url = url;
        this.retries = retries;
    }

    /** An answer that is not a success. */
    public static final class ProblemException extends RuntimeException {

        private static final long serialVersionUID = 1;
        private final int status;

        ProblemException(int status, String body) {
            super(status + ": " + body);
            this.status = status;
        }

        /** The HTTP status. */
        public int status() {
            return status;
        }
    }

    /** GETs a document. */
    public Map<String, Object> get(String path, String token) {
        return read(send(request(path, token).GET().build()));
    }

    /** GETs a text. */
    public String text(String path, String token) {
        return body(send(request(path, token).GET().build()));
    }

    /** POSTs nothing, and gives the answer as it is. */
    public String post(String path, String token) {
        return body(send(request(path, token).POST(BodyPublishers.noBody()).build()));
    }

    /** POSTs a document under an idempotency key. */
    public Map<String, Object> post(String path, String token, String key, Object body) {
        var request = request(path, token)
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", key)
                .POST(BodyPublishers.ofByteArray(json.writeValueAsBytes(body)))
                .build();
        return read(send(request));
    }

    private HttpRequest.Builder request(String path, String token) {
        var request = HttpRequest.newBuilder(URI.create(url + path)).timeout(TIMEOUT);
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    private HttpResponse<String> send(HttpRequest request) {
        try {
            return retries.send(() -> client.send(request, BodyHandlers.ofString()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted", e);
        }
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> read(HttpResponse<String> answer) {
        return json.readValue(body(answer), Map.class);
    }

    private static String body(HttpResponse<String> answer) {
        if (answer.statusCode() >= 300) {
            throw new ProblemException(answer.statusCode(), answer.body());
        }
        return answer.body();
    }
}
