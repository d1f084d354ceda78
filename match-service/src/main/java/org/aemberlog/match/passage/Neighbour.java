package org.aemberlog.match.passage;

import java.net.URI;
import java.util.Set;

/**
 * A service that requests are passed on to.
 *
 * @param name its name, which is also the first part of the paths that are passed on to it
 * @param url where it answers, without a slash at the end
 * @param takesFiles its paths whose bodies may have {@link #FILE_BYTES}; those of all others may
 *     have {@link #BODY_BYTES}
 */
record Neighbour(String name, URI url, Set<String> takesFiles) {

    /** What services take as a body. */
    static final long BODY_BYTES = 64 << 10;

    /** What replay-service takes as a replay file. */
    static final long FILE_BYTES = 16 << 20;

    Neighbour {
        takesFiles = Set.copyOf(takesFiles);
    }

    /** How much it takes as the body of a request to this path of its own. */
    long mostBytes(String path) {
        return takesFiles.contains(path) ? FILE_BYTES : BODY_BYTES;
    }
}
