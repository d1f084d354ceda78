package org.aemberlog.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.ScreenshotOptions;
import com.microsoft.playwright.Tracing;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.aemberlog.standalone.TestPlatform;

/**
 * What one test does in the browser. Every visit is by somebody else: nothing that one of them
 * stores is there for another. A page's errors (in the console, uncaught, or of the
 * Content-Security-Policy) fail the test when it ends, unless the test {@link #mayMeet} them.
 */
final class Visits {

    private static final Path SCREENSHOTS = Path.of("target", "screenshots");
    private static final Path TRACES = Path.of("target", "traces");

    /** What moves arrives; what follows how far something is scrolled stays as it is. */
    private static final String AT_REST = """
            () => document.getAnimations()
              .filter(it => it.timeline === document.timeline && it.effect.getComputedTiming().endTime < Infinity)
              .forEach(it => it.finish())""";

    /** Traces show every step of a test, and make pages slow. */
    private static final boolean TRACING = System.getenv("TRACE") != null;

    private final TestPlatform platform;
    private final Browser browser;
    private final String test;
    private final int timeout;
    private final List<BrowserContext> visitors = new ArrayList<>();
    private final List<String> troubles = new ArrayList<>();
    private final List<Pattern> tolerated = new ArrayList<>();

    Visits(TestPlatform platform, Browser browser, String test, int timeout) {
        this.platform = platform;
        this.browser = browser;
        this.test = test;
        this.timeout = timeout;
    }

    /** What is visited. */
    TestPlatform platform() {
        return platform;
    }

    /** Somebody new opens a page. */
    Page visit(String path) {
        return visit(path, Look.LAPTOP);
    }

    /** Somebody new opens a page. */
    Page visit(String path, Look look) {
        return visit(path, look, _ -> {});
    }

    /** Somebody new opens a page; {@code before} anything is fetched something is done with it. */
    Page visit(String path, Look look, Consumer<Page> before) {
        var visitor = browser.newContext(look.options(platform.url()));
        visitor.setDefaultTimeout(timeout);
        visitor.onConsoleMessage(this::hear);
        visitor.onWebError(error -> troubles.add("Uncaught: " + error.error()));
        if (TRACING) {
            visitor.tracing().start(new Tracing.StartOptions().setSnapshots(true));
        }
        visitors.add(visitor);
        var page = visitor.newPage();
        before.accept(page);
        page.navigate(path);
        return page;
    }

    /** Keeps what a page looks like, all of it, as {@code target/screenshots/<name>.png}. */
    void keep(Page page, String name) {
        page.evaluate(AT_REST);
        page.screenshot(new ScreenshotOptions()
                .setPath(SCREENSHOTS.resolve(name + ".png"))
                .setFullPage(true));
    }

    /** Keeps what a browser has traced, to be looked at in {@code chrome://tracing}. */
    static void keepTrace(String name, byte[] trace) {
        try {
            Files.write(Files.createDirectories(TRACES).resolve(name), trace);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Lets pages meet errors in which this is found, such as {@code "status of 409"}: the browser
     * reports every answer from 400 on.
     */
    void mayMeet(String regex) {
        tolerated.add(Pattern.compile(regex));
    }

    /** What pages met so far and the test does not tolerate. */
    List<String> troubles() {
        return troubles.stream()
                .filter(trouble ->
                        tolerated.stream().noneMatch(it -> it.matcher(trouble).find()))
                .toList();
    }

    private void hear(ConsoleMessage message) {
        if (message.type().equals("error")) {
            troubles.add(message.text() + " (" + message.location() + ")");
        }
    }

    /** Ends all visits, and the test with them if a page met an error. */
    void end(boolean failed) {
        try {
            // Whatever pages still have to say comes with the answer to this.
            visitors.forEach(visitor -> visitor.pages().forEach(page -> page.evaluate("0")));
            boolean wrong = failed || !troubles().isEmpty();
            for (var visitor : visitors) {
                leave(visitor, wrong);
            }
            assertThat(troubles()).as("errors that pages met").isEmpty();
        } finally {
            // A page that asks once more would be answered by a test that is over.
            visitors.forEach(visitor -> visitor.pages().forEach(Page::unrouteAll));
            visitors.forEach(BrowserContext::close);
        }
    }

    private void leave(BrowserContext visitor, boolean wrong) {
        var name = test + "-" + visitors.indexOf(visitor);
        if (wrong) {
            visitor.pages().forEach(page -> keep(page, "failed-" + name));
        }
        if (TRACING) {
            var trace = TRACES.resolve(name + ".zip");
            visitor.tracing().stop(new Tracing.StopOptions().setPath(trace));
            System.out.println("Trace: npx playwright show-trace " + trace.toAbsolutePath());
        }
    }
}
