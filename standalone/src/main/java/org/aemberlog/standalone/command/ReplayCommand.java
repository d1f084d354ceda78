package org.aemberlog.standalone.command;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.aemberlog.standalone.cli.CommandException;
import org.aemberlog.standalone.cli.NamedFiles;
import org.aemberlog.standalone.cli.Options;
import org.aemberlog.standalone.cli.UsageException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** {@code replay}: saves the replay file of a finished match of what {@code up} runs. */
public final class ReplayCommand {

    private static final int OK = 200;
    private static final int CONFLICT = 409;
    private static final int MAX_TRIES = 50;
    private static final Duration MOMENT = Duration.ofMillis(100);

    private ReplayCommand() {}

    public static int run(List<String> arguments) throws InterruptedException {
        var options = new Options(arguments, Set.of("match", "out", "url"));
        var match = options.text("match", "");
        if (!match.matches("[A-Za-z0-9_-]{1,64}")) {
            throw new UsageException("Name the match: replay --match ID [--out FILE] [--url URL]");
        }
        var file = Path.of(options.text("out", match + ".jsonl"));
        NamedFiles.requireWritable(file);
        save(options.text("url", "http://127.0.0.1:8082"), match, file);
        return 0;
    }

    /**
     * Saves the replay file that replay-service gives.
     *
     * @param url where replay-service answers, without a slash at the end
     * @throws CommandException when it has none or does not answer, or the file cannot be written
     */
    static void save(String url, String match, Path file) throws InterruptedException {
        var answer = answer(url, "/matches/" + match + "/replay");
        if (answer.statusCode() != OK) {
            throw new CommandException("replay-service gives no replay file of match " + match + ": " + detail(answer));
        }
        NamedFiles.write(file, answer.body());
        System.out.printf(Locale.ROOT, "%s: %,d bytes%n", file, answer.body().length);
    }

    /** The signed head of a match comes a moment after its last commit. */
    private static HttpResponse<byte[]> answer(String url, String path) throws InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(URI.create(url + path)).build();
            var answer = client.send(request, BodyHandlers.ofByteArray());
            for (int i = 0; i < MAX_TRIES && isOnTheWay(answer); i++) {
                Thread.sleep(MOMENT);
                answer = client.send(request, BodyHandlers.ofByteArray());
            }
            return answer;
        } catch (IllegalArgumentException e) {
            throw new UsageException(
                    "The option --url: expected an address such as http://127.0.0.1:8082, found '" + url + "'.");
        } catch (IOException e) {
            throw new CommandException("No replay-service answers at " + url
                    + ": start it with './aemberlog up', or name another one with --url.");
        }
    }

    private static boolean isOnTheWay(HttpResponse<byte[]> answer) {
        var text = answer.statusCode() == CONFLICT ? text(answer) : "";
        return text.contains("/no-signed-head") || text.contains("/replay-incomplete");
    }

    /** What a problem says; all of an answer that is none. */
    private static String detail(HttpResponse<byte[]> answer) {
        try {
            return JsonMapper.shared().readTree(answer.body()).path("detail").asString(text(answer));
        } catch (JacksonException e) {
            return text(answer);
        }
    }

    private static String text(HttpResponse<byte[]> answer) {
        return new String(answer.body(), StandardCharsets.UTF_8);
    }
}
