package org.aemberlog.replay.projections;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.aemberlog.replay.archive.MatchIndex;
import org.aemberlog.replay.archive.MatchIndex.Entry;

/** The matches of the archive in the order of their ids, in portions that can be read at once. */
final class RebuildPager {

    private static final int PAGE = 2_000;

    private final MatchIndex index;
    private final long most;
    private final Deque<Entry> ahead = new ArrayDeque<>();
    private String after;

    /**
     * The matches after one.
     *
     * @param most how many commits a portion has at most, unless it is a single match
     */
    RebuildPager(MatchIndex index, String after, long most) {
        this.index = index;
        this.most = most;
        this.after = after;
    }

    /** The next matches; none when there are no more. */
    List<Entry> next() {
        if (ahead.isEmpty()) {
            var page = index.after(after, PAGE);
            if (!page.isEmpty()) {
                ahead.addAll(page);
                after = page.getLast().match().value();
            }
        }
        var chunk = new ArrayList<Entry>();
        long commits = 0;
        while (!ahead.isEmpty() && (chunk.isEmpty() || commits + ahead.peek().version() <= most)) {
            var entry = ahead.remove();
            chunk.add(entry);
            commits += entry.version();
        }
        return chunk;
    }
}
