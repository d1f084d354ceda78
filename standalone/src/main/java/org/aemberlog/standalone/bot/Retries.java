package org.aemberlog.standalone.bot;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * When a request is sent again. That does no harm: whatever changes something has an idempotency
 * key.
 */
public final class Retries {

    /** For a minute, what is still on its way is asked for again, as the API tells its clients; nothing else is. */
    static final Retries OF_WHAT_IS_LATE = new Retries(Duration.ofMinutes(1), EnumSet.of(Why.LATE), why -> {});

    private static final Duration PAUSE = Duration.ofMillis(100);

    private final Duration longest;
    private final Set<Why> reasons;
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

    private Retries(Duration longest, Set<Why> reasons, Consumer<Why> listener) {
        this.longest = longest;
        this.reasons = reasons;
        this.listener = listener;
    }

    /** Sends again for whatever reason, for so long, and tells the listener each time why. */
    public static Retries forUpTo(Duration longest, Consumer<Why> listener) {
        return new Retries(longest, EnumSet.allOf(Why.class), listener);
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
                var why = why(answer).filter(reasons::contains);
                if (why.isEmpty()) {
                    return answer;
                }
                listener.accept(why.get());
                Thread.sleep(pause(answer));
            } catch (IOException e) {
                if (!reasons.contains(Why.BROKEN)) {
                    throw e;
                }
                listener.accept(Why.BROKEN);
                Thread.sleep(PAUSE);
            }
        }
        return attempt.send();
    }

    private static Optional<Why> why(HttpResponse<String> answer) {
        return switch (answer.statusCode()) {
            case HttpURLConnection.HTTP_UNAVAILABLE -> retryAfter(answer).map(it -> Why.ASKED_TO);
            case HttpURLConnection.HTTP_GATEWAY_TIMEOUT -> Optional.of(Why.LATE);
            default -> Optional.empty();
        };
    }

    private static Duration pause(HttpResponse<String> answer) {
        return retryAfter(answer).map(Retries::seconds).orElse(PAUSE);
    }

    private static Optional<String> retryAfter(HttpResponse<String> answer) {
        return answer.headers().firstValue("Retry-After");
    }

    private static Duration seconds(String header) {
        return Duration.ofSeconds(Long.parseLong(header.strip()));
    }
}
