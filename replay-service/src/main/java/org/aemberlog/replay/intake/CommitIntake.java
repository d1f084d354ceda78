package org.aemberlog.replay.intake;

import java.util.List;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.replay.archive.Archive;
import org.aemberlog.replay.archive.MatchHistory;
import org.aemberlog.replay.archive.MatchIndex;
import org.aemberlog.replay.projections.ProjectionDispatcher;
import org.springframework.stereotype.Component;

/** The one way into the archive: what is kept there is in its index and in the projections. */
@Component
public class CommitIntake {

    private final Archive archive;
    private final MatchIndex index;
    private final ProjectionDispatcher projections;

    CommitIntake(Archive archive, MatchIndex index, ProjectionDispatcher projections) {
        this.archive = archive;
        this.index = index;
        this.projections = projections;
    }

    /**
     * Keeps commits and folds them. What was taken before changes nothing. Blocks.
     *
     * @return the finished matches among those that the commits are of
     */
    public List<MatchHistory> take(List<SealedCommit> received) {
        archive.keep(received);
        index.note(received);
        return projections.take(received.stream().map(SealedCommit::commit).toList());
    }
}
