package org.aemberlog.standalone.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Playwright.CreateOptions;
import com.microsoft.playwright.impl.driver.Driver;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The browser of the tests: the one that the environment variable {@code CHROMIUM} names, else one
 * that is installed, else one that Playwright downloads. The run prints which.
 */
final class Chromium implements AutoCloseable {

    private static final Map<String, String> NO_DOWNLOAD = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");

    /** The one without a window first: it opens a page five times as fast. */
    private static final List<String> NAMES =
            List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

    private static final List<Path> USUAL_PLACES = List.of(
            Path.of("/usr/bin/chromium"),
            Path.of("/usr/lib/chromium/chromium"),
            Path.of("/snap/bin/chromium"),
            Path.of("/opt/google/chrome/chrome"),
            Path.of("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
            Path.of("/Applications/Chromium.app/Contents/MacOS/Chromium"));

    private final Playwright playwright;
    private final Browser browser;

    /**
     * Starts it.
     *
     * @throws IllegalStateException when there is none and none can be had, saying what to do
     */
    Chromium() {
        var installed = installed(System.getenv("CHROMIUM"), System.getenv("PATH"));
        if (installed.isEmpty()) {
            download();
        }
        this.playwright = Playwright.create(new CreateOptions().setEnv(NO_DOWNLOAD));
        var options =
                new LaunchOptions().setHeadless(true).setArgs(List.of("--disable-gpu", "--disable-component-update"));
        installed.ifPresent(options::setExecutablePath);
        this.browser = playwright.chromium().launch(options);
        System.out.println("Browser "
                + browser.version()
                + " at "
                + installed.map(Path::toString).orElse(playwright.chromium().executablePath()));
    }

    Browser browser() {
        return browser;
    }

    /**
     * A browser that is there already.
     *
     * @param named the file that somebody chose, or null
     * @param path where programs are looked for, or null
     * @throws IllegalStateException when the file that was chosen is no program
     */
    static Optional<Path> installed(String named, String path) {
        if (named != null && !named.isEmpty()) {
            if (!Files.isExecutable(Path.of(named))) {
                throw new IllegalStateException("CHROMIUM is no program: " + named);
            }
            return Optional.of(Path.of(named));
        }
        var directories = (path == null ? "" : path).split(File.pathSeparator);
        var onPath = NAMES.stream().flatMap(name -> Arrays.stream(directories).map(it -> Path.of(it, name)));
        return Stream.concat(onPath, USUAL_PLACES.stream())
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Takes Playwright's own way to a browser, once; it is kept in the user's cache. */
    private static void download() {
        System.out.println("No Chromium is installed; Playwright downloads one ...");
        try {
            var process = Driver.ensureDriverInstalled(Map.of(), false).createProcessBuilder();
            process.command().addAll(List.of("install", "--only-shell", "chromium"));
            if (System.getProperty("user.name").equals("root")) {
                process.command().add("--with-deps");
            }
            if (process.inheritIO().start().waitFor() == 0) {
                return;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while a browser was downloaded", e);
        }
        throw new IllegalStateException(
                "The tests of the client need Chromium. Install it ('apt install chromium', 'brew"
                        + " install chromium'), or set CHROMIUM to a Chromium or Chrome.");
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
