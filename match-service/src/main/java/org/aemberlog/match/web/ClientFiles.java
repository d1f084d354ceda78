package org.aemberlog.match.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Comparator;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/**
 * The client's own modules and styles. They are below {@code /client/}, where they are revalidated,
 * and below {@code /client@<digest of all>/}, which is another path for every other client: its
 * files never change, and as modules import each other by relative paths, a page that names one
 * there loads all of them from there.
 */
final class ClientFiles {

    /** The path below which they are. */
    static final String PATH = "/client/";

    /** Where they are on the classpath. */
    static final String LOCATION = "classpath:/client/";

    private static final int DIGEST_DIGITS = 16;

    private final String lastingPath;

    private ClientFiles(String digest) {
        this.lastingPath = "/client@" + digest + "/";
    }

    /** The files on the classpath. */
    static ClientFiles found() {
        try {
            var files = new PathMatchingResourcePatternResolver().getResources("classpath:/client/**");
            var etags = Arrays.stream(files)
                    .filter(Resource::isReadable)
                    .sorted(Comparator.comparing(ClientFiles::place))
                    .map(Digests::etag)
                    .reduce("", String::concat);
            return new ClientFiles(Digests.hex(etags).substring(0, DIGEST_DIGITS));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String place(Resource file) {
        try {
            return file.getURL().toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The path below which they may be kept for ever. */
    String lastingPath() {
        return lastingPath;
    }

    /** A page in which every quoted {@code /client/...} leads to the lasting path. */
    String pin(String page) {
        return page.replace('"' + PATH, '"' + lastingPath);
    }
}
