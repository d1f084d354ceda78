package org.aemberlog.standalone.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lets the statistics page believe that so many matches have been finished; all other numbers are real. */
final class CountedMatches {

    private static final Pattern MATCHES = Pattern.compile("(\"matches\":)\\d+");

    private CountedMatches() {}

    /** As the page looks from as many matches on as charts need. */
    static void many(Page page) {
        say(page, 20);
    }

    /** As the page looks before. */
    static void few(Page page) {
        say(page, 19);
    }

    /** As the page looks while the only match that was finished was given up before the dice. */
    static void givenUpAtOnce(Page page) {
        var lines = Stream.of("all", "by/concession", "turns/0", "minutes/0", "loserKeys/0")
                .map(of -> "{\"of\":\"" + of + "\",\"matches\":1,\"millis\":5000}")
                .collect(Collectors.joining(",", "{\"matches\":[", "]}"));
        page.route(
                "**/replay-service/statistics/matches*",
                route -> route.fulfill(new Route.FulfillOptions()
                        .setContentType("application/json")
                        .setBody(lines)));
    }

    private static void say(Page page, int matches) {
        page.route("**/replay-service/statistics/matches*", route -> {
            var answer = route.fetch();
            var text = MATCHES.matcher(answer.text()).replaceAll(it -> it.group(1) + matches);
            route.fulfill(new Route.FulfillOptions().setResponse(answer).setBody(text));
        });
    }
}
