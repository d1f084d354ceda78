package org.aemberlog.standalone;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** {@code replay}: saves the replay file of a finished match of what {@code up} runs. */
final class ReplayCommand {

    private static final int OK = 200;
    private static final int CONFLICT = 409;
    private static final int MAX_TRIES = 50;
    private static final Duration MOMENT = Duration.ofMillis(100);

    private ReplayCommand() {}

    static int run(List<String> arguments) throws InterruptedException {
        var options = new Options(arguments, Set.of("match", "out", "url"));
        var match = options.text("match", "");
        if (!match.matches("[A-Za-z0-9_-]{1,64}")) {
            throw new UsageException("Name the match: replay --match ID [--out FILE] [--url URL]");
        }
        var url = options.text("url", "http://127.0.0.1:8082") + "/matches/" + match + "/replay";
        return save(url, Path.of(options.text("out", match + ".jsonl")));
    }

    /** Saves what replay-service gives; its signed head comes a moment after the last commit. */
    static int save(String url, Path file) throws InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(URI.create(url)).build();
            var answer = client.send(request, BodyHandlers.ofByteArray());
            for (int i = 0; i < MAX_TRIES && isOnTheWay(answer); i++) {
                Thread.sleep(MOMENT);
                answer = client.send(request, BodyHandlers.ofByteArray());
            }
            if (answer.statusCode() != OK) {
                System.err.println(text(answer));
                return 1;
            }
            Files.write(file, answer.body());
            System.out.printf(Locale.ROOT, "%s: %,d bytes%n", file, answer.body().length);
            return 0;
        } catch (IOException | IllegalArgumentException e) {
            System.err.println("The replay file could not be read from " + url + ": " + e);
            return 1;
        }
    }

    private static boolean isOnTheWay(HttpResponse<byte[]> answer) {
        var text = answer.statusCode() == CONFLICT ? text(answer) : "";
        return text.contains("/no-signed-head") || text.contains("/replay-incomplete");
    }

    private static String text(HttpResponse<byte[]> answer) {
        return new String(answer.body(), StandardCharsets.UTF_8);
    }
}
