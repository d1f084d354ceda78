package org.aemberlog.replay.projections;

import io.swagger.v3.oas.annotations.Operation;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.replay.access.Operators;
import org.aemberlog.replay.archive.MatchIndex;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** {@code GET /projections} and {@code POST /projections/{name}/rebuild}. */
@RestController
class ProjectionController {

    private final ProjectionRepository register;
    private final MatchIndex catalogue;
    private final List<Projection> projections;
    private final Operators operators;

    ProjectionController(
            ProjectionRepository register, MatchIndex catalogue, List<Projection> projections, Operators operators) {
        this.register = register;
        this.catalogue = catalogue;
        this.projections = projections;
        this.operators = operators;
    }

    @Operation(summary = "The projections, and how far those that are being built have come")
    @GetMapping("/projections")
    Mono<ResponseEntity<byte[]>> all() {
        return register.all()
                .sort(Comparator.comparing(ProjectionStatus::name))
                .map(ProjectionController::plain)
                .collectList()
                .map(all -> answer(HttpStatus.OK, Map.of("projections", all)));
    }

    @Operation(summary = "Build a projection again out of the archive while the old one serves")
    @PostMapping("/projections/{name}/rebuild")
    Mono<ResponseEntity<byte[]>> rebuild(
            @PathVariable String name, @RequestHeader(name = "Authorization", required = false) String authorization) {
        return operators.require(authorization).then(Mono.defer(() -> rebuild(name)));
    }

    private Mono<ResponseEntity<byte[]>> rebuild(String name) {
        var projection = projections.stream()
                .filter(it -> it.name().equals(name))
                .findFirst()
                .orElseThrow(() -> noSuchProjection(name));
        return register.all()
                .filter(standing -> standing.name().equals(name))
                .next()
                .publishOn(Schedulers.boundedElastic())
                .map(standing -> {
                    if (!register.begin(projection, standing, catalogue.size())) {
                        throw alreadyBuilding(name);
                    }
                    return standing;
                })
                .flatMap(
                        _ -> register.all().filter(it -> it.name().equals(name)).next())
                .map(standing -> answer(HttpStatus.ACCEPTED, plain(standing)));
    }

    private static Map<String, Object> plain(ProjectionStatus standing) {
        var plain = new LinkedHashMap<String, Object>();
        plain.put("name", standing.name());
        plain.put("version", standing.version());
        plain.put("generation", standing.generation());
        plain.put("state", state(standing));
        standing.builtAt().ifPresent(at -> plain.put("builtAt", at));
        standing.built().ifPresent(build -> plain.put("built", progress(build)));
        standing.build().ifPresent(build -> plain.put("build", progress(build)));
        return plain;
    }

    private static String state(ProjectionStatus standing) {
        if (standing.build().isEmpty()) {
            return "serving";
        }
        return standing.builtAt().isEmpty() ? "building" : "rebuilding";
    }

    private static Map<String, Object> progress(ProjectionStatus.Build build) {
        var progress = new LinkedHashMap<String, Object>();
        progress.put("version", build.version());
        progress.put("generation", build.number());
        progress.put("matches", build.matches());
        progress.put("of", build.of());
        progress.put("percent", build.percent());
        progress.put("events", build.events());
        progress.put("eventsPerSecond", build.eventsPerSecond());
        return progress;
    }

    private static ResponseEntity<byte[]> answer(HttpStatus status, Object body) {
        return ResponseEntity.status(status)
                .contentType(MediaType.APPLICATION_JSON)
                .body(Canonical.bytes(body));
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
