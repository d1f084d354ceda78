package org.aemberlog.match.proxy;

import java.net.URI;
import java.util.Objects;
import java.util.Set;

/**
 * A service that requests are passed on to.
 *
 * @param name its name, which is also the first part of the paths that are passed on to it
 * @param url where it answers: scheme, host and port and nothing else
 * @param takesFiles its paths whose bodies may have {@link #FILE_BYTES}; those of all others may
 *     have {@link #BODY_BYTES}
 */
record Upstream(String name, URI url, Set<String> takesFiles) {

    /** What services take as a body. */
    static final long BODY_BYTES = 64 << 10;

    /** What replay-service takes as a replay file. */
    static final long FILE_BYTES = 16 << 20;

    Upstream {
        takesFiles = Set.copyOf(takesFiles);
        boolean bare = ("http".equals(url.getScheme()) || "https".equals(url.getScheme()))
                && url.getHost() != null
                && url.equals(URI.create(url.getScheme() + "://" + hostAndPort(url)));
        if (!bare) {
            throw new IllegalArgumentException(
                    name + " is reached at a URL like http://host:1234, not at '" + url + "'.");
        }
    }

    private static String hostAndPort(URI url) {
        return url.getPort() < 0 ? url.getHost() : url.getHost() + ":" + url.getPort();
    }

    /**
     * A place at this neighbour. Whatever the path says, scheme, host and port stay what they are.
     *
     * @param path begins with one slash
     * @param query what follows the question mark, or null
     * @throws IllegalArgumentException when it is no such path and query
     */
    URI at(String path, String query) {
        var target = url.resolve(URI.create(query == null ? path : path + "?" + query));
        boolean here = target.getScheme().equals(url.getScheme())
                && target.getRawAuthority().equals(url.getRawAuthority())
                && target.getRawPath().equals(path)
                && Objects.equals(target.getRawQuery(), query)
                && target.getRawFragment() == null;
        if (!here) {
            throw new IllegalArgumentException("'" + path + "' is no path at " + name + ".");
        }
        return target;
    }

    /** How much it takes as the body of a request to this path of its own. */
    long mostBytes(String path) {
        return takesFiles.contains(path) ? FILE_BYTES : BODY_BYTES;
    }
}
