package org.aemberlog.replay.timeline;

import java.util.Optional;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.view.TableView;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.replay.archive.Archive;
import org.aemberlog.support.problems.Problem;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Matches through a viewer's eyes. */
@Component
public class MatchViews {

    private final Archive archive;
    private final Timeline timeline;
    private final TableRenderer renderer;

    MatchViews(Archive archive, Timeline timeline, TableRenderer renderer) {
        this.archive = archive;
        this.timeline = timeline;
        this.renderer = renderer;
    }

    /** What is known after a commit, and what is seen of it. */
    private record Step(Optional<MatchState> state, Optional<VisibleCommit> seen) {

        Step after(Commit commit, Viewer viewer) {
            var next = Timeline.after(state, commit);
            return new Step(Optional.of(next), Optional.of(VisibleCommit.of(commit, state, next, viewer)));
        }
    }

    /** What a viewer sees of some commits of a match, each as one line of JSON. */
    public Flux<String> events(MatchId match, long from, long to, Viewer viewer) {
        var before = from == 1
                ? Mono.just(Optional.<MatchState>empty())
                : timeline.at(match, from - 1).map(Optional::of);
        return before.flatMapMany(state -> archive.commits(match, from, to)
                .scan(new Step(state, Optional.empty()), (step, commit) -> step.after(commit, viewer))
                .concatMap(step -> Mono.justOrEmpty(step.seen()))
                .map(Canonical::text));
    }

    /** The table at a version as a viewer sees it. */
    public Mono<TableView> table(MatchId match, long version, Viewer viewer) {
        return timeline.at(match, version).flatMap(state -> renderer.table(state, viewer));
    }

    /**
     * The table of a state as somebody sees it who sees everything; empty while the definition of a
     * card has not come.
     */
    public Mono<Optional<TableView>> whole(MatchState state) {
        return renderer.table(state, new Viewer.Overseer())
                .map(Optional::of)
                .onErrorResume(Problem.class, notYet -> Mono.just(Optional.empty()));
    }
}
