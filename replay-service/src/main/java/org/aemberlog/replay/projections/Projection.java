package org.aemberlog.replay.projections;

import java.util.List;
import org.aemberlog.replay.archive.MatchHistory;

/**
 * A fold of the archive. Everything that is taken may come again, in another order and from two
 * sides at once, the topic and the archive; it has to count once.
 */
public interface Projection {

    /** The name that it is known by, in lower case with hyphens. */
    String name();

    /** Goes up with every change of the fold or its form; a new version is built beside the old. */
    int version();

    /** Makes what indexes a new generation needs. Blocks. */
    default void prepare(Generation generation) {}

    /** Folds what came from the topic. Blocks. */
    void take(Generation generation, CommitBatch arrivals);

    /** Folds matches out of the archive, finished or not. Blocks. */
    void rebuild(Generation generation, List<MatchHistory> matches);

    /** Whatever {@link #rebuild} put off is done now. Blocks. */
    default void settle(Generation generation) {}
}
