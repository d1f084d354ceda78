package org.aemberlog.replay.projections;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.aemberlog.game.event.Commit;
import org.aemberlog.replay.archive.Archive;
import org.aemberlog.replay.archive.Catalogue;
import org.aemberlog.replay.archive.Course;
import org.springframework.stereotype.Component;

/** Hands what comes from the topic to every projection, and to the generations being built. */
@Component
public class Intake {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Register register;
    private final Catalogue catalogue;
    private final Archive archive;
    private final List<Projection> projections;

    Intake(Register register, Catalogue catalogue, Archive archive, List<Projection> projections) {
        this.register = register;
        this.catalogue = catalogue;
        this.archive = archive;
        this.projections = projections;
    }

    /**
     * Folds commits that are in the archive and in its catalogue. That they are there before the
     * register is read is what a rebuild relies on: it finds them there, or they are folded into
     * it. Blocks.
     *
     * @return the finished matches among those that the commits are of; those that do not count
     *     left out
     */
    public List<Course> take(List<Commit> commits) {
        var standings = register.all().collectList().block(PATIENCE);
        var arrivals = new Arrivals(commits, finished(commits));
        for (var projection : projections) {
            Register.targets(projection, standings).forEach(generation -> projection.take(generation, arrivals));
        }
        return arrivals.finished();
    }

    private List<Course> finished(List<Commit> commits) {
        var matches = commits.stream().map(Commit::match).collect(Collectors.toSet());
        var won = matches.isEmpty() ? List.<Catalogue.Entry>of() : catalogue.won(matches);
        return won.isEmpty()
                ? List.of()
                : archive.courses(won).stream().filter(Course::counts).toList();
    }
}
