package org.aemberlog.replay.projections;

import java.util.List;
import org.aemberlog.game.event.Commit;
import org.aemberlog.replay.archive.MatchHistory;

/**
 * What a poll brought, all of it in the archive by now.
 *
 * @param commits as they came: perhaps again, out of order or with gaps
 * @param finished the whole of each match that these commits are of and that counts
 */
public record CommitBatch(List<Commit> commits, List<MatchHistory> finished) {}
