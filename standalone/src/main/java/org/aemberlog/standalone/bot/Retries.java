package org.aemberlog.standalone.bot;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * When a request is sent again. That does no harm: whatever changes something has an idempotency
 * key.
 */
public final class Retries {

    /** Nothing is sent again. */
    static final Retries NONE = new Retries(Duration.ZERO, why -> {});

    private static final Duration PAUSE = Duration.ofMillis(100);

    private final Duration longest;
    private final Consumer<Why> listener;

    /** Why something is sent again. */
    public enum Why {
        /** 503 that says when to come again ({@code Retry-After}): what a well-behaved service answers. */
        ASKED_TO,

        /** 504: the answer has not come in time. */
        LATE,

        /** No answer: the connection broke or could not be opened. */
        BROKEN
    }

    private Retries(Duration longest, Consumer<Why> listener) {
        this.longest = longest;
        this.listener = listener;
    }

    /** Sends again for so long, and tells the listener each time why. */
    public static Retries forUpTo(Duration longest, Consumer<Why> listener) {
        return new Retries(longest, listener);
    }

    /** A request to be sent. */
    @FunctionalInterface
    interface Attempt {
        HttpResponse<String> send() throws IOException, InterruptedException;
    }

    HttpResponse<String> send(Attempt attempt) throws IOException, InterruptedException {
        long deadline = System.nanoTime() + longest.toNanos();
        while (System.nanoTime() < deadline) {
            try {
                var answer = attempt.send();
                var wait = answer.headers().firstValue("Retry-After").map(Retries::seconds);
                if (answer.statusCode() == HttpURLConnection.HTTP_UNAVAILABLE && wait.isPresent()) {
                    listener.accept(Why.ASKED_TO);
                    Thread.sleep(wait.get());
                } else if (answer.statusCode() == HttpURLConnection.HTTP_GATEWAY_TIMEOUT) {
                    listener.accept(Why.LATE);
                } else {
                    return answer;
                }
            } catch (IOException e) {
                listener.accept(Why.BROKEN);
                Thread.sleep(PAUSE);
            }
        }
        return attempt.send();
    }

    private static Duration seconds(String header) {
        return Duration.ofSeconds(Long.parseLong(header.strip()));
    }
}
