package org.aemberlog.replay.projections;

import io.swagger.v3.oas.annotations.Operation;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.json.Kept;
import org.aemberlog.replay.archive.MatchIndex;
import org.aemberlog.support.http.ForOperators;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** {@code GET /projections} and {@code POST /projections/{name}/rebuild}. */
@RestController
class ProjectionController {

    private final ProjectionRepository repository;
    private final MatchIndex index;
    private final List<Projection> projections;

    ProjectionController(ProjectionRepository repository, MatchIndex index, List<Projection> projections) {
        this.repository = repository;
        this.index = index;
        this.projections = projections;
    }

    @Operation(summary = "The projections, and how far those that are being built have come")
    @GetMapping("/projections")
    Mono<All> listProjections() {
        return repository
                .all()
                .sort(Comparator.comparing(ProjectionStatus::name))
                .map(Shown::of)
                .collectList()
                .map(All::new);
    }

    /** The projections by name. */
    record All(@Kept List<Shown> projections) {}

    /**
     * A projection, and how far it has come.
     *
     * @param builtAt when it was complete, in milliseconds since 1970
     * @param built how it was built
     * @param build the generation that is being built
     */
    record Shown(
            String name,
            int version,
            int generation,
            String state,
            Optional<Long> builtAt,
            Optional<Progress> built,
            Optional<Progress> build) {

        static Shown of(ProjectionStatus standing) {
            var unbuilt = standing.builtAt().isEmpty() ? "building" : "rebuilding";
            return new Shown(
                    standing.name(),
                    standing.version(),
                    standing.generation(),
                    standing.build().isEmpty() ? "serving" : unbuilt,
                    standing.builtAt(),
                    standing.built().map(Progress::of),
                    standing.build().map(Progress::of));
        }
    }

    /** How far a generation has come: so many matches of all. */
    record Progress(
            int version, int generation, long matches, long of, int percent, long events, long eventsPerSecond) {

        static Progress of(ProjectionStatus.Build build) {
            return new Progress(
                    build.version(),
                    build.number(),
                    build.matches(),
                    build.of(),
                    build.percent(),
                    build.events(),
                    build.eventsPerSecond());
        }
    }

    @Operation(summary = "Build a projection again out of the archive while the old one serves")
    @PostMapping("/projections/{name}/rebuild")
    @ForOperators
    @ResponseStatus(HttpStatus.ACCEPTED)
    Mono<Shown> rebuildProjection(@PathVariable String name) {
        var projection = projections.stream()
                .filter(it -> it.name().equals(name))
                .findFirst()
                .orElseThrow(() -> noSuchProjection(name));
        return repository
                .all()
                .filter(standing -> standing.name().equals(name))
                .next()
                .publishOn(Schedulers.boundedElastic())
                .map(standing -> {
                    if (!repository.begin(projection, standing, index.size())) {
                        throw alreadyBuilding(name);
                    }
                    return standing;
                })
                .flatMap(_ ->
                        repository.all().filter(it -> it.name().equals(name)).next())
                .map(Shown::of);
    }

    private static Problem noSuchProjection(String name) {
        return Problem.of(
                HttpStatus.NOT_FOUND,
                "no-such-projection",
                "There is no such projection",
                "No projection has the name '" + name + "'. GET /projections lists them.");
    }

    private static Problem alreadyBuilding(String name) {
        return Problem.of(
                HttpStatus.CONFLICT,
                "rebuild-running",
                "This projection is being built already",
                "Wait until '" + name + "' serves again; GET /projections shows how far it is.");
    }
}
