package org.aemberlog.replay.archive;

import java.util.List;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.replay.projections.ProjectionDispatcher;
import org.springframework.stereotype.Component;

/** The one way into the archive: what is kept there is in the catalogue and in the projections. */
@Component
public class ArchiveWriter {

    private final Archive archive;
    private final MatchIndex catalogue;
    private final ProjectionDispatcher intake;

    ArchiveWriter(Archive archive, MatchIndex catalogue, ProjectionDispatcher intake) {
        this.archive = archive;
        this.catalogue = catalogue;
        this.intake = intake;
    }

    /**
     * Keeps commits and folds them. What was taken before changes nothing. Blocks.
     *
     * @return the finished matches among those that the commits are of
     */
    public List<MatchHistory> take(List<SealedCommit> received) {
        archive.keep(received);
        catalogue.note(received);
        return intake.take(received.stream().map(SealedCommit::commit).toList());
    }
}
