package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Request;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** How a page hears what happens. */
@ExtendWith(InBrowser.class)
class StreamingTest {

    private static final int MAX_OF_A_SEAT = 8;

    @Test
    void noTokenIsEverInAnAddress(Visits visits) {
        var made = TwoSeats.made(visits, "streaming-1");
        var tokens = (Map<?, ?>) made.get("tokens");
        var path = "/table/" + made.get("match");
        var asked = new ArrayList<Request>();
        var ann = visits.visit(path + "#token=" + tokens.get("a"), Look.LAPTOP, page -> page.onRequest(asked::add));
        var ben = visits.visit(path + "#token=" + tokens.get("b"));
        var table = TwoSeats.of(String.valueOf(made.get("match")), ann, ben);
        table.playUntil(() -> table.ann().version() >= 6);

        // What follows the # is not sent; it is how the seat was given.
        var sent = asked.stream()
                .map(request -> request.url().replaceFirst("#.*", ""))
                .toList();
        assertThat(sent)
                .anyMatch(url -> url.contains("/stream?after="))
                .noneMatch(url -> url.contains("token=") || url.contains("" + tokens.get("a")));
    }

    @Test
    void whoeverHasTooManyTablesOpenIsTold(Visits visits) throws Exception {
        visits.mayMeet("status of 429");
        var made = TwoSeats.made(visits, "streaming-2");
        var tokens = (Map<?, ?>) made.get("tokens");
        var path = "/table/" + made.get("match");
        var others = streams(visits, "" + made.get("match"), "" + tokens.get("a"));
        var ann = visits.visit(path + "#token=" + tokens.get("a"));
        assertThat(ann.locator(".line-down")).containsText("Too many tables are open");
        visits.keep(ann, "too-many-streams");

        // What happens is shown nevertheless.
        var ben = visits.visit(path + "#token=" + tokens.get("b"));
        var table = TwoSeats.of("" + made.get("match"), ann, ben);
        table.playUntil(() -> table.ann().version() >= 3);

        for (var stream : others) {
            stream.close();
        }
        assertThat(ann.locator(".line-down")).hasCount(0);
    }

    private static List<InputStream> streams(Visits visits, String match, String token)
            throws IOException, InterruptedException {
        var client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        var request = HttpRequest.newBuilder(URI.create(visits.platform().url() + "/matches/" + match + "/stream"))
                .header("Authorization", "Bearer " + token)
                .build();
        var streams = new ArrayList<InputStream>();
        for (int i = 0; i < MAX_OF_A_SEAT; i++) {
            var answer = client.send(request, BodyHandlers.ofInputStream());
            assertThat(answer.statusCode()).isEqualTo(200);
            streams.add(answer.body());
        }
        return streams;
    }
}
