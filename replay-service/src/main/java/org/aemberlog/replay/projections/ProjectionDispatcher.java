package org.aemberlog.replay.projections;

import java.util.List;
import java.util.stream.Collectors;
import org.aemberlog.game.event.Commit;
import org.aemberlog.replay.archive.Archive;
import org.aemberlog.replay.archive.MatchHistory;
import org.aemberlog.replay.archive.MatchIndex;
import org.aemberlog.support.store.Blocking;
import org.springframework.stereotype.Component;

/** Hands what comes from the topic to every projection, and to the generations being built. */
@Component
public class ProjectionDispatcher {

    private final ProjectionRepository repository;
    private final MatchIndex index;
    private final Archive archive;
    private final List<Projection> projections;

    ProjectionDispatcher(
            ProjectionRepository repository, MatchIndex index, Archive archive, List<Projection> projections) {
        this.repository = repository;
        this.index = index;
        this.archive = archive;
        this.projections = projections;
    }

    /**
     * Folds commits that are in the archive and in its index. That they are there before the
     * repository is read is what a rebuild relies on: it finds them there, or they are folded into
     * it. Blocks.
     *
     * @return the finished matches among those that the commits are of; those that do not count
     *     left out
     */
    public List<MatchHistory> take(List<Commit> commits) {
        var standings = Blocking.all(repository.all());
        var arrivals = new CommitBatch(commits, finished(commits));
        for (var projection : projections) {
            ProjectionRepository.targets(projection, standings)
                    .forEach(generation -> projection.take(generation, arrivals));
        }
        return arrivals.finished();
    }

    private List<MatchHistory> finished(List<Commit> commits) {
        var matches = commits.stream().map(Commit::match).collect(Collectors.toSet());
        var won = matches.isEmpty() ? List.<MatchIndex.Entry>of() : index.won(matches);
        return won.isEmpty()
                ? List.of()
                : archive.histories(won).stream().filter(MatchHistory::counts).toList();
    }
}
