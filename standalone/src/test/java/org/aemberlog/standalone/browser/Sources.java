package org.aemberlog.standalone.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route.FulfillOptions;
import java.nio.file.Path;

/** The client's modules as they are written, for tests that ask one of them what browsers get in one file. */
final class Sources {

    private static final String PATH = "/source/";
    private static final Path CLIENT = Path.of("..", "match-service", "src", "main", "resources", "client");

    private Sources() {}

    /** Answers with what `given => ...` makes of a module and what is given. */
    static Object evaluate(Page page, String module, String function, Object given) {
        page.route("**" + PATH + "**", route -> {
            var url = route.request().url();
            var file = CLIENT.resolve(url.substring(url.indexOf(PATH) + PATH.length()));
            route.fulfill(new FulfillOptions().setPath(file).setContentType("text/javascript"));
        });
        return page.evaluate(
                "given => import('%s').then(module => (%s)(module, given))".formatted(PATH + module, function), given);
    }
}
